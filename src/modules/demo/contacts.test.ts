import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { bySuite } from '../../../test/harness/suite.ts';
import { generateDemoSites } from './generate-demo-sites.ts';
import { vatNumber } from './places/vat-numbers.ts';
import { createRandom } from './seeded-random.ts';

const sites = [...generateDemoSites({ sites: bySuite(400, 700), seed: 11 })];

describe('contacts of demo sites', () => {
  it('have phone numbers that are valid in their country', () => {
    for (const { domain, truth } of sites) {
      for (const phone of truth.phones) {
        const parsed = parsePhoneNumberFromString(phone);
        expect(parsed?.isValid(), `${phone} on ${domain}`).toBe(true);
        expect(parsed?.country, `${phone} on ${domain}`).toBe(truth.country);
        expect(parsed?.number, `${phone} on ${domain}`).toBe(phone);
      }
    }
  });

  it('have e-mail addresses at their own domain only', () => {
    const foreign = sites.flatMap(({ domain, truth, html }) => {
      const written = (html.match(/[\w.]+@[\w-]+\.[a-z.]+/g) ?? []).filter(
        (address) => !/^(react|swiper|bootstrap|aos)/.test(address),
      );
      return [
        ...truth.emails.filter((email) => !email.endsWith(`@${domain}`)),
        ...written.filter((address) => !truth.emails.includes(address.replace(/\.$/, ''))),
      ];
    });
    expect(foreign).toEqual([]);
  });

  it('show no contacts where the truth has none', () => {
    const silent = sites.filter(({ truth }) => !truth.has_contact);
    expect(silent.length).toBeGreaterThan(20);
    for (const { html, domain } of silent)
      expect(html, domain).not.toMatch(/mailto:|tel:|<address|PostalAddress/);
  });

  it('have VAT numbers with correct check digits', () => {
    const validators: Record<keyof typeof vatNumber, (number: string) => boolean | undefined> = {
      germany: (number) => stdnum.DE?.vat?.validate(number).isValid,
      austria: (number) => stdnum.AT?.uid?.validate(number).isValid,
      switzerland: (number) => stdnum.CH?.vat?.validate(number).isValid,
      france: (number) => stdnum.FR?.tva?.validate(number).isValid,
      spain: (number) => stdnum.ES?.nif?.validate(number.slice(2)).isValid,
      italy: (number) => stdnum.IT?.iva?.validate(number).isValid,
      netherlands: (number) => stdnum.NL?.btw?.validate(number).isValid,
      belgium: (number) => stdnum.BE?.vat?.validate(number).isValid,
      portugal: (number) => stdnum.PT?.nif?.validate(number).isValid,
      poland: (number) => stdnum.PL?.nip?.validate(number.slice(2)).isValid,
      sweden: (number) => stdnum.SE?.vat?.validate(number).isValid,
      denmark: (number) => stdnum.DK?.cvr?.validate(number.slice(2)).isValid,
      czechia: (number) => stdnum.CZ?.dic?.validate(number).isValid,
      britain: (number) => stdnum.GB?.vat?.validate(number).isValid,
    };
    for (const [country, isValid] of Object.entries(validators)) {
      for (let index = 0; index < 60; index += 1) {
        const number = vatNumber[country as keyof typeof vatNumber](createRandom(1, index, 99));
        expect(isValid(number), `${country} ${number}`).toBe(true);
      }
    }
  });
});
