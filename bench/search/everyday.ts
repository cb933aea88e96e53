import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openStores } from '../../src/app/index.ts';
import { toIndexDocument } from '../../src/modules/company-index/index.ts';
import {
  createCompanySearch,
  createQueryCache,
  readQueryText,
  type SearchRequest,
} from '../../src/modules/search/index.ts';
import { realPages } from '../lookalikes/labelled-pages.ts';
import { readArguments } from '../read-arguments.ts';

/**
 * Everyday queries on real homepages: totals for the words, for their forms and for an expression, compared with the pages that obviously
 * match.
 */
const { positionals } = readArguments('homedex bench everyday FOLDER…', { allowPositionals: true });
const Query = z.object({
  language: z.string(),
  /** What a person types. */
  words: z.string(),
  /** The same in operators. */
  query: z.string(),
  /** A page obviously matches if its text contains these letters, whatever follows. */
  obvious: z.string(),
});
const queries = z
  .array(Query)
  .parse(JSON.parse(readFileSync(new URL('queries/everyday.json', import.meta.url), 'utf8')));

const pages = realPages(positionals).map(({ profile }) => profile);
const directory = mkdtempSync(join(tmpdir(), 'homedex-everyday-'));
const stores = openStores({ DATA_DIR: directory });
const index = await stores.index();
const bulk = await index.bulk();
for (const profile of pages) await bulk.add(toIndexDocument(profile, {}));
await bulk.commit();
await bulk.close();
const search = createCompanySearch(index, createQueryCache({ bytesMax: 0, now: () => 0 }));
const { signal } = new AbortController();
const textOf = ({ title, meta_description, body_text }: (typeof pages)[number]): string =>
  [title, meta_description, body_text].join(' ').toLowerCase();
const texts = pages.map((page) => [page.language, textOf(page)] as const);

let missed = 0;
print(`${pages.length} homepages\n`);
print('| language | words | obvious, in the language | obvious | words | forms | expression | total |');
print('|---|---|---:|---:|---:|---:|---|---:|');
for (const { language, words, query, obvious } of queries) {
  const holding = texts.filter(([, text]) => text.includes(obvious));
  const own = holding.filter(([of]) => of === language).length;
  const count = (request: Omit<SearchRequest, 'q'>, text: string): Promise<number> =>
    search.count({ ...request, q: readQueryText(text) }, signal);
  const [plain, forms, written] = [
    await count({ mode: 'phrase' }, words),
    await count({ mode: 'phrase', forms: true }, words),
    await count({ mode: 'query' }, query),
  ];
  const isMissed = holding.length > 0 && (forms === 0 || written === 0);
  missed += Number(isMissed);
  print(
    `| ${language} | ${words}${isMissed ? ' **0**' : ''} | ${own} | ${holding.length} | ${plain} | ${forms} | \`${query}\` | ${written} |`,
  );
}
print(`\n${queries.length} queries; ${missed} find nothing although a page obviously matches`);
await stores.close();
rmSync(directory, { recursive: true, force: true });

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
