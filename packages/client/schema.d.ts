export interface paths {
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for domains whose homepage contains a keyword or phrase
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
        /** Exact number of matching domains, without the rows */
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
         * @description Each count equals the results of a search filtered by that value; the filter for a `tech` value is `technology`. A domain under co.uk counts for both `co.uk` and `uk`.
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
         * List companies by filters alone, best rank first
         * @description Accepts every filter of `/search`, without a query; equal ranks are sorted by domain. Nothing is saved to My Companies.
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
        /** Facet counts of the companies that match the filters; exact */
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
        /** Suggestions while typing */
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
         * Get a company profile: all 178 columns, as indexed
         * @description Free for anonymous callers; free accounts get 250 free lookups, after that it costs one credit. A profile you have paid for (or used a free lookup on) is free to read again for 30 days, unless the operator changed that. A domain that is not indexed costs nothing.
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
         * Evidence for each value of a profile
         * @description By column: the place on the page, the text found there, the rule that read it, and when. Free if you have read the profile; otherwise it costs as much as the profile, which is then free. Nothing is saved to My Companies.
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
         * Find companies similar to a company, in any language
         * @description Best first, at most 500; the company itself is never among them. Parked domains, default pages and directories are excluded.
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
        /** Number of companies similar to a company, and the first three */
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
         * Find companies similar to several companies
         * @description Similar to the average of up to ten `domains`, dissimilar to those of `not`; each result names the one it is most similar to. Accepts every filter of `/search`.
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
         * Find companies similar to those of a list
         * @description Similar to the average of the first 100 indexed companies of the list; none of its first 10,000 is in the results.
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
        /** Which method compares companies at the moment, and why */
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
        /** List the 178 profile columns and how often each is filled */
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
         * Turn a message into a search, a lookup or a similarity search, and answer it
         * @description In English, German, French, Spanish, Italian, Dutch, Portuguese or Polish. Costs as much as the call it makes: searches are free, a profile costs as much as `/lookup/{domain}`. An unclear message is answered with a question and up to three calls that may have been meant. A call that exceeds the spending limit of the message or its conversation is proposed instead of made. With `Accept: text/event-stream`, events are sent as they happen: `call` (the call and its price, before it is made), `results`, `sentence`, at last `answer` (what JSON clients get) or `error`.
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
        /** Which model answers, and whether it is available */
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
        /** List your stored copilot conversations, newest first */
        get: operations["get_copilot_conversations"];
        /** Start storing copilot conversations, or delete them all and stop */
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
         * Get a company profile, fetched live if it is not indexed
         * @description Costs the same as `/domain/{domain}`. A domain without a homepage answers 404 with the reason: parked, bot check, no IP address …
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
         * Get a company profile, fetched live if it is older than twelve months
         * @description The site and Common Crawl are tried in parallel for `wait_ms`, then a headless browser joins, then (for accounts) a proxy; the first page wins. Costs the same as `/domain/{domain}`.
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
        /** Number of companies fetched live, by method */
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
         * Download search results with all 178 columns, best match first, as CSV or JSONL
         * @description The lower of the requested plan (`tier`) and your own sets the row limit: free 100, pro 10,000, enterprise 1,000,000. `X-Tier`, `X-Row-Cap`, `X-Row-Cap-Reason` and `X-Total-Count` show what was applied.
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
         * Download companies by filters alone, best rank first, as CSV or JSONL
         * @description Like `/search/download`, without a query.
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
         * @description `combined_total` is the sum, so a domain that matches several keywords is counted for each. Keywords are returned in the order sent, without duplicates; one without letters or digits has a `problem`.
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
         * Download the matches of several keywords as one file, each domain once
         * @description For a domain that matches several keywords, `matched_keyword` is the first one. Rows are sorted by score over all keywords.
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
         * Get profiles of up to 100,000 domains as a file; missing ones are fetched live
         * @description Rows are returned in the order sent: your own columns, the 178 columns, `lookup_status` (indexed, fetched, not_found, invalid, duplicate) and `lookup_error`. Each profile costs the same as `/domain/{domain}` when it is written; other rows are free. If you cannot pay for all rows, the answer is an immediate 402. Without an account a file has up to 100 rows, each of which counts as a request: rows beyond the rate limit delay your next request. With `async=true`, which needs an account, the response is a job (JSON) that runs in the background: `GET /jobs/{job_id}` shows its progress, `/jobs/{job_id}/download` returns the file. `X-Rows`, `X-Rows-Invalid`, `X-Rows-Duplicate` and `X-Rows-Unreadable` describe how the file was read.
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
         * Preview a file of domains and its maximum cost
         * @description Nothing is looked up or charged. The header does not count as a row.
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
        /** List your bulk jobs of the last seven days, newest first */
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
        /** Progress of a bulk job */
        get: operations["get_jobs_by_id"];
        put?: never;
        post?: never;
        /** Cancel a bulk job; finished rows are kept */
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
         * Download the file of a finished bulk job
         * @description Each profile costs the same as `/domain/{domain}`, once: a paid profile is free to read again for a while.
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
         * Create a one-time download link that needs no bearer header
         * @description `params` are those of `POST /search/download`, `GET /companies/download`, `POST /bulk-search/download`, `GET /my-companies/export` or, with `list_id`, `GET /lists/{list_id}/export`. `url` is relative to this service and works once within `expires_in` seconds; `rows` and `credits` are the current size and cost of the file. Nothing is charged until the link is used.
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
         * Start the download of a link from `POST /downloads`; works once
         * @description Runs on behalf of the account that requested the link, whoever opens it.
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
        /** Register with a business e-mail address; a confirmation link is e-mailed */
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
         * Complete a registration or sign in with an e-mailed link; the page stores the session token and opens the app
         * @description Opening the link changes nothing, so mail scanners and previews are harmless. The page itself redeems the link with `POST /auth/verify`, after asking for a password if there is none yet or if another browser registered.
         */
        get: operations["get_auth_verify"];
        put?: never;
        /** Redeem an e-mailed link; the page in the response stores the session token and opens the app */
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
        /** E-mail a new link to an address waiting for verification */
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
        /** E-mail a one-time sign-in link; the response is the same for every address */
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
        /** Get a nonce for the identity provider; the ID token must contain it */
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
         * @description The token must contain a nonce from `POST /auth/identity-provider/nonce`, works once and must be at most ten minutes old.
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
        /** End the current session; API keys have none and get `false` */
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
         * Delete your account and all its data permanently
         * @description Requires the password, or a session opened by an e-mailed link less than 15 minutes ago. Remaining credits are forfeited; the response says how many.
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
         * Change your password; ends all other sessions and notifies you by e-mail
         * @description Requires the current password, or a session opened by an e-mailed link less than 15 minutes ago. API keys keep working unless `revoke_keys` is true.
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
        /** E-mail a link to choose a new password; the response is the same for every address */
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
        /** Your open sessions, newest first */
        get: operations["get_auth_sessions"];
        put?: never;
        post?: never;
        /** End all your other sessions */
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
        /** Your credit balance and the last 50 transactions */
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
        /** List your API keys by prefix */
        get: operations["get_auth_api_keys"];
        put?: never;
        /**
         * Create an API key; it is shown only in this response
         * @description An account has at most 5 keys (free), 20 (pro) or 100 (enterprise). Scopes: `export` allows file downloads of many rows, `admin` allows administration (administrators only), `read` allows everything else. Requires a session: a key cannot create keys.
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
        /** Delete an API key; it stops working immediately */
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
        /** Companies found by your searches and profile views */
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
        /** Remove a saved company, or only the entry of one search */
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
        /** Preview the size and cost of an export of saved companies */
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
         * Export your saved companies as CSV, one credit per row
         * @description The 178 columns plus `search_query`, each company one row and one credit, however many queries found it. A retry with the same Idempotency-Key within 24 hours is not charged again for the same rows; undelivered rows are refunded. It costs credits because it returns everything you have found, whatever your plan; `/search/download` is free because it is limited to the rows of your plan per search.
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
         * Export your saved companies as CSV, one credit per row
         * @description The 178 columns plus `search_query`, each company one row and one credit, however many queries found it. A retry with the same Idempotency-Key within 24 hours is not charged again for the same rows; undelivered rows are refunded. It costs credits because it returns everything you have found, whatever your plan; `/search/download` is free because it is limited to the rows of your plan per search.
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
         * Which of these domains another search has already saved
         * @description Keyed by normalized domain; only domains that were seen are included.
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
        /** List your recent searches, newest first */
        get: operations["get_auth_search_sessions"];
        put?: never;
        /**
         * Save the position in a search to resume it later
         * @description The 200 newest are kept per account; filters are limited to 4 KB.
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
        /** Get your preferred table columns */
        get: operations["get_auth_row_columns"];
        /** Save your preferred table columns, their order and widths */
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
        /** List your lists */
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
         * Add domains to a list; invalid ones are reported, the rest are added
         * @description A list can hold at most 10,000 companies (free), 100,000 (pro) or 1,000,000 (enterprise).
         */
        post: operations["post_lists_items"];
        /** Remove domains from a list */
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
        /** Get a list with a page of its companies, in the order added */
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
         * Export a list as CSV, one credit per row
         * @description The 178 columns plus `list_name`, sorted by domain. Priced like the export of saved companies: undelivered rows are refunded, and a retry with the same Idempotency-Key is not charged again.
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
        /** List your alerts */
        get: operations["get_monitors"];
        put?: never;
        /**
         * Create an alert that notifies you of new matches
         * @description A notification counts homepages that match now and did not at the last check: new ones, and known ones that have changed. An account has at most 10 alerts (free), 100 (pro) or 1,000 (enterprise).
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
         * Create an alert for similar companies: notifies you of new lookalikes
         * @description Uses the parameters of `GET /competitors`. A notification counts companies whose homepage is new or has changed and is now strongly similar to the average of `domains`: competitors in the same industry, lookalikes in another. Each is reported once. Counts toward the same limit as other alerts.
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
        /** Delete an alert; its notifications are kept */
        delete: operations["delete_monitors_by_id"];
        options?: never;
        head?: never;
        /**
         * Change an alert: name, pause or resume, webhook, e-mail digest
         * @description Omitted fields stay unchanged. A resumed alert reports matches from then on. Notifications are posted to `webhook_url` as JSON with `Homedex-Delivery` (the same for every attempt of a delivery) and `Homedex-Signature: t=…,v1=…`, where v1 is the hex HMAC-SHA256 of t, a dot and the body, keyed with the secret. Anything but a 2xx response within 10 seconds is retried for 24 hours. Only public addresses are allowed, and redirects are not followed.
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
        /** The latest 200 checks of an alert, newest first */
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
        /** The latest 100 webhook deliveries of an alert, newest first */
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
        /** Size of the query cache */
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
        /** Clear the query cache on every service that shares the database */
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
        /** Size and structure of the text index */
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
        /** Number of known domains, and indexed domains by group */
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
        /** Import domains as plain text (one per line) or JSON; new ones are queued for crawling */
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
        /** Import domains from a CSV file; new ones are queued for crawling */
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
        /** List known domains: indexed ones first, then those waiting to be crawled */
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
        /** State of the crawl queue: waiting, fetched and failed domains */
        get: operations["get_admin_crawl"];
        put?: never;
        /**
         * Pause or resume the crawl queue, or retry domains
         * @description `retry` without domains retries everything that failed; with domains, it retries those, whatever their state.
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
        /** List accounts, newest first, or search them by address or name */
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
        /** Change the plan of an account */
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
        /** End all sessions of an account; its API keys keep working */
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
         * Block an account: its sessions and keys are rejected, its alerts and downloads paused
         * @description Its data stays unchanged. Administrators cannot be blocked.
         */
        post: operations["post_admin_accounts_block"];
        /** Unblock an account: its sessions, keys and alerts work again */
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
        /** Actions of administrators, newest first */
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
        /** Verify the audit log: each entry is chained to the one before it by a hash */
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
         * Health of the service, its version and the crawl it serves
         * @description Always 200 while the process responds; `degraded` means that part of it does not work. With `ready=true` it answers 503 whenever `GET /ready` does; load balancers should use that endpoint.
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
         * Whether this instance can serve searches
         * @description For load balancers: 200 with `ready: true`, or 503 with `ready: false` and the reasons. Only what searches need is checked; an instance stays ready when the mail server or the accounts database is down, which `/health` reports.
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
            /** @description Open sessions. */
            sessions: number;
            api_keys: number;
            /** @description When the account was blocked; null if it is not blocked. */
            blocked_at: string | null;
            /** @description When one of its sessions or keys was last used. */
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
            /** @description Reason, for the audit log. */
            reason: string;
        };
        BulkJob: {
            id: string;
            /** @description Name of the uploaded file; empty if it had none. */
            filename: string;
            /** @enum {string} */
            state: "running" | "finished" | "cancelled";
            rows: number;
            rows_done: number;
            /** @description Finished rows by lookup_status. */
            by_status: {
                indexed: number;
                fetched: number;
                not_found: number;
                invalid: number;
                duplicate: number;
            };
            /** @description Rows with unclosed quotes (read as plain lines) and lines that are too long. */
            unreadable_rows: number;
            /** @description Columns of your file at the start of the result. */
            own_columns: string[];
            created_at: string;
            finished_at: string | null;
            /** @description Where to download the file once the job has finished. */
            download_url: string | null;
        };
        BulkLookupPreview: {
            /** @description Rows, not counting the header. */
            rows: number;
            /** @description Distinct domains. */
            domains: number;
            /** @description Rows that repeat an earlier domain. */
            duplicates: number;
            /** @description Rows without a domain. */
            invalid: number;
            /** @description Rows with unclosed quotes, and lines that are too long. */
            unreadable_rows: number;
            /** @description Columns of your file that `keep` would put first. */
            own_columns: string[];
            /** @description The first distinct domains. */
            sample: string[];
            /** @description Maximum number of free profiles used. */
            free_profiles: number;
            /** @description Maximum number of credits charged. */
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
             * @description The lower of this and your own plan sets the row limit; pass your plan to get all of its rows. `X-Row-Cap-Reason` says which one applied.
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
             * @description Start the CSV with a byte order mark so that Excel recognizes UTF-8.
             * @default false
             */
            bom?: boolean;
            /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus excludes a column, as in `all,-body_text`. Also: matched_keyword, score. */
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
            /** @description An http or https URL; null removes it. A new URL gets a new secret. */
            webhook_url?: string | null;
            /** @description Send new matches to the account as an e-mail digest. */
            email?: boolean;
        };
        ChangeNameRequest: {
            name: string;
        };
        ChangePasswordRequest: {
            password: string;
            current_password?: string;
            /**
             * @description Also revoke all API keys of the account.
             * @default false
             */
            revoke_keys?: boolean;
        };
        ChangedMonitor: {
            id: number;
            name: string;
            query: string;
            /** @description The search mode; `lookalikes` for an alert on similar companies. */
            mode: string;
            filters: {
                [key: string]: unknown;
            };
            /** @description What companies are compared with; null if the query consists of words. */
            likeness: {
                domains: string[];
                not: string[];
                same_language: string;
                mix: number;
                min_score?: number;
            } | null;
            paused: boolean;
            webhook_url: string | null;
            /** @description Whether new matches are e-mailed to the account. */
            email: boolean;
            created_at: string;
            last_checked_at: string | null;
            last_total: number;
            /** @description New matches in unread notifications. */
            new_matches: number;
            /** @description Why the last check failed. */
            last_error: string | null;
            /** @description Only with a new webhook_url, and only once: the secret that signs its deliveries. */
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
            /** @description Share of indexed companies with a value, from 0 to 1. */
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
            /** @description The request in plain language. */
            message: string;
            /**
             * @description Earlier turns, oldest first: messages as `{role: "user", content}` and answers as they came, with `tool_call` and `results`; at most 200 turns and, without `results`, 64 KB. A message may refine, replace or drop part of the last call.
             * @default null
             */
            history?: {
                [key: string]: unknown;
            }[] | null;
            /**
             * @description What this message may spend; null for the default shown by `/copilot/health`.
             * @default null
             */
            credits_max?: number | null;
            /**
             * @description A stored conversation to continue; its turns are used if no history is sent.
             * @default null
             */
            conversation_id?: number | null;
        };
        CopilotResponse: {
            answer: string;
            tool_call: {
                /** @description `search`, `lookup` or `similar`; `none` if nothing was called. */
                name: string;
                /** @description The parameters of that endpoint, so that the call can be replayed. */
                args: {
                    [key: string]: unknown;
                };
            };
            /** @description What the call returned; empty if nothing was called or found. */
            results: {
                [key: string]: unknown;
            };
            /** @description Every condition in force, with the words that became it. */
            applied: {
                /** @description The words of the message; empty if it did not mention this. */
                text: string;
                param: string;
                value: string;
                /** @description Set by an earlier message and still in force. */
                inherited: boolean;
                /** @description For people, in the language of the message. */
                label: string;
            }[];
            /** @description Words that changed nothing. */
            ignored: string[];
            /** @description Up to three calls that may have been meant, ready to be made. */
            proposals: {
                /** @description `search`, `lookup` or `similar`; `none` if nothing was called. */
                name: string;
                /** @description The parameters of that endpoint, so that the call can be replayed. */
                args: {
                    [key: string]: unknown;
                };
            }[];
            /** @description If nothing was found: what would be found without a condition, largest first. */
            relaxed: {
                /** @description The conditions that are dropped, in the language of the message. */
                label: string;
                total_count: number;
                tool_call: {
                    /** @description `search`, `lookup` or `similar`; `none` if nothing was called. */
                    name: string;
                    /** @description The parameters of that endpoint, so that the call can be replayed. */
                    args: {
                        [key: string]: unknown;
                    };
                };
            }[];
            /** @description The app page that shows it in full (`compare`, `company`, `lookalikes`), or where to do what the copilot cannot. */
            page: {
                name: string;
                path: string;
            } | null;
            /** @description Suggested next messages, in the language of the message. */
            suggestions: string[];
            /** @description The language of the message, used for the answer. */
            language: string;
            elapsed_ms: number;
            model: string;
            /** @description Whether the built-in planner answered instead of the language model, and why. */
            notice: string | null;
            /** @description Credits charged, and the limit. */
            credits: {
                spent: number;
                message_max: number;
                conversation_spent: number;
                conversation_max: number;
            };
            /** @description ID to continue the conversation, if it is stored. */
            conversation_id: number | null;
        };
        CrawlState: {
            paused: boolean;
            /** @description Not fetched yet; waiting. */
            waiting: number;
            /** @description Fetched; will be refreshed when due. */
            fetched: number;
            /** @description Failed for good. */
            failed: number;
            /** @description In progress. */
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
            /** @description Domains, up to 10, that the companies should not be similar to. */
            not?: string | string[];
            /**
             * @description only: in the languages of the domains; prefer: those score higher; any: no preference.
             * @default any
             * @enum {string}
             */
            same_language?: "only" | "prefer" | "any";
            /**
             * @description 0: the same words; 1: the same business.
             * @default 0.5
             */
            mix?: number;
            /** @description Replaces the default minimum scores for competitors and lookalikes. */
            min_score?: number;
            /** @description Any filters of /search except `domains`. */
            filters?: {
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
                tech?: string | string[];
                /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
                technology?: string | string[];
                /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
                industry?: string | string[];
                /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
                tld?: string | string[];
                /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
                country?: string | string[];
                /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
                language?: string | string[];
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string | string[];
                /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
                exclude?: string | string[];
                /** @description Features the homepage must not have, comma-separated. */
                not_has?: string | string[];
                /** @description The country is none of these. */
                not_country?: string | string[];
                /** @description The industry is none of these. */
                not_industry?: string | string[];
                /** @description The domain ends in none of these. */
                not_tld?: string | string[];
                /** @description The language is none of these. */
                not_language?: string | string[];
                /** @description None of these technologies (exact names) is in use. */
                not_technology?: string | string[];
            };
            /**
             * @description Empty: the domains.
             * @default
             */
            name?: string;
        };
        CreateMonitor: {
            /** @description Keyword or phrase. Empty: filters only. */
            query: string;
            /**
             * @description phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words.
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
                /** @description Comma-separated domains to search; only these can match. */
                domains?: string | string[];
                /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
                tech?: string | string[];
                /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
                technology?: string | string[];
                /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
                industry?: string | string[];
                /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
                tld?: string | string[];
                /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
                country?: string | string[];
                /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
                language?: string | string[];
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string | string[];
                /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
                exclude?: string | string[];
                /** @description Features the homepage must not have, comma-separated. */
                not_has?: string | string[];
                /** @description The country is none of these. */
                not_country?: string | string[];
                /** @description The industry is none of these. */
                not_industry?: string | string[];
                /** @description The domain ends in none of these. */
                not_tld?: string | string[];
                /** @description The language is none of these. */
                not_language?: string | string[];
                /** @description None of these technologies (exact names) is in use. */
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
            /** @description Free profiles used (negative) or returned. */
            free_profiles: number;
            created_at: string;
        };
        DeleteAccountRequest: {
            password?: string;
        };
        Delivery: {
            /** @description As in the `Homedex-Delivery` header. */
            id: string;
            notification_id: number | null;
            /** @enum {string} */
            state: "pending" | "delivered" | "failed";
            attempts: number;
            /** @description The receiver's last response. */
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
             * @description Source of the profile; none: no source could fetch it, so this is the stored one.
             * @enum {string}
             */
            source: "cached" | "live_http" | "crawl_wet" | "browser" | "proxy" | "none";
            elapsed_ms: number;
            /** @description Time spent fetching; 0 for a stored profile. */
            fetch_ms: number;
            /** @description Age of the page the profile was extracted from. */
            cache_age_days: number;
            /** @description Number of columns with a value. */
            enriched_columns: number;
            /** @description Attempts, in the order in which they finished. */
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
            /** @description `login_required` if `exclude_seen` was sent without an account and therefore ignored. */
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
             * @description Crawl ID of the newest ingest.
             * @default
             */
            crawl_id: string;
            /**
             * @description Problems, one sentence each.
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
                /** @description Why the keyword could not be searched, if so. */
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
            /** @description From 0 to 1: the cosine similarity of the vectors, or the weighted Jaccard similarity of the concepts. */
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
            /** @description Words both pages share, strongest first; "tandlæge ≈ dentist" where they use different words for one thing. */
            shared_keywords: string[];
            /** @description What else both have in common. */
            same: {
                industry: boolean;
                country: boolean;
                technologies: string[];
            };
            /** @description The requested domain this company is most similar to. */
            nearest_seed: string;
            /** @description Other domains with the same name and nearly the same page, which are excluded. */
            duplicates: number;
        };
        Monitor: {
            id: number;
            name: string;
            query: string;
            /** @description The search mode; `lookalikes` for an alert on similar companies. */
            mode: string;
            filters: {
                [key: string]: unknown;
            };
            /** @description What companies are compared with; null if the query consists of words. */
            likeness: {
                domains: string[];
                not: string[];
                same_language: string;
                mix: number;
                min_score?: number;
            } | null;
            paused: boolean;
            webhook_url: string | null;
            /** @description Whether new matches are e-mailed to the account. */
            email: boolean;
            created_at: string;
            last_checked_at: string | null;
            last_total: number;
            /** @description New matches in unread notifications. */
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
            /** @description Reasons, one sentence each; only with 503. */
            reasons?: string[];
        };
        RegisterRequest: {
            email: string;
            password: string;
            /** @default  */
            name?: string;
        };
        RemoveItemsRequest: {
            domains: string[];
        };
        RenameListRequest: {
            name: string;
        };
        RowColumns: {
            /** @description In order; empty means the default columns. */
            columns: {
                name: string;
                /** @description Relative width. */
                width: number;
            }[];
        };
        RowColumnsRequest: {
            columns: {
                name: string;
                /** @description Relative width. */
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
             * @description phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words.
             * @default phrase
             * @enum {string}
             */
            mode?: "phrase" | "any" | "single" | "all" | "or";
            /** @description Only rows of this crawl. */
            crawl_id?: string;
            /** @description The title contains this text, case- and accent-insensitive. */
            title?: string;
            /** @description Comma-separated domains to search; only these can match. */
            domains?: string | string[];
            /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
            tech?: string | string[];
            /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
            technology?: string | string[];
            /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
            industry?: string | string[];
            /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
            tld?: string | string[];
            /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
            country?: string | string[];
            /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
            language?: string | string[];
            /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
            has?: string | string[];
            /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
            exclude?: string | string[];
            /** @description Features the homepage must not have, comma-separated. */
            not_has?: string | string[];
            /** @description The country is none of these. */
            not_country?: string | string[];
            /** @description The industry is none of these. */
            not_industry?: string | string[];
            /** @description The domain ends in none of these. */
            not_tld?: string | string[];
            /** @description The language is none of these. */
            not_language?: string | string[];
            /** @description None of these technologies (exact names) is in use. */
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
            /** @description Additional profile columns of each result, under `columns`, comma-separated: names, groups of GET /columns, or `all`. Long texts and lists are truncated. Results beyond the export limit of your plan come without them, and `gate` says so. */
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
             * @description phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words.
             * @default phrase
             * @enum {string}
             */
            mode?: "phrase" | "any" | "single" | "all" | "or";
            /** @description Only rows of this crawl. */
            crawl_id?: string;
            /** @description The title contains this text, case- and accent-insensitive. */
            title?: string;
            /** @description Comma-separated domains to search; only these can match. */
            domains?: string | string[];
            /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
            tech?: string | string[];
            /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
            technology?: string | string[];
            /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
            industry?: string | string[];
            /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
            tld?: string | string[];
            /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
            country?: string | string[];
            /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
            language?: string | string[];
            /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
            has?: string | string[];
            /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
            exclude?: string | string[];
            /** @description Features the homepage must not have, comma-separated. */
            not_has?: string | string[];
            /** @description The country is none of these. */
            not_country?: string | string[];
            /** @description The industry is none of these. */
            not_industry?: string | string[];
            /** @description The domain ends in none of these. */
            not_tld?: string | string[];
            /** @description The language is none of these. */
            not_language?: string | string[];
            /** @description None of these technologies (exact names) is in use. */
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
            /** @description `login_required` if `exclude_seen` was sent without an account and therefore ignored. */
            gate?: string;
        };
        SearchDownloadBody: {
            /** @description Keyword or phrase. */
            q: string;
            /**
             * @description phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words.
             * @default phrase
             * @enum {string}
             */
            mode?: "phrase" | "any" | "single" | "all" | "or";
            /** @description Only rows of this crawl. */
            crawl_id?: string;
            /** @description The title contains this text, case- and accent-insensitive. */
            title?: string;
            /** @description Comma-separated domains to search; only these can match. */
            domains?: string | string[];
            /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
            tech?: string | string[];
            /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
            technology?: string | string[];
            /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
            industry?: string | string[];
            /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
            tld?: string | string[];
            /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
            country?: string | string[];
            /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
            language?: string | string[];
            /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
            has?: string | string[];
            /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
            exclude?: string | string[];
            /** @description Features the homepage must not have, comma-separated. */
            not_has?: string | string[];
            /** @description The country is none of these. */
            not_country?: string | string[];
            /** @description The industry is none of these. */
            not_industry?: string | string[];
            /** @description The domain ends in none of these. */
            not_tld?: string | string[];
            /** @description The language is none of these. */
            not_language?: string | string[];
            /** @description None of these technologies (exact names) is in use. */
            not_technology?: string | string[];
            /**
             * @description Exclude companies you had already viewed when you first ran this search. Needs an account.
             * @default false
             */
            exclude_seen?: boolean;
            /**
             * @description The lower of this and your own plan sets the row limit; pass your plan to get all of its rows. `X-Row-Cap-Reason` says which one applied.
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
             * @description Start the CSV with a byte order mark so that Excel recognizes UTF-8.
             * @default false
             */
            bom?: boolean;
            /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus excludes a column, as in `all,-body_text`. Also: score, matched_in, matched_snippet. */
            columns?: string | string[];
        };
        SearchFacetsBody: {
            /** @description Keyword or phrase. */
            q: string;
            /**
             * @description phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words.
             * @default phrase
             * @enum {string}
             */
            mode?: "phrase" | "any" | "single" | "all" | "or";
            /** @description Only rows of this crawl. */
            crawl_id?: string;
            /** @description The title contains this text, case- and accent-insensitive. */
            title?: string;
            /** @description Comma-separated domains to search; only these can match. */
            domains?: string | string[];
            /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
            tech?: string | string[];
            /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
            technology?: string | string[];
            /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
            industry?: string | string[];
            /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
            tld?: string | string[];
            /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
            country?: string | string[];
            /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
            language?: string | string[];
            /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
            has?: string | string[];
            /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
            exclude?: string | string[];
            /** @description Features the homepage must not have, comma-separated. */
            not_has?: string | string[];
            /** @description The country is none of these. */
            not_country?: string | string[];
            /** @description The industry is none of these. */
            not_industry?: string | string[];
            /** @description The domain ends in none of these. */
            not_tld?: string | string[];
            /** @description The language is none of these. */
            not_language?: string | string[];
            /** @description None of these technologies (exact names) is in use. */
            not_technology?: string | string[];
            /** @description Comma-separated list of industry, country, tld, tech, language, has, technology (an alias of tech). Default: industry, country, tld, tech, language, has. */
            fields?: string | string[];
            /**
             * @description Values per field.
             * @default 10
             */
            size?: number;
            /**
             * @description Accepted and ignored, so that a search request can be repeated here unchanged.
             * @default 100
             */
            limit?: number;
            /**
             * @description Accepted and ignored, like limit.
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
             * @description What had no effect: characters that are operators elsewhere (use `exclude` to exclude words) and unknown parameters.
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
            /** @description The columns requested with `columns`; absent if not requested or if they need a higher plan. */
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
            /** @description Number of companies; for a keyword, exactly as many as a phrase search finds. */
            count: number;
            domain: string;
            title: string;
            company_name: string;
        };
        UpsertSessionRequest: {
            /** @description Keyword or phrase. */
            query: string;
            /**
             * @description phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words.
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
                /** @description phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words. */
                mode?: "phrase" | "any" | "single" | "all" | "or";
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to search; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
                tech?: string;
                /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
                technology?: string;
                /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
                industry?: string;
                /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
                tld?: string;
                /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
                country?: string;
                /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies (exact names) is in use. */
                not_technology?: string;
                /** @description Results per page. */
                limit?: number;
                /** @description Results to skip. */
                offset?: number;
                /** @description Additional profile columns of each result, under `columns`, comma-separated: names, groups of GET /columns, or `all`. Long texts and lists are truncated. Results beyond the export limit of your plan come without them, and `gate` says so. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words. */
                mode?: "phrase" | "any" | "single" | "all" | "or";
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to search; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
                tech?: string;
                /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
                technology?: string;
                /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
                industry?: string;
                /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
                tld?: string;
                /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
                country?: string;
                /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies (exact names) is in use. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words. */
                mode?: "phrase" | "any" | "single" | "all" | "or";
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to search; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
                tech?: string;
                /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
                technology?: string;
                /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
                industry?: string;
                /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
                tld?: string;
                /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
                country?: string;
                /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies (exact names) is in use. */
                not_technology?: string;
                /** @description Comma-separated list of industry, country, tld, tech, language, has, technology (an alias of tech). Default: industry, country, tld, tech, language, has. */
                fields?: string;
                /** @description Values per field. */
                size?: number;
                /** @description Accepted and ignored, so that a search request can be repeated here unchanged. */
                limit?: number;
                /** @description Accepted and ignored, like limit. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Comma-separated domains to search; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
                tech?: string;
                /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
                technology?: string;
                /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
                industry?: string;
                /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
                tld?: string;
                /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
                country?: string;
                /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies (exact names) is in use. */
                not_technology?: string;
                /** @description Results per page. */
                limit?: number;
                /** @description Results to skip. */
                offset?: number;
                /** @description Additional profile columns of each result, under `columns`, comma-separated: names, groups of GET /columns, or `all`. Long texts and lists are truncated. Results beyond the export limit of your plan come without them, and `gate` says so. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Comma-separated domains to search; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
                tech?: string;
                /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
                technology?: string;
                /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
                industry?: string;
                /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
                tld?: string;
                /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
                country?: string;
                /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies (exact names) is in use. */
                not_technology?: string;
                /** @description Comma-separated list of industry, country, tld, tech, language, has, technology (an alias of tech). Default: industry, country, tld, tech, language, has. */
                fields?: string;
                /** @description Values per field. */
                size?: number;
                /** @description Accepted and ignored, so that a search request can be repeated here unchanged. */
                limit?: number;
                /** @description Accepted and ignored, like limit. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description The text typed so far. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description The query that led here; the company is saved under it. Empty: under its domain. */
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
                    /** @description Credits the call costs. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                                /** @description Where on the page the value was found, or the column it is derived from. */
                                place: string;
                                /** @description The text found there; empty if it cannot be shown. */
                                snippet: string;
                                /** @description The extraction rule that read it. */
                                rule: string;
                                /** @description When the page was fetched. */
                                seen_at: string;
                            };
                        };
                        /** @description Why there is no evidence, if there is none. */
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
                    /** @description Credits the call costs. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Minimum score. */
                min_score?: number;
                /** @description competitor: same industry and a strong score; lookalike: a strong score in another industry; similar: the rest. */
                match_type?: "competitor" | "lookalike" | "similar";
                /** @description Results per page. */
                limit?: number;
                /** @description Results to skip; a ranking has at most 500. */
                offset?: number;
                /** @description Compare again instead of answering from the cache. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Comma-separated domains, up to 10, that results should not be similar to. */
                not?: string;
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
                tech?: string;
                /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
                technology?: string;
                /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
                industry?: string;
                /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
                tld?: string;
                /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
                country?: string;
                /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies (exact names) is in use. */
                not_technology?: string;
                /** @description Exclude companies you had already viewed when you first ran this search. Needs an account. */
                exclude_seen?: boolean;
                /** @description only: in the languages of the domains; prefer: those first among equals; any: no preference. */
                same_language?: "only" | "prefer" | "any";
                /** @description 0: the same words; 1: the same business. Only the built-in model tells them apart. */
                mix?: number;
                /** @description Fetch and index missing `domains`; each costs as much as a lookup. */
                live?: boolean;
                /** @description Minimum score. */
                min_score?: number;
                /** @description competitor: same industry and a strong score; lookalike: a strong score in another industry; similar: the rest. */
                match_type?: "competitor" | "lookalike" | "similar";
                /** @description Results per page. */
                limit?: number;
                /** @description Results to skip; a ranking has at most 500. */
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
                    /** @description Credits the call costs. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Minimum score. */
                min_score?: number;
                /** @description competitor: same industry and a strong score; lookalike: a strong score in another industry; similar: the rest. */
                match_type?: "competitor" | "lookalike" | "similar";
                /** @description Results per page. */
                limit?: number;
                /** @description Results to skip; a ranking has at most 500. */
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
                        /** @description The companies the results were compared with. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                        /** @description Share of the true top 25 that a search finds, measured when the index was built. */
                        recall_at_25: number | null;
                        /** @description Pages the model's statistics were computed from. */
                        fitted_on: number;
                        /** @description Why the fallback is used. */
                        reason: string | null;
                        /** @description Progress of bringing the vectors up to date; null when they are. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                    /** @description Credits the call costs. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                        /** @description Why it is unavailable or differs from the configuration. */
                        reason: string | null;
                        /** @description What a message may spend unless it sets `credits_max`. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                        /** @description Whether conversations of this account are stored; off by default. */
                        keep: boolean;
                        /** @description How long they are kept after their last message. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Fetch the page even if it is indexed. */
                force?: boolean;
                /** @description false: nothing is saved to your viewed companies (`/auth/my-companies`). */
                save?: boolean;
                /** @description The query that led here; the company is saved under it. Empty: under its domain. */
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
                    /** @description Credits the call costs. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description How long to wait for the site and Common Crawl before starting a browser. */
                wait_ms?: number;
                /** @description Fetch the page even if the profile is fresh. */
                force?: boolean;
                allow_browser?: boolean;
                /** @description Whether a proxy may be used, which needs an account; defaults to true with one, false without. */
                allow_proxy?: boolean;
                /** @description false: nothing is saved to your viewed companies (`/auth/my-companies`). */
                save?: boolean;
                /** @description The query that led here; the company is saved under it. Empty: under its domain. */
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
                    /** @description Credits the call costs. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words. */
                mode?: "phrase" | "any" | "single" | "all" | "or";
                /** @description Only rows of this crawl. */
                crawl_id?: string;
                /** @description The title contains this text, case- and accent-insensitive. */
                title?: string;
                /** @description Comma-separated domains to search; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
                tech?: string;
                /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
                technology?: string;
                /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
                industry?: string;
                /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
                tld?: string;
                /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
                country?: string;
                /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies (exact names) is in use. */
                not_technology?: string;
                /** @description Exclude companies you had already viewed when you first ran this search. Needs an account. */
                exclude_seen?: boolean;
                /** @description The lower of this and your own plan sets the row limit; pass your plan to get all of its rows. `X-Row-Cap-Reason` says which one applied. */
                tier?: "free" | "pro" | "enterprise";
                format?: "csv" | "jsonl";
                /** @description Start the CSV with a byte order mark so that Excel recognizes UTF-8. */
                bom?: boolean;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus excludes a column, as in `all,-body_text`. Also: score, matched_in, matched_snippet. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Comma-separated domains to search; only these can match. */
                domains?: string;
                /** @description The technology stack contains this text, case- and accent-insensitive. Separate several with commas; all must be present. */
                tech?: string;
                /** @description The technology stack includes a technology with exactly this name, as shown in facets, without its version. Separate several with commas; all must be present. */
                technology?: string;
                /** @description The industry, case-insensitive. Separate several with commas; one of them must match. */
                industry?: string;
                /** @description The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. Separate several with commas; one of them must match. */
                tld?: string;
                /** @description The country as a two-letter code; UK is read as GB. Separate several with commas; one of them must match. */
                country?: string;
                /** @description The page language as an ISO 639-1 code. Separate several with commas; one of them must match. */
                language?: string;
                /** @description Features the homepage must have, comma-separated: email, phone, pricing, blog, ecommerce, contact. */
                has?: string;
                /** @description Words, or phrases in double quotes, that the homepage must not contain; up to 10. */
                exclude?: string;
                /** @description Features the homepage must not have, comma-separated. */
                not_has?: string;
                /** @description The country is none of these. */
                not_country?: string;
                /** @description The industry is none of these. */
                not_industry?: string;
                /** @description The domain ends in none of these. */
                not_tld?: string;
                /** @description The language is none of these. */
                not_language?: string;
                /** @description None of these technologies (exact names) is in use. */
                not_technology?: string;
                /** @description Exclude companies you had already viewed when you first ran this search. Needs an account. */
                exclude_seen?: boolean;
                /** @description The lower of this and your own plan sets the row limit; pass your plan to get all of its rows. `X-Row-Cap-Reason` says which one applied. */
                tier?: "free" | "pro" | "enterprise";
                format?: "csv" | "jsonl";
                /** @description Start the CSV with a byte order mark so that Excel recognizes UTF-8. */
                bom?: boolean;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus excludes a column, as in `all,-body_text`. Also: score, matched_in, matched_snippet. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description The lower of this and your own plan sets the row limit; pass your plan to get all of its rows. `X-Row-Cap-Reason` says which one applied. */
                tier?: "free" | "pro" | "enterprise";
                format?: "csv" | "jsonl";
                /** @description Start the CSV with a byte order mark so that Excel recognizes UTF-8. */
                bom?: boolean;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus excludes a column, as in `all,-body_text`. Also: matched_keyword, score. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Return a job immediately; needs an account. */
                async?: boolean;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus excludes a column, as in `all,-body_text`. Also: lookup_status, lookup_error. */
                columns?: string;
                /** @description Put the columns of your own file first. A column with the name of a profile column gets the prefix `input_`; a file with a single column has nothing to keep. */
                keep?: boolean;
                format?: "csv" | "jsonl";
                /** @description Start the CSV with a byte order mark so that Excel recognizes UTF-8. */
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
                     * @description CSV with a domain, website or url column, or one domain per line.
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
                    /** @description Credits the call costs. */
                    "X-Credits-Needed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service cannot do that at the moment. Try again later. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                     * @description CSV with a domain, website or url column, or one domain per line.
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description As returned by POST /bulk-lookup. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description As returned by POST /bulk-lookup. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus excludes a column, as in `all,-body_text`. Also: lookup_status, lookup_error. */
                columns?: string;
                /** @description Put the columns of your own file first. A column with the name of a profile column gets the prefix `input_`; a file with a single column has nothing to keep. */
                keep?: boolean;
                format?: "csv" | "jsonl";
                /** @description Start the CSV with a byte order mark so that Excel recognizes UTF-8. */
                bom?: boolean;
            };
            header?: never;
            path: {
                /** @description As returned by POST /bulk-lookup. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
                    /** @description Credits the call costs. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
            header?: {
                /** @description Language of pages and e-mails: en or de. */
                "accept-language"?: string;
            };
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            header?: {
                /** @description Language of pages and e-mails: en or de. */
                "accept-language"?: string;
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            header?: {
                /** @description Language of pages and e-mails: en or de. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string | {
                    token: string;
                    /** @description Required if the account has none yet; optional to set a new one. */
                    password?: string;
                    /**
                     * @description With a password reset link: also revoke all API keys of the account.
                     * @default true
                     */
                    revoke_keys?: boolean;
                };
                "application/json": string | {
                    token: string;
                    /** @description Required if the account has none yet; optional to set a new one. */
                    password?: string;
                    /**
                     * @description With a password reset link: also revoke all API keys of the account.
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            header?: {
                /** @description Language of pages and e-mails: en or de. */
                "accept-language"?: string;
            };
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            header?: {
                /** @description Language of pages and e-mails: en or de. */
                "accept-language"?: string;
            };
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service cannot do that at the moment. Try again later. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service cannot do that at the moment. Try again later. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            header?: {
                /** @description Language of pages and e-mails: en or de. */
                "accept-language"?: string;
            };
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            header?: {
                /** @description Language of pages and e-mails: en or de. */
                "accept-language"?: string;
            };
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            header?: {
                /** @description Language of pages and e-mails: en or de. */
                "accept-language"?: string;
            };
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                        /** @description Number of sessions ended. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Any text you choose; a retry with the same key is not charged again. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
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
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Only companies found by this query. */
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
                        /** @description Rows: one per company and query that found it. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Only companies found by this query. */
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
                        /** @description Free profiles are used first. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Only companies found by this query. */
                query?: string;
                /** @description Part of the domain, title or company name. */
                search?: string;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus excludes a column, as in `all,-body_text`. Also: search_query. */
                columns?: string;
                /** @description Start the CSV with a byte order mark so that Excel recognizes UTF-8. */
                bom?: boolean;
            };
            header?: {
                /** @description Any text you choose; a retry with the same key is not charged again. */
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
                    /** @description Credits the call costs. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Only companies found by this query. */
                query?: string;
                /** @description Part of the domain, title or company name. */
                search?: string;
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus excludes a column, as in `all,-body_text`. Also: search_query. */
                columns?: string;
                /** @description Start the CSV with a byte order mark so that Excel recognizes UTF-8. */
                bom?: boolean;
            };
            header?: {
                /** @description Any text you choose; a retry with the same key is not charged again. */
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
                    /** @description Credits the call costs. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178. A minus excludes a column, as in `all,-body_text`. Also: list_name. */
                columns?: string;
                /** @description Start the CSV with a byte order mark so that Excel recognizes UTF-8. */
                bom?: boolean;
            };
            header?: {
                /** @description Any text you choose; a retry with the same key is not charged again. */
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
                    /** @description Credits the call costs. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
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
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service cannot do that at the moment. Try again later. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Only notifications older than this ID. For the next page, pass the last ID of this page. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                        /** @description Number that were unread. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Only notifications older than this ID. For the next page, pass the last ID of this page. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                        /** @description Pages cleared on the service that answered. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                     * @description CSV with a domain, website or url column, or one domain per line.
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Only domains that are not indexed. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                        /** @description Not fetched yet; waiting. */
                        waiting: number;
                        /** @description Fetched; will be refreshed when due. */
                        fetched: number;
                        /** @description Failed for good. */
                        failed: number;
                        /** @description In progress. */
                        under_way: number;
                        by_tier: {
                            [key: string]: number;
                        };
                        oldest_fetch: string | null;
                        newest_fetch: string | null;
                        /** @description Number of domains that will be retried. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Part of the address or name. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Any text you choose; a retry with the same key is not charged again. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
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
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The request body took too long to arrive. Try again on a faster connection. */
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
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Only entries with a smaller ID, for the next page. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                        /** @description The first entry that fails the check: it or one before it was changed or removed. */
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
            /** @description The input is invalid. */
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
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
                /** @description Answer 503 while this instance cannot serve searches. */
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
            /** @description The input is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service cannot do that at the moment. Try again later. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
            /** @description The input is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description The request URL and headers are too long. Send long lists as a JSON body: the same path accepts POST. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is at capacity. Try again in 3 seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait before trying again, usually 3. */
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
