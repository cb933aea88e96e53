import ipaddr from 'ipaddr.js';
import { isFixedHost } from '../outbound/index.ts';
import {
  address,
  choice,
  host,
  integer,
  list,
  optionalChoice,
  secret,
  secretUrl,
  share,
  text,
} from './setting.ts';

const isNetwork = (item: string): boolean => ipaddr.isValid(item) || ipaddr.isValidCIDR(item);
const isHost = (item: string): boolean =>
  URL.canParse(`http://${item}`) && new URL(`http://${item}`).host === item;

const isPlainAddress = (item: string): boolean => {
  const { protocol = '', username = '', password = '', pathname = '' } = URL.parse(item) ?? {};
  return /^https?:$/.test(protocol) && username === '' && password === '' && pathname === '/';
};

/**
 * Every configuration value, by the name of its environment variable. `.env.example` and docs/reference/configuration.md are
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
  HOST: host({
    group: 'Server',
    default: '127.0.0.1',
    help: 'Address to listen on; 0.0.0.0 listens on all interfaces.',
  }),
  DATA_DIR: text({
    group: 'Server',
    default: './homedex-data',
    help: 'Folder that holds everything Homedex stores. If unset, a ./data folder left by an older version stays in use.',
  }),
  SHARE_DATA_DIR: choice({
    group: 'Server',
    default: 'no',
    options: ['no', 'yes'],
    help: 'yes: several services may use one DATA_DIR at the same time. Each of them then counts rate limits and failed sign-ins separately.',
  }),
  PUBLIC_URL: address({
    group: 'Server',
    help: 'Public address of the service, used in mails and links. Default: http://HOST:PORT.',
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
    help: 'PostgreSQL database for accounts, credits, monitors and queues, which several services may share. A Unix socket is named by its folder (postgres://homedex@localhost/homedex?host=/run/postgresql). Needs ADMIN_TOKEN and SMTP_URL, because the other machines cannot see files in one data folder. Unset: SQLite in DATA_DIR.',
  }),
  DATABASE_CONNECTIONS: integer({
    group: 'Several machines',
    default: 10,
    min: 2,
    max: 500,
    help: 'Connections of this service to PostgreSQL. When all are in use, a request waits for up to five seconds and is then answered 503.',
  }),
  REDIS_URL: secretUrl({
    group: 'Several machines',
    schemes: ['redis', 'rediss'],
    example: 'redis://:password@cache.example.com:6379/0',
    help: 'Valkey or Redis in which all services count rate limits and wrong tokens together. While it is unreachable, or if unset, each service counts separately.',
  }),
  COPY_TO: text({
    group: 'Several machines',
    help: 'Folder into which this service publishes its index for read-only services. On the same disk as DATA_DIR, files that the index still uses take no extra space.',
  }),
  COPY_FROM: text({
    group: 'Several machines',
    help: 'Folder, or its http(s) address, from which this service fetches the index of another one. It answers from that copy and stores nothing. Needs CRAWL_CONCURRENCY=0.',
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
    help: '/health reports a copy whose writer has been silent for this long.',
  }),
  SEARCH_URL: list({
    group: 'Several machines',
    expects:
      'a comma-separated list of addresses such as https://search-1.example.com:9200, without names and passwords',
    isItem: isPlainAddress,
    help: 'Nodes of an OpenSearch cluster that holds the companies for all services. Needs DATABASE_URL, which holds the write lock. Unset: the embedded index in DATA_DIR.',
  }),
  SEARCH_INDEX: text({
    group: 'Several machines',
    default: 'homedex',
    help: 'Prefix of the index names in OpenSearch; another prefix is another index.',
  }),
  SEARCH_SHARDS: integer({
    group: 'Several machines',
    default: 3,
    min: 1,
    max: 1_024,
    help: 'Shards of a newly created OpenSearch index; an existing index keeps its number.',
  }),
  SEARCH_REPLICAS: integer({
    group: 'Several machines',
    default: 1,
    min: 0,
    max: 10,
    help: 'Replicas of each shard of a newly created index.',
  }),
  SEARCH_USER: text({ group: 'Several machines', help: 'User name for OpenSearch.' }),
  SEARCH_PASSWORD: secret({
    group: 'Several machines',
    charactersMin: 1,
    help: 'Password of SEARCH_USER.',
  }),
  SEARCH_CA_FILE: text({
    group: 'Several machines',
    help: 'PEM file with the certificate authority of the nodes. Unset: the authorities that the system trusts.',
  }),

  MAX_CONCURRENT_REQUESTS: integer({
    group: 'Limits',
    default: 64,
    min: 1,
    max: 10_000,
    help: 'Requests processed at the same time; further ones wait in a queue.',
  }),
  MAX_QUEUED_REQUESTS: integer({
    group: 'Limits',
    default: 128,
    min: 0,
    max: 100_000,
    help: 'Length of that queue; beyond it requests are answered 503 at once.',
  }),
  MAX_CONCURRENT_DOWNLOADS: integer({
    group: 'Limits',
    default: 16,
    min: 1,
    max: 10_000,
    help: 'Downloads and uploads processed at the same time; further ones are answered 503 at once.',
  }),
  MAX_REQUESTS_PER_ADDRESS: integer({
    group: 'Limits',
    default: 8,
    min: 1,
    max: 10_000,
    help: 'Requests of one address without a token, or of one free account, processed at the same time; pro accounts have twice, enterprise accounts four times as many. Up to twice as many may wait; beyond that the answer is 429.',
  }),
  MAX_DOWNLOADS_PER_ADDRESS: integer({
    group: 'Limits',
    default: 2,
    min: 1,
    max: 10_000,
    help: 'Downloads and uploads of one address or account at the same time, in the same proportions; further ones are answered 429.',
  }),
  MAX_CONCURRENT_LOOKUPS: integer({
    group: 'Limits',
    default: 48,
    min: 1,
    max: 10_000,
    help: 'Live look-ups (/lookup, /enrich) processed at the same time, separate from other requests; as many may wait, further ones are answered 503 at once.',
  }),
  MAX_CONNECTIONS: integer({
    group: 'Limits',
    default: 4096,
    min: 1,
    max: 1_000_000,
    help: 'Open connections; further ones are closed at once.',
  }),
  MAX_CONNECTIONS_PER_ADDRESS: integer({
    group: 'Limits',
    default: 128,
    min: 1,
    max: 1_000_000,
    help: 'Open connections of one address; further ones are closed at once. Proxies in TRUSTED_PROXIES are exempt.',
  }),
  REQUEST_DEADLINE_MS: integer({
    group: 'Limits',
    default: 30_000,
    min: 100,
    max: 600_000,
    help: 'Maximum time until a response starts, waiting included; after it the answer is 503. Downloads and bulk work are exempt.',
  }),
  BODY_TIMEOUT_MS: integer({
    group: 'Limits',
    default: 10_000,
    min: 100,
    max: 300_000,
    help: 'Maximum time for a request body to arrive; after it the answer is 408. Uploads may take five minutes if they arrive at 8 KB a second or faster.',
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
    help: 'Maximum time to finish accepted requests after SIGTERM; after it connections are closed and the stores shut down.',
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
  ICON_CACHE_MB: integer({
    group: 'Index',
    default: 200,
    min: 0,
    max: 100_000,
    help: 'Disk space for icons of companies, fetched from their sites when a page shows them; 0 fetches none and shows monograms.',
  }),
  CRAWL_ID: text({
    group: 'Index',
    default: '',
    help: 'Crawl identifier shown by /health. Unset: that of the newest ingest.',
  }),
  HISTORY_VERSIONS: integer({
    group: 'Index',
    default: 12,
    min: 1,
    max: 30,
    help: 'How many versions of a homepage keep their changes. Trends reach back as far.',
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
    help: 'Lowest score at which a company of the same industry counts as a competitor. Unset: 0.51 for the built-in model and 0.49 for use-multilingual, whose scores are probabilities; 0.15 for the comparison by keywords; for other models it is measured on the index.',
  }),
  LOOKALIKE_SCORE_MIN: share({
    group: 'Lookalikes',
    help: 'Lowest score at which a company of another industry counts as a lookalike. Unset: 0.55 for the built-in model and 0.58 for use-multilingual, whose scores are probabilities; 0.2 for the comparison by keywords; for other models it is measured on the index.',
  }),
  EMBEDDINGS_URL: address({
    group: 'Lookalikes',
    help: "Server that computes the vectors instead of the built-in model, with OpenAI's /embeddings API, such as http://127.0.0.1:11434/v1. Needs EMBEDDINGS_MODEL; then run 'homedex embed'.",
  }),
  EMBEDDINGS_MODEL: text({
    group: 'Lookalikes',
    help: "Model that computes the vectors: with EMBEDDINGS_URL the name sent to that server, otherwise 'glossary' (built in) or 'use-multilingual', which 'homedex models add use-multilingual' installs. After a change run 'homedex embed'. Unset: glossary.",
  }),
  EMBEDDINGS_KEY: secret({
    group: 'Lookalikes',
    charactersMin: 1,
    help: 'Bearer token for that server.',
  }),

  COPILOT_URL: address({
    group: 'Copilot',
    help: "Language model server with OpenAI's /chat/completions API, such as http://127.0.0.1:11434/v1. Needs COPILOT_MODEL. Unset: the built-in planner answers.",
  }),
  COPILOT_MODEL: text({ group: 'Copilot', help: 'Model name sent to that server.' }),
  COPILOT_KEY: secret({ group: 'Copilot', charactersMin: 1, help: 'Bearer token for that server.' }),
  COPILOT_TIMEOUT_MS: integer({
    group: 'Copilot',
    default: 15_000,
    min: 100,
    max: 300_000,
    help: 'Maximum time the model may take for a message, at most 70 % of REQUEST_DEADLINE_MS; after it the built-in planner answers.',
  }),
  COPILOT_MESSAGE_CREDITS: integer({
    group: 'Copilot',
    default: 1,
    min: 0,
    max: 1_000,
    help: 'Credits that a message may spend unless it sets credits_max; GET /copilot/health shows the value.',
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
    help: "Service that 'homedex mcp' forwards messages to. Default: PUBLIC_URL, or http://HOST:PORT.",
  }),
  MCP_API_KEY: secret({
    group: 'Agents',
    charactersMin: 1,
    help: "API key that 'homedex mcp' uses there; its account pays.",
  }),

  BACKUP_TO: text({
    group: 'Operation',
    help: 'Where backups go: a folder, or s3://BUCKET/PREFIX in S3-compatible storage. The service that writes makes one every BACKUP_EVERY_HOURS. Unset: none are made.',
  }),
  BACKUP_EVERY_HOURS: integer({
    group: 'Operation',
    default: 24,
    min: 0,
    max: 8_760,
    help: "Hours between scheduled backups; 0 leaves it to 'homedex backup run', from a timer of your own.",
  }),
  BACKUP_KEEP: integer({
    group: 'Operation',
    default: 7,
    min: 1,
    max: 10_000,
    help: 'Backups that are kept in BACKUP_TO; older ones are deleted after a new one has succeeded.',
  }),
  S3_ENDPOINT: address({
    group: 'Operation',
    default: 'https://s3.amazonaws.com',
    help: 'Address of the S3-compatible storage of BACKUP_TO.',
  }),
  S3_REGION: text({ group: 'Operation', default: 'us-east-1', help: 'Region in the signature of requests.' }),
  S3_ACCESS_KEY: text({ group: 'Operation', help: 'Access key of that storage.' }),
  S3_SECRET_KEY: secret({ group: 'Operation', charactersMin: 1, help: 'Secret of S3_ACCESS_KEY.' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address({
    group: 'Operation',
    help: 'OpenTelemetry collector to which traces are sent (OTLP over HTTP, JSON, at /v1/traces), such as http://127.0.0.1:4318. Unset: none are made.',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: secret({
    group: 'Operation',
    charactersMin: 3,
    help: 'Headers for that collector, as name=value pairs with commas between them.',
  }),
  OTEL_SERVICE_NAME: text({
    group: 'Operation',
    default: 'homedex',
    help: 'Name of this service in traces.',
  }),
  OTEL_TRACES_SAMPLER_ARG: share({
    group: 'Operation',
    help: "Share of requests that are traced; those with a traceparent follow their caller's decision. Unset: 1.",
  }),
  PLANS_FILE: text({
    group: 'Operation',
    help: 'JSON file with the limits of the plans, prices and rates (docs/operations/plans.md). Read again a few seconds after it has changed; an invalid change is reported by /health and the previous values stay in force. Unset: the built-in values.',
  }),
  BLOCKED_DOMAINS_FILE: text({
    group: 'Operation',
    help: "Text file of domains, one per line, that are never fetched or shown, subdomains included; they are added to those of 'homedex block'. Read again a few seconds after it has changed.",
  }),

  ADMIN_TOKEN: secret({
    group: 'Accounts',
    charactersMin: 24,
    help: 'Bearer token for /admin and /metrics. Unset: one is created at the first start and stored in DATA_DIR/admin-token.',
  }),
  BILLING_MODE: optionalChoice({
    group: 'Accounts',
    options: ['sandbox', 'closed'],
    help: 'sandbox: accounts add credits themselves, free of charge; closed: only administrators grant credits. Unset: sandbox if HOST is a loopback address with no proxy in front (PUBLIC_URL, TRUSTED_PROXIES), otherwise closed.',
  }),
  REPEAT_READS_FREE_DAYS: integer({
    group: 'Accounts',
    default: 30,
    min: 0,
    max: 366,
    help: 'Days during which an account can read a profile again free of charge after paying for it; 0 charges every read.',
  }),
  SMTP_URL: secretUrl({
    group: 'Accounts',
    schemes: ['smtp', 'smtps'],
    example: 'smtp://user:password@mail.example.com:587',
    help: 'Mail server. Unset: mails are written to DATA_DIR/outbox/*.eml.',
  }),
  MAIL_FROM: text({ group: 'Accounts', default: 'Homedex <noreply@localhost>', help: 'Sender of mails.' }),
  OIDC_ISSUER: address({ group: 'Accounts', help: 'OpenID Connect issuer whose ID tokens sign users in.' }),
  OIDC_AUDIENCE: text({ group: 'Accounts', help: 'Audience (client id) that those tokens must have.' }),
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
    help: 'Minimum time between two mails about new matches to one account.',
  }),
  WEBHOOK_HOSTS_ALLOWED: list({
    group: 'Accounts',
    expects: 'a comma-separated list of hosts such as hooks.intranet or 10.0.0.5:8080',
    isItem: isHost,
    help: 'Hosts that webhooks may reach although they are not public; for an intranet or tests.',
  }),

  CRAWL_DATA_URL: address({
    group: 'Crawling',
    default: 'https://data.commoncrawl.org',
    help: 'Common Crawl data server, or a mirror of it.',
  }),
  CRAWL_INDEX_URL: text({
    group: 'Crawling',
    default: 'https://index.commoncrawl.org',
    help: 'Common Crawl index server, queried at most once a second, for domains that are missing from the crawls picked on this machine; off disables it.',
  }),
  CRAWL_CONCURRENCY: integer({
    group: 'Crawling',
    default: 16,
    min: 0,
    max: 64,
    help: 'Domains of the crawl queue that this service fetches at the same time; 0 leaves the queue alone.',
  }),
  CRAWL_CONTACT: text({
    group: 'Crawling',
    default: '',
    help: 'Your contact (web or e-mail address), named in the User-Agent of crawl requests.',
  }),
  CRAWL_HOSTS: list({
    group: 'Crawling',
    expects:
      'a comma-separated list of hosts with their addresses such as shop.com=127.0.0.1:8080 or *.shop.com=[::1]:8080',
    isItem: isFixedHost,
    help: 'For tests: these hosts are fetched from the given addresses, and only they may be non-public. They are fetched without rate limits, or with /paced appended at the rate of public ones.',
  }),
  PROXY_URL: secretUrl({
    group: 'Crawling',
    schemes: ['http', 'https'],
    example: 'http://user:password@proxy.example.com:8080',
    help: 'HTTP proxy with CONNECT for pages that cannot be fetched in any other way. Unset: they are not fetched.',
  }),
  BROWSER_PATH: text({
    group: 'Crawling',
    help: 'Path of Chromium for pages that need a browser. Unset: the installed one; if there is none, no browser is used.',
  }),
  BROWSER_SANDBOX: choice({
    group: 'Crawling',
    default: 'on',
    options: ['on', 'off'],
    help: 'off: for containers without user namespaces, where Chromium cannot start its sandbox. Pages then run as an unprivileged user only.',
  }),
};
