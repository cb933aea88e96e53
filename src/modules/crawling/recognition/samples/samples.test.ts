import { describe, expect, test } from 'vitest';
import { type PageKind, recognise } from '../../index.ts';
import { contents } from './contents.fixture.ts';
import { consents, empties, errors } from './errors.fixture.ts';
import { parked } from './parked.fixture.ts';
import type { Sample } from './sample.fixture.ts';
import { shells } from './shells.fixture.ts';
import { constructions, defaultPages } from './unfinished.fixture.ts';
import { walls } from './walls.fixture.ts';

const samples: Readonly<Record<PageKind, readonly Sample[]>> = {
  bot_wall: walls,
  parked,
  shell: shells,
  default_page: defaultPages,
  construction: constructions,
  error_page: errors,
  consent_wall: consents,
  empty: empties,
  content: contents,
};

for (const [kind, rows] of Object.entries(samples))
  describe(kind, () => {
    for (const [name, html, more] of rows)
      test(name, () => {
        const page = { domain: 'acme.com', hops: ['https://acme.com/'], status: 200, headers: [], html };
        expect(recognise({ ...page, ...more }).kind).toBe(kind);
      });
  });

test('there are enough of them to tell', () => {
  expect(Object.values(samples).flat().length).toBeGreaterThanOrEqual(150);
});
