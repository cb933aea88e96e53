from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import urlencode

from .calls import AsyncCalls, Calls, Notification, SearchResponse, SearchResultItem

_RETRIED = (429, 503)
_SAFE = ("GET", "HEAD")
# The longest wait before an automatic retry. The caller decides about longer waits.
_WAIT_SECONDS_MAX = 60.0


@dataclass(frozen=True)
class InputProblem:
    """A problem with one field of a request."""

    field: str
    message: str


class HomedexError(Exception):
    """A failed call. `status` is 0 if the service could not be reached."""

    def __init__(
        self,
        status: int,
        message: str,
        *,
        retry_after: float | None = None,
        credits_needed: int | None = None,
        problems: Sequence[InputProblem] = (),
        request_id: str | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.retry_after = retry_after
        self.credits_needed = credits_needed
        self.problems = tuple(problems)
        self.request_id = request_id


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Refuses redirects, so that the key is never sent to an address that another server names."""

    def redirect_request(self, *_: Any) -> None:
        return None


@dataclass(frozen=True)
class _Request:
    method: str
    url: str
    body: bytes | None
    headers: dict[str, str]


class _Transport:
    """Shared by both clients: builds a request, sends it once, and decides whether to retry."""

    def __init__(self, address: str, key: str | None, timeout: float, retries: int) -> None:
        self._address = address.rstrip("/")
        self._key = key
        self._timeout = timeout
        self._retries = retries
        self._opener = urllib.request.build_opener(_NoRedirect)

    def prepare(
        self, method: str, path: str, query: dict[str, Any], body: Any, headers: dict[str, str | None]
    ) -> _Request:
        text = urlencode([pair for name, value in query.items() for pair in _pairs(name, value)], safe=",")
        sent = {name: value for name, value in headers.items() if value is not None}
        sent["accept"] = "application/json, */*"
        if self._key is not None:
            sent["authorization"] = f"Bearer {self._key}"
        if body is not None:
            sent["content-type"] = "application/json"
        return _Request(
            method,
            f"{self._address}{path}{'?' + text if text else ''}",
            None if body is None else json.dumps(body).encode(),
            sent,
        )

    def send(self, request: _Request) -> tuple[bytes, str]:
        """Returns the body of the response and its media type."""
        call = urllib.request.Request(
            request.url, data=request.body, headers=request.headers, method=request.method
        )
        try:
            with self._opener.open(call, timeout=self._timeout) as answer:
                return answer.read(), answer.headers.get("content-type", "")
        except urllib.error.HTTPError as error:
            with error:
                raise _failure(error.code, error.headers, error.read()) from None
        except OSError as error:
            raise HomedexError(0, f"The service cannot be reached: {error}") from error

    def wait_before_retry(self, request: _Request, error: HomedexError, attempt: int) -> float | None:
        """Returns the seconds to wait before a retry, or None if the error is final."""
        if attempt >= self._retries:
            return None
        # A request rejected for load had no effect. After a lost connection that is unknown: only reads are retried.
        if error.status not in _RETRIED and not (error.status == 0 and request.method in _SAFE):
            return None
        wait = error.retry_after if error.retry_after is not None else 0.5 * 2**attempt
        return wait if wait <= _WAIT_SECONDS_MAX else None


def _pairs(name: str, value: Any) -> list[tuple[str, str]]:
    if value is None or value == "":
        return []
    if isinstance(value, bool):
        return [(name, "true" if value else "false")]
    if isinstance(value, (list, tuple)):
        # Column conditions may contain commas, so each is sent as its own parameter.
        if name == "filter":
            return [(name, str(item)) for item in value]
        return [(name, ",".join(_item(str(item)) for item in value))] if value else []
    return [(name, str(value))]


def _item(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if "," in text or '"' in text else text


def _failure(status: int, headers: Any, body: bytes) -> HomedexError:
    try:
        detail = json.loads(body).get("detail")
    except (ValueError, AttributeError):
        detail = None
    problems = [
        InputProblem(str((one.get("loc") or [""])[-1]), _sentence(str(one.get("msg", ""))))
        for one in (detail if isinstance(detail, list) else [])
        if isinstance(one, dict)
    ]
    message = detail if isinstance(detail, str) else problems[0].message if problems else f"The service answered {status}."
    return HomedexError(
        status,
        message,
        retry_after=_number(headers.get("retry-after")),
        credits_needed=None if (credits := _number(headers.get("x-credits-needed"))) is None else int(credits),
        problems=problems,
        request_id=headers.get("x-request-id"),
    )


def _sentence(message: str) -> str:
    """Returns the message of a problem without the prefix that pydantic gives to messages for programs."""
    sentence = message.removeprefix("Value error, ")
    return message if sentence == message else sentence[:1].upper() + sentence[1:]


def _number(text: str | None) -> float | None:
    try:
        return None if text is None else float(text)
    except ValueError:
        return None


def _read(answer: tuple[bytes, str]) -> Any:
    body, media_type = answer
    return json.loads(body) if "json" in media_type and "ndjson" not in media_type else body


class Client(Calls):
    """Calls a Homedex service.

    >>> homedex = Client("http://127.0.0.1:8080", key="…")
    >>> homedex.get_search(q="rye loaves", country=["gb", "ie"])["total_count"]
    """

    def __init__(
        self,
        address: str,
        key: str | None = None,
        *,
        timeout: float = 60.0,
        retries: int = 2,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._transport = _Transport(address, key, timeout, retries)
        self._sleep = sleep

    def request(
        self,
        method: str,
        path: str,
        *,
        query: dict[str, Any] | None = None,
        body: Any = None,
        headers: dict[str, str | None] | None = None,
    ) -> Any:
        """Calls any path. Returns JSON as Python values and files as bytes."""
        request = self._transport.prepare(method, path, query or {}, body, headers or {})
        attempt = 0
        while True:
            try:
                return _read(self._transport.send(request))
            except HomedexError as error:
                wait = self._transport.wait_before_retry(request, error, attempt)
                if wait is None:
                    raise
            self._sleep(wait)
            attempt += 1

    def _call(
        self, method: str, path: str, query: dict[str, Any], body: Any, headers: dict[str, str | None]
    ) -> Any:
        return self.request(method, path, query=query, body=body, headers=headers)

    def iterate_search(self, **parameters: Any) -> Iterator[SearchResultItem]:
        """Iterates over all matches of a search. Takes the parameters of `get_search`."""
        return self._iterate("/search", parameters)

    def iterate_companies(self, **parameters: Any) -> Iterator[SearchResultItem]:
        """Iterates over all companies that match the filters. Takes the parameters of `get_companies`."""
        return self._iterate("/companies", parameters)

    def iterate_notifications(self, *, unread_only: bool = False) -> Iterator[Notification]:
        """Iterates over all notifications, newest first."""
        before: int | None = None
        while page := self.get_notifications(unread_only=unread_only, before=before):
            yield from page
            before = page[-1]["id"]

    def _iterate(self, path: str, parameters: dict[str, Any]) -> Iterator[SearchResultItem]:
        cursor: str | None = None
        while True:
            page = cast(SearchResponse, self.request("GET", path, query=_page_query(parameters, cursor)))
            yield from page["results"]
            cursor = page.get("next_cursor")
            if not cursor or not page["results"]:
                return


class AsyncClient(AsyncCalls):
    """The same client for asyncio. Calls run in threads, so no dependencies are needed."""

    def __init__(
        self, address: str, key: str | None = None, *, timeout: float = 60.0, retries: int = 2
    ) -> None:
        self._transport = _Transport(address, key, timeout, retries)

    async def request(
        self,
        method: str,
        path: str,
        *,
        query: dict[str, Any] | None = None,
        body: Any = None,
        headers: dict[str, str | None] | None = None,
    ) -> Any:
        """Calls any path. Returns JSON as Python values and files as bytes."""
        request = self._transport.prepare(method, path, query or {}, body, headers or {})
        attempt = 0
        while True:
            try:
                return _read(await asyncio.to_thread(self._transport.send, request))
            except HomedexError as error:
                wait = self._transport.wait_before_retry(request, error, attempt)
                if wait is None:
                    raise
            await asyncio.sleep(wait)
            attempt += 1

    async def _call(
        self, method: str, path: str, query: dict[str, Any], body: Any, headers: dict[str, str | None]
    ) -> Any:
        return await self.request(method, path, query=query, body=body, headers=headers)

    async def iterate_search(self, **parameters: Any) -> AsyncIterator[SearchResultItem]:
        """Iterates over all matches of a search. Takes the parameters of `get_search`."""
        async for company in self._iterate("/search", parameters):
            yield company

    async def iterate_companies(self, **parameters: Any) -> AsyncIterator[SearchResultItem]:
        """Iterates over all companies that match the filters. Takes the parameters of `get_companies`."""
        async for company in self._iterate("/companies", parameters):
            yield company

    async def iterate_notifications(self, *, unread_only: bool = False) -> AsyncIterator[Notification]:
        """Iterates over all notifications, newest first."""
        before: int | None = None
        while page := await self.get_notifications(unread_only=unread_only, before=before):
            for notification in page:
                yield notification
            before = page[-1]["id"]

    async def _iterate(self, path: str, parameters: dict[str, Any]) -> AsyncIterator[SearchResultItem]:
        cursor: str | None = None
        while True:
            page = cast(SearchResponse, await self.request("GET", path, query=_page_query(parameters, cursor)))
            for company in page["results"]:
                yield company
            cursor = page.get("next_cursor")
            if not cursor or not page["results"]:
                return


def _page_query(parameters: dict[str, Any], cursor: str | None) -> dict[str, Any]:
    # Parameters whose names are Python keywords have a trailing underscore.
    query = {name.rstrip("_"): value for name, value in parameters.items()}
    return {**query, "cursor": cursor}
