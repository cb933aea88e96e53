import { describe, expect, test } from 'vitest';
import { findEmails } from './emails.ts';
import { settle, syntheticPage } from './synthetic-page.fixture.ts';

function emails(html: string): string[] {
  return settle([findEmails], syntheticPage(html)).emails;
}

describe('e-mails of a page', () => {
  test('come from links, Cloudflare, structured data and text, each once, links first', () => {
    const hidden = Buffer.from([7, ...Buffer.from('owner@kvarnby.se').map((byte) => byte ^ 7)]).toString(
      'hex',
    );
    expect(
      emails(`<p>Write to shop@kvarnby.se or info@kvarnby.se</p>
        <a href="mailto:Info@kvarnby.se?subject=Hi">mail</a>
        <span class="__cf_email__" data-cfemail="${hidden}">[email&#160;protected]</span>
        <script type="application/ld+json">{"@type":"Bakery","email":"mailto:press@kvarnby.se"}</script>`),
    ).toEqual(['info@kvarnby.se', 'owner@kvarnby.se', 'press@kvarnby.se', 'shop@kvarnby.se']);
  });

  test('if a link shows one address and opens another, the visible one counts', () => {
    expect(emails('<a href="mailto:someone@template-maker.io">hello@kvarnby.se</a>')).toEqual([
      'hello@kvarnby.se',
    ]);
  });

  test('a link in the credit of the site builder is not the address of the company', () => {
    const own = '<p>Kontakt <a href="mailto:info@kvarnby.se">info@kvarnby.se</a></p>';
    expect(
      emails(`${own}<footer><p>Vytvořil: <a href="mailto:karin@example.net">Karin</a></p></footer>`),
    ).toEqual(['info@kvarnby.se']);
    const line = `<footer><p><a href="mailto:bread@kvarnby.net">bread@kvarnby.net</a> Webdesign by Karin</p></footer>`;
    expect(emails(line)).toEqual(['bread@kvarnby.net']);
    const next = `<p>Ovens built by Karin. Orders: <a href="mailto:ovens@kvarnby.net">ovens@kvarnby.net</a></p>`;
    expect(emails(next)).toEqual(['ovens@kvarnby.net']);
  });

  test('percent-encoded and repeated addresses of one link are read', () => {
    expect(emails('<a href="mailto:%69nfo@kvarnby.se,shop@kvarnby.se">x</a>')).toEqual([
      'info@kvarnby.se',
      'shop@kvarnby.se',
    ]);
  });

  test('a list of other people’s addresses yields none, unless the site’s own is among them', () => {
    const members = ['a.se', 'b.de', 'c.fr', 'd.pl', 'e.it']
      .map((host) => `<p>info@bakery-${host}</p>`)
      .join('');
    expect(emails(members)).toEqual([]);
    expect(
      settle([findEmails], syntheticPage(`${members}<p>office@guild.se</p>`, 'https://guild.se/')).emails,
    ).toHaveLength(6);
  });

  test('hidden links count only if nothing is visible and they are few', () => {
    const dealer = (name: string) => `<a href="mailto:${name}@dealers.se">${name}</a>`;
    const own = '<a href="mailto:info@kvarnby.se">mail</a>';
    expect(emails(`${own}<div style="display:none">${dealer('ann')}</div>`)).toEqual(['info@kvarnby.se']);
    expect(emails(`<div style="display:none">${own}</div>`)).toEqual(['info@kvarnby.se']);
    expect(emails(`<template>${['ann', 'bo', 'cai', 'dag'].map(dealer).join('')}</template>`)).toEqual([]);
  });

  test('nothing is read from scripts, comments, share links, placeholders or the site builder', () => {
    expect(
      emails(`<!-- by author@library.org --><script>var e = "bug@kvarnby.se"</script><style>/* font@foundry.com */</style>
        <a href="mailto:?subject=Look&body=x@kvarnby.se">share</a>
        <input placeholder="you@yourmail.com"><p>e.g. name@domain.com</p>
        <footer><p>Website by Pixel Mill, hi@pixelmill.io</p></footer>`),
    ).toEqual([]);
  });
});
