import { expect, test } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { copyrightYear } from './copyright-year.ts';

const yearOf = (line: string) =>
  settle([copyrightYear], syntheticPage(`<footer><p>${line}</p></footer>`), {
    fetched_at: '2026-01-01T00:00:00Z',
  }).copyright_year;

test.each([
  ['©2020', 2020],
  ['2021 © Kvarnby', 2021],
  ['© Kvarnby Bageri 2016-2023', 2023],
  ['© 2015–21 Kvarnby', 2021],
  ['Copyright 2018, 2021 Kvarnby', 2021],
  ['© 2019 Kvarnby. Posted on 12 May 2024', 2019],
  ['News of 03.05.2025 © 2020 Kvarnby', 2020],
  ['© 2020 Kvarnby, updated May 12, 2025', 2020],
])('of %s is %i', (line, year) => {
  expect(yearOf(line)).toBe(year);
});

test.each([
  '© Kvarnby AB. All rights reserved. Founded in 1998',
  'Baking since 1998 ©',
  '© 2199 Kvarnby',
  '2019',
])('is not found in %s', (line) => {
  expect(yearOf(line)).toBeNull();
});
