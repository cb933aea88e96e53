import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { indexCompanies } from '../../../test/harness/test-app.ts';
import { openIndexAt } from '../../app/index.ts';
import type { TextIndex, TextSearch } from '../../lib/text-index/api.ts';
import { createCompanySearch, createQueryCache } from './index.ts';

let directory: string;
let index: TextIndex;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'company-search-'));
  index = await openIndexAt(directory, { compaction: false });
  await indexCompanies(index, [{ domain: 'plumber.example', title: 'A plumber' }]);
});
afterEach(async () => {
  await index.close();
  rmSync(directory, { recursive: true, force: true });
});

const request = { mode: 'any', limit: 10, offset: 0 } as const;
const client = { signal: new AbortController().signal };

it('an index that has to be asked for its generation is answered for from the cache until it changes', async () => {
  const distant: TextSearch = Object.create(index, {
    generation: { value: async () => index.generation() },
  });
  const search = createCompanySearch(distant, createQueryCache({ bytesMax: 1 << 20, now: () => 0 }));
  expect((await search.search(request, client)).cached).toBe(false);
  expect((await search.search(request, client)).cached).toBe(true);
  await indexCompanies(index, [{ domain: 'baker.example', title: 'A baker' }]);
  const afterwards = await search.search(request, client);
  expect(afterwards.cached).toBe(false);
  expect(afterwards.page.totalCount).toBe(2);
});
