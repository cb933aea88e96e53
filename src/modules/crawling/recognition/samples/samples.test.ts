import { describe, expect, test } from 'vitest';
import { type PageKind, recognise } from '../../index.ts';
import { contents } from './contents.fixture.ts';
import { consents, empties, errors } from './errors.fixture.ts';
import { parked } from './parked.fixture.ts';
import type { Sample } from './sample.fixture.ts';
import {
  secondConstructions,
  secondContents,
  secondDefaults,
  secondErrors,
  secondParked,
  secondShells,
} from './second-pages.fixture.ts';
import { secondConsentWalls, secondWalls } from './second-walls.fixture.ts';
import { shells } from './shells.fixture.ts';
import { thirdContents } from './third-contents.fixture.ts';
import {
  thirdConstructions,
  thirdDefaults,
  thirdErrors,
  thirdParked,
  thirdShells,
} from './third-pages.fixture.ts';
import { thirdConsentWalls, thirdWalls } from './third-walls.fixture.ts';
import { constructions, defaultPages } from './unfinished.fixture.ts';
import { walls } from './walls.fixture.ts';

const samples: Readonly<Record<PageKind, readonly Sample[]>> = {
  bot_wall: [...walls, ...secondWalls, ...thirdWalls],
  parked: [...parked, ...secondParked, ...thirdParked],
  shell: [...shells, ...secondShells, ...thirdShells],
  default_page: [...defaultPages, ...secondDefaults, ...thirdDefaults],
  construction: [...constructions, ...secondConstructions, ...thirdConstructions],
  error_page: [...errors, ...secondErrors, ...thirdErrors],
  consent_wall: [...consents, ...secondConsentWalls, ...thirdConsentWalls],
  empty: empties,
  content: [...contents, ...secondContents, ...thirdContents],
};

for (const [kind, rows] of Object.entries(samples))
  describe(kind, () => {
    for (const [name, html, more] of rows)
      test(name, () => {
        const page = { domain: 'acme.com', hops: ['https://acme.com/'], status: 200, headers: [], html };
        expect(recognise({ ...page, ...more }).kind).toBe(kind);
      });
  });

test('there are enough samples to be meaningful', () => {
  expect(Object.values(samples).flat().length).toBeGreaterThanOrEqual(400);
});
