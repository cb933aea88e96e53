"""Run by test/scenarios/python-client.full.test.ts against a real service at HOMEDEX_ADDRESS, with a key in HOMEDEX_KEY."""

import asyncio
import os
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from homedex import AsyncClient, Client, HomedexError

ADDRESS = os.environ["HOMEDEX_ADDRESS"]
KEY = os.environ["HOMEDEX_KEY"]
COMPANIES = int(os.environ["HOMEDEX_COMPANIES"])


class Refusing(BaseHTTPRequestHandler):
    """Refuses as often as it is told to, then answers."""

    refusals: list[tuple[int, str | None]] = []
    seen: list[str] = []

    def do_GET(self) -> None:
        type(self).seen.append(f"{self.command} {self.path}")
        if self.refusals:
            status, retry_after = type(self).refusals.pop(0)
            self.send_response(status)
            if retry_after is not None:
                self.send_header("retry-after", retry_after)
            self.end_headers()
            return
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(b'{"ready": true}')

    do_POST = do_GET

    def log_message(self, *_: Any) -> None:
        pass


class SyncTest(unittest.TestCase):
    def setUp(self) -> None:
        self.homedex = Client(ADDRESS, KEY)

    def test_a_search_has_typed_results(self) -> None:
        page = self.homedex.get_search(q="bakery", country=["de", "at"], limit=3)
        self.assertEqual(page["total_count"], COMPANIES)
        self.assertEqual(len(page["results"]), 3)

    def test_iterating_finds_every_company_once(self) -> None:
        found = [company["domain"] for company in self.homedex.iterate_search(q="bakery", limit=7)]
        self.assertEqual((len(found), len(set(found))), (COMPANIES, COMPANIES))
        listed = [company["domain"] for company in self.homedex.iterate_companies(country="de", limit=9)]
        self.assertEqual(set(listed), set(found))

    def test_lists_and_notes_are_written_and_read(self) -> None:
        created = self.homedex.post_lists(body={"name": "Leads"})
        self.homedex.post_lists_items(list_id=created["id"], body={"domains": ["site-1.de", "site-2.de"]})
        read = self.homedex.get_lists_by_id(list_id=created["id"])
        self.assertEqual([item["domain"] for item in read["items"]], ["site-1.de", "site-2.de"])
        self.homedex.delete_lists_by_id(list_id=created["id"])

    def test_a_file_comes_as_bytes(self) -> None:
        file = self.homedex.request("GET", "/search/download", query={"q": "bakery", "columns": "domain"})
        self.assertEqual(len(file.decode().strip().splitlines()), COMPANIES + 1)

    def test_refused_input_names_its_field(self) -> None:
        with self.assertRaises(HomedexError) as refused:
            self.homedex.get_search(q="bakery", limit=100_000)
        self.assertEqual(refused.exception.status, 422)
        self.assertEqual(refused.exception.problems[0].field, "limit")
        self.assertIsNotNone(refused.exception.request_id)
        with self.assertRaises(HomedexError) as wrong:
            self.homedex.get_search(q="bakery", country="d")
        self.assertEqual(wrong.exception.message, "'d' is not a two-letter country code, such as DE")

    def test_unknown_and_unauthorized(self) -> None:
        with self.assertRaises(HomedexError) as missing:
            self.homedex.get_lists_by_id(list_id=999_999)
        self.assertEqual(missing.exception.status, 404)
        with self.assertRaises(HomedexError) as stranger:
            Client(ADDRESS, "hdx_wrong").get_lists()
        self.assertEqual(stranger.exception.status, 401)

    def test_a_service_that_cannot_be_reached_has_status_0(self) -> None:
        with self.assertRaises(HomedexError) as lost:
            Client("http://127.0.0.1:9", retries=0).get_ready()
        self.assertEqual(lost.exception.status, 0)


class RetryTest(unittest.TestCase):
    def setUp(self) -> None:
        Refusing.refusals, Refusing.seen = [], []
        self.server = HTTPServer(("127.0.0.1", 0), Refusing)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.waited: list[float] = []
        address = f"http://127.0.0.1:{self.server.server_port}"
        self.homedex = Client(address, retries=2, sleep=self.waited.append)
        self.awaiting = AsyncClient(address, retries=2)

    def tearDown(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def test_a_refusal_for_load_is_repeated_after_the_time_it_names(self) -> None:
        Refusing.refusals = [(429, "7"), (503, None)]
        self.assertEqual(self.homedex.get_ready(), {"ready": True})
        self.assertEqual((self.waited, len(Refusing.seen)), ([7.0, 1.0], 3))

    def test_other_refusals_and_long_waits_are_final(self) -> None:
        for refusal in [(500, None), (429, "3600")]:
            Refusing.refusals = [refusal]
            with self.assertRaises(HomedexError):
                self.homedex.get_ready()
        self.assertEqual((self.waited, len(Refusing.seen)), ([], 2))

    def test_the_last_refusal_is_raised(self) -> None:
        Refusing.refusals = [(429, "1")] * 3
        with self.assertRaises(HomedexError) as refused:
            self.homedex.get_ready()
        self.assertEqual((refused.exception.status, refused.exception.retry_after), (429, 1.0))

    def test_a_redirect_is_not_followed(self) -> None:
        Refusing.refusals = [(302, None)]
        with self.assertRaises(HomedexError) as refused:
            self.homedex.get_ready()
        self.assertEqual(refused.exception.status, 302)

    def test_an_awaited_call_is_repeated_as_well(self) -> None:
        Refusing.refusals = [(429, "0")]
        self.assertEqual(asyncio.run(self.awaiting.get_ready()), {"ready": True})
        self.assertEqual(len(Refusing.seen), 2)


class AsyncTest(unittest.IsolatedAsyncioTestCase):
    async def test_calls_run_at_the_same_time_and_iterate(self) -> None:
        homedex = AsyncClient(ADDRESS, KEY)
        counts = await asyncio.gather(*[homedex.get_search_count(q="bakery") for _ in range(5)])
        self.assertEqual({count["total_results"] for count in counts}, {COMPANIES})
        found = {company["domain"] async for company in homedex.iterate_search(q="bakery", limit=10)}
        self.assertEqual(len(found), COMPANIES)
        with self.assertRaises(HomedexError):
            await homedex.get_lists_by_id(list_id=999_999)


if __name__ == "__main__":
    unittest.main()
