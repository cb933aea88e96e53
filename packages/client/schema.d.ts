export interface paths {
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the domains whose homepage holds a keyword or phrase
         * @description Best match first. `total_count` is exact at any size. Every page of results is saved to the viewed companies (`/auth/my-companies`) of a signed-in caller, unless `save=false`.
         */
        get: operations["get_search"];
        put?: never;
        /**
         * The same search with its parameters as a JSON body, for long lists
         * @description Every parameter of `GET /search` is a field; lists may be arrays.
         */
        post: operations["post_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many domains match, exactly, without the rows */
        get: operations["get_search_count"];
        put?: never;
        /** The same count with its parameters as a JSON body */
        post: operations["post_search_count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facet counts by industry, country, technology and more; exact
         * @description Searching with a value as its filter finds as many as its count says; the filter of a `tech` value is `technology`. A domain under co.uk counts for `co.uk` and for `uk`.
         */
        get: operations["get_search_facets"];
        put?: never;
        /** The same facets with their parameters as a JSON body */
        post: operations["post_search_facets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies by filters alone, best rank first
         * @description Every filter of `/search` without a query, in the same form; equal ranks stand in the order of their domains. Nothing is saved to My Companies.
         */
        get: operations["get_companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the companies that pass the filters divide; exact counts */
        get: operations["get_companies_facets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggestions for what somebody is typing */
        get: operations["get_autocomplete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domain/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile of a company: all 178 columns, as indexed
         * @description Free for anonymous callers; free accounts have 250 lookups, then it costs one credit. A profile you have paid for (or used a free lookup on) is free to read again for 30 days, unless the operator chose otherwise. A domain that is not indexed costs nothing.
         */
        get: operations["get_domain_by_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domain/{domain}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where each value of a profile was seen
         * @description By column: the place on the page, what stands there, the rule that read it, and when. It belongs to the profile: free for whoever has read that, else priced like reading it, and the profile is then free. Nothing is saved to My Companies.
         */
        get: operations["get_domain_evidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domain/{domain}/competitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies that are like a company, in any language
         * @description Best first, at most 500; the company itself is never among them. Parked domains, default pages and directories are left out.
         */
        get: operations["get_domain_competitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domain/{domain}/competitors/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many companies are like a company, and the first three */
        get: operations["get_domain_competitors_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies that are like several companies at once
         * @description Like the mean of up to ten `domains`, unlike those of `not`; each result names the one it is most like. Takes every filter of `/search`.
         */
        get: operations["get_competitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/competitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * More companies like those of a list
         * @description Like the mean of the first 100 indexed companies of the list; none of its first 10,000 is in the answer.
         */
        get: operations["get_lists_competitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competitors/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which method compares companies now, and why */
        get: operations["get_competitors_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 178 columns of a profile and how often each is filled */
        get: operations["get_columns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/copilot/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A sentence becomes a search, a lookup or a hunt for lookalikes, and is answered
         * @description In English, German, French, Spanish, Italian, Dutch, Portuguese or Polish. Costs what the call it makes costs: searches are free, a profile costs what `/lookup/{domain}` costs. An unclear message is answered by a question, with up to three calls that may have been meant. A call that would spend more than the message or its conversation may is not made but proposed. Who accepts `text/event-stream` hears of it as it comes: `call` (the call and its price, before it is made), `results`, `sentence`, at last `answer` (what JSON clients get) or `error`.
         */
        post: operations["post_copilot_query"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/copilot/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which model answers, and whether it does */
        get: operations["get_copilot_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/copilot/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The conversations with the copilot that are kept, newest first */
        get: operations["get_copilot_conversations"];
        /** Keep conversations with the copilot from now on, or delete them all and keep none */
        put: operations["put_copilot_conversations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/copilot/conversations/{conversation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A conversation with its messages, answers and calls */
        get: operations["get_copilot_conversations_by_id"];
        put?: never;
        post?: never;
        /** Delete a conversation */
        delete: operations["delete_copilot_conversations_by_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile of a company, fetched now if it is not indexed
         * @description Costs what `/domain/{domain}` costs. A domain without a homepage is 404, and the sentence says why: parked, behind a wall, no address …
         */
        get: operations["get_lookup_by_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrich/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile of a company, fetched now if it is older than twelve months
         * @description The site itself and Common Crawl race for `wait_ms`, then a headless browser joins, then, for accounts, a proxy; whoever brings the page first wins. Costs what `/domain/{domain}` costs.
         */
        get: operations["get_enrich_by_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/competitors/crawl-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many companies this service has fetched itself, and by which way */
        get: operations["get_competitors_crawl_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search results with all 178 columns, best first, as CSV or JSON lines
         * @description The lower of the tier asked for and your own sets the row cap: free 100, pro 10,000, enterprise 1,000,000. `X-Tier`, `X-Row-Cap`, `X-Row-Cap-Reason` and `X-Total-Count` tell what was applied.
         */
        get: operations["get_search_download"];
        put?: never;
        /** The same download with its parameters as a JSON body */
        post: operations["post_search_download"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies by filters alone, best rank first, as CSV or JSON lines
         * @description As `/search/download`, without a query.
         */
        get: operations["get_companies_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-search/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exact counts for up to 200 keywords at once
         * @description `combined_total` adds the counts up, so a domain that matches several keywords is counted for each. Keywords come back in the order sent, each once; one without letters or digits has a `problem`.
         */
        get: operations["get_bulk_search_count"];
        put?: never;
        /** The same counts with the keywords in a JSON body */
        post: operations["post_bulk_search_count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-search/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The matches of several keywords in one file, each domain once
         * @description A domain that matches several keywords is attributed to the first of them, in `matched_keyword`. Rows are sorted by score over all keywords.
         */
        get: operations["get_bulk_search_download"];
        put?: never;
        /** The same download with its parameters as a JSON body */
        post: operations["post_bulk_search_download"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Profiles of up to 100,000 domains as a file, those that are not indexed fetched now
         * @description Rows come back in the order sent, as they are ready: your own columns, the 178 columns, `lookup_status` (indexed, fetched, not_found, invalid, duplicate) and `lookup_error`. Every profile costs what `/domain/{domain}` costs, when it is written; other rows cost nothing. A caller who could not pay for all rows gets 402 before any work. Without an account a file has up to 100 rows and counts as its rows: what goes beyond the requests of a minute is repaid before the next request is taken. With `async=true`, which needs an account, the answer is a job (JSON), which goes on without a connection: `GET /jobs/{job_id}` tells its progress, `/jobs/{job_id}/download` gives the file. `X-Rows`, `X-Rows-Invalid`, `X-Rows-Duplicate` and `X-Rows-Unreadable` say how the file was read.
         */
        post: operations["post_bulk_lookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-lookup/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a file of domains holds, and what looking it up would cost at most
         * @description Nothing is looked up and nothing is charged. The header of the file is no row.
         */
        post: operations["post_bulk_lookup_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your bulk look-ups of the last seven days, newest first */
        get: operations["get_jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a bulk look-up is */
        get: operations["get_jobs_by_id"];
        put?: never;
        post?: never;
        /** Cancel a bulk look-up; the rows that are done stay */
        delete: operations["delete_jobs_by_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{job_id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a bulk look-up that has ended
         * @description Every profile costs what `/domain/{domain}` costs, once: a profile that was paid for is free to read again for a while.
         */
        get: operations["get_jobs_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link that starts a download once, without a bearer header
         * @description `params` are those of `POST /search/download`, `GET /companies/download`, `POST /bulk-search/download`, `GET /my-companies/export` or, with `list_id`, `GET /lists/{list_id}/export`. `url` is relative to this service and works once within `expires_in` seconds; `rows` and `credits` are what the file would hold and cost now. Nothing is charged before the link is used.
         */
        post: operations["post_downloads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The download that a link of `POST /downloads` stands for, once
         * @description On behalf of the account that asked for the link, whoever opens it.
         */
        get: operations["get_downloads_by_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register with a business e-mail address; a link to complete it is mailed */
        post: operations["post_auth_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete a registration or sign in by the mailed link; the page stores the session token and opens the app
         * @description Looking at the link changes nothing, so that mail scanners and previews may. The page itself uses the link up by `POST /auth/verify`, after asking for a password where there is none, or where another browser registered.
         */
        get: operations["get_auth_verify"];
        put?: never;
        /** Use a mailed link up: the page that answers stores the session token and opens the app */
        post: operations["post_auth_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resend-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new link to an address that waits for verification */
        post: operations["post_auth_resend_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password */
        post: operations["post_auth_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link that signs in, once; the answer is the same for every address */
        post: operations["post_auth_login_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/identity-provider/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a nonce to send to the identity provider; the ID token must carry it */
        post: operations["post_auth_identity_provider_nonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/identity-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an ID token of the configured OpenID Connect provider
         * @description The token must carry a nonce from `POST /auth/identity-provider/nonce`, which makes it work once, and be at most ten minutes old.
         */
        post: operations["post_auth_identity_provider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session whose token is sent; an API key has none, stays as it is and gets `false` */
        post: operations["post_auth_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["get_auth_me"];
        put?: never;
        post?: never;
        /**
         * Delete your account and everything that belongs to it, for good
         * @description Asks for the password, or for a session that came from a mailed link less than 15 minutes ago. Credits that are left end with the account; the answer says how many.
         */
        delete: operations["delete_auth_me"];
        options?: never;
        head?: never;
        /** Change your name */
        patch: operations["patch_auth_me"];
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password; all other sessions end, and a mail says so
         * @description Asks for the current password, or for a session that came from a mailed link less than 15 minutes ago. API keys stay unless `revoke_keys` is true.
         */
        post: operations["post_auth_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to choose a new password; the answer is the same for every address */
        post: operations["post_auth_password_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in, newest first */
        get: operations["get_auth_sessions"];
        put?: never;
        post?: never;
        /** End all your sessions but this one */
        delete: operations["delete_auth_sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: operations["delete_auth_sessions_by_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything stored about you, as one JSON document
         * @description Profile, API keys without their secrets, sessions, credit transactions, saved companies, lists, search sessions, monitors and notifications. Free of charge.
         */
        get: operations["get_auth_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your credit balance and its last 50 changes */
        get: operations["get_auth_credits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/credits/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add credits to your account */
        post: operations["post_auth_credits_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your API keys, by their visible prefix */
        get: operations["get_auth_api_keys"];
        put?: never;
        /**
         * Create an API key; it is shown only in this answer
         * @description An account has at most 5 keys (free), 20 (pro) or 100 (enterprise). Scopes: `read` is everything but what follows, `export` is files of many rows, `admin` is administration, for administrators only. Needs a session: no key makes another one.
         */
        post: operations["post_auth_api_keys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/api-keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an API key; it stops working at once */
        delete: operations["delete_auth_api_keys_by_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/my-companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies your searches and profile reads have found */
        get: operations["get_auth_my_companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/my-companies/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a company, or only what one search saved of it */
        delete: operations["delete_auth_my_companies_by_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/my-companies/export-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an export of saved companies would hold and cost */
        get: operations["get_auth_my_companies_export_check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/my-companies/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your saved companies as CSV, one credit per row
         * @description The 178 columns plus `search_query`, each company one row and one credit, however many queries found it. A retry with the same Idempotency-Key within 24 hours is not charged again for the same rows; rows that your connection did not take are given back. It costs, because it gives all you have ever found, whatever your tier; `/search/download` is free because it ends at the rows your tier allows of one search.
         */
        get: operations["get_auth_my_companies_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-companies/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your saved companies as CSV, one credit per row
         * @description The 178 columns plus `search_query`, each company one row and one credit, however many queries found it. A retry with the same Idempotency-Key within 24 hours is not charged again for the same rows; rows that your connection did not take are given back. It costs, because it gives all you have ever found, whatever your tier; `/search/download` is free because it ends at the rows your tier allows of one search.
         */
        get: operations["get_my_companies_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/check-seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of these domains another search has saved already
         * @description Answers under the normalised names of the domains, and only for those that were seen.
         */
        post: operations["post_auth_check_seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/search-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your searches to resume, newest first */
        get: operations["get_auth_search_sessions"];
        put?: never;
        /**
         * Save how far a search was read, to resume it later
         * @description An account keeps its 200 newest; filters are those of a search, 4 KB at most.
         */
        post: operations["post_auth_search_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/row-columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns in which you like to see results */
        get: operations["get_auth_row_columns"];
        /** Keep the columns in which you like to see results, their order and their widths */
        put: operations["put_auth_row_columns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your lists */
        get: operations["get_lists"];
        put?: never;
        /**
         * Create a list
         * @description An account has at most 50 lists (free), 500 (pro) or 5,000 (enterprise).
         */
        post: operations["post_lists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add domains to a list; those that are no domains are named, the rest is added
         * @description A list holds at most 10,000 companies (free), 100,000 (pro) or 1,000,000 (enterprise).
         */
        post: operations["post_lists_items"];
        /** Take domains out of a list */
        delete: operations["delete_lists_items"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A list with a page of its companies, in the order they were added */
        get: operations["get_lists_by_id"];
        put?: never;
        post?: never;
        /** Delete a list */
        delete: operations["delete_lists_by_id"];
        options?: never;
        head?: never;
        /** Rename a list */
        patch: operations["patch_lists_by_id"];
        trace?: never;
    };
    "/lists/{list_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A list as CSV, one credit per row
         * @description The 178 columns plus `list_name`, by domain. Priced and settled as the export of saved companies: rows that your connection did not take are given back, and a retry with the same Idempotency-Key is not charged again.
         */
        get: operations["get_lists_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your monitors */
        get: operations["get_monitors"];
        put?: never;
        /**
         * Create an alert: notifies you of new matches of a query
         * @description A notification counts homepages that match now and did not at the last check: new ones, and known ones that have changed. An account has at most 10 monitors (free), 100 (pro) or 1,000 (enterprise).
         */
        post: operations["post_monitors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors/lookalikes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch for companies like others: those that become like them later than now are notified
         * @description Asks what `GET /competitors` asks. A notification counts companies whose homepage is new, or has changed, and is now strongly like the mean of `domains`: of the same industry as a competitor, of another as a lookalike. Each is told once. They count against the same number of monitors as others.
         */
        post: operations["post_monitors_lookalikes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors/{monitor_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a monitor; its notifications stay */
        delete: operations["delete_monitors_by_id"];
        options?: never;
        head?: never;
        /**
         * Rename a monitor, pause it or let it go on, have its news posted or mailed
         * @description What is not given stays. A monitor that goes on reports what comes from then on. News are posted to `webhook_url` as JSON with `Homedex-Delivery` (the same for every attempt of a delivery) and `Homedex-Signature: t=…,v1=…`, where v1 is the HMAC-SHA256 in hex of t, a dot and the body, with the secret as the key. An answer other than 2xx within 10 seconds is tried again for 24 hours. Only public addresses are posted to, and redirects are not followed.
         */
        patch: operations["patch_monitors_by_id"];
        trace?: never;
    };
    "/monitors/{monitor_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest 200 checks of a monitor, newest first */
        get: operations["get_monitors_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors/{monitor_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest 100 deliveries to the webhook of a monitor, newest first */
        get: operations["get_monitors_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your notifications, newest first */
        get: operations["get_notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{notification_id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification as read */
        post: operations["post_notifications_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification and all older ones as read */
        post: operations["post_notifications_read_up_to"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your notifications, newest first */
        get: operations["get_monitors_notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors/notifications/{notification_id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification as read */
        post: operations["post_monitors_notifications_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cache-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much the query cache holds */
        get: operations["get_admin_cache_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cache/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget all cached pages of results, on every service that shares the database */
        post: operations["post_admin_cache_clear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/fts-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Size and shape of the text index */
        get: operations["get_admin_fts_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/domain-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many domains are known, and how the indexed ones divide */
        get: operations["get_admin_domain_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/domains/import-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import domains, one a line as plain text, or as JSON; those that are not indexed wait for the crawler */
        post: operations["post_admin_domains_import_text"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/domains/import-csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import domains from a CSV file; those that are not indexed wait for the crawler */
        post: operations["post_admin_domains_import_csv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/domains/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Known domains: indexed ones, then those that wait to be crawled */
        get: operations["get_admin_domains_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/crawl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The crawl queue: what waits, what was fetched, what was given up */
        get: operations["get_admin_crawl"];
        put?: never;
        /**
         * Pause or resume the crawl queue, or have domains tried again
         * @description `retry` without domains has everything tried again that was given up; with domains, those, whatever became of them before.
         */
        post: operations["post_admin_crawl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All accounts, newest first, or those whose address or name holds a text */
        get: operations["get_admin_accounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the tier of an account */
        patch: operations["patch_admin_accounts_by_id"];
        trace?: never;
    };
    "/admin/accounts/{account_id}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant credits to an account */
        post: operations["post_admin_accounts_credits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{account_id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End every session of an account; its API keys stay */
        delete: operations["delete_admin_accounts_sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{account_id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block an account: its sessions and keys are refused, its monitors and downloads rest
         * @description Everything that belongs to it stays as it is. Administrators cannot be blocked.
         */
        post: operations["post_admin_accounts_block"];
        /** Unblock an account: its sessions, keys and monitors go on */
        delete: operations["delete_admin_accounts_block"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What administrators did, newest first */
        get: operations["get_admin_audit_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-log/seals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the audit log is whole: every entry is sealed over the one before it */
        get: operations["get_admin_audit_log_seals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service is up and sound, its version and the crawl it serves
         * @description Always 200 while the process answers; `degraded` says that a part of it does not work. With `ready=true` it is 503 while `GET /ready` is, which balancers should ask instead.
         */
        get: operations["get_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this instance can answer a search now
         * @description For balancers: 200 with `ready: true`, or 503 with `ready: false` and the reasons. Only what a search needs is asked; a mail server or a database of accounts that is away leaves an instance ready, and `/health` reports it.
         */
        get: operations["get_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AddCreditsRequest: {
            amount: number;
            /** @default purchase */
            reason?: string;
        };
        AddItemsRequest: {
            /** @description At most 50,000, and 512 KB together. */
            domains: string[];
        };
        AdministeredAccount: {
            id: number;
            email: string;
            name: string;
            /** @enum {string} */
            tier: "free" | "pro" | "enterprise";
            credits: number;
            free_lookups_remaining: number;
            is_admin: boolean;
            email_verified: boolean;
            created_at: string;
            /** @description Sessions that are open now. */
            sessions: number;
            api_keys: number;
            /** @description Since when nobody gets in with it; null where it is not blocked. */
            blocked_at: string | null;
            /** @description When a session or a key of it was used last. */
            last_used_at: string | null;
        };
        ApiKey: {
            id: number;
            name: string;
            prefix: string;
            created_at: string;
            last_used_at: string | null;
            /** @description What the key may do. */
            scopes: ("read" | "export" | "admin")[];
        };
        BlockAccountRequest: {
            /** @description Why, for the audit log. */
            reason: string;
        };
        BulkJob: {
            id: string;
            /** @description The name of the file that was sent; empty where it had none. */
            filename: string;
            /** @enum {string} */
            state: "running" | "finished" | "cancelled";
            rows: number;
            rows_done: number;
            /** @description Rows done, by their lookup_status. */
            by_status: {
                indexed: number;
                fetched: number;
                not_found: number;
                invalid: number;
                duplicate: number;
            };
            /** @description Rows whose quotes were not closed, read as plain lines, and lines too long to be a row. */
            unreadable_rows: number;
            /** @description Columns of your file that the result begins with. */
            own_columns: string[];
            created_at: string;
            finished_at: string | null;
            /** @description Where the file is, once the job has ended. */
            download_url: string | null;
        };
        BulkLookupPreview: {
            /** @description Rows, the header not counted. */
            rows: number;
            /** @description Different domains. */
            domains: number;
            /** @description Rows whose domain stands in a row before. */
            duplicates: number;
            /** @description Rows that name no domain. */
            invalid: number;
            /** @description Rows whose quotes were not closed, and lines too long to be a row. */
            unreadable_rows: number;
            /** @description Columns of your file that `keep` would write first. */
            own_columns: string[];
            /** @description The first domains, each once. */
            sample: string[];
            /** @description Free profiles that would be used at most. */
            free_profiles: number;
            /** @description Credits that would be taken at most. */
            credits_needed: number;
            can_pay: boolean;
        };
        BulkSearchCountBody: {
            /** @description Up to 200 keywords or phrases. */
            keywords: string | string[];
        };
        BulkSearchDownloadBody: {
            /** @description Up to 200 keywords or phrases. */
            keywords: string | string[];
            /**
             * @description The lower of this and your own tier sets the row cap; name your tier to get all of its rows. `X-Row-Cap-Reason` says which of both it was.
             * @default free
             * @enum {string}
             */
            tier?: "free" | "pro" | "enterprise";
            /**
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "jsonl";
            /**
             * @description Begin a CSV with the byte order mark by which Excel knows UTF-8.
             * @default false
             */
            bom?: boolean;
            /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus leaves one out, as in `all,-body_text`. Also: matched_keyword, score. */
            columns?: string | string[];
        };
        CacheStatsResponse: {
            /** @default 0 */
            total_queries_cached: number;
            /** @default 0 */
            total_homepages_cached: number;
            /** @default 0 */
            cache_db_size_mb: number;
            /** @default null */
            oldest_entry: string | null;
            /** @default null */
            newest_entry: string | null;
        };
        ChangeAccountRequest: {
            /** @enum {string} */
            tier: "free" | "pro" | "enterprise";
        };
        ChangeMonitor: {
            /** @description Empty: the query. */
            name?: string;
            paused?: boolean;
            /** @description An http or https address; null ends it. A new one has a new secret. */
            webhook_url?: string | null;
            /** @description Mail news to the address of the account, gathered. */
            email?: boolean;
        };
        ChangeNameRequest: {
            name: string;
        };
        ChangePasswordRequest: {
            password: string;
            current_password?: string;
            /**
             * @description Also delete all API keys of the account.
             * @default false
             */
            revoke_keys?: boolean;
        };
        ChangedMonitor: {
            id: number;
            name: string;
            query: string;
            /** @description As of a search; `lookalikes` where companies like others are watched for. */
            mode: string;
            filters: {
                [key: string]: unknown;
            };
            /** @description What the companies shall be like; null where the query is made of words. */
            likeness: {
                domains: string[];
                not: string[];
                same_language: string;
                mix: number;
                min_score?: number;
            } | null;
            paused: boolean;
            webhook_url: string | null;
            /** @description Whether news are mailed to the address of the account. */
            email: boolean;
            created_at: string;
            last_checked_at: string | null;
            last_total: number;
            /** @description New matches in notifications that have not been read. */
            new_matches: number;
            /** @description Why the last check failed. */
            last_error: string | null;
            /** @description With a new webhook_url only, and never again: the secret its deliveries are signed with. */
            webhook_secret?: string;
        };
        CheckSeenRequest: {
            domains: string[];
            /** @default  */
            current_query?: string;
        };
        Column: {
            name: string;
            /** @enum {string} */
            type: "string" | "integer" | "number" | "boolean" | "string[]" | "datetime";
            group: string;
            label: string;
            description: string;
            filterable: boolean;
            /** @description Share of the indexed companies that have a value, from 0 to 1. */
            fill_rate: number;
        };
        CompanyList: {
            id: number;
            name: string;
            item_count: number;
            created_at: string;
        };
        CompanyListWithItems: {
            id: number;
            name: string;
            item_count: number;
            created_at: string;
            items: {
                domain: string;
                title: string;
                company_name: string;
                added_at: string;
            }[];
        };
        Conversation: {
            id: number;
            title: string;
            created_at: string;
            updated_at: string;
            turns: {
                message: string;
                answer: string;
                tool_call: {
                    name: string;
                    args: {
                        [key: string]: unknown;
                    };
                };
                model: string;
                credits: number;
                created_at: string;
            }[];
        };
        ConversationSummary: {
            id: number;
            title: string;
            created_at: string;
            updated_at: string;
        };
        CopilotQuery: {
            /** @description What is wanted, in plain words. */
            message: string;
            /**
             * @description Earlier turns, oldest first: messages as `{role: "user", content}` and answers as they came, with `tool_call` and `results`; at most 200 turns and, without `results`, 64 KB. A message may refine, replace or drop part of the last call.
             * @default null
             */
            history?: {
                [key: string]: unknown;
            }[] | null;
            /**
             * @description What this message may spend; null for what `/copilot/health` says.
             * @default null
             */
            credits_max?: number | null;
            /**
             * @description A kept conversation that the message goes on with; its turns are the history where none is sent.
             * @default null
             */
            conversation_id?: number | null;
        };
        CopilotResponse: {
            answer: string;
            tool_call: {
                /** @description `search`, `lookup` or `similar`; `none` where nothing was called. */
                name: string;
                /** @description The parameters of that endpoint, so that the call can be replayed. */
                args: {
                    [key: string]: unknown;
                };
            };
            /** @description What the call answered; empty where nothing was called or found. */
            results: {
                [key: string]: unknown;
            };
            /** @description Every condition in force, with the words that became it. */
            applied: {
                /** @description The words of the message; empty where it did not say so. */
                text: string;
                param: string;
                value: string;
                /** @description Asked for by an earlier message and still in force. */
                inherited: boolean;
                /** @description For people, in the language of the message. */
                label: string;
            }[];
            /** @description Words that changed nothing. */
            ignored: string[];
            /** @description Calls that may have been meant, up to three, ready to be made. */
            proposals: {
                /** @description `search`, `lookup` or `similar`; `none` where nothing was called. */
                name: string;
                /** @description The parameters of that endpoint, so that the call can be replayed. */
                args: {
                    [key: string]: unknown;
                };
            }[];
            /** @description Where nothing was found: what would be found without some condition, the most first. */
            relaxed: {
                /** @description The conditions that are dropped, in the language of the message. */
                label: string;
                total_count: number;
                tool_call: {
                    /** @description `search`, `lookup` or `similar`; `none` where nothing was called. */
                    name: string;
                    /** @description The parameters of that endpoint, so that the call can be replayed. */
                    args: {
                        [key: string]: unknown;
                    };
                };
            }[];
            /** @description The page of the app that shows it whole (`compare`, `company`, `lookalikes`), or where it can be done what the copilot does not do. */
            page: {
                name: string;
                path: string;
            } | null;
            /** @description Messages that may come next, in the language of the message. */
            suggestions: string[];
            /** @description The language of the message, as the answer has it. */
            language: string;
            elapsed_ms: number;
            model: string;
            /** @description That the built-in planner answered instead of the language model, and why. */
            notice: string | null;
            /** @description What was taken, and what may be. */
            credits: {
                spent: number;
                message_max: number;
                conversation_spent: number;
                conversation_max: number;
            };
            /** @description Where the conversation goes on, if it is kept. */
            conversation_id: number | null;
        };
        CrawlState: {
            paused: boolean;
            /** @description Never fetched so far, a try is to come. */
            waiting: number;
            /** @description A page came; looked at again when it is due. */
            fetched: number;
            /** @description Given up. */
            failed: number;
            /** @description Being fetched now. */
            under_way: number;
            by_tier: {
                [key: string]: number;
            };
            oldest_fetch: string | null;
            newest_fetch: string | null;
        };
        CreateApiKeyRequest: {
            /** @default Default */
            name?: string;
            /**
             * @description What the key may do.
             * @default [
             *       "read",
             *       "export"
             *     ]
             */
            scopes?: ("read" | "export" | "admin")[];
        };
        CreateDownload: {
            /** @enum {string} */
            kind: "search" | "companies" | "bulk-search" | "my-companies" | "list";
            /** @default {} */
            params?: {
                [key: string]: unknown;
            };
        };
        CreateListRequest: {
            name: string;
        };
        CreateLookalikeMonitor: {
            domains: string | string[];
            /** @description Domains, up to 10, that they shall not be like. */
            not?: string | string[];
            /**
             * @description only: in the languages of the domains; prefer: those count for more; any: all alike.
             * @default any
             * @enum {string}
             */
            same_language?: "only" | "prefer" | "any";
            /**
             * @description 0: the same words; 1: the same business.
             * @default 0.5
             */
            mix?: number;
            /** @description Instead of the scores from which on a company is a competitor or a lookalike. */
            min_score?: number;
            /** @description Any filters of /search but `domains`. */
            filters?: {
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
                tech?: string | string[];
                /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
                technology?: string | string[];
                /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
                industry?: string | string[];
                /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
                tld?: string | string[];
                /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
                country?: string | string[];
                /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
                language?: string | string[];
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string | string[];
                /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
                exclude?: string | string[];
                /** @description Features the homepage must not have, comma-separated; none of them may be there. */
                not_has?: string | string[];
                /** @description The country is none of these. */
                not_country?: string | string[];
                /** @description The industry is none of these. */
                not_industry?: string | string[];
                /** @description The domain ends in none of these. */
                not_tld?: string | string[];
                /** @description The language is none of these. */
                not_language?: string | string[];
                /** @description None of these technologies, by their exact names, is in use. */
                not_technology?: string | string[];
            };
            /**
             * @description Empty: the domains.
             * @default
             */
            name?: string;
        };
        CreateMonitor: {
            /** @description Keyword or phrase. Empty: the filters alone. */
            query: string;
            /**
             * @description phrase: the words in a row; all (or any): all words, at any position; or (or single): at least one of the words.
             * @default phrase
             * @enum {string}
             */
            mode?: "phrase" | "any" | "single" | "all" | "or";
            /** @description Any filters of /search. */
            filters?: {
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to check; only these can match. */
                domains?: string | string[];
                /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
                tech?: string | string[];
                /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
                technology?: string | string[];
                /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
                industry?: string | string[];
                /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
                tld?: string | string[];
                /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
                country?: string | string[];
                /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
                language?: string | string[];
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string | string[];
                /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
                exclude?: string | string[];
                /** @description Features the homepage must not have, comma-separated; none of them may be there. */
                not_has?: string | string[];
                /** @description The country is none of these. */
                not_country?: string | string[];
                /** @description The industry is none of these. */
                not_industry?: string | string[];
                /** @description The domain ends in none of these. */
                not_tld?: string | string[];
                /** @description The language is none of these. */
                not_language?: string | string[];
                /** @description None of these technologies, by their exact names, is in use. */
                not_technology?: string | string[];
            };
            /**
             * @description Empty: the query, or the filters.
             * @default
             */
            name?: string;
        };
        CreatedApiKey: {
            id: number;
            name: string;
            prefix: string;
            key: string;
            created_at: string;
            scopes: ("read" | "export" | "admin")[];
        };
        CreditTransaction: {
            id: number;
            amount: number;
            balance_after: number;
            reason: string;
            reference: string | null;
            /** @description Free profiles that were used (negative) or given back. */
            free_profiles: number;
            created_at: string;
        };
        DeleteAccountRequest: {
            password?: string;
        };
        Delivery: {
            /** @description As in the header `Homedex-Delivery`. */
            id: string;
            notification_id: number | null;
            /** @enum {string} */
            state: "pending" | "delivered" | "failed";
            attempts: number;
            /** @description What the receiver answered last. */
            status: number | null;
            /** @description Why the last attempt failed. */
            error: string | null;
            created_at: string;
            last_attempt_at: string | null;
            next_attempt_at: string | null;
        };
        DownloadLink: {
            url: string;
            expires_in: number;
            rows: number;
            credits: number;
        };
        EnrichResponse: {
            domain: string;
            /**
             * @description Who brought the profile; none: nobody could, and it is the old one.
             * @enum {string}
             */
            source: "cached" | "live_http" | "crawl_wet" | "browser" | "proxy" | "none";
            elapsed_ms: number;
            /** @description Time spent fetching; 0 for a cached profile. */
            fetch_ms: number;
            /** @description Age of the page that the profile was made from. */
            cache_age_days: number;
            /** @description Columns that have a value. */
            enriched_columns: number;
            /** @description What was tried, in the order in which it ended. */
            attempts: {
                tier: string;
                outcome: string;
                ms: number;
            }[];
            profile: {
                /**
                 * @description Registrable domain, the key of the profile.
                 * @example example.com
                 */
                domain: string;
                /**
                 * @description Public suffix of the domain, without the leading dot.
                 * @example co.uk
                 */
                tld: string;
                /**
                 * @description Address of the homepage that was asked for.
                 * @example https://example.com/
                 */
                homepage_url: string;
                /**
                 * @description Address the homepage was served from after redirects.
                 * @example https://www.example.com/en/
                 */
                final_url: string | null;
                /**
                 * @description Title of the page, as a browser shows it.
                 * @example Example Ltd - Garden furniture
                 */
                title: string | null;
                /**
                 * @description Name the company uses for itself.
                 * @example Example
                 */
                company_name: string | null;
                /**
                 * @description Registered name with its legal form.
                 * @example Example Trading Ltd
                 */
                legal_name: string | null;
                /**
                 * @description Legal form read from the registered name.
                 * @example Ltd
                 */
                legal_form: string | null;
                /**
                 * @description Other names the page gives for the company.
                 * @example [
                 *       "Example Garden"
                 *     ]
                 */
                alternate_names: string[];
                /**
                 * @description Meta description of the page, as written.
                 * @example Garden furniture made in Leeds.
                 */
                meta_description: string | null;
                /**
                 * @description Short line by which the company presents itself.
                 * @example Sit outside, longer
                 */
                tagline: string | null;
                /**
                 * @description First passage in which the company speaks about itself.
                 * @example We have made benches since 1987.
                 */
                about_text: string | null;
                /**
                 * @description Address of the logo image.
                 * @example https://example.com/logo.svg
                 */
                logo_url: string | null;
                /**
                 * @description Address of the site icon.
                 * @example https://example.com/favicon.ico
                 */
                favicon_url: string | null;
                /**
                 * @description Year of foundation the page states.
                 * @example 1987
                 */
                founded_year: number | null;
                /**
                 * @description Number of employees the page declares.
                 * @example 42
                 */
                employee_count: number | null;
                /**
                 * @description VAT number with country prefix, checksum verified.
                 * @example GB980780684
                 */
                vat_number: string | null;
                /**
                 * @description Company register number as printed.
                 * @example 01234567
                 */
                registration_number: string | null;
                /**
                 * @description Country of the company, ISO 3166-1 alpha-2.
                 * @example GB
                 */
                country: string | null;
                /**
                 * @description English name of the country.
                 * @example United Kingdom
                 */
                country_name: string | null;
                /**
                 * @description State, province or county.
                 * @example West Yorkshire
                 */
                region: string | null;
                /**
                 * @description City or town.
                 * @example Leeds
                 */
                city: string | null;
                /**
                 * @description Postal code.
                 * @example LS1 4AP
                 */
                postal_code: string | null;
                /**
                 * @description Street and number.
                 * @example 12 Mill Lane
                 */
                street_address: string | null;
                /**
                 * @description Latitude the page declares, or of the map it embeds.
                 * @example 53.7997
                 */
                latitude: number | null;
                /**
                 * @description Longitude the page declares, or of the map it embeds.
                 * @example -1.5492
                 */
                longitude: number | null;
                /**
                 * @description Areas the company says it serves.
                 * @example [
                 *       "Yorkshire",
                 *       "Lancashire"
                 *     ]
                 */
                areas_served: string[];
                /**
                 * @description E-mail addresses of the company, best first.
                 * @example [
                 *       "hello@example.com"
                 *     ]
                 */
                emails: string[];
                /**
                 * @description Telephone numbers in E.164, best first.
                 * @example [
                 *       "+441132496000"
                 *     ]
                 */
                phones: string[];
                /**
                 * @description Fax numbers in E.164.
                 * @example [
                 *       "+441132496001"
                 *     ]
                 */
                fax_numbers: string[];
                /**
                 * @description The page shows an e-mail address.
                 * @example true
                 */
                has_email: boolean;
                /**
                 * @description The page shows a telephone number.
                 * @example true
                 */
                has_phone: boolean;
                /**
                 * @description The page offers a contact page, form, address or number.
                 * @example true
                 */
                has_contact: boolean;
                /**
                 * @description The page itself holds a contact form.
                 * @example false
                 */
                has_contact_form: boolean;
                /**
                 * @description Contact page.
                 * @example https://example.com/contact
                 */
                contact_page_url: string | null;
                /**
                 * @description Page about the company.
                 * @example https://example.com/about
                 */
                about_page_url: string | null;
                /**
                 * @description Page about the people.
                 * @example https://example.com/team
                 */
                team_page_url: string | null;
                /**
                 * @description Jobs page.
                 * @example https://example.com/jobs
                 */
                careers_page_url: string | null;
                /**
                 * @description Prices or plans page.
                 * @example https://example.com/pricing
                 */
                pricing_page_url: string | null;
                /**
                 * @description Blog or news page.
                 * @example https://example.com/blog
                 */
                blog_page_url: string | null;
                /**
                 * @description Sign-in page.
                 * @example https://example.com/login
                 */
                login_page_url: string | null;
                /**
                 * @description Registration page.
                 * @example https://example.com/register
                 */
                signup_page_url: string | null;
                /**
                 * @description Help or support page.
                 * @example https://example.com/help
                 */
                support_page_url: string | null;
                /**
                 * @description Page of frequent questions.
                 * @example https://example.com/faq
                 */
                faq_page_url: string | null;
                /**
                 * @description Press or media page.
                 * @example https://example.com/press
                 */
                press_page_url: string | null;
                /**
                 * @description Page or service where an appointment or stay is booked.
                 * @example https://example.com/book
                 */
                booking_url: string | null;
                /**
                 * @description Opening hours, one entry a line as declared.
                 * @example [
                 *       "Mo-Fr 09:00-17:00"
                 *     ]
                 */
                opening_hours: string[];
                /**
                 * @description All profiles found, in page order.
                 * @example [
                 *       "https://www.linkedin.com/company/example"
                 *     ]
                 */
                social_profiles: string[];
                /**
                 * @description LinkedIn page.
                 * @example https://www.linkedin.com/company/example
                 */
                linkedin: string | null;
                /**
                 * @description X (Twitter) account.
                 * @example https://x.com/example
                 */
                x: string | null;
                /**
                 * @description Facebook page.
                 * @example https://www.facebook.com/example
                 */
                facebook: string | null;
                /**
                 * @description Instagram account.
                 * @example https://www.instagram.com/example
                 */
                instagram: string | null;
                /**
                 * @description YouTube channel.
                 * @example https://www.youtube.com/@example
                 */
                youtube: string | null;
                /**
                 * @description TikTok account.
                 * @example https://www.tiktok.com/@example
                 */
                tiktok: string | null;
                /**
                 * @description GitHub organisation or user.
                 * @example https://github.com/example
                 */
                github: string | null;
                /**
                 * @description Pinterest account.
                 * @example https://www.pinterest.com/example
                 */
                pinterest: string | null;
                /**
                 * @description Vimeo account.
                 * @example https://vimeo.com/example
                 */
                vimeo: string | null;
                /**
                 * @description WhatsApp chat link.
                 * @example https://wa.me/441132496000
                 */
                whatsapp: string | null;
                /**
                 * @description Telegram channel or account.
                 * @example https://t.me/example
                 */
                telegram: string | null;
                /**
                 * @description Discord server.
                 * @example https://discord.gg/example
                 */
                discord: string | null;
                /**
                 * @description Threads account.
                 * @example https://www.threads.net/@example
                 */
                threads: string | null;
                /**
                 * @description Mastodon account.
                 * @example https://mastodon.social/@example
                 */
                mastodon: string | null;
                /**
                 * @description Bluesky account.
                 * @example https://bsky.app/profile/example.com
                 */
                bluesky: string | null;
                /**
                 * @description Reddit community or user.
                 * @example https://www.reddit.com/r/example
                 */
                reddit: string | null;
                /**
                 * @description Medium publication or author.
                 * @example https://medium.com/@example
                 */
                medium: string | null;
                /**
                 * @description Snapchat account.
                 * @example https://www.snapchat.com/add/example
                 */
                snapchat: string | null;
                /**
                 * @description Spotify artist, show or user.
                 * @example https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk
                 */
                spotify: string | null;
                /**
                 * @description VK page.
                 * @example https://vk.com/example
                 */
                vk: string | null;
                /**
                 * @description Odnoklassniki page.
                 * @example https://ok.ru/example
                 */
                odnoklassniki: string | null;
                /**
                 * @description XING page.
                 * @example https://www.xing.com/pages/example
                 */
                xing: string | null;
                /**
                 * @description Tripadvisor listing.
                 * @example https://www.tripadvisor.com/Hotel_Review-g1-d1-Reviews-Example.html
                 */
                tripadvisor: string | null;
                /**
                 * @description Yelp listing.
                 * @example https://www.yelp.com/biz/example-leeds
                 */
                yelp: string | null;
                /**
                 * @description Trustpilot reviews page.
                 * @example https://www.trustpilot.com/review/example.com
                 */
                trustpilot: string | null;
                /**
                 * @description App in the Apple App Store.
                 * @example https://apps.apple.com/app/id123456789
                 */
                app_store_url: string | null;
                /**
                 * @description App in Google Play.
                 * @example https://play.google.com/store/apps/details?id=com.example
                 */
                google_play_url: string | null;
                /**
                 * @description Headings of level 1.
                 * @example [
                 *       "Garden furniture that lasts"
                 *     ]
                 */
                h1: string[];
                /**
                 * @description Headings of level 2.
                 * @example [
                 *       "Benches",
                 *       "Tables"
                 *     ]
                 */
                h2: string[];
                /**
                 * @description Headings of level 3.
                 * @example [
                 *       "Oak bench",
                 *       "Ash bench"
                 *     ]
                 */
                h3: string[];
                /**
                 * @description Visible text of the page, hidden and injected text left out.
                 * @example We make benches in Leeds.
                 */
                body_text: string | null;
                /**
                 * @description Words in the visible text.
                 * @example 640
                 */
                word_count: number;
                /**
                 * @description Most telling words of the page, strongest first.
                 * @example [
                 *       "bench",
                 *       "garden",
                 *       "oak"
                 *     ]
                 */
                top_keywords: string[];
                /**
                 * @description Language of the text, ISO 639-1.
                 * @example en
                 */
                language: string | null;
                /**
                 * @description Language the page declares, as written.
                 * @example en-GB
                 */
                html_lang: string | null;
                /**
                 * @description Languages the site is offered in, ISO 639-1.
                 * @example [
                 *       "en",
                 *       "de"
                 *     ]
                 */
                languages_offered: string[];
                /**
                 * @description Image that represents the page.
                 * @example https://example.com/hero.jpg
                 */
                main_image_url: string | null;
                /**
                 * @description Images on the page.
                 * @example 24
                 */
                image_count: number;
                /**
                 * @description Links to the same site.
                 * @example 58
                 */
                internal_link_count: number;
                /**
                 * @description Links to other sites.
                 * @example 9
                 */
                external_link_count: number;
                /**
                 * @description Other domains the page links to, in page order.
                 * @example [
                 *       "oakforest.org"
                 *     ]
                 */
                linked_domains: string[];
                /**
                 * @description Labels of the main navigation.
                 * @example [
                 *       "Benches",
                 *       "Tables",
                 *       "Contact"
                 *     ]
                 */
                navigation_labels: string[];
                /**
                 * @description Main calls to action, in page order.
                 * @example [
                 *       "Request a quote"
                 *     ]
                 */
                calls_to_action: string[];
                /**
                 * @description The site has a blog or news section.
                 * @example true
                 */
                has_blog: boolean;
                /**
                 * @description The page offers a newsletter.
                 * @example true
                 */
                has_newsletter_signup: boolean;
                /**
                 * @description Hidden text looks injected (gambling, pills, loans).
                 * @example false
                 */
                has_hidden_spam: boolean;
                /**
                 * @description Canonical address the page declares.
                 * @example https://example.com/
                 */
                canonical_url: string | null;
                /**
                 * @description Robots directives of the page and its headers.
                 * @example index, follow
                 */
                meta_robots: string | null;
                /**
                 * @description Neither page nor headers forbid indexing.
                 * @example true
                 */
                is_indexable: boolean;
                /**
                 * @description Meta keywords, as written.
                 * @example bench, garden, oak
                 */
                meta_keywords: string | null;
                /**
                 * @description Language versions declared, code and address.
                 * @example [
                 *       "de https://example.com/de/"
                 *     ]
                 */
                hreflang: string[];
                /**
                 * @description Open Graph title.
                 * @example Example - Garden furniture
                 */
                og_title: string | null;
                /**
                 * @description Open Graph description.
                 * @example Garden furniture made in Leeds.
                 */
                og_description: string | null;
                /**
                 * @description Open Graph image.
                 * @example https://example.com/share.jpg
                 */
                og_image: string | null;
                /**
                 * @description Open Graph type.
                 * @example website
                 */
                og_type: string | null;
                /**
                 * @description Open Graph site name.
                 * @example Example
                 */
                og_site_name: string | null;
                /**
                 * @description Twitter card type.
                 * @example summary_large_image
                 */
                twitter_card: string | null;
                /**
                 * @description Types of the JSON-LD nodes.
                 * @example [
                 *       "Organization",
                 *       "WebSite"
                 *     ]
                 */
                json_ld_types: string[];
                /**
                 * @description RSS and Atom feeds.
                 * @example [
                 *       "https://example.com/feed/"
                 *     ]
                 */
                feed_urls: string[];
                /**
                 * @description Sitemap the page links to.
                 * @example https://example.com/sitemap.xml
                 */
                sitemap_url: string | null;
                /**
                 * @description Generator the page declares.
                 * @example WordPress 6.8
                 */
                generator: string | null;
                /**
                 * @description Viewport the page declares.
                 * @example width=device-width, initial-scale=1
                 */
                viewport: string | null;
                /**
                 * @description Rank of the domain in the Common Crawl web graph, 1 is best.
                 * @example 182345
                 */
                domain_rank: number | null;
                /**
                 * @description All technologies found, readable, joined by commas.
                 * @example WordPress, jQuery, PHP
                 */
                tech_stack: string | null;
                /**
                 * @description All technologies found, most certain first.
                 * @example [
                 *       "WordPress",
                 *       "jQuery",
                 *       "PHP"
                 *     ]
                 */
                technologies: string[];
                /**
                 * @description Content management system or site builder.
                 * @example WordPress
                 */
                cms: string | null;
                /**
                 * @description Version of the content management system.
                 * @example 6.8.1
                 */
                cms_version: string | null;
                /**
                 * @description Page builder.
                 * @example Elementor
                 */
                page_builder: string | null;
                /**
                 * @description Shop system.
                 * @example WooCommerce
                 */
                ecommerce_platform: string | null;
                /**
                 * @description Web analytics.
                 * @example [
                 *       "Google Analytics"
                 *     ]
                 */
                analytics: string[];
                /**
                 * @description Tag manager.
                 * @example Google Tag Manager
                 */
                tag_manager: string | null;
                /**
                 * @description Advertising networks and pixels.
                 * @example [
                 *       "Facebook Pixel"
                 *     ]
                 */
                ad_pixels: string[];
                /**
                 * @description Content delivery network.
                 * @example Cloudflare
                 */
                cdn: string | null;
                /**
                 * @description Web server.
                 * @example Nginx
                 */
                web_server: string | null;
                /**
                 * @description Server-side programming language.
                 * @example PHP
                 */
                programming_language: string | null;
                /**
                 * @description Server-side or full-stack web framework.
                 * @example Next.js
                 */
                web_framework: string | null;
                /**
                 * @description JavaScript frameworks.
                 * @example [
                 *       "React"
                 *     ]
                 */
                js_frameworks: string[];
                /**
                 * @description JavaScript libraries.
                 * @example [
                 *       "jQuery"
                 *     ]
                 */
                js_libraries: string[];
                /**
                 * @description CSS framework.
                 * @example Bootstrap
                 */
                css_framework: string | null;
                /**
                 * @description Payment providers.
                 * @example [
                 *       "Stripe"
                 *     ]
                 */
                payment: string[];
                /**
                 * @description Live chat services.
                 * @example [
                 *       "Intercom"
                 *     ]
                 */
                live_chat: string[];
                /**
                 * @description Marketing automation and newsletters.
                 * @example [
                 *       "Mailchimp"
                 *     ]
                 */
                marketing_automation: string[];
                /**
                 * @description Customer relationship management.
                 * @example [
                 *       "HubSpot"
                 *     ]
                 */
                crm: string[];
                /**
                 * @description A/B testing and personalisation.
                 * @example [
                 *       "Optimizely"
                 *     ]
                 */
                ab_testing: string[];
                /**
                 * @description Cookie consent manager.
                 * @example Cookiebot
                 */
                consent_manager: string | null;
                /**
                 * @description Video players.
                 * @example [
                 *       "YouTube"
                 *     ]
                 */
                video: string[];
                /**
                 * @description Font services and icon fonts.
                 * @example [
                 *       "Google Fonts"
                 *     ]
                 */
                fonts: string[];
                /**
                 * @description Map services.
                 * @example [
                 *       "Google Maps"
                 *     ]
                 */
                maps: string[];
                /**
                 * @description Hosting or platform provider.
                 * @example Netlify
                 */
                hosting: string | null;
                /**
                 * @description E-mail provider of the contact addresses.
                 * @example Gmail
                 */
                email_provider: string | null;
                /**
                 * @description Bot protection and captchas.
                 * @example [
                 *       "reCAPTCHA"
                 *     ]
                 */
                security_tools: string[];
                /**
                 * @description Error and performance monitoring.
                 * @example [
                 *       "Sentry"
                 *     ]
                 */
                monitoring_tools: string[];
                /**
                 * @description Search engine optimisation tools.
                 * @example [
                 *       "Yoast SEO"
                 *     ]
                 */
                seo_tools: string[];
                /**
                 * @description The site sells online.
                 * @example true
                 */
                has_ecommerce: boolean;
                /**
                 * @description The site has a prices or plans page or section.
                 * @example false
                 */
                has_pricing: boolean;
                /**
                 * @description The page links to a cart or checkout.
                 * @example true
                 */
                has_cart: boolean;
                /**
                 * @description Currency of the prices shown, ISO 4217.
                 * @example GBP
                 */
                currency: string | null;
                /**
                 * @description Lowest price shown on the page.
                 * @example 49.9
                 */
                price_min: number | null;
                /**
                 * @description Highest price shown on the page.
                 * @example 1290
                 */
                price_max: number | null;
                /**
                 * @description The page offers a free trial.
                 * @example false
                 */
                has_free_trial: boolean;
                /**
                 * @description The page offers a demo.
                 * @example false
                 */
                has_demo_request: boolean;
                /**
                 * @description Privacy policy.
                 * @example https://example.com/privacy
                 */
                privacy_policy_url: string | null;
                /**
                 * @description Terms and conditions.
                 * @example https://example.com/terms
                 */
                terms_url: string | null;
                /**
                 * @description Imprint or legal notice.
                 * @example https://example.com/imprint
                 */
                imprint_url: string | null;
                /**
                 * @description Cookie policy.
                 * @example https://example.com/cookies
                 */
                cookie_policy_url: string | null;
                /**
                 * @description The page shows a cookie banner.
                 * @example true
                 */
                has_cookie_banner: boolean;
                /**
                 * @description The page was served over HTTPS.
                 * @example true
                 */
                is_https: boolean;
                /**
                 * @description Strict-Transport-Security is set.
                 * @example true
                 */
                has_hsts: boolean;
                /**
                 * @description A content security policy is set.
                 * @example false
                 */
                has_csp: boolean;
                /**
                 * @description Security headers the server sends.
                 * @example [
                 *       "x-content-type-options"
                 *     ]
                 */
                security_headers: string[];
                /**
                 * @description Latest year in the copyright line.
                 * @example 2026
                 */
                copyright_year: number | null;
                /**
                 * @description Payment methods shown.
                 * @example [
                 *       "Visa",
                 *       "PayPal"
                 *     ]
                 */
                payment_badges: string[];
                /**
                 * @description Industry, from a taxonomy of about 40 names.
                 * @example Home & Garden
                 */
                industry: string | null;
                /**
                 * @description Narrower line of business.
                 * @example Garden furniture
                 */
                sub_industry: string | null;
                /**
                 * @description Whom it sells to: b2b, b2c or both.
                 * @example b2c
                 */
                b2b_or_b2c: string | null;
                /**
                 * @description How it earns: shop, saas, services, manufacturer, marketplace, ….
                 * @example shop
                 */
                business_model: string | null;
                /**
                 * @description Words by which the page addresses its audience.
                 * @example [
                 *       "gardeners",
                 *       "architects"
                 *     ]
                 */
                target_audience: string[];
                /**
                 * @description Size of the HTML in bytes, uncompressed.
                 * @example 61440
                 */
                html_bytes: number;
                /**
                 * @description Time until the page was fetched, in milliseconds.
                 * @example 420
                 */
                response_ms: number | null;
                /**
                 * @description Content encoding of the response.
                 * @example br
                 */
                compression: string | null;
                /**
                 * @description HTTP version of the response.
                 * @example h2
                 */
                http_version: string | null;
                /**
                 * @description External scripts.
                 * @example 18
                 */
                script_count: number;
                /**
                 * @description External style sheets.
                 * @example 6
                 */
                stylesheet_count: number;
                /**
                 * @description Crawl the page was taken from.
                 * @example CC-MAIN-2026-43
                 */
                crawl_id: string;
                /**
                 * Format: date-time
                 * @description When the page was fetched, ISO 8601 UTC.
                 * @example 2026-10-14T08:30:00Z
                 */
                fetched_at: string;
                /**
                 * @description How the page was fetched.
                 * @example live_http
                 */
                source: string;
                /**
                 * @description Status of the response.
                 * @example 200
                 */
                http_status: number;
                /**
                 * @description Character encoding the page was read in.
                 * @example utf-8
                 */
                charset: string;
                /**
                 * @description SHA-256 of the bytes as received.
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                content_hash: string;
                /**
                 * @description Version of the extractor that made the profile.
                 * @example 1
                 */
                extractor_version: string;
            };
        };
        FacetsResponse: {
            query: string;
            total_count: number;
            facets: {
                industry?: {
                    value: string;
                    count: number;
                }[];
                country?: {
                    value: string;
                    count: number;
                }[];
                tld?: {
                    value: string;
                    count: number;
                }[];
                tech?: {
                    value: string;
                    count: number;
                }[];
                language?: {
                    value: string;
                    count: number;
                }[];
                has?: {
                    value: string;
                    count: number;
                }[];
                technology?: {
                    value: string;
                    count: number;
                }[];
            };
            search_time_ms: number;
            /** @description `login_required` when `exclude_seen` was asked without an account; it was left aside then. */
            gate?: string;
        };
        Failure: {
            /** @description A sentence a person can act on. */
            detail: string;
        };
        GrantCreditsRequest: {
            amount: number;
            /** @default grant */
            reason?: string;
        };
        HTTPValidationError: {
            detail: components["schemas"]["ValidationError"][];
        };
        HealthResponse: {
            /**
             * @default ok
             * @enum {string}
             */
            status: "ok" | "degraded";
            /** @default 0.3.0 */
            version: string;
            /**
             * @description That of the newest ingest.
             * @default
             */
            crawl_id: string;
            /**
             * @description What is wrong, one sentence each.
             * @default []
             */
            reasons: string[];
        };
        IdentityProviderLoginRequest: {
            token: string;
        };
        ImportOutcome: {
            received: number;
            added: number;
            already_known: number;
            invalid: number;
        };
        KeywordCounts: {
            keywords: {
                keyword: string;
                total_results: number;
                /** @description Why nothing could be searched for, where that is so. */
                problem?: string;
            }[];
            keyword_count: number;
            combined_total: number;
        };
        LinkRequest: {
            email: string;
        };
        LoginRequest: {
            email: string;
            password: string;
        };
        LookalikeItem: {
            domain: string;
            /** @description From 0 to 1: the cosine of the vectors, or the weighted Jaccard of the concepts. */
            score: number;
            /**
             * @description competitor: same industry and a strong score; lookalike: a strong score in another industry; similar: the rest.
             * @enum {string}
             */
            match_type: "competitor" | "lookalike" | "similar";
            title: string;
            company_name: string;
            industry: string;
            country: string;
            /** @description The words that both pages have, strongest first; "tandlæge ≈ dentist" where they say one thing differently. */
            shared_keywords: string[];
            /** @description What else both have in common. */
            same: {
                industry: boolean;
                country: boolean;
                technologies: string[];
            };
            /** @description The domain asked for that this company is most like. */
            nearest_seed: string;
            /** @description Other domains with the same name and nearly the same page, which are left out. */
            duplicates: number;
        };
        Monitor: {
            id: number;
            name: string;
            query: string;
            /** @description As of a search; `lookalikes` where companies like others are watched for. */
            mode: string;
            filters: {
                [key: string]: unknown;
            };
            /** @description What the companies shall be like; null where the query is made of words. */
            likeness: {
                domains: string[];
                not: string[];
                same_language: string;
                mix: number;
                min_score?: number;
            } | null;
            paused: boolean;
            webhook_url: string | null;
            /** @description Whether news are mailed to the address of the account. */
            email: boolean;
            created_at: string;
            last_checked_at: string | null;
            last_total: number;
            /** @description New matches in notifications that have not been read. */
            new_matches: number;
            /** @description Why the last check failed. */
            last_error: string | null;
        };
        MonitorCheck: {
            checked_at: string;
            total: number;
            new_matches: number;
            /** @description Why the check failed. */
            error: string | null;
        };
        Notification: {
            id: number;
            monitor_id: number | null;
            title: string;
            body: string;
            domains: string[];
            new_count: number;
            read: boolean;
            created_at: string;
        };
        ReadyResponse: {
            ready: boolean;
            /** @description What is missing, one sentence each; only with 503. */
            reasons?: string[];
        };
        RegisterRequest: {
            email: string;
            password: string;
            /** @default  */
            name?: string;
        };
        RemoveItemsRequest: {
            /** @description At most 50,000, and 512 KB together. */
            domains: string[];
        };
        RenameListRequest: {
            name: string;
        };
        RowColumns: {
            /** @description In their order; none means the usual ones. */
            columns: {
                name: string;
                /** @description Its share of the width, in parts. */
                width: number;
            }[];
        };
        RowColumnsRequest: {
            columns: {
                name: string;
                /** @description Its share of the width, in parts. */
                width: number;
            }[];
        };
        SavedCompany: {
            domain: string;
            title: string;
            company_name: string;
            industry: string;
            country: string;
            search_query: string;
            first_seen_at: string;
            last_seen_at: string;
        };
        SearchBody: {
            /** @description Keyword or phrase. */
            q: string;
            /**
             * @description phrase: the words in a row; all (or any): all words, at any position; or (or single): at least one of the words.
             * @default phrase
             * @enum {string}
             */
            mode?: "phrase" | "any" | "single" | "all" | "or";
            /** @description Only rows of this crawl. */
            crawl_id?: string;
            /** @description The title contains this text, case- and accent-insensitive. */
            title?: string;
            /** @description Comma-separated domains to check; only these can match. */
            domains?: string | string[];
            /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
            tech?: string | string[];
            /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
            technology?: string | string[];
            /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
            industry?: string | string[];
            /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
            tld?: string | string[];
            /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
            country?: string | string[];
            /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
            language?: string | string[];
            /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
            has?: string | string[];
            /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
            exclude?: string | string[];
            /** @description Features the homepage must not have, comma-separated; none of them may be there. */
            not_has?: string | string[];
            /** @description The country is none of these. */
            not_country?: string | string[];
            /** @description The industry is none of these. */
            not_industry?: string | string[];
            /** @description The domain ends in none of these. */
            not_tld?: string | string[];
            /** @description The language is none of these. */
            not_language?: string | string[];
            /** @description None of these technologies, by their exact names, is in use. */
            not_technology?: string | string[];
            /**
             * @description Results per page.
             * @default 100
             */
            limit?: number;
            /**
             * @description Results to skip.
             * @default 0
             */
            offset?: number;
            /** @description Columns of the profile that every result shows besides, under `columns`, comma-separated: names, groups of GET /columns, or `all`. Long texts and lists are cut. Results beyond the rows of a download of your tier come without them, and `gate` says so. */
            columns?: string | string[];
            /**
             * @description Exclude companies you had already viewed when you first ran this search. Needs an account.
             * @default false
             */
            exclude_seen?: boolean;
            /**
             * @description Whether the results are saved to the viewed companies of a signed-in caller (`/auth/my-companies`).
             * @default true
             */
            save?: boolean;
        };
        SearchCountBody: {
            /** @description Keyword or phrase. */
            q: string;
            /**
             * @description phrase: the words in a row; all (or any): all words, at any position; or (or single): at least one of the words.
             * @default phrase
             * @enum {string}
             */
            mode?: "phrase" | "any" | "single" | "all" | "or";
            /** @description Only rows of this crawl. */
            crawl_id?: string;
            /** @description The title contains this text, case- and accent-insensitive. */
            title?: string;
            /** @description Comma-separated domains to check; only these can match. */
            domains?: string | string[];
            /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
            tech?: string | string[];
            /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
            technology?: string | string[];
            /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
            industry?: string | string[];
            /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
            tld?: string | string[];
            /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
            country?: string | string[];
            /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
            language?: string | string[];
            /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
            has?: string | string[];
            /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
            exclude?: string | string[];
            /** @description Features the homepage must not have, comma-separated; none of them may be there. */
            not_has?: string | string[];
            /** @description The country is none of these. */
            not_country?: string | string[];
            /** @description The industry is none of these. */
            not_industry?: string | string[];
            /** @description The domain ends in none of these. */
            not_tld?: string | string[];
            /** @description The language is none of these. */
            not_language?: string | string[];
            /** @description None of these technologies, by their exact names, is in use. */
            not_technology?: string | string[];
            /**
             * @description Exclude companies you had already viewed when you first ran this search. Needs an account.
             * @default false
             */
            exclude_seen?: boolean;
        };
        SearchCountResponse: {
            query: string;
            total_results: number;
            /** @description `login_required` when `exclude_seen` was asked without an account; it was left aside then. */
            gate?: string;
        };
        SearchDownloadBody: {
            /** @description Keyword or phrase. */
            q: string;
            /**
             * @description phrase: the words in a row; all (or any): all words, at any position; or (or single): at least one of the words.
             * @default phrase
             * @enum {string}
             */
            mode?: "phrase" | "any" | "single" | "all" | "or";
            /** @description Only rows of this crawl. */
            crawl_id?: string;
            /** @description The title contains this text, case- and accent-insensitive. */
            title?: string;
            /** @description Comma-separated domains to check; only these can match. */
            domains?: string | string[];
            /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
            tech?: string | string[];
            /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
            technology?: string | string[];
            /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
            industry?: string | string[];
            /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
            tld?: string | string[];
            /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
            country?: string | string[];
            /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
            language?: string | string[];
            /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
            has?: string | string[];
            /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
            exclude?: string | string[];
            /** @description Features the homepage must not have, comma-separated; none of them may be there. */
            not_has?: string | string[];
            /** @description The country is none of these. */
            not_country?: string | string[];
            /** @description The industry is none of these. */
            not_industry?: string | string[];
            /** @description The domain ends in none of these. */
            not_tld?: string | string[];
            /** @description The language is none of these. */
            not_language?: string | string[];
            /** @description None of these technologies, by their exact names, is in use. */
            not_technology?: string | string[];
            /**
             * @description Exclude companies you had already viewed when you first ran this search. Needs an account.
             * @default false
             */
            exclude_seen?: boolean;
            /**
             * @description The lower of this and your own tier sets the row cap; name your tier to get all of its rows. `X-Row-Cap-Reason` says which of both it was.
             * @default free
             * @enum {string}
             */
            tier?: "free" | "pro" | "enterprise";
            /**
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "jsonl";
            /**
             * @description Begin a CSV with the byte order mark by which Excel knows UTF-8.
             * @default false
             */
            bom?: boolean;
            /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus leaves one out, as in `all,-body_text`. Also: score, matched_in, matched_snippet. */
            columns?: string | string[];
        };
        SearchFacetsBody: {
            /** @description Keyword or phrase. */
            q: string;
            /**
             * @description phrase: the words in a row; all (or any): all words, at any position; or (or single): at least one of the words.
             * @default phrase
             * @enum {string}
             */
            mode?: "phrase" | "any" | "single" | "all" | "or";
            /** @description Only rows of this crawl. */
            crawl_id?: string;
            /** @description The title contains this text, case- and accent-insensitive. */
            title?: string;
            /** @description Comma-separated domains to check; only these can match. */
            domains?: string | string[];
            /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
            tech?: string | string[];
            /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
            technology?: string | string[];
            /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
            industry?: string | string[];
            /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
            tld?: string | string[];
            /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
            country?: string | string[];
            /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
            language?: string | string[];
            /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
            has?: string | string[];
            /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
            exclude?: string | string[];
            /** @description Features the homepage must not have, comma-separated; none of them may be there. */
            not_has?: string | string[];
            /** @description The country is none of these. */
            not_country?: string | string[];
            /** @description The industry is none of these. */
            not_industry?: string | string[];
            /** @description The domain ends in none of these. */
            not_tld?: string | string[];
            /** @description The language is none of these. */
            not_language?: string | string[];
            /** @description None of these technologies, by their exact names, is in use. */
            not_technology?: string | string[];
            /** @description Comma list of industry, country, tld, tech, language, has, technology (another name of tech). Default: industry, country, tld, tech, language, has. */
            fields?: string | string[];
            /**
             * @description Values per field.
             * @default 10
             */
            size?: number;
            /**
             * @description Taken and ignored, so that a search request can be repeated here as it is.
             * @default 100
             */
            limit?: number;
            /**
             * @description Taken and ignored, like limit.
             * @default 0
             */
            offset?: number;
            /**
             * @description Exclude companies you had already viewed when you first ran this search. Needs an account.
             * @default false
             */
            exclude_seen?: boolean;
        };
        SearchResponse: {
            query: string;
            normalized_query: string;
            /** @default false */
            cached: boolean;
            /** @default 0 */
            result_count: number;
            /** @default 0 */
            total_count: number;
            /** @default [] */
            results: components["schemas"]["SearchResultItem"][];
            /**
             * @description What changed nothing: signs of the query that are operators elsewhere (`exclude` leaves words out), and names of parameters that do not exist.
             * @default []
             */
            ignored: string[];
            /** @default 0 */
            search_time_ms: number;
            /** @default null */
            credits_remaining: number | null;
            /** @default 0 */
            credits_deducted: number;
            /** @default null */
            gate: string | null;
        };
        SearchResultItem: {
            domain: string;
            homepage_url: string;
            matched_in: ("title" | "meta" | "h1" | "h2" | "h3" | "body")[];
            /** @default  */
            matched_snippet: string;
            /**
             * @description Start and end of every match in `matched_snippet`, in UTF-16 units.
             * @default []
             */
            matches: number[][];
            score: number;
            crawl_id: string;
            fetched_at: string;
            /** @default  */
            title: string;
            /** @default  */
            meta_description: string;
            /** @default  */
            company_name: string;
            /** @default  */
            industry: string;
            /** @default  */
            country: string;
            /** @default [] */
            emails: string[];
            /** @default [] */
            phones: string[];
            /** @default  */
            tech_stack: string;
            /** @default false */
            has_ecommerce: boolean;
            /** @default false */
            has_pricing: boolean;
            /** @default false */
            has_blog: boolean;
            /** @description The columns that were asked for by `columns`; absent where they were not, or need a higher tier. */
            columns?: {
                [key: string]: string | number | boolean | string[] | null;
            };
        };
        SearchSession: {
            id: number;
            query: string;
            mode: string;
            filters: {
                [key: string]: unknown;
            };
            last_offset: number;
            total_results: number;
            credits_spent: number;
            results_per_page: number;
            created_at: string;
            updated_at: string;
        };
        Session: {
            id: number;
            created_at: string;
            last_used_at: string;
            address: string;
            user_agent: string;
            current: boolean;
        };
        SignedIn: {
            token: string;
            /** @constant */
            token_type: "bearer";
            expires_at: string;
            user: components["schemas"]["User"];
        };
        Suggestion: {
            /** @enum {string} */
            type: "domain" | "keyword" | "company" | "industry" | "technology";
            value: string;
            /** @description Companies that have it; for a keyword exactly as many as searching for it as a phrase finds. */
            count: number;
            domain: string;
            title: string;
            company_name: string;
        };
        UpsertSessionRequest: {
            /** @description Keyword or phrase. */
            query: string;
            /**
             * @description phrase: the words in a row; all (or any): all words, at any position; or (or single): at least one of the words.
             * @default phrase
             * @enum {string}
             */
            mode?: "phrase" | "any" | "single" | "all" | "or";
            /** @default {} */
            filters?: {
                [key: string]: unknown;
            };
            /** @default 0 */
            last_offset?: number;
            /** @default 0 */
            total_results?: number;
            /** @default 0 */
            credits_spent?: number;
            /** @default 25 */
            results_per_page?: number;
        };
        User: {
            id: number;
            email: string;
            name: string;
            /** @enum {string} */
            tier: "free" | "pro" | "enterprise";
            credits: number;
            free_lookups_remaining: number;
            is_admin: boolean;
            email_verified: boolean;
            created_at: string;
        };
        ValidationError: {
            loc: (string | number)[];
            msg: string;
            type: string;
            input?: unknown;
            ctx?: Record<string, never>;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_search: {
        parameters: {
            query: {
                /** @description Keyword or phrase. */
                q: string;
                /** @description phrase: the words in a row; all (or any): all words, at any position; or (or single): at least one of the words. */
                mode?: "phrase" | "any" | "single" | "all" | "or";
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to check; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
                tech?: string;
                /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
                technology?: string;
                /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
                industry?: string;
                /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
                tld?: string;
                /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
                country?: string;
                /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated; none of them may be there. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies, by their exact names, is in use. */
                not_technology?: string;
                /** @description Results per page. */
                limit?: number;
                /** @description Results to skip. */
                offset?: number;
                /** @description Columns of the profile that every result shows besides, under `columns`, comma-separated: names, groups of GET /columns, or `all`. Long texts and lists are cut. Results beyond the rows of a download of your tier come without them, and `gate` says so. */
                columns?: string;
                /** @description Exclude companies you had already viewed when you first ran this search. Needs an account. */
                exclude_seen?: boolean;
                /** @description Whether the results are saved to the viewed companies of a signed-in caller (`/auth/my-companies`). */
                save?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_search_count: {
        parameters: {
            query: {
                /** @description Keyword or phrase. */
                q: string;
                /** @description phrase: the words in a row; all (or any): all words, at any position; or (or single): at least one of the words. */
                mode?: "phrase" | "any" | "single" | "all" | "or";
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to check; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
                tech?: string;
                /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
                technology?: string;
                /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
                industry?: string;
                /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
                tld?: string;
                /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
                country?: string;
                /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated; none of them may be there. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies, by their exact names, is in use. */
                not_technology?: string;
                /** @description Exclude companies you had already viewed when you first ran this search. Needs an account. */
                exclude_seen?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchCountResponse"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_search_count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchCountBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchCountResponse"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_search_facets: {
        parameters: {
            query: {
                /** @description Keyword or phrase. */
                q: string;
                /** @description phrase: the words in a row; all (or any): all words, at any position; or (or single): at least one of the words. */
                mode?: "phrase" | "any" | "single" | "all" | "or";
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to check; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
                tech?: string;
                /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
                technology?: string;
                /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
                industry?: string;
                /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
                tld?: string;
                /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
                country?: string;
                /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated; none of them may be there. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies, by their exact names, is in use. */
                not_technology?: string;
                /** @description Comma list of industry, country, tld, tech, language, has, technology (another name of tech). Default: industry, country, tld, tech, language, has. */
                fields?: string;
                /** @description Values per field. */
                size?: number;
                /** @description Taken and ignored, so that a search request can be repeated here as it is. */
                limit?: number;
                /** @description Taken and ignored, like limit. */
                offset?: number;
                /** @description Exclude companies you had already viewed when you first ran this search. Needs an account. */
                exclude_seen?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacetsResponse"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_search_facets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchFacetsBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacetsResponse"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_companies: {
        parameters: {
            query?: {
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to check; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
                tech?: string;
                /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
                technology?: string;
                /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
                industry?: string;
                /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
                tld?: string;
                /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
                country?: string;
                /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated; none of them may be there. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies, by their exact names, is in use. */
                not_technology?: string;
                /** @description Results per page. */
                limit?: number;
                /** @description Results to skip. */
                offset?: number;
                /** @description Columns of the profile that every result shows besides, under `columns`, comma-separated: names, groups of GET /columns, or `all`. Long texts and lists are cut. Results beyond the rows of a download of your tier come without them, and `gate` says so. */
                columns?: string;
                /** @description Exclude companies you had already viewed when you first ran this search. Needs an account. */
                exclude_seen?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_companies_facets: {
        parameters: {
            query?: {
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to check; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
                tech?: string;
                /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
                technology?: string;
                /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
                industry?: string;
                /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
                tld?: string;
                /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
                country?: string;
                /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated; none of them may be there. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies, by their exact names, is in use. */
                not_technology?: string;
                /** @description Comma list of industry, country, tld, tech, language, has, technology (another name of tech). Default: industry, country, tld, tech, language, has. */
                fields?: string;
                /** @description Values per field. */
                size?: number;
                /** @description Taken and ignored, so that a search request can be repeated here as it is. */
                limit?: number;
                /** @description Taken and ignored, like limit. */
                offset?: number;
                /** @description Exclude companies you had already viewed when you first ran this search. Needs an account. */
                exclude_seen?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacetsResponse"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_autocomplete: {
        parameters: {
            query: {
                /** @description What has been typed. */
                q: string;
                limit?: number;
                /** @description `domain`: only domain names. */
                mode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        query: string;
                        suggestions: components["schemas"]["Suggestion"][];
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_domain_by_id: {
        parameters: {
            query?: {
                /** @description false: nothing is saved to your viewed companies (`/auth/my-companies`). */
                save?: boolean;
                /** @description The query that led here: the company is saved under it. Empty: under its domain. */
                from?: string;
            };
            header?: never;
            path: {
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Registrable domain, the key of the profile.
                         * @example example.com
                         */
                        domain: string;
                        /**
                         * @description Public suffix of the domain, without the leading dot.
                         * @example co.uk
                         */
                        tld: string;
                        /**
                         * @description Address of the homepage that was asked for.
                         * @example https://example.com/
                         */
                        homepage_url: string;
                        /**
                         * @description Address the homepage was served from after redirects.
                         * @example https://www.example.com/en/
                         */
                        final_url: string | null;
                        /**
                         * @description Title of the page, as a browser shows it.
                         * @example Example Ltd - Garden furniture
                         */
                        title: string | null;
                        /**
                         * @description Name the company uses for itself.
                         * @example Example
                         */
                        company_name: string | null;
                        /**
                         * @description Registered name with its legal form.
                         * @example Example Trading Ltd
                         */
                        legal_name: string | null;
                        /**
                         * @description Legal form read from the registered name.
                         * @example Ltd
                         */
                        legal_form: string | null;
                        /**
                         * @description Other names the page gives for the company.
                         * @example [
                         *       "Example Garden"
                         *     ]
                         */
                        alternate_names: string[];
                        /**
                         * @description Meta description of the page, as written.
                         * @example Garden furniture made in Leeds.
                         */
                        meta_description: string | null;
                        /**
                         * @description Short line by which the company presents itself.
                         * @example Sit outside, longer
                         */
                        tagline: string | null;
                        /**
                         * @description First passage in which the company speaks about itself.
                         * @example We have made benches since 1987.
                         */
                        about_text: string | null;
                        /**
                         * @description Address of the logo image.
                         * @example https://example.com/logo.svg
                         */
                        logo_url: string | null;
                        /**
                         * @description Address of the site icon.
                         * @example https://example.com/favicon.ico
                         */
                        favicon_url: string | null;
                        /**
                         * @description Year of foundation the page states.
                         * @example 1987
                         */
                        founded_year: number | null;
                        /**
                         * @description Number of employees the page declares.
                         * @example 42
                         */
                        employee_count: number | null;
                        /**
                         * @description VAT number with country prefix, checksum verified.
                         * @example GB980780684
                         */
                        vat_number: string | null;
                        /**
                         * @description Company register number as printed.
                         * @example 01234567
                         */
                        registration_number: string | null;
                        /**
                         * @description Country of the company, ISO 3166-1 alpha-2.
                         * @example GB
                         */
                        country: string | null;
                        /**
                         * @description English name of the country.
                         * @example United Kingdom
                         */
                        country_name: string | null;
                        /**
                         * @description State, province or county.
                         * @example West Yorkshire
                         */
                        region: string | null;
                        /**
                         * @description City or town.
                         * @example Leeds
                         */
                        city: string | null;
                        /**
                         * @description Postal code.
                         * @example LS1 4AP
                         */
                        postal_code: string | null;
                        /**
                         * @description Street and number.
                         * @example 12 Mill Lane
                         */
                        street_address: string | null;
                        /**
                         * @description Latitude the page declares, or of the map it embeds.
                         * @example 53.7997
                         */
                        latitude: number | null;
                        /**
                         * @description Longitude the page declares, or of the map it embeds.
                         * @example -1.5492
                         */
                        longitude: number | null;
                        /**
                         * @description Areas the company says it serves.
                         * @example [
                         *       "Yorkshire",
                         *       "Lancashire"
                         *     ]
                         */
                        areas_served: string[];
                        /**
                         * @description E-mail addresses of the company, best first.
                         * @example [
                         *       "hello@example.com"
                         *     ]
                         */
                        emails: string[];
                        /**
                         * @description Telephone numbers in E.164, best first.
                         * @example [
                         *       "+441132496000"
                         *     ]
                         */
                        phones: string[];
                        /**
                         * @description Fax numbers in E.164.
                         * @example [
                         *       "+441132496001"
                         *     ]
                         */
                        fax_numbers: string[];
                        /**
                         * @description The page shows an e-mail address.
                         * @example true
                         */
                        has_email: boolean;
                        /**
                         * @description The page shows a telephone number.
                         * @example true
                         */
                        has_phone: boolean;
                        /**
                         * @description The page offers a contact page, form, address or number.
                         * @example true
                         */
                        has_contact: boolean;
                        /**
                         * @description The page itself holds a contact form.
                         * @example false
                         */
                        has_contact_form: boolean;
                        /**
                         * @description Contact page.
                         * @example https://example.com/contact
                         */
                        contact_page_url: string | null;
                        /**
                         * @description Page about the company.
                         * @example https://example.com/about
                         */
                        about_page_url: string | null;
                        /**
                         * @description Page about the people.
                         * @example https://example.com/team
                         */
                        team_page_url: string | null;
                        /**
                         * @description Jobs page.
                         * @example https://example.com/jobs
                         */
                        careers_page_url: string | null;
                        /**
                         * @description Prices or plans page.
                         * @example https://example.com/pricing
                         */
                        pricing_page_url: string | null;
                        /**
                         * @description Blog or news page.
                         * @example https://example.com/blog
                         */
                        blog_page_url: string | null;
                        /**
                         * @description Sign-in page.
                         * @example https://example.com/login
                         */
                        login_page_url: string | null;
                        /**
                         * @description Registration page.
                         * @example https://example.com/register
                         */
                        signup_page_url: string | null;
                        /**
                         * @description Help or support page.
                         * @example https://example.com/help
                         */
                        support_page_url: string | null;
                        /**
                         * @description Page of frequent questions.
                         * @example https://example.com/faq
                         */
                        faq_page_url: string | null;
                        /**
                         * @description Press or media page.
                         * @example https://example.com/press
                         */
                        press_page_url: string | null;
                        /**
                         * @description Page or service where an appointment or stay is booked.
                         * @example https://example.com/book
                         */
                        booking_url: string | null;
                        /**
                         * @description Opening hours, one entry a line as declared.
                         * @example [
                         *       "Mo-Fr 09:00-17:00"
                         *     ]
                         */
                        opening_hours: string[];
                        /**
                         * @description All profiles found, in page order.
                         * @example [
                         *       "https://www.linkedin.com/company/example"
                         *     ]
                         */
                        social_profiles: string[];
                        /**
                         * @description LinkedIn page.
                         * @example https://www.linkedin.com/company/example
                         */
                        linkedin: string | null;
                        /**
                         * @description X (Twitter) account.
                         * @example https://x.com/example
                         */
                        x: string | null;
                        /**
                         * @description Facebook page.
                         * @example https://www.facebook.com/example
                         */
                        facebook: string | null;
                        /**
                         * @description Instagram account.
                         * @example https://www.instagram.com/example
                         */
                        instagram: string | null;
                        /**
                         * @description YouTube channel.
                         * @example https://www.youtube.com/@example
                         */
                        youtube: string | null;
                        /**
                         * @description TikTok account.
                         * @example https://www.tiktok.com/@example
                         */
                        tiktok: string | null;
                        /**
                         * @description GitHub organisation or user.
                         * @example https://github.com/example
                         */
                        github: string | null;
                        /**
                         * @description Pinterest account.
                         * @example https://www.pinterest.com/example
                         */
                        pinterest: string | null;
                        /**
                         * @description Vimeo account.
                         * @example https://vimeo.com/example
                         */
                        vimeo: string | null;
                        /**
                         * @description WhatsApp chat link.
                         * @example https://wa.me/441132496000
                         */
                        whatsapp: string | null;
                        /**
                         * @description Telegram channel or account.
                         * @example https://t.me/example
                         */
                        telegram: string | null;
                        /**
                         * @description Discord server.
                         * @example https://discord.gg/example
                         */
                        discord: string | null;
                        /**
                         * @description Threads account.
                         * @example https://www.threads.net/@example
                         */
                        threads: string | null;
                        /**
                         * @description Mastodon account.
                         * @example https://mastodon.social/@example
                         */
                        mastodon: string | null;
                        /**
                         * @description Bluesky account.
                         * @example https://bsky.app/profile/example.com
                         */
                        bluesky: string | null;
                        /**
                         * @description Reddit community or user.
                         * @example https://www.reddit.com/r/example
                         */
                        reddit: string | null;
                        /**
                         * @description Medium publication or author.
                         * @example https://medium.com/@example
                         */
                        medium: string | null;
                        /**
                         * @description Snapchat account.
                         * @example https://www.snapchat.com/add/example
                         */
                        snapchat: string | null;
                        /**
                         * @description Spotify artist, show or user.
                         * @example https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk
                         */
                        spotify: string | null;
                        /**
                         * @description VK page.
                         * @example https://vk.com/example
                         */
                        vk: string | null;
                        /**
                         * @description Odnoklassniki page.
                         * @example https://ok.ru/example
                         */
                        odnoklassniki: string | null;
                        /**
                         * @description XING page.
                         * @example https://www.xing.com/pages/example
                         */
                        xing: string | null;
                        /**
                         * @description Tripadvisor listing.
                         * @example https://www.tripadvisor.com/Hotel_Review-g1-d1-Reviews-Example.html
                         */
                        tripadvisor: string | null;
                        /**
                         * @description Yelp listing.
                         * @example https://www.yelp.com/biz/example-leeds
                         */
                        yelp: string | null;
                        /**
                         * @description Trustpilot reviews page.
                         * @example https://www.trustpilot.com/review/example.com
                         */
                        trustpilot: string | null;
                        /**
                         * @description App in the Apple App Store.
                         * @example https://apps.apple.com/app/id123456789
                         */
                        app_store_url: string | null;
                        /**
                         * @description App in Google Play.
                         * @example https://play.google.com/store/apps/details?id=com.example
                         */
                        google_play_url: string | null;
                        /**
                         * @description Headings of level 1.
                         * @example [
                         *       "Garden furniture that lasts"
                         *     ]
                         */
                        h1: string[];
                        /**
                         * @description Headings of level 2.
                         * @example [
                         *       "Benches",
                         *       "Tables"
                         *     ]
                         */
                        h2: string[];
                        /**
                         * @description Headings of level 3.
                         * @example [
                         *       "Oak bench",
                         *       "Ash bench"
                         *     ]
                         */
                        h3: string[];
                        /**
                         * @description Visible text of the page, hidden and injected text left out.
                         * @example We make benches in Leeds.
                         */
                        body_text: string | null;
                        /**
                         * @description Words in the visible text.
                         * @example 640
                         */
                        word_count: number;
                        /**
                         * @description Most telling words of the page, strongest first.
                         * @example [
                         *       "bench",
                         *       "garden",
                         *       "oak"
                         *     ]
                         */
                        top_keywords: string[];
                        /**
                         * @description Language of the text, ISO 639-1.
                         * @example en
                         */
                        language: string | null;
                        /**
                         * @description Language the page declares, as written.
                         * @example en-GB
                         */
                        html_lang: string | null;
                        /**
                         * @description Languages the site is offered in, ISO 639-1.
                         * @example [
                         *       "en",
                         *       "de"
                         *     ]
                         */
                        languages_offered: string[];
                        /**
                         * @description Image that represents the page.
                         * @example https://example.com/hero.jpg
                         */
                        main_image_url: string | null;
                        /**
                         * @description Images on the page.
                         * @example 24
                         */
                        image_count: number;
                        /**
                         * @description Links to the same site.
                         * @example 58
                         */
                        internal_link_count: number;
                        /**
                         * @description Links to other sites.
                         * @example 9
                         */
                        external_link_count: number;
                        /**
                         * @description Other domains the page links to, in page order.
                         * @example [
                         *       "oakforest.org"
                         *     ]
                         */
                        linked_domains: string[];
                        /**
                         * @description Labels of the main navigation.
                         * @example [
                         *       "Benches",
                         *       "Tables",
                         *       "Contact"
                         *     ]
                         */
                        navigation_labels: string[];
                        /**
                         * @description Main calls to action, in page order.
                         * @example [
                         *       "Request a quote"
                         *     ]
                         */
                        calls_to_action: string[];
                        /**
                         * @description The site has a blog or news section.
                         * @example true
                         */
                        has_blog: boolean;
                        /**
                         * @description The page offers a newsletter.
                         * @example true
                         */
                        has_newsletter_signup: boolean;
                        /**
                         * @description Hidden text looks injected (gambling, pills, loans).
                         * @example false
                         */
                        has_hidden_spam: boolean;
                        /**
                         * @description Canonical address the page declares.
                         * @example https://example.com/
                         */
                        canonical_url: string | null;
                        /**
                         * @description Robots directives of the page and its headers.
                         * @example index, follow
                         */
                        meta_robots: string | null;
                        /**
                         * @description Neither page nor headers forbid indexing.
                         * @example true
                         */
                        is_indexable: boolean;
                        /**
                         * @description Meta keywords, as written.
                         * @example bench, garden, oak
                         */
                        meta_keywords: string | null;
                        /**
                         * @description Language versions declared, code and address.
                         * @example [
                         *       "de https://example.com/de/"
                         *     ]
                         */
                        hreflang: string[];
                        /**
                         * @description Open Graph title.
                         * @example Example - Garden furniture
                         */
                        og_title: string | null;
                        /**
                         * @description Open Graph description.
                         * @example Garden furniture made in Leeds.
                         */
                        og_description: string | null;
                        /**
                         * @description Open Graph image.
                         * @example https://example.com/share.jpg
                         */
                        og_image: string | null;
                        /**
                         * @description Open Graph type.
                         * @example website
                         */
                        og_type: string | null;
                        /**
                         * @description Open Graph site name.
                         * @example Example
                         */
                        og_site_name: string | null;
                        /**
                         * @description Twitter card type.
                         * @example summary_large_image
                         */
                        twitter_card: string | null;
                        /**
                         * @description Types of the JSON-LD nodes.
                         * @example [
                         *       "Organization",
                         *       "WebSite"
                         *     ]
                         */
                        json_ld_types: string[];
                        /**
                         * @description RSS and Atom feeds.
                         * @example [
                         *       "https://example.com/feed/"
                         *     ]
                         */
                        feed_urls: string[];
                        /**
                         * @description Sitemap the page links to.
                         * @example https://example.com/sitemap.xml
                         */
                        sitemap_url: string | null;
                        /**
                         * @description Generator the page declares.
                         * @example WordPress 6.8
                         */
                        generator: string | null;
                        /**
                         * @description Viewport the page declares.
                         * @example width=device-width, initial-scale=1
                         */
                        viewport: string | null;
                        /**
                         * @description Rank of the domain in the Common Crawl web graph, 1 is best.
                         * @example 182345
                         */
                        domain_rank: number | null;
                        /**
                         * @description All technologies found, readable, joined by commas.
                         * @example WordPress, jQuery, PHP
                         */
                        tech_stack: string | null;
                        /**
                         * @description All technologies found, most certain first.
                         * @example [
                         *       "WordPress",
                         *       "jQuery",
                         *       "PHP"
                         *     ]
                         */
                        technologies: string[];
                        /**
                         * @description Content management system or site builder.
                         * @example WordPress
                         */
                        cms: string | null;
                        /**
                         * @description Version of the content management system.
                         * @example 6.8.1
                         */
                        cms_version: string | null;
                        /**
                         * @description Page builder.
                         * @example Elementor
                         */
                        page_builder: string | null;
                        /**
                         * @description Shop system.
                         * @example WooCommerce
                         */
                        ecommerce_platform: string | null;
                        /**
                         * @description Web analytics.
                         * @example [
                         *       "Google Analytics"
                         *     ]
                         */
                        analytics: string[];
                        /**
                         * @description Tag manager.
                         * @example Google Tag Manager
                         */
                        tag_manager: string | null;
                        /**
                         * @description Advertising networks and pixels.
                         * @example [
                         *       "Facebook Pixel"
                         *     ]
                         */
                        ad_pixels: string[];
                        /**
                         * @description Content delivery network.
                         * @example Cloudflare
                         */
                        cdn: string | null;
                        /**
                         * @description Web server.
                         * @example Nginx
                         */
                        web_server: string | null;
                        /**
                         * @description Server-side programming language.
                         * @example PHP
                         */
                        programming_language: string | null;
                        /**
                         * @description Server-side or full-stack web framework.
                         * @example Next.js
                         */
                        web_framework: string | null;
                        /**
                         * @description JavaScript frameworks.
                         * @example [
                         *       "React"
                         *     ]
                         */
                        js_frameworks: string[];
                        /**
                         * @description JavaScript libraries.
                         * @example [
                         *       "jQuery"
                         *     ]
                         */
                        js_libraries: string[];
                        /**
                         * @description CSS framework.
                         * @example Bootstrap
                         */
                        css_framework: string | null;
                        /**
                         * @description Payment providers.
                         * @example [
                         *       "Stripe"
                         *     ]
                         */
                        payment: string[];
                        /**
                         * @description Live chat services.
                         * @example [
                         *       "Intercom"
                         *     ]
                         */
                        live_chat: string[];
                        /**
                         * @description Marketing automation and newsletters.
                         * @example [
                         *       "Mailchimp"
                         *     ]
                         */
                        marketing_automation: string[];
                        /**
                         * @description Customer relationship management.
                         * @example [
                         *       "HubSpot"
                         *     ]
                         */
                        crm: string[];
                        /**
                         * @description A/B testing and personalisation.
                         * @example [
                         *       "Optimizely"
                         *     ]
                         */
                        ab_testing: string[];
                        /**
                         * @description Cookie consent manager.
                         * @example Cookiebot
                         */
                        consent_manager: string | null;
                        /**
                         * @description Video players.
                         * @example [
                         *       "YouTube"
                         *     ]
                         */
                        video: string[];
                        /**
                         * @description Font services and icon fonts.
                         * @example [
                         *       "Google Fonts"
                         *     ]
                         */
                        fonts: string[];
                        /**
                         * @description Map services.
                         * @example [
                         *       "Google Maps"
                         *     ]
                         */
                        maps: string[];
                        /**
                         * @description Hosting or platform provider.
                         * @example Netlify
                         */
                        hosting: string | null;
                        /**
                         * @description E-mail provider of the contact addresses.
                         * @example Gmail
                         */
                        email_provider: string | null;
                        /**
                         * @description Bot protection and captchas.
                         * @example [
                         *       "reCAPTCHA"
                         *     ]
                         */
                        security_tools: string[];
                        /**
                         * @description Error and performance monitoring.
                         * @example [
                         *       "Sentry"
                         *     ]
                         */
                        monitoring_tools: string[];
                        /**
                         * @description Search engine optimisation tools.
                         * @example [
                         *       "Yoast SEO"
                         *     ]
                         */
                        seo_tools: string[];
                        /**
                         * @description The site sells online.
                         * @example true
                         */
                        has_ecommerce: boolean;
                        /**
                         * @description The site has a prices or plans page or section.
                         * @example false
                         */
                        has_pricing: boolean;
                        /**
                         * @description The page links to a cart or checkout.
                         * @example true
                         */
                        has_cart: boolean;
                        /**
                         * @description Currency of the prices shown, ISO 4217.
                         * @example GBP
                         */
                        currency: string | null;
                        /**
                         * @description Lowest price shown on the page.
                         * @example 49.9
                         */
                        price_min: number | null;
                        /**
                         * @description Highest price shown on the page.
                         * @example 1290
                         */
                        price_max: number | null;
                        /**
                         * @description The page offers a free trial.
                         * @example false
                         */
                        has_free_trial: boolean;
                        /**
                         * @description The page offers a demo.
                         * @example false
                         */
                        has_demo_request: boolean;
                        /**
                         * @description Privacy policy.
                         * @example https://example.com/privacy
                         */
                        privacy_policy_url: string | null;
                        /**
                         * @description Terms and conditions.
                         * @example https://example.com/terms
                         */
                        terms_url: string | null;
                        /**
                         * @description Imprint or legal notice.
                         * @example https://example.com/imprint
                         */
                        imprint_url: string | null;
                        /**
                         * @description Cookie policy.
                         * @example https://example.com/cookies
                         */
                        cookie_policy_url: string | null;
                        /**
                         * @description The page shows a cookie banner.
                         * @example true
                         */
                        has_cookie_banner: boolean;
                        /**
                         * @description The page was served over HTTPS.
                         * @example true
                         */
                        is_https: boolean;
                        /**
                         * @description Strict-Transport-Security is set.
                         * @example true
                         */
                        has_hsts: boolean;
                        /**
                         * @description A content security policy is set.
                         * @example false
                         */
                        has_csp: boolean;
                        /**
                         * @description Security headers the server sends.
                         * @example [
                         *       "x-content-type-options"
                         *     ]
                         */
                        security_headers: string[];
                        /**
                         * @description Latest year in the copyright line.
                         * @example 2026
                         */
                        copyright_year: number | null;
                        /**
                         * @description Payment methods shown.
                         * @example [
                         *       "Visa",
                         *       "PayPal"
                         *     ]
                         */
                        payment_badges: string[];
                        /**
                         * @description Industry, from a taxonomy of about 40 names.
                         * @example Home & Garden
                         */
                        industry: string | null;
                        /**
                         * @description Narrower line of business.
                         * @example Garden furniture
                         */
                        sub_industry: string | null;
                        /**
                         * @description Whom it sells to: b2b, b2c or both.
                         * @example b2c
                         */
                        b2b_or_b2c: string | null;
                        /**
                         * @description How it earns: shop, saas, services, manufacturer, marketplace, ….
                         * @example shop
                         */
                        business_model: string | null;
                        /**
                         * @description Words by which the page addresses its audience.
                         * @example [
                         *       "gardeners",
                         *       "architects"
                         *     ]
                         */
                        target_audience: string[];
                        /**
                         * @description Size of the HTML in bytes, uncompressed.
                         * @example 61440
                         */
                        html_bytes: number;
                        /**
                         * @description Time until the page was fetched, in milliseconds.
                         * @example 420
                         */
                        response_ms: number | null;
                        /**
                         * @description Content encoding of the response.
                         * @example br
                         */
                        compression: string | null;
                        /**
                         * @description HTTP version of the response.
                         * @example h2
                         */
                        http_version: string | null;
                        /**
                         * @description External scripts.
                         * @example 18
                         */
                        script_count: number;
                        /**
                         * @description External style sheets.
                         * @example 6
                         */
                        stylesheet_count: number;
                        /**
                         * @description Crawl the page was taken from.
                         * @example CC-MAIN-2026-43
                         */
                        crawl_id: string;
                        /**
                         * Format: date-time
                         * @description When the page was fetched, ISO 8601 UTC.
                         * @example 2026-10-14T08:30:00Z
                         */
                        fetched_at: string;
                        /**
                         * @description How the page was fetched.
                         * @example live_http
                         */
                        source: string;
                        /**
                         * @description Status of the response.
                         * @example 200
                         */
                        http_status: number;
                        /**
                         * @description Character encoding the page was read in.
                         * @example utf-8
                         */
                        charset: string;
                        /**
                         * @description SHA-256 of the bytes as received.
                         * @example 9f86d081884c7d659a2feaa0c55ad015
                         */
                        content_hash: string;
                        /**
                         * @description Version of the extractor that made the profile.
                         * @example 1
                         */
                        extractor_version: string;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not enough credits. */
            402: {
                headers: {
                    /** @description How many credits the call needs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_domain_evidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        domain: string;
                        /** @description Columns without a value have no evidence. */
                        columns: {
                            [key: string]: {
                                /** @description Where on the page, or which other column the value follows from. */
                                place: string;
                                /** @description What stands there; empty where nothing of it can be shown. */
                                snippet: string;
                                /** @description The part of the extractor that read it. */
                                rule: string;
                                /** @description When the page was fetched. */
                                seen_at: string;
                            };
                        };
                        /** @description Why there is no evidence, where there is none. */
                        note: string | null;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not enough credits. */
            402: {
                headers: {
                    /** @description How many credits the call needs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_domain_competitors: {
        parameters: {
            query?: {
                /** @description Least score. */
                min_score?: number;
                /** @description competitor: same industry and a strong score; lookalike: a strong score in another industry; similar: the rest. */
                match_type?: "competitor" | "lookalike" | "similar";
                /** @description Results per page. */
                limit?: number;
                /** @description Results to skip; a ranking has 500 at most. */
                offset?: number;
                /** @description Compare anew instead of answering from the cache. */
                force?: boolean;
            };
            header?: never;
            path: {
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        domain: string;
                        /**
                         * @description faiss_embedding: by the vectors of the pages; keyword_jaccard: by the concepts they share.
                         * @enum {string}
                         */
                        method: "faiss_embedding" | "keyword_jaccard";
                        total_found: number;
                        competitors: components["schemas"]["LookalikeItem"][];
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_domain_competitors_summary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        domain: string;
                        /**
                         * @description faiss_embedding: by the vectors of the pages; keyword_jaccard: by the concepts they share.
                         * @enum {string}
                         */
                        method: "faiss_embedding" | "keyword_jaccard";
                        cached: boolean;
                        total: number;
                        by_type: {
                            competitor: number;
                            lookalike: number;
                            similar: number;
                        };
                        top_3: {
                            domain: string;
                            score: number;
                            /**
                             * @description competitor: same industry and a strong score; lookalike: a strong score in another industry; similar: the rest.
                             * @enum {string}
                             */
                            match_type: "competitor" | "lookalike" | "similar";
                        }[];
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_competitors: {
        parameters: {
            query: {
                domains: string;
                /** @description Comma-separated domains, up to 10, that they shall not be like. */
                not?: string;
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
                tech?: string;
                /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
                technology?: string;
                /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
                industry?: string;
                /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
                tld?: string;
                /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
                country?: string;
                /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated; none of them may be there. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies, by their exact names, is in use. */
                not_technology?: string;
                /** @description Exclude companies you had already viewed when you first ran this search. Needs an account. */
                exclude_seen?: boolean;
                /** @description only: in the languages of the domains; prefer: those first among equals; any: all alike. */
                same_language?: "only" | "prefer" | "any";
                /** @description 0: the same words; 1: the same business. Only the built-in model tells them apart. */
                mix?: number;
                /** @description Fetch and index those of `domains` that are not indexed; each costs what a lookup costs. */
                live?: boolean;
                /** @description Least score. */
                min_score?: number;
                /** @description competitor: same industry and a strong score; lookalike: a strong score in another industry; similar: the rest. */
                match_type?: "competitor" | "lookalike" | "similar";
                /** @description Results per page. */
                limit?: number;
                /** @description Results to skip; a ranking has 500 at most. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        domains: string[];
                        /**
                         * @description faiss_embedding: by the vectors of the pages; keyword_jaccard: by the concepts they share.
                         * @enum {string}
                         */
                        method: "faiss_embedding" | "keyword_jaccard";
                        total_found: number;
                        competitors: components["schemas"]["LookalikeItem"][];
                        /** @default null */
                        gate: string | null;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not enough credits. */
            402: {
                headers: {
                    /** @description How many credits the call needs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_lists_competitors: {
        parameters: {
            query?: {
                /** @description Least score. */
                min_score?: number;
                /** @description competitor: same industry and a strong score; lookalike: a strong score in another industry; similar: the rest. */
                match_type?: "competitor" | "lookalike" | "similar";
                /** @description Results per page. */
                limit?: number;
                /** @description Results to skip; a ranking has 500 at most. */
                offset?: number;
            };
            header?: never;
            path: {
                list_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        list_id: number;
                        /** @description The companies that the results are like. */
                        domains: string[];
                        /**
                         * @description faiss_embedding: by the vectors of the pages; keyword_jaccard: by the concepts they share.
                         * @enum {string}
                         */
                        method: "faiss_embedding" | "keyword_jaccard";
                        total_found: number;
                        competitors: components["schemas"]["LookalikeItem"][];
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_competitors_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description faiss_embedding: by the vectors of the pages; keyword_jaccard: by the concepts they share.
                         * @enum {string}
                         */
                        method: "faiss_embedding" | "keyword_jaccard";
                        embedding_index_loaded: boolean;
                        /** @description Companies that have a vector. */
                        embeddings: number;
                        dimensions: number;
                        model: string;
                        /** @constant */
                        fallback: "keyword_jaccard";
                        /** @description Share of the true best 25 that a search finds, as the index measured it when it was built. */
                        recall_at_25: number | null;
                        /** @description Pages that taught the model what is usual in this index. */
                        fitted_on: number;
                        /** @description Why the fallback answers. */
                        reason: string | null;
                        /** @description How the vectors come up to the pages; null when they are those of the pages as they are. */
                        behind: string | null;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_columns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Column"][];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_copilot_query: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopilotQuery"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopilotResponse"];
                    "text/event-stream": string;
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not enough credits. */
            402: {
                headers: {
                    /** @description How many credits the call needs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_copilot_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        available: boolean;
                        /** @description `builtin`: the built-in planner, which needs no language model; `openai-compatible`: a model. */
                        provider: string;
                        model: string;
                        /** @description Why it is not available, or not what was configured. */
                        reason: string | null;
                        /** @description What a message may spend where it does not say `credits_max`. */
                        credits_per_message: number;
                        credits_per_conversation: number;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_copilot_conversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether conversations of this account are kept; they are not unless it says so. */
                        keep: boolean;
                        /** @description For so long after their last message. */
                        kept_days: number;
                        conversations: components["schemas"]["ConversationSummary"][];
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    put_copilot_conversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keep: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keep: boolean;
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_copilot_conversations_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_copilot_conversations_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_lookup_by_id: {
        parameters: {
            query?: {
                /** @description Fetch it even if it is indexed. */
                force?: boolean;
                /** @description false: nothing is saved to your viewed companies (`/auth/my-companies`). */
                save?: boolean;
                /** @description The query that led here: the company is saved under it. Empty: under its domain. */
                from?: string;
            };
            header?: never;
            path: {
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Registrable domain, the key of the profile.
                         * @example example.com
                         */
                        domain: string;
                        /**
                         * @description Public suffix of the domain, without the leading dot.
                         * @example co.uk
                         */
                        tld: string;
                        /**
                         * @description Address of the homepage that was asked for.
                         * @example https://example.com/
                         */
                        homepage_url: string;
                        /**
                         * @description Address the homepage was served from after redirects.
                         * @example https://www.example.com/en/
                         */
                        final_url: string | null;
                        /**
                         * @description Title of the page, as a browser shows it.
                         * @example Example Ltd - Garden furniture
                         */
                        title: string | null;
                        /**
                         * @description Name the company uses for itself.
                         * @example Example
                         */
                        company_name: string | null;
                        /**
                         * @description Registered name with its legal form.
                         * @example Example Trading Ltd
                         */
                        legal_name: string | null;
                        /**
                         * @description Legal form read from the registered name.
                         * @example Ltd
                         */
                        legal_form: string | null;
                        /**
                         * @description Other names the page gives for the company.
                         * @example [
                         *       "Example Garden"
                         *     ]
                         */
                        alternate_names: string[];
                        /**
                         * @description Meta description of the page, as written.
                         * @example Garden furniture made in Leeds.
                         */
                        meta_description: string | null;
                        /**
                         * @description Short line by which the company presents itself.
                         * @example Sit outside, longer
                         */
                        tagline: string | null;
                        /**
                         * @description First passage in which the company speaks about itself.
                         * @example We have made benches since 1987.
                         */
                        about_text: string | null;
                        /**
                         * @description Address of the logo image.
                         * @example https://example.com/logo.svg
                         */
                        logo_url: string | null;
                        /**
                         * @description Address of the site icon.
                         * @example https://example.com/favicon.ico
                         */
                        favicon_url: string | null;
                        /**
                         * @description Year of foundation the page states.
                         * @example 1987
                         */
                        founded_year: number | null;
                        /**
                         * @description Number of employees the page declares.
                         * @example 42
                         */
                        employee_count: number | null;
                        /**
                         * @description VAT number with country prefix, checksum verified.
                         * @example GB980780684
                         */
                        vat_number: string | null;
                        /**
                         * @description Company register number as printed.
                         * @example 01234567
                         */
                        registration_number: string | null;
                        /**
                         * @description Country of the company, ISO 3166-1 alpha-2.
                         * @example GB
                         */
                        country: string | null;
                        /**
                         * @description English name of the country.
                         * @example United Kingdom
                         */
                        country_name: string | null;
                        /**
                         * @description State, province or county.
                         * @example West Yorkshire
                         */
                        region: string | null;
                        /**
                         * @description City or town.
                         * @example Leeds
                         */
                        city: string | null;
                        /**
                         * @description Postal code.
                         * @example LS1 4AP
                         */
                        postal_code: string | null;
                        /**
                         * @description Street and number.
                         * @example 12 Mill Lane
                         */
                        street_address: string | null;
                        /**
                         * @description Latitude the page declares, or of the map it embeds.
                         * @example 53.7997
                         */
                        latitude: number | null;
                        /**
                         * @description Longitude the page declares, or of the map it embeds.
                         * @example -1.5492
                         */
                        longitude: number | null;
                        /**
                         * @description Areas the company says it serves.
                         * @example [
                         *       "Yorkshire",
                         *       "Lancashire"
                         *     ]
                         */
                        areas_served: string[];
                        /**
                         * @description E-mail addresses of the company, best first.
                         * @example [
                         *       "hello@example.com"
                         *     ]
                         */
                        emails: string[];
                        /**
                         * @description Telephone numbers in E.164, best first.
                         * @example [
                         *       "+441132496000"
                         *     ]
                         */
                        phones: string[];
                        /**
                         * @description Fax numbers in E.164.
                         * @example [
                         *       "+441132496001"
                         *     ]
                         */
                        fax_numbers: string[];
                        /**
                         * @description The page shows an e-mail address.
                         * @example true
                         */
                        has_email: boolean;
                        /**
                         * @description The page shows a telephone number.
                         * @example true
                         */
                        has_phone: boolean;
                        /**
                         * @description The page offers a contact page, form, address or number.
                         * @example true
                         */
                        has_contact: boolean;
                        /**
                         * @description The page itself holds a contact form.
                         * @example false
                         */
                        has_contact_form: boolean;
                        /**
                         * @description Contact page.
                         * @example https://example.com/contact
                         */
                        contact_page_url: string | null;
                        /**
                         * @description Page about the company.
                         * @example https://example.com/about
                         */
                        about_page_url: string | null;
                        /**
                         * @description Page about the people.
                         * @example https://example.com/team
                         */
                        team_page_url: string | null;
                        /**
                         * @description Jobs page.
                         * @example https://example.com/jobs
                         */
                        careers_page_url: string | null;
                        /**
                         * @description Prices or plans page.
                         * @example https://example.com/pricing
                         */
                        pricing_page_url: string | null;
                        /**
                         * @description Blog or news page.
                         * @example https://example.com/blog
                         */
                        blog_page_url: string | null;
                        /**
                         * @description Sign-in page.
                         * @example https://example.com/login
                         */
                        login_page_url: string | null;
                        /**
                         * @description Registration page.
                         * @example https://example.com/register
                         */
                        signup_page_url: string | null;
                        /**
                         * @description Help or support page.
                         * @example https://example.com/help
                         */
                        support_page_url: string | null;
                        /**
                         * @description Page of frequent questions.
                         * @example https://example.com/faq
                         */
                        faq_page_url: string | null;
                        /**
                         * @description Press or media page.
                         * @example https://example.com/press
                         */
                        press_page_url: string | null;
                        /**
                         * @description Page or service where an appointment or stay is booked.
                         * @example https://example.com/book
                         */
                        booking_url: string | null;
                        /**
                         * @description Opening hours, one entry a line as declared.
                         * @example [
                         *       "Mo-Fr 09:00-17:00"
                         *     ]
                         */
                        opening_hours: string[];
                        /**
                         * @description All profiles found, in page order.
                         * @example [
                         *       "https://www.linkedin.com/company/example"
                         *     ]
                         */
                        social_profiles: string[];
                        /**
                         * @description LinkedIn page.
                         * @example https://www.linkedin.com/company/example
                         */
                        linkedin: string | null;
                        /**
                         * @description X (Twitter) account.
                         * @example https://x.com/example
                         */
                        x: string | null;
                        /**
                         * @description Facebook page.
                         * @example https://www.facebook.com/example
                         */
                        facebook: string | null;
                        /**
                         * @description Instagram account.
                         * @example https://www.instagram.com/example
                         */
                        instagram: string | null;
                        /**
                         * @description YouTube channel.
                         * @example https://www.youtube.com/@example
                         */
                        youtube: string | null;
                        /**
                         * @description TikTok account.
                         * @example https://www.tiktok.com/@example
                         */
                        tiktok: string | null;
                        /**
                         * @description GitHub organisation or user.
                         * @example https://github.com/example
                         */
                        github: string | null;
                        /**
                         * @description Pinterest account.
                         * @example https://www.pinterest.com/example
                         */
                        pinterest: string | null;
                        /**
                         * @description Vimeo account.
                         * @example https://vimeo.com/example
                         */
                        vimeo: string | null;
                        /**
                         * @description WhatsApp chat link.
                         * @example https://wa.me/441132496000
                         */
                        whatsapp: string | null;
                        /**
                         * @description Telegram channel or account.
                         * @example https://t.me/example
                         */
                        telegram: string | null;
                        /**
                         * @description Discord server.
                         * @example https://discord.gg/example
                         */
                        discord: string | null;
                        /**
                         * @description Threads account.
                         * @example https://www.threads.net/@example
                         */
                        threads: string | null;
                        /**
                         * @description Mastodon account.
                         * @example https://mastodon.social/@example
                         */
                        mastodon: string | null;
                        /**
                         * @description Bluesky account.
                         * @example https://bsky.app/profile/example.com
                         */
                        bluesky: string | null;
                        /**
                         * @description Reddit community or user.
                         * @example https://www.reddit.com/r/example
                         */
                        reddit: string | null;
                        /**
                         * @description Medium publication or author.
                         * @example https://medium.com/@example
                         */
                        medium: string | null;
                        /**
                         * @description Snapchat account.
                         * @example https://www.snapchat.com/add/example
                         */
                        snapchat: string | null;
                        /**
                         * @description Spotify artist, show or user.
                         * @example https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk
                         */
                        spotify: string | null;
                        /**
                         * @description VK page.
                         * @example https://vk.com/example
                         */
                        vk: string | null;
                        /**
                         * @description Odnoklassniki page.
                         * @example https://ok.ru/example
                         */
                        odnoklassniki: string | null;
                        /**
                         * @description XING page.
                         * @example https://www.xing.com/pages/example
                         */
                        xing: string | null;
                        /**
                         * @description Tripadvisor listing.
                         * @example https://www.tripadvisor.com/Hotel_Review-g1-d1-Reviews-Example.html
                         */
                        tripadvisor: string | null;
                        /**
                         * @description Yelp listing.
                         * @example https://www.yelp.com/biz/example-leeds
                         */
                        yelp: string | null;
                        /**
                         * @description Trustpilot reviews page.
                         * @example https://www.trustpilot.com/review/example.com
                         */
                        trustpilot: string | null;
                        /**
                         * @description App in the Apple App Store.
                         * @example https://apps.apple.com/app/id123456789
                         */
                        app_store_url: string | null;
                        /**
                         * @description App in Google Play.
                         * @example https://play.google.com/store/apps/details?id=com.example
                         */
                        google_play_url: string | null;
                        /**
                         * @description Headings of level 1.
                         * @example [
                         *       "Garden furniture that lasts"
                         *     ]
                         */
                        h1: string[];
                        /**
                         * @description Headings of level 2.
                         * @example [
                         *       "Benches",
                         *       "Tables"
                         *     ]
                         */
                        h2: string[];
                        /**
                         * @description Headings of level 3.
                         * @example [
                         *       "Oak bench",
                         *       "Ash bench"
                         *     ]
                         */
                        h3: string[];
                        /**
                         * @description Visible text of the page, hidden and injected text left out.
                         * @example We make benches in Leeds.
                         */
                        body_text: string | null;
                        /**
                         * @description Words in the visible text.
                         * @example 640
                         */
                        word_count: number;
                        /**
                         * @description Most telling words of the page, strongest first.
                         * @example [
                         *       "bench",
                         *       "garden",
                         *       "oak"
                         *     ]
                         */
                        top_keywords: string[];
                        /**
                         * @description Language of the text, ISO 639-1.
                         * @example en
                         */
                        language: string | null;
                        /**
                         * @description Language the page declares, as written.
                         * @example en-GB
                         */
                        html_lang: string | null;
                        /**
                         * @description Languages the site is offered in, ISO 639-1.
                         * @example [
                         *       "en",
                         *       "de"
                         *     ]
                         */
                        languages_offered: string[];
                        /**
                         * @description Image that represents the page.
                         * @example https://example.com/hero.jpg
                         */
                        main_image_url: string | null;
                        /**
                         * @description Images on the page.
                         * @example 24
                         */
                        image_count: number;
                        /**
                         * @description Links to the same site.
                         * @example 58
                         */
                        internal_link_count: number;
                        /**
                         * @description Links to other sites.
                         * @example 9
                         */
                        external_link_count: number;
                        /**
                         * @description Other domains the page links to, in page order.
                         * @example [
                         *       "oakforest.org"
                         *     ]
                         */
                        linked_domains: string[];
                        /**
                         * @description Labels of the main navigation.
                         * @example [
                         *       "Benches",
                         *       "Tables",
                         *       "Contact"
                         *     ]
                         */
                        navigation_labels: string[];
                        /**
                         * @description Main calls to action, in page order.
                         * @example [
                         *       "Request a quote"
                         *     ]
                         */
                        calls_to_action: string[];
                        /**
                         * @description The site has a blog or news section.
                         * @example true
                         */
                        has_blog: boolean;
                        /**
                         * @description The page offers a newsletter.
                         * @example true
                         */
                        has_newsletter_signup: boolean;
                        /**
                         * @description Hidden text looks injected (gambling, pills, loans).
                         * @example false
                         */
                        has_hidden_spam: boolean;
                        /**
                         * @description Canonical address the page declares.
                         * @example https://example.com/
                         */
                        canonical_url: string | null;
                        /**
                         * @description Robots directives of the page and its headers.
                         * @example index, follow
                         */
                        meta_robots: string | null;
                        /**
                         * @description Neither page nor headers forbid indexing.
                         * @example true
                         */
                        is_indexable: boolean;
                        /**
                         * @description Meta keywords, as written.
                         * @example bench, garden, oak
                         */
                        meta_keywords: string | null;
                        /**
                         * @description Language versions declared, code and address.
                         * @example [
                         *       "de https://example.com/de/"
                         *     ]
                         */
                        hreflang: string[];
                        /**
                         * @description Open Graph title.
                         * @example Example - Garden furniture
                         */
                        og_title: string | null;
                        /**
                         * @description Open Graph description.
                         * @example Garden furniture made in Leeds.
                         */
                        og_description: string | null;
                        /**
                         * @description Open Graph image.
                         * @example https://example.com/share.jpg
                         */
                        og_image: string | null;
                        /**
                         * @description Open Graph type.
                         * @example website
                         */
                        og_type: string | null;
                        /**
                         * @description Open Graph site name.
                         * @example Example
                         */
                        og_site_name: string | null;
                        /**
                         * @description Twitter card type.
                         * @example summary_large_image
                         */
                        twitter_card: string | null;
                        /**
                         * @description Types of the JSON-LD nodes.
                         * @example [
                         *       "Organization",
                         *       "WebSite"
                         *     ]
                         */
                        json_ld_types: string[];
                        /**
                         * @description RSS and Atom feeds.
                         * @example [
                         *       "https://example.com/feed/"
                         *     ]
                         */
                        feed_urls: string[];
                        /**
                         * @description Sitemap the page links to.
                         * @example https://example.com/sitemap.xml
                         */
                        sitemap_url: string | null;
                        /**
                         * @description Generator the page declares.
                         * @example WordPress 6.8
                         */
                        generator: string | null;
                        /**
                         * @description Viewport the page declares.
                         * @example width=device-width, initial-scale=1
                         */
                        viewport: string | null;
                        /**
                         * @description Rank of the domain in the Common Crawl web graph, 1 is best.
                         * @example 182345
                         */
                        domain_rank: number | null;
                        /**
                         * @description All technologies found, readable, joined by commas.
                         * @example WordPress, jQuery, PHP
                         */
                        tech_stack: string | null;
                        /**
                         * @description All technologies found, most certain first.
                         * @example [
                         *       "WordPress",
                         *       "jQuery",
                         *       "PHP"
                         *     ]
                         */
                        technologies: string[];
                        /**
                         * @description Content management system or site builder.
                         * @example WordPress
                         */
                        cms: string | null;
                        /**
                         * @description Version of the content management system.
                         * @example 6.8.1
                         */
                        cms_version: string | null;
                        /**
                         * @description Page builder.
                         * @example Elementor
                         */
                        page_builder: string | null;
                        /**
                         * @description Shop system.
                         * @example WooCommerce
                         */
                        ecommerce_platform: string | null;
                        /**
                         * @description Web analytics.
                         * @example [
                         *       "Google Analytics"
                         *     ]
                         */
                        analytics: string[];
                        /**
                         * @description Tag manager.
                         * @example Google Tag Manager
                         */
                        tag_manager: string | null;
                        /**
                         * @description Advertising networks and pixels.
                         * @example [
                         *       "Facebook Pixel"
                         *     ]
                         */
                        ad_pixels: string[];
                        /**
                         * @description Content delivery network.
                         * @example Cloudflare
                         */
                        cdn: string | null;
                        /**
                         * @description Web server.
                         * @example Nginx
                         */
                        web_server: string | null;
                        /**
                         * @description Server-side programming language.
                         * @example PHP
                         */
                        programming_language: string | null;
                        /**
                         * @description Server-side or full-stack web framework.
                         * @example Next.js
                         */
                        web_framework: string | null;
                        /**
                         * @description JavaScript frameworks.
                         * @example [
                         *       "React"
                         *     ]
                         */
                        js_frameworks: string[];
                        /**
                         * @description JavaScript libraries.
                         * @example [
                         *       "jQuery"
                         *     ]
                         */
                        js_libraries: string[];
                        /**
                         * @description CSS framework.
                         * @example Bootstrap
                         */
                        css_framework: string | null;
                        /**
                         * @description Payment providers.
                         * @example [
                         *       "Stripe"
                         *     ]
                         */
                        payment: string[];
                        /**
                         * @description Live chat services.
                         * @example [
                         *       "Intercom"
                         *     ]
                         */
                        live_chat: string[];
                        /**
                         * @description Marketing automation and newsletters.
                         * @example [
                         *       "Mailchimp"
                         *     ]
                         */
                        marketing_automation: string[];
                        /**
                         * @description Customer relationship management.
                         * @example [
                         *       "HubSpot"
                         *     ]
                         */
                        crm: string[];
                        /**
                         * @description A/B testing and personalisation.
                         * @example [
                         *       "Optimizely"
                         *     ]
                         */
                        ab_testing: string[];
                        /**
                         * @description Cookie consent manager.
                         * @example Cookiebot
                         */
                        consent_manager: string | null;
                        /**
                         * @description Video players.
                         * @example [
                         *       "YouTube"
                         *     ]
                         */
                        video: string[];
                        /**
                         * @description Font services and icon fonts.
                         * @example [
                         *       "Google Fonts"
                         *     ]
                         */
                        fonts: string[];
                        /**
                         * @description Map services.
                         * @example [
                         *       "Google Maps"
                         *     ]
                         */
                        maps: string[];
                        /**
                         * @description Hosting or platform provider.
                         * @example Netlify
                         */
                        hosting: string | null;
                        /**
                         * @description E-mail provider of the contact addresses.
                         * @example Gmail
                         */
                        email_provider: string | null;
                        /**
                         * @description Bot protection and captchas.
                         * @example [
                         *       "reCAPTCHA"
                         *     ]
                         */
                        security_tools: string[];
                        /**
                         * @description Error and performance monitoring.
                         * @example [
                         *       "Sentry"
                         *     ]
                         */
                        monitoring_tools: string[];
                        /**
                         * @description Search engine optimisation tools.
                         * @example [
                         *       "Yoast SEO"
                         *     ]
                         */
                        seo_tools: string[];
                        /**
                         * @description The site sells online.
                         * @example true
                         */
                        has_ecommerce: boolean;
                        /**
                         * @description The site has a prices or plans page or section.
                         * @example false
                         */
                        has_pricing: boolean;
                        /**
                         * @description The page links to a cart or checkout.
                         * @example true
                         */
                        has_cart: boolean;
                        /**
                         * @description Currency of the prices shown, ISO 4217.
                         * @example GBP
                         */
                        currency: string | null;
                        /**
                         * @description Lowest price shown on the page.
                         * @example 49.9
                         */
                        price_min: number | null;
                        /**
                         * @description Highest price shown on the page.
                         * @example 1290
                         */
                        price_max: number | null;
                        /**
                         * @description The page offers a free trial.
                         * @example false
                         */
                        has_free_trial: boolean;
                        /**
                         * @description The page offers a demo.
                         * @example false
                         */
                        has_demo_request: boolean;
                        /**
                         * @description Privacy policy.
                         * @example https://example.com/privacy
                         */
                        privacy_policy_url: string | null;
                        /**
                         * @description Terms and conditions.
                         * @example https://example.com/terms
                         */
                        terms_url: string | null;
                        /**
                         * @description Imprint or legal notice.
                         * @example https://example.com/imprint
                         */
                        imprint_url: string | null;
                        /**
                         * @description Cookie policy.
                         * @example https://example.com/cookies
                         */
                        cookie_policy_url: string | null;
                        /**
                         * @description The page shows a cookie banner.
                         * @example true
                         */
                        has_cookie_banner: boolean;
                        /**
                         * @description The page was served over HTTPS.
                         * @example true
                         */
                        is_https: boolean;
                        /**
                         * @description Strict-Transport-Security is set.
                         * @example true
                         */
                        has_hsts: boolean;
                        /**
                         * @description A content security policy is set.
                         * @example false
                         */
                        has_csp: boolean;
                        /**
                         * @description Security headers the server sends.
                         * @example [
                         *       "x-content-type-options"
                         *     ]
                         */
                        security_headers: string[];
                        /**
                         * @description Latest year in the copyright line.
                         * @example 2026
                         */
                        copyright_year: number | null;
                        /**
                         * @description Payment methods shown.
                         * @example [
                         *       "Visa",
                         *       "PayPal"
                         *     ]
                         */
                        payment_badges: string[];
                        /**
                         * @description Industry, from a taxonomy of about 40 names.
                         * @example Home & Garden
                         */
                        industry: string | null;
                        /**
                         * @description Narrower line of business.
                         * @example Garden furniture
                         */
                        sub_industry: string | null;
                        /**
                         * @description Whom it sells to: b2b, b2c or both.
                         * @example b2c
                         */
                        b2b_or_b2c: string | null;
                        /**
                         * @description How it earns: shop, saas, services, manufacturer, marketplace, ….
                         * @example shop
                         */
                        business_model: string | null;
                        /**
                         * @description Words by which the page addresses its audience.
                         * @example [
                         *       "gardeners",
                         *       "architects"
                         *     ]
                         */
                        target_audience: string[];
                        /**
                         * @description Size of the HTML in bytes, uncompressed.
                         * @example 61440
                         */
                        html_bytes: number;
                        /**
                         * @description Time until the page was fetched, in milliseconds.
                         * @example 420
                         */
                        response_ms: number | null;
                        /**
                         * @description Content encoding of the response.
                         * @example br
                         */
                        compression: string | null;
                        /**
                         * @description HTTP version of the response.
                         * @example h2
                         */
                        http_version: string | null;
                        /**
                         * @description External scripts.
                         * @example 18
                         */
                        script_count: number;
                        /**
                         * @description External style sheets.
                         * @example 6
                         */
                        stylesheet_count: number;
                        /**
                         * @description Crawl the page was taken from.
                         * @example CC-MAIN-2026-43
                         */
                        crawl_id: string;
                        /**
                         * Format: date-time
                         * @description When the page was fetched, ISO 8601 UTC.
                         * @example 2026-10-14T08:30:00Z
                         */
                        fetched_at: string;
                        /**
                         * @description How the page was fetched.
                         * @example live_http
                         */
                        source: string;
                        /**
                         * @description Status of the response.
                         * @example 200
                         */
                        http_status: number;
                        /**
                         * @description Character encoding the page was read in.
                         * @example utf-8
                         */
                        charset: string;
                        /**
                         * @description SHA-256 of the bytes as received.
                         * @example 9f86d081884c7d659a2feaa0c55ad015
                         */
                        content_hash: string;
                        /**
                         * @description Version of the extractor that made the profile.
                         * @example 1
                         */
                        extractor_version: string;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not enough credits. */
            402: {
                headers: {
                    /** @description How many credits the call needs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_enrich_by_id: {
        parameters: {
            query?: {
                /** @description How long the site and Common Crawl race before a browser is asked. */
                wait_ms?: number;
                /** @description Fetch it even if the profile is fresh. */
                force?: boolean;
                allow_browser?: boolean;
                /** @description The proxy tier needs an account: true by default with one, false without. */
                allow_proxy?: boolean;
                /** @description false: nothing is saved to your viewed companies (`/auth/my-companies`). */
                save?: boolean;
                /** @description The query that led here: the company is saved under it. Empty: under its domain. */
                from?: string;
            };
            header?: never;
            path: {
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrichResponse"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not enough credits. */
            402: {
                headers: {
                    /** @description How many credits the call needs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_competitors_crawl_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cached_domains: number;
                        live_fetched: number;
                        crawl_fetched: number;
                        browser_fetched: number;
                        proxy_fetched: number;
                        failed: number;
                        oldest_fetch: string | null;
                        newest_fetch: string | null;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_search_download: {
        parameters: {
            query: {
                /** @description Keyword or phrase. */
                q: string;
                /** @description phrase: the words in a row; all (or any): all words, at any position; or (or single): at least one of the words. */
                mode?: "phrase" | "any" | "single" | "all" | "or";
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to check; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
                tech?: string;
                /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
                technology?: string;
                /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
                industry?: string;
                /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
                tld?: string;
                /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
                country?: string;
                /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated; none of them may be there. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies, by their exact names, is in use. */
                not_technology?: string;
                /** @description Exclude companies you had already viewed when you first ran this search. Needs an account. */
                exclude_seen?: boolean;
                /** @description The lower of this and your own tier sets the row cap; name your tier to get all of its rows. `X-Row-Cap-Reason` says which of both it was. */
                tier?: "free" | "pro" | "enterprise";
                format?: "csv" | "jsonl";
                /** @description Begin a CSV with the byte order mark by which Excel knows UTF-8. */
                bom?: boolean;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus leaves one out, as in `all,-body_text`. Also: score, matched_in, matched_snippet. */
                columns?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_search_download: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchDownloadBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_companies_download: {
        parameters: {
            query?: {
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to check; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Several are separated by commas; all must be there. */
                tech?: string;
                /** @description The technology stack holds the technology of exactly this name, as facets show it, without its version. Several are separated by commas; all must be there. */
                technology?: string;
                /** @description The industry is this one, case-insensitive. Several are separated by commas; any of them may be it. */
                industry?: string;
                /** @description The domain ends in this, without the dot before it: a whole ending such as co.uk, or its last part, so that uk finds every .uk. Several are separated by commas; any of them may be it. */
                tld?: string;
                /** @description The country is this one, by its two-letter code; UK is read as GB. Several are separated by commas; any of them may be it. */
                country?: string;
                /** @description The language of the page is this one, by its ISO 639-1 code. Several are separated by commas; any of them may be it. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not hold; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated; none of them may be there. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies, by their exact names, is in use. */
                not_technology?: string;
                /** @description Exclude companies you had already viewed when you first ran this search. Needs an account. */
                exclude_seen?: boolean;
                /** @description The lower of this and your own tier sets the row cap; name your tier to get all of its rows. `X-Row-Cap-Reason` says which of both it was. */
                tier?: "free" | "pro" | "enterprise";
                format?: "csv" | "jsonl";
                /** @description Begin a CSV with the byte order mark by which Excel knows UTF-8. */
                bom?: boolean;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus leaves one out, as in `all,-body_text`. Also: score, matched_in, matched_snippet. */
                columns?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_bulk_search_count: {
        parameters: {
            query: {
                /** @description Comma-separated keywords or phrases, up to 200. */
                keywords: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeywordCounts"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_bulk_search_count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkSearchCountBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeywordCounts"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_bulk_search_download: {
        parameters: {
            query: {
                /** @description Comma-separated keywords or phrases. */
                keywords: string;
                /** @description The lower of this and your own tier sets the row cap; name your tier to get all of its rows. `X-Row-Cap-Reason` says which of both it was. */
                tier?: "free" | "pro" | "enterprise";
                format?: "csv" | "jsonl";
                /** @description Begin a CSV with the byte order mark by which Excel knows UTF-8. */
                bom?: boolean;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus leaves one out, as in `all,-body_text`. Also: matched_keyword, score. */
                columns?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_bulk_search_download: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkSearchDownloadBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_bulk_lookup: {
        parameters: {
            query?: {
                /** @description Answer with a job at once; needs an account. */
                async?: boolean;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus leaves one out, as in `all,-body_text`. Also: lookup_status, lookup_error. */
                columns?: string;
                /** @description Write the columns of your own file first, in front of those that were looked up. One that has the name of a profile column is written as `input_` and its name; a file of one column has nothing to keep. */
                keep?: boolean;
                format?: "csv" | "jsonl";
                /** @description Begin a CSV with the mark by which Excel knows UTF-8. */
                bom?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV with a header naming domain, website or url, or one domain per line.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/json": components["schemas"]["BulkJob"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not enough credits. */
            402: {
                headers: {
                    /** @description How many credits the call needs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not able to do that now. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_bulk_lookup_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV with a header naming domain, website or url, or one domain per line.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkLookupPreview"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_jobs: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        limit: number;
                        offset: number;
                        jobs: components["schemas"]["BulkJob"][];
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_jobs_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As POST /bulk-lookup gave it. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkJob"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_jobs_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As POST /bulk-lookup gave it. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkJob"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_jobs_download: {
        parameters: {
            query?: {
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus leaves one out, as in `all,-body_text`. Also: lookup_status, lookup_error. */
                columns?: string;
                /** @description Write the columns of your own file first, in front of those that were looked up. One that has the name of a profile column is written as `input_` and its name; a file of one column has nothing to keep. */
                keep?: boolean;
                format?: "csv" | "jsonl";
                /** @description Begin a CSV with the mark by which Excel knows UTF-8. */
                bom?: boolean;
            };
            header?: never;
            path: {
                /** @description As POST /bulk-lookup gave it. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_downloads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDownload"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadLink"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_downloads_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not enough credits. */
            402: {
                headers: {
                    /** @description How many credits the call needs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                        message: string;
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_auth_verify: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string | {
                    token: string;
                    /** @description Where the account has none yet, or a new one is wanted. */
                    password?: string;
                    /**
                     * @description With the link of a password reset: also delete all API keys of the account.
                     * @default true
                     */
                    revoke_keys?: boolean;
                };
                "application/json": string | {
                    token: string;
                    /** @description Where the account has none yet, or a new one is wanted. */
                    password?: string;
                    /**
                     * @description With the link of a password reset: also delete all API keys of the account.
                     * @default true
                     */
                    revoke_keys?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_resend_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_login_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_identity_provider_nonce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        nonce: string;
                        /** @description Seconds. */
                        expires_in: number;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not able to do that now. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_identity_provider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProviderLoginRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not able to do that now. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        logged_out: boolean;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_auth_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_auth_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                        credits_forfeited: number;
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    patch_auth_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeNameRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: boolean;
                        sessions_ended: number;
                        keys_revoked: number;
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_password_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_auth_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_auth_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many sessions ended. */
                        deleted: number;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_auth_sessions_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_auth_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_auth_credits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balance: number;
                        transactions: components["schemas"]["CreditTransaction"][];
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_credits_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours; a retry with the same key is not charged again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCreditsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balance: number;
                        transaction: components["schemas"]["CreditTransaction"];
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_auth_api_keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_api_keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_auth_api_keys_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_auth_my_companies: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Part of the domain, title or company name. */
                search?: string;
                /** @description Only what this query found. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Rows: one for each company and the query that found it. */
                        total: number;
                        /** @description Companies, each counted once. */
                        company_count: number;
                        limit: number;
                        offset: number;
                        companies: components["schemas"]["SavedCompany"][];
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_auth_my_companies_by_id: {
        parameters: {
            query?: {
                search_query?: string;
            };
            header?: never;
            path: {
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: number;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_auth_my_companies_export_check: {
        parameters: {
            query?: {
                /** @description Only what this query found. */
                query?: string;
                /** @description Part of the domain, title or company name. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        row_count: number;
                        /** @description Free profiles, as far as there are any, pay first. */
                        credits_needed: number;
                        credits_balance: number;
                        can_export: boolean;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_auth_my_companies_export: {
        parameters: {
            query?: {
                /** @description Only what this query found. */
                query?: string;
                /** @description Part of the domain, title or company name. */
                search?: string;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus leaves one out, as in `all,-body_text`. Also: search_query. */
                columns?: string;
                /** @description Begin a CSV with the byte order mark by which Excel knows UTF-8. */
                bom?: boolean;
            };
            header?: {
                /** @description Any text of yours; a retry with the same key is not charged again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not enough credits. */
            402: {
                headers: {
                    /** @description How many credits the call needs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_my_companies_export: {
        parameters: {
            query?: {
                /** @description Only what this query found. */
                query?: string;
                /** @description Part of the domain, title or company name. */
                search?: string;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus leaves one out, as in `all,-body_text`. Also: search_query. */
                columns?: string;
                /** @description Begin a CSV with the byte order mark by which Excel knows UTF-8. */
                bom?: boolean;
            };
            header?: {
                /** @description Any text of yours; a retry with the same key is not charged again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not enough credits. */
            402: {
                headers: {
                    /** @description How many credits the call needs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_check_seen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckSeenRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean;
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_auth_search_sessions: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSession"][];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_auth_search_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpsertSessionRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSession"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_auth_row_columns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowColumns"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    put_auth_row_columns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowColumnsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowColumns"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_lists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyList"][];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_lists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateListRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyList"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_lists_items: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddItemsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        already_present: number;
                        invalid: string[];
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_lists_items: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveItemsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: number;
                        invalid: string[];
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_lists_by_id: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                list_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyListWithItems"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_lists_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    patch_lists_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameListRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyList"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_lists_export: {
        parameters: {
            query?: {
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus leaves one out, as in `all,-body_text`. Also: list_name. */
                columns?: string;
                /** @description Begin a CSV with the byte order mark by which Excel knows UTF-8. */
                bom?: boolean;
            };
            header?: {
                /** @description Any text of yours; a retry with the same key is not charged again. */
                "idempotency-key"?: string;
            };
            path: {
                list_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not enough credits. */
            402: {
                headers: {
                    /** @description How many credits the call needs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_monitors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitor"][];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_monitors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMonitor"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitor"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The query took too long. Try a narrower query. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_monitors_lookalikes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLookalikeMonitor"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitor"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not able to do that now. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_monitors_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                monitor_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    patch_monitors_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                monitor_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMonitor"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedMonitor"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_monitors_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                monitor_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorCheck"][];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_monitors_deliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                monitor_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_notifications: {
        parameters: {
            query?: {
                unread_only?: boolean;
                /** @description The id of a notification: only older ones are listed. For the next page, that of the last one of this page. */
                before?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_notifications_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notification_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        read: boolean;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_notifications_read_up_to: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the newest notification to mark as read. */
                    up_to: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        up_to: number;
                        /** @constant */
                        read: true;
                        /** @description How many were unread. */
                        count: number;
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_monitors_notifications: {
        parameters: {
            query?: {
                unread_only?: boolean;
                /** @description The id of a notification: only older ones are listed. For the next page, that of the last one of this page. */
                before?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_monitors_notifications_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notification_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        read: boolean;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_admin_cache_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CacheStatsResponse"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_admin_cache_clear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Pages of the service that was asked. */
                        cleared: number;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_admin_fts_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        engine: string;
                        documents: number;
                        terms: number;
                        size_mb: number;
                        segments: number;
                        crawl_ids: {
                            [key: string]: number;
                        };
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_admin_domain_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        domains: number;
                        indexed: number;
                        uncached: number;
                        by_country: {
                            [key: string]: number;
                        };
                        by_industry: {
                            [key: string]: number;
                        };
                        by_tld: {
                            [key: string]: number;
                        };
                        by_source: {
                            [key: string]: number;
                        };
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_admin_domains_import_text: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
                "application/json": string | {
                    domains: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportOutcome"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_admin_domains_import_csv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV with a header naming domain, website or url, or one domain a line.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportOutcome"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_admin_domains_list: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Only those that are not indexed. */
                uncached_only?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        limit: number;
                        offset: number;
                        domains: {
                            domain: string;
                            indexed: boolean;
                            source: string;
                            fetched_at: string | null;
                            added_at: string | null;
                        }[];
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_admin_crawl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrawlState"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_admin_crawl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "pause" | "resume" | "retry";
                    /** @default [] */
                    domains?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        paused: boolean;
                        /** @description Never fetched so far, a try is to come. */
                        waiting: number;
                        /** @description A page came; looked at again when it is due. */
                        fetched: number;
                        /** @description Given up. */
                        failed: number;
                        /** @description Being fetched now. */
                        under_way: number;
                        by_tier: {
                            [key: string]: number;
                        };
                        oldest_fetch: string | null;
                        newest_fetch: string | null;
                        /** @description Domains that are to be tried again. */
                        retried: number;
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_admin_accounts: {
        parameters: {
            query?: {
                /** @description Part of the address or the name. */
                q?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        limit: number;
                        offset: number;
                        accounts: components["schemas"]["AdministeredAccount"][];
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    patch_admin_accounts_by_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAccountRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredAccount"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_admin_accounts_credits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours; a retry with the same key is not charged again. */
                "idempotency-key"?: string;
            };
            path: {
                account_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantCreditsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balance: number;
                    };
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_admin_accounts_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ended: number;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    post_admin_accounts_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockAccountRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredAccount"];
                };
            };
            /** @description The request could not be understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request took too long to arrive. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. Send it in several requests. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_admin_accounts_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredAccount"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_admin_audit_log: {
        parameters: {
            query?: {
                limit?: number;
                /** @description Only entries with a smaller number: the next page. */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            id: number;
                            actor: string;
                            action: string;
                            subject: string;
                            details: string;
                            created_at: string;
                        }[];
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_admin_audit_log_seals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The first entry whose seal is broken: it, or one before it, was changed or taken out. */
                        first_broken: number | null;
                    };
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Rate limit exceeded. */
            429: {
                headers: {
                    /** @description Seconds until the next request is accepted. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_health: {
        parameters: {
            query?: {
                /** @description Answer 503 while this instance cannot answer a search. */
                ready?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not able to do that now. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyResponse"];
                };
            };
            /** @description Invalid or missing bearer token. */
            401: {
                headers: {
                    /** @description Always `Bearer`. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description The address and headers of the request are too long. Long lists fit into a JSON body: the same path takes them by POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at its limit. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds until it is worth trying again, most often 3. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
