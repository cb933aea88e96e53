import { z } from 'zod';
import { vatNumber } from './vat-numbers.ts';

const text = z.string().min(1);
const texts = z.array(text).min(1);

const citySchema = z.strictObject({
  name: text,
  region: text,
  postalCode: text.describe('x stands for a digit, @ for a letter.'),
  phone: text.describe(
    'A national number, from a range kept for fiction where the country has one; x stands for a digit.',
  ),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  locative: text.optional().describe('"in the city", for languages that inflect the name.'),
});
export type City = z.infer<typeof citySchema>;

export const countrySchema = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/, 'two capital letters, as in ISO 3166'),
  name: text,
  weight: z.int().min(1).describe('How many times as many sites as a country with 1.'),
  callingCode: z.string().regex(/^\d+$/, 'digits without the plus sign'),
  trunkPrefix: z
    .string()
    .describe('Digits before a national number that are dropped behind the calling code.'),
  suffixes: texts.describe('Public suffixes, the likeliest first.'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'three capital letters, as in ISO 4217'),
  price: text.includes('{amount}').describe('How a price is written; {amount} stands for the number.'),
  decimalComma: z.boolean(),
  streetLine: text
    .includes('{street}')
    .includes('{number}')
    .describe('{street}, {number} of the house, and {block}, a number from 1 to 4.'),
  cityLine: text.includes('{city}').describe('{city}, {region} and {code}, the postal code.'),
  legalForms: texts,
  vatNumber: z
    .enum(Object.keys(vatNumber) as (keyof typeof vatNumber)[])
    .optional()
    .describe(
      'Whose VAT numbers are shown; absent where the country has no number that customers are shown.',
    ),
  streets: texts,
  cities: z.array(citySchema).min(1),
});
export type Country = z.infer<typeof countrySchema>;
