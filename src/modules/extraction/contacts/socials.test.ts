import { describe, expect, test } from 'vitest';
import { findSocialProfiles } from './socials.ts';
import { settle, syntheticPage } from './synthetic-page.fixture.ts';

const link = (href: string, text = ''): string => `<a href="${href}">${text}</a>`;

describe('social profiles of a page', () => {
  test('each network fills its column, in the form that the page links', () => {
    const page = syntheticPage(
      `<footer>${link('https://www.facebook.com/Kvarnby/?ref=x')}${link('//instagram.com/kvarnby')}${link('https://twitter.com/intent/tweet?url=x')}</footer>`,
      'https://kvarnby.se/',
    );
    expect(settle([findSocialProfiles], page)).toMatchObject({
      facebook: 'https://www.facebook.com/Kvarnby/?ref=x',
      instagram: 'https://instagram.com/kvarnby',
      x: null,
      social_profiles: ['https://www.facebook.com/Kvarnby/?ref=x', 'https://instagram.com/kvarnby'],
    });
  });

  test('the account named like the company wins over the first one', () => {
    const page = syntheticPage(
      `${link('https://facebook.com/anna.svensson', 'Anna')}${link('https://facebook.com/kvarnbybageri', 'us')}`,
      'https://kvarnby-bageri.se/',
    );
    expect(settle([findSocialProfiles], page).facebook).toBe('https://facebook.com/kvarnbybageri');
  });

  test('a declared profile counts without a link', () => {
    const page = syntheticPage(
      '<script type="application/ld+json">{"@type":"Bakery","sameAs":["https://www.youtube.com/@kvarnby",null]}</script>',
    );
    expect(settle([findSocialProfiles], page).youtube).toBe('https://www.youtube.com/@kvarnby');
  });

  test('an article that quotes many people names no profile of the company', () => {
    const people = ['ada', 'bob', 'cleo', 'dan', 'eve']
      .map((name) => `<p>as ${link(`https://twitter.com/${name}`, `${name} said`)}</p>`)
      .join('');
    expect(settle([findSocialProfiles], syntheticPage(`<main>${people}</main>`)).x).toBeNull();
  });

  test("the web agency's account in the credit line is not the company's", () => {
    const page = syntheticPage(
      `<footer><p>© Kvarnby. Design by ${link('https://www.facebook.com/pixelmill', 'Pixel Mill')}</p></footer>`,
    );
    expect(settle([findSocialProfiles], page).facebook).toBeNull();
  });

  test('icons next to the name of the site builder lead to the site builder', () => {
    const page = syntheticPage(
      `<footer><p>© Kvarnby. Design by ${link('https://www.pixelmill.io/', 'Pixel Mill')}</p>
      ${link('https://www.instagram.com/pixelmill.studio', '<i class="fa fa-instagram"></i>')}
      ${link('https://www.facebook.com/kvarnbybageri', '<i class="fa fa-facebook"></i>')}</footer>`,
      'https://kvarnby.se/',
    );
    expect(settle([findSocialProfiles], page)).toMatchObject({
      instagram: null,
      facebook: 'https://www.facebook.com/kvarnbybageri',
    });
  });

  test.each(['000000000', '15550100200', '9123456789'])('the number %s is fictitious', (number) => {
    const page = syntheticPage(link(`https://wa.me/${number}`, 'WhatsApp'), 'https://kvarnby.se/');
    expect(settle([findSocialProfiles], page).whatsapp).toBeNull();
  });

  test.each([
    ['threads', 'https://www.threads.net/@kvarnby'],
    ['mastodon', 'https://mastodon.social/@kvarnby'],
    ['bluesky', 'https://bsky.app/profile/kvarnby.bsky.social'],
    ['reddit', 'https://www.reddit.com/r/kvarnby/'],
    ['medium', 'https://medium.com/@kvarnby'],
    ['snapchat', 'https://www.snapchat.com/add/kvarnby'],
    ['spotify', 'https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk'],
    ['odnoklassniki', 'https://ok.ru/kvarnby'],
    ['xing', 'https://www.xing.com/companies/kvarnby'],
    ['tripadvisor', 'https://www.tripadvisor.com/Restaurant_Review-g189839-d1-Reviews-Kvarnby-Malmo.html'],
    ['yelp', 'https://www.yelp.com/biz/kvarnby-malmo'],
    ['trustpilot', 'https://www.trustpilot.com/review/kvarnby.se'],
  ] as const)('the footer of a page fills %s', (column, address) => {
    const share = link(
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
      'Share',
    );
    const page = syntheticPage(
      `<footer><ul><li>${link(address, '<i class="icon"></i>')}</li><li>${share}</li></ul></footer>`,
      'https://kvarnby.se/',
    );
    expect(settle([findSocialProfiles], page)).toMatchObject({ [column]: address, facebook: null });
  });
});
