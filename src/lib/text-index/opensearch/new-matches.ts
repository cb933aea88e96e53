import type { NewMatches, TextIndexSchema } from '../api.ts';
import { type Asker, counted } from './asker.ts';
import { readPage } from './read-page.ts';
import type { Sought } from './streams.ts';

interface Span {
  readonly since: number;
  /** The last generation that was told; what is of a later one is told of when that one is. */
  readonly generation: number;
  readonly limit: number;
}

/**
 * Replaced versions are not kept here: a document that replaced one which was there before is not counted as new, whether or not
 * that one matched, and the answer says that it is not exact where there are such.
 */
export async function findNewMatches(
  asker: Asker,
  sought: Sought,
  { since, generation, limit }: Span,
  schema: TextIndexSchema,
): Promise<NewMatches> {
  const among = (...filter: object[]): object => ({ bool: { must: [sought.query], filter } });
  const isNew = { range: { born: { gt: since, lte: generation } } };
  const isReplaced = { range: { written: { gt: since, lte: generation } } };
  const [all, fresh, changed] = await asker.searchMany([
    counted(sought.query),
    counted(among(isNew)),
    counted(among(isReplaced, { range: { born: { lte: since } } })),
  ]);
  const page = { limit, offset: 0, stored: false };
  const { hits } = await readPage(asker, { ...sought, query: among(isNew) }, page, schema);
  return {
    total: all?.hits.total?.value ?? 0,
    newCount: fresh?.hits.total?.value ?? 0,
    hits,
    generation,
    isExact: changed?.hits.total?.value === 0,
  };
}
