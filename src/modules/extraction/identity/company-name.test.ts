import { describe, expect, test } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { findCompanyName } from './company-name.ts';

function name(html: string, url = 'https://kvarnby.se/'): string | null {
  return settle([findCompanyName], syntheticPage(html, url)).company_name;
}

describe('company name', () => {
  test('a declared organisation comes first', () => {
    const html =
      '<title>Best bread in town | Fresh daily</title><script type="application/ld+json">{"@type":"Bakery","name":"Kvarnby Bageri AB"}</script>';
    expect(name(html)).toBe('Kvarnby Bageri');
  });

  test('og:site_name loses its slogan', () => {
    expect(name('<meta property="og:site_name" content="Kvarnby Bageri - bread since 1890">')).toBe(
      'Kvarnby Bageri',
    );
  });

  test('of the parts of a title the one that matches the domain is the name', () => {
    expect(name('<title>Fresh bread and rolls - Kvarnby Bageri</title>', 'https://kvarnbybageri.se/')).toBe(
      'Kvarnby Bageri',
    );
    expect(name('<title>Home | Blue Anvil Forge</title>', 'https://blueanvil.com/')).toBe('Blue Anvil Forge');
    expect(
      name(
        '<title>Holiday villages - Soleva, homes by the sea, summer and winter</title>',
        'https://soleva-holidays.com/',
      ),
    ).toBe('Soleva');
  });

  test('a name inside a descriptive title is found by the letters of the domain', () => {
    expect(
      name('<title>Buy new and used boats cheaply at BoatBazaar</title>', 'https://boatbazaar.dk/'),
    ).toBe('BoatBazaar');
  });

  test('keywords before the name in the domain are not part of it', () => {
    expect(name('<title>Usługi tokarskie i frezarskie Kvarn&amp;By</title>', 'https://kvarnby.com.pl/')).toBe(
      'Kvarn&By',
    );
    expect(name('<title>Stiftelsen Vestre Aker Kvarnby</title>', 'https://kvarnby.no/')).toBe(
      'Stiftelsen Vestre Aker Kvarnby',
    );
  });

  test('a trade and its town are not the name, even if the domain has the trade', () => {
    const html = '<title>Karin Berg - Sophrologie à La Châtre</title><h1>☀️ Karin Berg 🌙</h1>';
    expect(name(html, 'https://sophrologie-karin.example/')).toBe('Karin Berg');
  });

  test('the copyright line beats a template name that does not match the domain', () => {
    const html =
      '<meta property="og:site_name" content="mysite"><title>HOME | productpage</title><footer><p>© 2022 Mira Halvorsen</p></footer>';
    expect(name(html, 'https://mirahalvorsen.no/')).toBe('Mira Halvorsen');
  });

  test('a name in another script is compared with the domain phonetically', () => {
    expect(
      name(
        '<title>Окна и двери в Уфе</title><footer><p>ООО "Студия Ромашка" © 2014</p></footer>',
        'https://romashka.ru/',
      ),
    ).toBe('Студия Ромашка');
  });

  test('initials on the page support the full name', () => {
    expect(
      name(
        '<title>World Harbour Cultural Union | Together</title><footer><p>All rights reserved © WHCU 2011</p></footer>',
        'https://harbours.org/',
      ),
    ).toBe('World Harbour Cultural Union');
  });

  test('on a shared host the name must match the subdomain', () => {
    expect(name('<title>Fjordlys – Just another blog</title>', 'https://fjordlys.github.io/')).toBe(
      'Fjordlys',
    );
  });

  test('partner logos, generic words and greetings are not names', () => {
    const html =
      '<title>Welcome to Kvarnby</title><h1>Home</h1><img src="/partner-logo.png" alt="Mega Bank logo"><img src="/x.png" alt="logo">';
    expect(name(html)).toBe('Kvarnby');
  });

  test('without anything else the domain is used, but never a shared host', () => {
    expect(name('<p>hi</p>', 'https://blue-anvil.com/')).toBe('Blue Anvil');
    expect(name('<p>hi</p>', 'https://splendid-043.framer.app/')).toBeNull();
  });
});
