/** How an attempt to fetch a homepage ended. Whether the response is a homepage is decided by `recognise`. */
export type FetchOutcome =
  | { readonly kind: 'fetched'; readonly response: FetchedResponse }
  | {
      readonly kind: 'failed';
      readonly failure: FailureKind;
      /** For logs and people: what exactly happened. */
      readonly message: string;
    };

/** An HTTP response of any status, after redirects. */
export interface FetchedResponse {
  /** The address that responded. */
  readonly url: string;
  /** Every requested address in order; the last one responded. */
  readonly hops: readonly string[];
  readonly status: number;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As received: content codings are decoded where pages are extracted, never in the thread that reads untrusted servers. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** The body exceeded the limit or ended too early. */
  readonly isCut: boolean;
  /** `h2` or `http/1.1`. */
  readonly httpVersion: string;
  /** Why the certificate is not valid; null if it is, or if there is none. Crawled pages are public, so the problem is only recorded. */
  readonly certificateProblem: string | null;
  /** ISO 8601 UTC. */
  readonly fetchedAt: string;
  /** From sending the last request to receiving its headers. */
  readonly responseMs: number;
}

interface FailureFacts {
  /** Shown to people who requested the page. */
  readonly sentence: string;
  /** The first tier that may still succeed: a browser and a proxy are different clients, and a proxy also has a different address. */
  readonly nextTier: 'browser' | 'proxy' | 'none';
}

/** Every way in which there is no response. The failure decides what is tried next, not the time left. */
export const fetchFailures = {
  no_such_name: { nextTier: 'none', sentence: 'The domain has no IP address.' },
  name_failed: { nextTier: 'proxy', sentence: "The domain's name servers are not responding." },
  not_public: { nextTier: 'none', sentence: 'The domain points to a private address.' },
  connection_refused: { nextTier: 'none', sentence: 'The server refused the connection.' },
  unreachable: { nextTier: 'proxy', sentence: 'The server cannot be reached.' },
  connection_lost: { nextTier: 'browser', sentence: 'The server closed the connection.' },
  tls_failed: {
    nextTier: 'browser',
    sentence: 'A secure connection to the server could not be made.',
  },
  timed_out: { nextTier: 'browser', sentence: 'The server took too long to respond.' },
  not_http: { nextTier: 'none', sentence: 'The server did not answer with HTTP.' },
  not_html: { nextTier: 'none', sentence: 'The domain does not serve a web page.' },
  too_much: { nextTier: 'none', sentence: 'The page is too large.' },
  redirects: { nextTier: 'browser', sentence: 'The domain redirects too often or in a loop.' },
  robots_forbid: { nextTier: 'none', sentence: "The site's robots.txt disallows fetching." },
  excluded: { nextTier: 'none', sentence: 'The operator of this service has excluded this domain.' },
  robots_unreadable: { nextTier: 'none', sentence: "The site's robots.txt could not be read." },
  /** Its network has reached our rate limit for now. */
  paced: {
    nextTier: 'none',
    sentence: 'Too many sites on the same network are being fetched. Try again in a second.',
  },
  busy: { nextTier: 'none', sentence: 'Too many pages are being fetched. Try again in a few seconds.' },
  /** The thread or browser that was fetching it ended. */
  interrupted: { nextTier: 'none', sentence: 'Fetching was interrupted. Try again.' },
  /** The caller's signal aborted. */
  cancelled: { nextTier: 'none', sentence: 'Fetching was cancelled.' },
  unavailable: { nextTier: 'none', sentence: 'This fetch method is not configured.' },
} as const satisfies Readonly<Record<string, FailureFacts>>;

export type FailureKind = keyof typeof fetchFailures;
