import { describe, expect, test } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { languageHeuristics } from './index.ts';

function languages(html: string, url = 'https://kvarnby.com/') {
  const { language, languages_offered } = settle(languageHeuristics, syntheticPage(html, url));
  return { language, languages_offered };
}

const GERMAN =
  '<p>Wir backen seit vielen Jahren Brot und Brötchen für die ganze Stadt und freuen uns auf Ihren Besuch in der Mühle.</p>';

describe('language of a page', () => {
  test('is the language of its sentences, whatever it declares', () => {
    expect(languages(`<html lang="en">${GERMAN}`).language).toBe('de');
  });

  test('menus and lists in another language do not change it', () => {
    const menu = ['Home', 'About us', 'Contact', 'Shop', 'Checkout', 'Privacy policy']
      .map((label) => `<li><a href="/x">${label}</a></li>`)
      .join('');
    expect(languages(`<nav><ul>${menu}</ul></nav>${GERMAN}`).language).toBe('de');
  });

  test('filler Latin of a template is not its language', () => {
    expect(
      languages(
        '<html lang="en-US"><p>Lorem ipsum dolor sit amet, consectetur adipisicing elit, sed do eiusmod tempor.</p><p>Buy tickets now</p>',
      ).language,
    ).toBe('en');
  });

  test('an empty page has the language it declares, or none', () => {
    expect(languages('<html lang="et"><body></body>').language).toBe('et');
    expect(languages('<p></p>').language).toBeNull();
  });
});

describe('languages offered', () => {
  test('come from hreflang, the page’s own language first', () => {
    const links = ['en', 'de-AT', 'x-default', 'fr']
      .map((tag) => `<link rel="alternate" hreflang="${tag}" href="/${tag}">`)
      .join('');
    expect(languages(`${links}${GERMAN}`).languages_offered).toEqual(['de', 'en', 'fr']);
  });

  test('come from a switcher whose names and addresses agree', () => {
    const switcher =
      '<header><a href="/en/">English</a><a href="/?lang=fr">FR</a><a href="/wines/french">French</a><a href="/ps/">PS</a></header>';
    expect(languages(`${switcher}${GERMAN}`).languages_offered).toEqual(['de', 'en', 'fr']);
  });
});
