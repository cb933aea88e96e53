import { expect, it } from 'vitest';
import { nestEndings } from './nested-endings.ts';

it('an ending is nested under the one that includes it', () => {
  const values = ['com', 'co.il', 'org', 'il', 'co.uk'].map((value) => ({ value, count: 1 }));
  expect(nestEndings(values)).toEqual([
    { value: 'com', count: 1 },
    { value: 'org', count: 1 },
    { value: 'il', count: 1 },
    { value: 'co.il', count: 1, isNested: true },
    { value: 'co.uk', count: 1 },
  ]);
});

it('every value is kept, once', () => {
  const values = [{ value: 'uk' }, { value: 'co.uk' }, { value: 'x.co.uk' }];
  expect(nestEndings(values).map(({ value }) => value)).toEqual(['uk', 'co.uk', 'x.co.uk']);
});
