import { expect, it } from 'vitest';
import { emptySearch, printSearchAddress, readSearchAddress } from '../address/search-address.ts';
import { ignoring } from './meaning-reading.tsx';

const industry = { param: 'industry', value: 'Construction & Trades' };
const part = { param: 'filter', value: 'sub_industry:eq:Carpentry, Windows & Floors' };
const year = { param: 'filter', value: 'founded_year:gt:2015' };

it('a filter of a description is removed by its parameter, or with its value beside others of that parameter', () => {
  const applied = [industry, part, year];
  expect(ignoring(emptySearch, industry, applied)).toEqual(['industry']);
  expect(ignoring(emptySearch, year, applied)).toEqual(['filter:founded_year:gt:2015']);
  expect(ignoring({ ignore_stated: ['country'] }, part, [industry, part])).toEqual(['country', 'filter']);
});

it('the address keeps a removed filter whose value has a comma', () => {
  const ignore_stated = ignoring(emptySearch, part, [part, year]);
  const printed = printSearchAddress({ ...emptySearch, q: 'joiners', mode: 'meaning', ignore_stated });
  expect(readSearchAddress(printed).address.ignore_stated).toEqual([
    'filter:sub_industry:eq:Carpentry, Windows & Floors',
  ]);
});
