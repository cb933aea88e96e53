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
    help: 'Port to listen on; 0 picks a free one.',
  }),
  HOST: text({
    group: 'Server',
    default: '127.0.0.1',
    help: 'Address to listen on; 0.0.0.0 listens on all interfaces.',
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
    help: 'yes: several services may use one DATA_DIR at the same time; each then counts rate limits and failed sign-ins on its own.',
  }),
  PUBLIC_URL: address({
    group: 'Server',
    help: 'Address people use to reach the service; used in e-mails and links. Default: http://HOST:PORT.',
  }),
  CORS_ORIGINS: list({
    group: 'Server',
    expects: 'a comma-separated list of origins such as https://app.example.com, or *',
    isItem: (item) => item === '*' || URL.parse(item)?.origin === item,
    help: 'Sites whose pages may call the API from a browser. Needs PUBLIC_URL. Default: * (any) if PUBLIC_URL is set, otherwise none.',
  }),
  LOG_LEVEL: choice({
    group: 'Server',
    default: 'info',
    options: ['debug', 'info', 'warn', 'error', 'silent'],
    help: 'Lowest log level that is written.',
  }),
  TRUSTED_PROXIES: list({
    group: 'Server',
    expects: 'a comma-separated list of IP addresses or networks such as 10.0.0.0/8',
    isItem: isNetwork,
    help: 'Proxies whose X-Forwarded-For header is trusted.',
  }),

  DATABASE_URL: secretUrl({
    group: 'Several machines',
    schemes: ['postgres', 'postgresql'],
    example: 'postgres://homedex:password@db.example.com:5432/homedex',
    help: 'PostgreSQL database for accounts, credits, alerts and queues, which several services may share; for a socket, give its folder (postgres://homedex@localhost/homedex?host=/run/postgresql). Needs ADMIN_TOKEN and SMTP_URL, because the machines do not share files. Unset: SQLite in DATA_DIR.',
  }),
  DATABASE_CONNECTIONS: integer({
    group: 'Several machines',
    default: 10,
    min: 2,
    max: 500,
    help: "Size of this service's PostgreSQL connection pool; a request that gets no connection within five seconds is answered with 503.",
  }),
  REDIS_URL: secretUrl({
    group: 'Several machines',
    schemes: ['redis', 'rediss'],
    example: 'redis://:password@cache.example.com:6379/0',
    help: 'Valkey or Redis server on which all services share rate limits and counts of wrong tokens. While it is unavailable, or unset, each service counts on its own.',
  }),
  COPY_TO: text({
    group: 'Several machines',
    help: 'Folder to which this service publishes its index for read-only services. On the same disk as DATA_DIR, published files take no extra space.',
  }),
  COPY_FROM: text({
    group: 'Several machines',
    help: "Folder, or its http(s) address, from which this service fetches another service's index. It then runs read-only on that copy. Needs CRAWL_CONCURRENCY=0.",
  }),
  COPY_SECONDS: integer({
    group: 'Several machines',
    default: 60,
    min: 1,
    max: 86_400,
    help: 'How often a changed index is published, or a newer copy is checked for.',
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
      'a comma-separated list of addresses such as https://search-1.example.com:9200, without names and passwords',
    isItem: isPlainAddress,
    help: 'Nodes of an OpenSearch cluster that holds the index for all services. Needs DATABASE_URL, through which they coordinate writes. Unset: the built-in index in DATA_DIR.',
  }),
  SEARCH_INDEX: text({
    group: 'Several machines',
    default: 'homedex',
    help: 'Prefix of the index names in OpenSearch; another prefix means another index.',
  }),
  SEARCH_SHARDS: integer({
    group: 'Several machines',
    default: 3,
    min: 1,
    max: 1_024,
    help: 'Shards of a new index in OpenSearch; an existing index keeps its number.',
  }),
  SEARCH_REPLICAS: integer({
    group: 'Several machines',
    default: 1,
    min: 0,
    max: 10,
    help: 'Replicas of each shard of a new index.',
  }),
  SEARCH_USER: text({ group: 'Several machines', help: 'User name for OpenSearch.' }),
  SEARCH_PASSWORD: secret({
    group: 'Several machines',
    charactersMin: 1,
    help: 'Password of that user.',
  }),
  SEARCH_CA_FILE: text({
    group: 'Several machines',
    help: "PEM file with the CA certificate of the nodes. Unset: the system's trusted CAs.",
  }),

  MAX_CONCURRENT_REQUESTS: integer({
    group: 'Limits',
    default: 64,
    min: 1,
    max: 10_000,
    help: 'Concurrent requests; more wait in the queue.',
  }),
  MAX_QUEUED_REQUESTS: integer({
    group: 'Limits',
    default: 128,
    min: 0,
    max: 100_000,
    help: 'Requests that may wait in the queue; beyond that the answer is an immediate 503.',
  }),
  MAX_CONCURRENT_DOWNLOADS: integer({
    group: 'Limits',
    default: 16,
    min: 1,
    max: 10_000,
    help: 'Concurrent downloads and uploads; beyond that the answer is an immediate 503.',
  }),
  MAX_REQUESTS_PER_ADDRESS: integer({
    group: 'Limits',
    default: 8,
    min: 1,
    max: 10_000,
    help: 'Concurrent requests of one address without a token, or of one free account; pro accounts get twice, enterprise accounts four times as many. Up to twice as many wait, beyond that the answer is 429.',
  }),
  MAX_DOWNLOADS_PER_ADDRESS: integer({
    group: 'Limits',
    default: 2,
    min: 1,
    max: 10_000,
    help: 'Concurrent downloads and uploads of one address or account, in the same proportions; beyond that the answer is 429.',
  }),
  MAX_CONCURRENT_LOOKUPS: integer({
    group: 'Limits',
    default: 48,
    min: 1,
    max: 10_000,
    help: 'Concurrent live lookups (/lookup, /enrich), counted apart from other requests; as many may wait, beyond that the answer is an immediate 503.',
  }),
  MAX_CONNECTIONS: integer({
    group: 'Limits',
    default: 4096,
    min: 1,
    max: 1_000_000,
    help: 'Open connections; beyond that new ones are closed immediately.',
  }),
  MAX_CONNECTIONS_PER_ADDRESS: integer({
    group: 'Limits',
    default: 128,
    min: 1,
    max: 1_000_000,
    help: 'Open connections per address; beyond that new ones are closed immediately. Proxies in TRUSTED_PROXIES are exempt.',
  }),
  REQUEST_DEADLINE_MS: integer({
    group: 'Limits',
    default: 30_000,
    min: 100,
    max: 600_000,
    help: 'Time limit for a response, including waiting; after it the answer is 503. Downloads and bulk jobs are exempt.',
  }),
  BODY_TIMEOUT_MS: integer({
    group: 'Limits',
    default: 10_000,
    min: 100,
    max: 300_000,
    help: 'Time limit for a request body to arrive; after it the answer is 408. Uploads may take five minutes if they keep up 8 KB per second.',
  }),
  WRITE_STALL_MS: integer({
    group: 'Limits',
    default: 20_000,
    min: 100,
    max: 600_000,
    help: 'A client that reads nothing of its response for this long is disconnected; reading slowly is fine.',
  }),
  SHUTDOWN_SECONDS: integer({
    group: 'Limits',
    default: 25,
    min: 0,
    max: 3_600,
    help: 'Time limit for finishing accepted requests after SIGTERM; after it connections are closed and the stores shut down.',
  }),
  ANONYMOUS_RPM: integer({
    group: 'Limits',
    default: 20,
    min: 1,
    max: 1_000_000,
    help: 'Requests per minute for callers without a token, per address.',
  }),

  DEMO_SITES: integer({
    group: 'Index',
    default: 2000,
    min: 0,
    max: 1_000_000,
    help: 'Synthetic homepages generated on the first start with an empty data folder; 0 starts empty.',
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
    help: 'Memory for cached result pages.',
  }),
  CRAWL_ID: text({
    group: 'Index',
    default: '',
    help: 'Crawl ID shown by /health; empty: that of the newest ingest.',
  }),
  FINGERPRINTS_DIR: text({
    group: 'Index',
    help: 'Folder with additional technology rules in the Wappalyzer JSON format.',
  }),

  EMBEDDING_THREADS: integer({
    group: 'Lookalikes',
    default: 1,
    min: 0,
    max: 64,
    help: 'Threads that compute vectors and the words two companies share; 0 uses the main thread.',
  }),
  COMPETITOR_SCORE_MIN: share({
    group: 'Lookalikes',
    help: 'Minimum score for a company in the same industry to count as a competitor. Unset: 0.45 for the built-in model, 0.4 for use-multilingual, 0.15 for the comparison by keywords, derived from the index for others.',
  }),
  LOOKALIKE_SCORE_MIN: share({
    group: 'Lookalikes',
    help: 'Minimum score for a company in another industry to count as a lookalike. Unset: 0.5 for the built-in model, 0.35 for use-multilingual, 0.2 for the comparison by keywords, derived from the index for others.',
  }),
  EMBEDDINGS_URL: address({
    group: 'Lookalikes',
    help: "Server that computes the vectors instead of the built-in model, with an OpenAI-compatible /embeddings endpoint, such as http://127.0.0.1:11434/v1. Needs EMBEDDINGS_MODEL; then run 'homedex embed'.",
  }),
  EMBEDDINGS_MODEL: text({
    group: 'Lookalikes',
    help: "Embedding model: with EMBEDDINGS_URL the model requested from that server, otherwise 'glossary' (built in) or 'use-multilingual' (install it with 'homedex models add use-multilingual'). After a change run 'homedex embed'. Unset: glossary.",
  }),
  EMBEDDINGS_KEY: secret({
    group: 'Lookalikes',
    charactersMin: 1,
    help: 'Bearer token for that server.',
  }),

  COPILOT_URL: address({
    group: 'Copilot',
    help: 'Language model server with an OpenAI-compatible /chat/completions endpoint, such as http://127.0.0.1:11434/v1. Needs COPILOT_MODEL. Unset: the built-in planner answers.',
  }),
  COPILOT_MODEL: text({ group: 'Copilot', help: 'Model requested from that server.' }),
  COPILOT_KEY: secret({ group: 'Copilot', charactersMin: 1, help: 'Bearer token for that server.' }),
  COPILOT_TIMEOUT_MS: integer({
    group: 'Copilot',
    default: 15_000,
    min: 100,
    max: 300_000,
    help: 'Time limit of the model per message, at most 70 % of REQUEST_DEADLINE_MS; after it the built-in planner answers.',
  }),
  COPILOT_MESSAGE_CREDITS: integer({
    group: 'Copilot',
    default: 1,
    min: 0,
    max: 1_000,
    help: 'Credits a message may spend unless it sets a limit; GET /copilot/health shows it.',
  }),
  COPILOT_CONVERSATION_CREDITS: integer({
    group: 'Copilot',
    default: 20,
    min: 0,
    max: 100_000,
    help: 'Credits a conversation may spend.',
  }),
  MCP_URL: address({
    group: 'Agents',
    help: "Service that 'homedex mcp' connects to. Default: PUBLIC_URL, or http://HOST:PORT.",
  }),
  MCP_API_KEY: secret({
    group: 'Agents',
    charactersMin: 1,
    help: "API key that 'homedex mcp' uses; its account pays.",
  }),

  ADMIN_TOKEN: secret({
    group: 'Accounts',
    charactersMin: 24,
    help: 'Bearer token for /admin and /metrics. Unset: one is generated on the first start and stored in DATA_DIR/admin-token.',
  }),
  BILLING_MODE: optionalChoice({
    group: 'Accounts',
    options: ['sandbox', 'closed'],
    help: 'sandbox: accounts add credits themselves, free of charge; closed: only administrators grant credits. Unset: sandbox if HOST is a loopback address, otherwise closed.',
  }),
  REPEAT_READS_FREE_DAYS: integer({
    group: 'Accounts',
    default: 30,
    min: 0,
    max: 366,
    help: 'Days during which a profile an account has paid for is free to read again; 0 charges every read.',
  }),
  SMTP_URL: secretUrl({
    group: 'Accounts',
    schemes: ['smtp', 'smtps'],
    example: 'smtp://user:password@mail.example.com:587',
    help: 'Mail server. Unset: mails are written to DATA_DIR/outbox/*.eml.',
  }),
  MAIL_FROM: text({
    group: 'Accounts',
    default: 'Homedex <noreply@localhost>',
    help: 'Sender address of e-mails.',
  }),
  OIDC_ISSUER: address({ group: 'Accounts', help: 'OpenID Connect issuer whose ID tokens sign people in.' }),
  OIDC_AUDIENCE: text({ group: 'Accounts', help: 'Audience (client ID) those tokens must have.' }),
  MONITOR_INTERVAL_MINUTES: integer({
    group: 'Accounts',
    default: 60,
    min: 1,
    max: 10_080,
    help: 'How often alerts are checked.',
  }),
  MONITOR_MAIL_MINUTES: integer({
    group: 'Accounts',
    default: 60,
    min: 1,
    max: 10_080,
    help: 'Minimum time between two digest e-mails to one account.',
  }),
  WEBHOOK_HOSTS_ALLOWED: list({
    group: 'Accounts',
    expects: 'a comma-separated list of hosts such as hooks.intranet or 10.0.0.5:8080',
    isItem: isHost,
    help: 'Private hosts that alert webhooks may reach; for an intranet or tests.',
  }),

  CRAWL_DATA_URL: address({
    group: 'Crawling',
    default: 'https://data.commoncrawl.org',
    help: 'Common Crawl data server, or a mirror of it.',
  }),
  CRAWL_INDEX_URL: text({
    group: 'Crawling',
    default: 'https://index.commoncrawl.org',
    help: 'Common Crawl index server, queried for domains missing from the crawls picked on this machine (at most once per second); off disables it.',
  }),
  CRAWL_CONCURRENCY: integer({
    group: 'Crawling',
    default: 16,
    min: 0,
    max: 64,
    help: 'Domains of the crawl queue that this service fetches concurrently; 0 disables the queue here.',
  }),
  CRAWL_CONTACT: text({
    group: 'Crawling',
    default: '',
    help: 'Contact in the User-Agent of crawl requests: your URL or e-mail address.',
  }),
  CRAWL_HOSTS: list({
    group: 'Crawling',
    expects:
      'a comma-separated list of hosts with their addresses such as shop.com=127.0.0.1:8080 or *.shop.com=[::1]:8080',
    isItem: isFixedHost,
    help: 'For tests: these hosts are fetched from the given addresses, which may be private, without rate limits; add /paced to apply the limits of public sites.',
  }),
  PROXY_URL: secretUrl({
    group: 'Crawling',
    schemes: ['http', 'https'],
    example: 'http://user:password@proxy.example.com:8080',
    help: 'Proxy for pages that cannot be fetched otherwise; it must support CONNECT. Unset: such pages are not fetched.',
  }),
  BROWSER_PATH: text({
    group: 'Crawling',
    help: "Path to Chromium for pages that need a browser. Unset: the system's Chromium; without one, pages are fetched without a browser.",
  }),
  BROWSER_SANDBOX: choice({
    group: 'Crawling',
    default: 'on',
    options: ['on', 'off'],
    help: "off: for containers without user namespaces, where Chromium's sandbox is not available. Pages then run as user nobody but without that isolation.",
  }),
};
