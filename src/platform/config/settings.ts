import ipaddr from 'ipaddr.js';
import { isFixedHost } from '../outbound/index.ts';
import { address, choice, integer, list, optionalChoice, secret, secretUrl, share, text } from './setting.ts';

const isNetwork = (item: string): boolean => ipaddr.isValid(item) || ipaddr.isValidCIDR(item);
const isHost = (item: string): boolean =>
  URL.canParse(`http://${item}`) && new URL(`http://${item}`).host === item;

const isPlainAddress = (item: string): boolean => {
  const { protocol = '', username = '', password = '', pathname = '' } = URL.parse(item) ?? {};
  return /^https?:$/.test(protocol) && username === '' && password === '' && pathname === '/';
};

/**
 * Every configuration value, by the name of its environment variable. `.env.example` and docs/configuration.md are
 * generated from this table.
 */
export const settings = {
  PORT: integer({
    group: 'Server',
    default: 8080,
    min: 0,
    max: 65535,
    help: 'Port to listen on; 0 takes any free one.',
  }),
  HOST: text({
    group: 'Server',
    default: '127.0.0.1',
    help: 'Address to listen on; 0.0.0.0 serves the network.',
  }),
  DATA_DIR: text({
    group: 'Server',
    default: './data',
    help: 'Folder that holds everything Homedex stores.',
  }),
  SHARE_DATA_DIR: choice({
    group: 'Server',
    default: 'no',
    options: ['no', 'yes'],
    help: 'yes: several services may answer from one DATA_DIR at once; rate limits and failed sign-ins then count for each of them.',
  }),
  PUBLIC_URL: address({
    group: 'Server',
    help: 'Address under which people reach the service; used in mails and links. Default: http://HOST:PORT.',
  }),
  CORS_ORIGINS: list({
    group: 'Server',
    expects: 'a comma list of origins such as https://app.example.com, or *',
    isItem: (item) => item === '*' || URL.parse(item)?.origin === item,
    help: 'Sites whose pages may call the API from a browser. Needs PUBLIC_URL. Default: * (any) where PUBLIC_URL is set, otherwise none.',
  }),
  LOG_LEVEL: choice({
    group: 'Server',
    default: 'info',
    options: ['debug', 'info', 'warn', 'error', 'silent'],
    help: 'Least severe log line that is written.',
  }),
  TRUSTED_PROXIES: list({
    group: 'Server',
    expects: 'a comma list of IP addresses or networks such as 10.0.0.0/8',
    isItem: isNetwork,
    help: 'Proxies whose X-Forwarded-For header is believed.',
  }),

  DATABASE_URL: secretUrl({
    group: 'Several machines',
    schemes: ['postgres', 'postgresql'],
    example: 'postgres://homedex:password@db.example.com:5432/homedex',
    help: 'PostgreSQL database for accounts, credits, monitors and queues, which several services may share; a socket is named by its folder (postgres://homedex@localhost/homedex?host=/run/postgresql). Needs ADMIN_TOKEN and SMTP_URL, because files of one machine are not seen by the others. Unset: SQLite in DATA_DIR.',
  }),
  DATABASE_CONNECTIONS: integer({
    group: 'Several machines',
    default: 10,
    min: 2,
    max: 500,
    help: 'Connections of this service to PostgreSQL; whoever finds all in use waits for five seconds, then hears 503.',
  }),
  REDIS_URL: secretUrl({
    group: 'Several machines',
    schemes: ['redis', 'rediss'],
    example: 'redis://:password@cache.example.com:6379/0',
    help: 'Valkey or Redis in which all services count rate limits and wrong tokens together. While it is away, each counts for itself. Unset: each always does.',
  }),
  COPY_TO: text({
    group: 'Several machines',
    help: 'Folder into which this service publishes its index for services that only read. On the disk of DATA_DIR it takes no room for what the index holds already.',
  }),
  COPY_FROM: text({
    group: 'Several machines',
    help: 'Folder, or http(s) address of it, from which this service fetches the index of another one. It answers from the copy and stores nothing. Needs CRAWL_CONCURRENCY=0.',
  }),
  COPY_SECONDS: integer({
    group: 'Several machines',
    default: 60,
    min: 1,
    max: 86_400,
    help: 'How often a changed index is published, or a newer copy looked for.',
  }),
  COPY_STALE_MINUTES: integer({
    group: 'Several machines',
    default: 15,
    min: 1,
    max: 10_080,
    help: 'How long the writer may be silent before /health reports the copy.',
  }),
  SEARCH_URL: list({
    group: 'Several machines',
    expects:
      'a comma list of addresses such as https://search-1.example.com:9200, without names and passwords',
    isItem: isPlainAddress,
    help: 'Nodes of an OpenSearch cluster that holds the companies for all services. Needs DATABASE_URL, where they agree on who writes. Unset: the index of our own in DATA_DIR.',
  }),
  SEARCH_INDEX: text({
    group: 'Several machines',
    default: 'homedex',
    help: 'What the names of the indexes in OpenSearch begin with; another name is another index.',
  }),
  SEARCH_SHARDS: integer({
    group: 'Several machines',
    default: 3,
    min: 1,
    max: 1_024,
    help: 'Parts of an index that is made in OpenSearch; one that is there stays as it is.',
  }),
  SEARCH_REPLICAS: integer({
    group: 'Several machines',
    default: 1,
    min: 0,
    max: 10,
    help: 'Further copies of each part of an index that is made.',
  }),
  SEARCH_USER: text({ group: 'Several machines', help: 'Name that OpenSearch knows the service by.' }),
  SEARCH_PASSWORD: secret({
    group: 'Several machines',
    charactersMin: 1,
    help: 'Password of that name.',
  }),
  SEARCH_CA_FILE: text({
    group: 'Several machines',
    help: 'PEM file with the certificate of whoever signed those of the nodes. Unset: those that the system trusts.',
  }),

  MAX_CONCURRENT_REQUESTS: integer({
    group: 'Limits',
    default: 64,
    min: 1,
    max: 10_000,
    help: 'Requests worked on at once; more wait in the queue.',
  }),
  MAX_QUEUED_REQUESTS: integer({
    group: 'Limits',
    default: 128,
    min: 0,
    max: 100_000,
    help: 'Requests that may wait; past it the answer is 503 at once.',
  }),
  MAX_CONCURRENT_DOWNLOADS: integer({
    group: 'Limits',
    default: 16,
    min: 1,
    max: 10_000,
    help: 'Downloads and uploads worked on at once; past it the answer is 503 at once.',
  }),
  MAX_REQUESTS_PER_ADDRESS: integer({
    group: 'Limits',
    default: 8,
    min: 1,
    max: 10_000,
    help: 'Requests of one address without a token, or of one free account, worked on at once; pro accounts have twice, enterprise accounts four times as many. More wait, past twice as many waiting the answer is 429.',
  }),
  MAX_DOWNLOADS_PER_ADDRESS: integer({
    group: 'Limits',
    default: 2,
    min: 1,
    max: 10_000,
    help: 'Downloads and uploads of one address or account at once, in the same proportions; past it the answer is 429.',
  }),
  MAX_CONCURRENT_LOOKUPS: integer({
    group: 'Limits',
    default: 48,
    min: 1,
    max: 10_000,
    help: 'Live look-ups (/lookup, /enrich) worked on at once, apart from other requests; as many may wait, past that the answer is 503 at once.',
  }),
  MAX_CONNECTIONS: integer({
    group: 'Limits',
    default: 4096,
    min: 1,
    max: 1_000_000,
    help: 'Open connections; past it new ones are closed at once.',
  }),
  MAX_CONNECTIONS_PER_ADDRESS: integer({
    group: 'Limits',
    default: 128,
    min: 1,
    max: 1_000_000,
    help: 'Open connections of one address; past it new ones are closed at once. Proxies in TRUSTED_PROXIES are exempt.',
  }),
  REQUEST_DEADLINE_MS: integer({
    group: 'Limits',
    default: 30_000,
    min: 100,
    max: 600_000,
    help: 'Longest time to an answer, waiting included; past it the answer is 503. Downloads and bulk work are exempt.',
  }),
  BODY_TIMEOUT_MS: integer({
    group: 'Limits',
    default: 10_000,
    min: 100,
    max: 300_000,
    help: 'Longest time for the body of a request to arrive; past it the answer is 408. Uploads may take five minutes as long as they come at 8 KB a second.',
  }),
  WRITE_STALL_MS: integer({
    group: 'Limits',
    default: 20_000,
    min: 100,
    max: 600_000,
    help: 'A client that takes nothing of its answer for this long is disconnected; reading slowly is fine.',
  }),
  SHUTDOWN_SECONDS: integer({
    group: 'Limits',
    default: 25,
    min: 0,
    max: 3_600,
    help: 'Longest time to answer what was accepted after SIGTERM; past it connections are closed and the stores settled.',
  }),
  ANONYMOUS_RPM: integer({
    group: 'Limits',
    default: 20,
    min: 1,
    max: 1_000_000,
    help: 'Requests a minute for callers without a token, per address.',
  }),

  DEMO_SITES: integer({
    group: 'Index',
    default: 2000,
    min: 0,
    max: 1_000_000,
    help: 'Synthetic homepages made on the first start with an empty data folder; 0 starts empty.',
  }),
  SEARCH_WORKERS: integer({
    group: 'Index',
    default: 1,
    min: 0,
    max: 64,
    help: 'Threads that answer queries; 0 answers on the main thread.',
  }),
  QUERY_CACHE_MB: integer({
    group: 'Index',
    default: 64,
    min: 0,
    max: 100_000,
    help: 'Memory for pages of results that were asked for before.',
  }),
  CRAWL_ID: text({
    group: 'Index',
    default: '',
    help: 'Crawl identifier shown by /health; empty: that of the newest ingest.',
  }),
  FINGERPRINTS_DIR: text({
    group: 'Index',
    help: 'Folder with further technology rules in the Wappalyzer JSON format.',
  }),

  EMBEDDING_THREADS: integer({
    group: 'Lookalikes',
    default: 1,
    min: 0,
    max: 64,
    help: 'Threads that read pages for their vectors and for the words that two companies share; 0 does it on the main thread.',
  }),
  COMPETITOR_SCORE_MIN: share({
    group: 'Lookalikes',
    help: 'Score from which on a company of the same industry counts as a competitor. Unset: 0.45 for the built-in model, 0.4 for use-multilingual, 0.15 for the comparison by keywords, read off the index for others.',
  }),
  LOOKALIKE_SCORE_MIN: share({
    group: 'Lookalikes',
    help: 'Score from which on a company of another industry counts as a lookalike. Unset: 0.5 for the built-in model, 0.35 for use-multilingual, 0.2 for the comparison by keywords, read off the index for others.',
  }),
  EMBEDDINGS_URL: address({
    group: 'Lookalikes',
    help: "Server that makes the vectors instead of the built-in model: one that answers as OpenAI's does under /embeddings, such as http://127.0.0.1:11434/v1. Needs EMBEDDINGS_MODEL; then run 'homedex embed'.",
  }),
  EMBEDDINGS_MODEL: text({
    group: 'Lookalikes',
    help: "Model that makes the vectors: with EMBEDDINGS_URL the one that the server is asked for, else 'glossary' (the built-in one) or 'use-multilingual', which 'homedex models add use-multilingual' brings. After a change run 'homedex embed'. Unset: glossary.",
  }),
  EMBEDDINGS_KEY: secret({
    group: 'Lookalikes',
    charactersMin: 1,
    help: 'Bearer token for that server.',
  }),

  COPILOT_URL: address({
    group: 'Copilot',
    help: "Server of a language model, one that answers as OpenAI's does under /chat/completions, such as http://127.0.0.1:11434/v1. Needs COPILOT_MODEL. Unset: the built-in planner answers.",
  }),
  COPILOT_MODEL: text({ group: 'Copilot', help: 'Model that the server is asked for.' }),
  COPILOT_KEY: secret({ group: 'Copilot', charactersMin: 1, help: 'Bearer token for that server.' }),
  COPILOT_TIMEOUT_MS: integer({
    group: 'Copilot',
    default: 15_000,
    min: 100,
    max: 300_000,
    help: 'Longest time that the model may take for a message, up to seven tenths of REQUEST_DEADLINE_MS; past it the built-in planner answers.',
  }),
  COPILOT_MESSAGE_CREDITS: integer({
    group: 'Copilot',
    default: 1,
    min: 0,
    max: 1_000,
    help: 'Credits that a message may spend where it does not say how many; GET /copilot/health shows it.',
  }),
  COPILOT_CONVERSATION_CREDITS: integer({
    group: 'Copilot',
    default: 20,
    min: 0,
    max: 100_000,
    help: 'Credits that a conversation may spend.',
  }),
  MCP_URL: address({
    group: 'Agents',
    help: "Service that 'homedex mcp' carries messages to. Default: PUBLIC_URL, or http://HOST:PORT.",
  }),
  MCP_API_KEY: secret({
    group: 'Agents',
    charactersMin: 1,
    help: "API key with which 'homedex mcp' asks there; its account pays.",
  }),

  ADMIN_TOKEN: secret({
    group: 'Accounts',
    charactersMin: 24,
    help: 'Bearer token for /admin and /metrics. Unset: one is made at the first start and kept in DATA_DIR/admin-token.',
  }),
  BILLING_MODE: optionalChoice({
    group: 'Accounts',
    options: ['sandbox', 'closed'],
    help: 'sandbox: accounts add credits themselves, at no charge; closed: only administrators grant credits. Unset: sandbox where HOST is a loopback address, else closed.',
  }),
  REPEAT_READS_FREE_DAYS: integer({
    group: 'Accounts',
    default: 30,
    min: 0,
    max: 366,
    help: 'Days for which a profile that an account has paid for is free to read again; 0 charges every read.',
  }),
  SMTP_URL: secretUrl({
    group: 'Accounts',
    schemes: ['smtp', 'smtps'],
    example: 'smtp://user:password@mail.example.com:587',
    help: 'Mail server. Unset: mails are written to DATA_DIR/outbox/*.eml.',
  }),
  MAIL_FROM: text({ group: 'Accounts', default: 'Homedex <noreply@localhost>', help: 'Sender of mails.' }),
  OIDC_ISSUER: address({ group: 'Accounts', help: 'OpenID Connect issuer whose ID tokens sign people in.' }),
  OIDC_AUDIENCE: text({ group: 'Accounts', help: 'Audience (client id) that those tokens must name.' }),
  MONITOR_INTERVAL_MINUTES: integer({
    group: 'Accounts',
    default: 60,
    min: 1,
    max: 10_080,
    help: 'How often monitors are checked.',
  }),
  MONITOR_MAIL_MINUTES: integer({
    group: 'Accounts',
    default: 60,
    min: 1,
    max: 10_080,
    help: 'Least time between two mails about new matches to one account.',
  }),
  WEBHOOK_HOSTS_ALLOWED: list({
    group: 'Accounts',
    expects: 'a comma list of hosts such as hooks.intranet or 10.0.0.5:8080',
    isItem: isHost,
    help: 'Hosts that webhooks of monitors may reach although they are not public; for an intranet or tests.',
  }),

  CRAWL_DATA_URL: address({
    group: 'Crawling',
    default: 'https://data.commoncrawl.org',
    help: 'Common Crawl data server, or a mirror of it.',
  }),
  CRAWL_INDEX_URL: text({
    group: 'Crawling',
    default: 'https://index.commoncrawl.org',
    help: 'Common Crawl index server, asked about domains that no crawl picked on this machine has (at most once a second); off asks nobody.',
  }),
  CRAWL_CONCURRENCY: integer({
    group: 'Crawling',
    default: 16,
    min: 0,
    max: 64,
    help: 'Domains of the crawl queue fetched at a time by this service; 0 leaves the queue alone.',
  }),
  CRAWL_CONTACT: text({
    group: 'Crawling',
    default: '',
    help: 'Contact named in the User-Agent of crawl requests: an address or a mail of yours.',
  }),
  CRAWL_HOSTS: list({
    group: 'Crawling',
    expects:
      'a comma list of hosts with their places such as shop.com=127.0.0.1:8080 or *.shop.com=[::1]:8080',
    isItem: isFixedHost,
    help: 'For tests: these hosts are fetched from the given places, and only these may stand where no public address is; as fast as one likes, or with /paced behind it no faster than public ones.',
  }),
  PROXY_URL: secretUrl({
    group: 'Crawling',
    schemes: ['http', 'https'],
    example: 'http://user:password@proxy.example.com:8080',
    help: 'Proxy for pages that can be had in no other way. Unset: they are not had. It must know CONNECT.',
  }),
  BROWSER_PATH: text({
    group: 'Crawling',
    help: 'Chromium for pages that need a browser. Unset: the one of the system; without any, pages are fetched without a browser.',
  }),
  BROWSER_SANDBOX: choice({
    group: 'Crawling',
    default: 'on',
    options: ['on', 'off'],
    help: 'off: for containers without user namespaces, in which the sandbox of Chromium cannot be had. Pages then run as nobody, but with one wall less.',
  }),
};
