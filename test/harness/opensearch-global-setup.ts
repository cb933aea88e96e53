import type { TestProject } from 'vitest/node';
import { startRealOpenSearch } from './real-opensearch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's OpenSearch is, on which the tests of this project have their indexes. */
    opensearch?: string;
  }
}

/** One real node for all tests that run on it. */
export default async function startForRun(project: TestProject): Promise<() => Promise<void>> {
  const server = await startRealOpenSearch();
  project.provide('opensearch', server.url);
  return () => server.stop();
}
