import { describe, expect, test } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { findCountry } from './country.ts';

function country(html: string, url: string, language: string | null = 'en'): string | null {
  return settle([findCountry], syntheticPage(html, url), { language }).country;
}

describe('country', () => {
  test('a national suffix decides, unless the suffix is sold worldwide', () => {
    expect(country('<p>Bread</p>', 'https://kvarnby.ie/')).toBe('IE');
    expect(country('<p>Bread</p>', 'https://kvarnby.co.uk/')).toBe('GB');
    expect(country('<p>Bread</p>', 'https://kvarnby.io/')).toBeNull();
    expect(country('<p>Pan</p>', 'https://kvarnby.co/', 'es')).toBe('CO');
  });

  test('under a generic domain a declared address, a phone prefix or a postal code counts', () => {
    const address =
      '<script type="application/ld+json">{"@type":"Store","address":{"@type":"PostalAddress","addressCountry":"Malaysia"}}</script>';
    expect(country(address, 'https://kvarnby.com/')).toBe('MY');
    expect(country('<a href="tel:+60392131000">call</a>', 'https://kvarnby.com/')).toBe('MY');
    expect(country('<footer><p>3 Mill Lane, Leeds LS1 4AP</p></footer>', 'https://kvarnby.com/')).toBe('GB');
    expect(country('<footer><p>3 Mill Lane, Boise, ID 83705</p></footer>', 'https://kvarnby.com/')).toBe(
      'US',
    );
  });

  test('a North American phone number counts for the country of its area code', () => {
    expect(country('<a href="tel:2127365000">(212) 736-5000</a>', 'https://kvarnby.com/')).toBe('US');
    expect(country('<a href="tel:4163922489">(416) 392-2489</a>', 'https://kvarnby.com/')).toBe('CA');
  });

  test('places in the title outweigh the locale a system chose', () => {
    const html =
      '<html lang="en-GB"><title>Lagoon Hotel</title><meta name="description" content="On the KwaZulu Natal coast">';
    expect(country(html, 'https://lagoonhotel.com/')).toBe('ZA');
  });

  test('a country after the town of an address counts, one in a sentence does not', () => {
    const address = '<footer><p>Av. del Molino 300, Kvarnby<br>Santiago, Chile</p></footer>';
    expect(country(address, 'https://kvarnby.com/', 'es')).toBe('CL');
    const sentence = '<footer><p>Vinos de Argentina y Chile</p></footer>';
    expect(country(sentence, 'https://kvarnby.com/', 'es')).toBeNull();
  });

  test('a list of countries is not evidence', () => {
    const list = ['Germany', 'France', 'Spain', 'Italy', 'Japan'].map((name) => `<li>${name}</li>`).join('');
    expect(country(`<footer><ul>${list}</ul></footer>`, 'https://kvarnby.com/')).toBeNull();
  });

  test('a language of one country is enough, English is not', () => {
    expect(country('<p>x</p>', 'https://kvarnby.com/', 'pl')).toBe('PL');
    expect(country('<p>x</p>', 'https://kvarnby.com/', 'en')).toBeNull();
  });

  test('a national register identifies its country', () => {
    expect(country('<footer><p>CNPJ 11.222.333/0001-81</p></footer>', 'https://kvarnby.com/', 'pt')).toBe(
      'BR',
    );
  });

  test('branches abroad do not outvote the home country', () => {
    const phones = ['+49 30 901820', '+33 1 42 68 53 00', '+44 113 249 6000']
      .map((phone) => `<p>Tel ${phone}</p>`)
      .join('');
    expect(country(phones, 'https://kvarnby.se/', 'sv')).toBe('SE');
  });

  test('the English name is returned with the code', () => {
    const page = syntheticPage('<p>x</p>', 'https://kvarnby.co.uk/');
    expect(settle([findCountry], page, { language: 'en' }).country_name).toBe('United Kingdom');
  });

  test('a name alone never decides, a name with a phone number of that country does', () => {
    const story = '<p>Bread</p><footer>A story from Costa Rica</footer>';
    expect(country(story, 'https://kvarnby.com/')).toBeNull();
    expect(country(`${story}<a href="tel:22214130">22 21 41 30</a>`, 'https://kvarnby.com/')).toBe('CR');
    expect(country('<title>Bakery in Bristol</title>', 'https://kvarnby.com/')).toBe('GB');
  });
});
