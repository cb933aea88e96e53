import { expect, test } from 'vitest';
import { Deadline } from '../../deadline.ts';
import type { IndexView } from './match/index-view.ts';
import type { MatchList } from './match/match-list.ts';
import { placesAfter } from './skip-matches.ts';

/** Lists of many views with few different scores, and every key that is read counted. */
function makeLists(partCount: number, matches: number, scores: number) {
  let keysRead = 0;
  const all = Array.from({ length: matches }, (_, i) => ({
    view: (i * 7919) % partCount,
    score: (i * 104_729) % scores,
    key: String((i * 15_485_863) % matches).padStart(8, '0'),
  })).sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  const byView = Array.from({ length: partCount }, (_, at) => all.filter(({ view }) => view === at));
  const lists: MatchList[] = byView.map((own) => ({
    length: own.length,
    score: (at) => own[at]?.score ?? -1,
    ordinal: (at) => at,
  }));
  const views = byView.map((own) => ({
    key: (ordinal: number) => {
      keysRead++;
      return own[ordinal]?.key ?? '';
    },
  })) as unknown as IndexView[];
  return { all, views, lists, keysRead: () => keysRead };
}

test.each([
  [1, 1_000, 1],
  [5, 5_000, 1],
  [13, 20_000, 3],
  [20, 3_000, 255],
])(
  'the positions after an offset are those of a full merge (%i views, %i matches, %i scores)',
  (views, matches, scores) => {
    const world = makeLists(views, matches, scores);
    for (const offset of [0, 1, 2, 17, matches >> 1, matches - 1, matches, matches + 5]) {
      const expected = world.lists.map(() => 0);
      for (const { view } of world.all.slice(0, offset)) expected[view] = (expected[view] as number) + 1;
      expect(placesAfter(world.views, world.lists, offset, new Deadline(undefined)), `${offset}`).toEqual(
        expected,
      );
    }
  },
);

test('skipping nearly all of many equal scores reads few keys', () => {
  const world = makeLists(20, 200_000, 1);
  placesAfter(world.views, world.lists, 199_990, new Deadline(undefined));
  expect(world.keysRead()).toBeLessThan(20_000);
});

test('skipping stops when its time is up', () => {
  const world = makeLists(20, 2_000, 1);
  expect(() => placesAfter(world.views, world.lists, 1_990, new Deadline(-1))).toThrow('budget');
});
