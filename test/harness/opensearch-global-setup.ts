import type { TestProject } from 'vitest/node';
import { startRealOpenSearch } from './real-opensearch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's OpenSearch, which holds the indexes of this project's tests. */
    opensearch?: string;
  }
}

/** One real node for all tests that use OpenSearch. */
export default async function startForRun(project: TestProject): Promise<() => Promise<void>> {
  const server = await startRealOpenSearch();
  project.provide('opensearch', server.url);
  return () => server.stop();
}
