import { expect, test } from 'vitest';
import { isCompany } from './is-company.ts';

const page = { title: 'Oak', meta_description: null, body_text: 'Chairs', http_status: 200, industry: null };
const parked = 'This domain is for sale';

test.each([
  [true, 'a short page', {}],
  [false, 'an error', { http_status: 404, industry: 'Retail' }],
  [false, 'a default page', { title: ' Welcome to nginx!' }],
  [false, 'a parked domain', { body_text: parked }],
  [false, 'a parked domain that only its description names', { meta_description: 'domain parking' }],
  [true, 'a long page that mentions parking', { body_text: `${parked} ${'x'.repeat(1_500)}` }],
  [true, 'a page of a known industry, whatever it says', { body_text: parked, industry: 'Retail' }],
])('%s: %s', (expected, _, facts) => {
  expect(isCompany({ ...page, ...facts })).toBe(expected);
});
