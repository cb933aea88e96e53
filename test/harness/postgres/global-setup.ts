import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../src/platform/database/open.ts';
import { executeOnPostgres, postgresUrl, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the run's PostgreSQL, if this project's tests use one for their databases. */
    postgres?: string;
  }
}

/** Migrated once; the database of every test is a copy of it. */
export const TEMPLATE = 'migrated';

/** One real PostgreSQL for all tests that use it; it ends with the run. */
export default async function startForRun(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'homedex-postgres-'));
  await startPostgres(folder, process.pid);
  await executeOnPostgres(folder, `create database ${TEMPLATE} template template0`);
  const template = await openPostgres({ url: postgresUrl(folder, TEMPLATE) });
  await template.destroy();
  project.provide('postgres', folder);
}
