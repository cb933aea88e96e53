import { describe, expect, it } from 'vitest';
import { bodyBytesMax } from './decode-body.ts';
import { parsePage } from './parse-page.ts';
import { samplePage } from './sample-page.fixture.ts';

const visible = (html: string) => parsePage(samplePage(html)).blocks.map(({ text }) => text);
const hidden = (html: string) => parsePage(samplePage(html)).hiddenBlocks;

describe('adjacent words in the markup', () => {
  it.each([
    [
      'links of a menu',
      '<div><a href=/>Home</a><a href=/t>Team</a><a href=/m>mission</a></div>',
      'Home Team mission',
    ],
    ['boxes of a card', '<div><span>Zimmer</span><span>Ausstattung</span></div>', 'Zimmer Ausstattung'],
    ['capitals in boxes', '<div><span>HOME</span><span>ABOUT</span></div>', 'HOME ABOUT'],
    ['a script without capitals', '<div><span>خدمات</span><span>اتصل</span></div>', 'خدمات اتصل'],
    ['a counter', '<div><span>250</span>Projekte</div>', '250 Projekte'],
    [
      'hours beside a phone',
      '<div><span>9:00–18:00</span><span>030 901820</span></div>',
      '9:00–18:00 030 901820',
    ],
    ['a sentence and a heading in bold', '<div>Seit 1990.<b>Unser Team</b></div>', 'Seit 1990. Unser Team'],
    [
      'bold and a box',
      '<div><strong>Comunidade</strong><span>grupo aberto</span></div>',
      'Comunidade grupo aberto',
    ],
    ['a picture between', '<div>rye<img src=x alt="">loaves</div>', 'rye loaves'],
    [
      'elements of the page’s own making',
      '<div><my-tab>rye</my-tab><my-tab>loaves</my-tab></div>',
      'rye loaves',
    ],
    ['labels of a form', '<form><label>name</label><label>city</label></form>', 'name city'],
    [
      'a capital written as an entity',
      '<div><span>Start</span><span>&Uuml;ber uns</span></div>',
      'Start Über uns',
    ],
  ])('%s are two words', (_, html, text) => {
    expect(visible(html)).toEqual([text]);
  });

  it.each([
    ['a drop cap', '<p><span>W</span>elcome</p>', 'Welcome'],
    ['letters moved one by one', '<p><span>B</span><span>r</span><span>o</span><span>t</span></p>', 'Brot'],
    ['an index', '<p>120 m<sup>2</sup> and H<sub>2</sub>O</p>', '120 m2 and H2O'],
    ['a plural behind a link', '<p><a href=/c>cat</a>s and dogs</p>', 'cats and dogs'],
    ['a name that begins small', '<p>i<b>Phone</b></p>', 'iPhone'],
    ['an ordinal', '<p>3<sup>rd</sup> place</p>', '3rd place'],
    ['half a word in bold', '<p><b>home</b>dex</p>', 'homedex'],
    ['a soft break', '<p>Donau<wbr>dampf</p>', 'Donaudampf'],
    ['a comment', '<p>rye<!-- -->s</p>', 'ryes'],
    ['a price with its sign', '<p><span>€</span><span>25</span></p>', '€25'],
  ])('%s stays one word', (_, html, text) => {
    expect(visible(html)).toEqual([text]);
  });

  it('are two words in headings, links and buttons too', () => {
    const page = parsePage(
      samplePage(
        '<h2><span>Our</span><span>Team</span></h2><a href=/x><span>Book</span><span>Now</span></a>',
      ),
    );
    expect(page.headings[0]?.text).toBe('Our Team');
    expect(page.anchors[0]?.text).toBe('Book Now');
  });
});

describe('text in overlays', () => {
  it.each([
    '<div id="cookie-notice"><p>Wir lieben Kekse</p></div>',
    '<div class="cmplz-cookiebanner"><p>Functional: always active</p></div>',
    '<p>We use cookies to improve your experience on our site.</p>',
    '<p>Tato stránka používá soubory cookie.</p>',
  ])('a cookie dialog is not text of the page: %s', (html) => {
    expect(visible(`<p>Fresh bread every day</p>${html}`)).toEqual(['Fresh bread every day']);
    expect(hidden(html).map(({ reason }) => reason)).toContain('consent');
  });

  it.each([
    '<div class="modal fade" id="login"><p>Enter your password</p></div>',
    '<div role="dialog"><p>Enter your password</p></div>',
    '<dialog><p>Enter your password</p></dialog>',
    '<div class="newsletter-popup"><p>Enter your password</p></div>',
  ])('a window that opens on a click is not text of the page: %s', (html) => {
    expect(visible(`<p>Fresh bread every day, baked by hand since 1931</p>${html}`)).toEqual([
      'Fresh bread every day, baked by hand since 1931',
    ]);
  });

  it('a page that is entirely inside one element named as a dialog is read', () => {
    expect(visible('<div class="modal"><p>Fresh bread every day</p></div>')).toEqual([
      'Fresh bread every day',
    ]);
  });

  it('a cookie bakery keeps its cookies', () => {
    expect(visible('<h1>Oatmeal cookies</h1><p>Grandma’s cookies, warm from the oven.</p>')).toHaveLength(2);
  });

  it.each([
    '<div>{"cpt":"service","style":"1","columns":"4"}</div>',
    '<div>{{ product.title }}</div>',
    '<div>.hero{color:red;margin:0}.hero a{color:blue}</div>',
    '<div>var settings = {"a": [1,2], "b": "c"};</div>',
  ])('code and templates are not text: %s', (html) => {
    expect(visible(`<p>Fresh bread</p>${html}`)).toEqual(['Fresh bread']);
  });
});

describe('pages drawn in the browser', () => {
  it('are read from the data they carry', () => {
    const data = JSON.stringify({
      props: {
        pageProps: {
          hero: 'Boats for rent on the Müggelsee',
          text: '<p>Bring your family &amp; friends.</p>',
          image: '/img/boat one.png',
          className: 'flex px-4 text-lg',
        },
      },
    });
    expect(
      visible(`<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${data}</script>`),
    ).toEqual(['Boats for rent on the Müggelsee', 'Bring your family & friends.']);
  });

  it('are read from data pushed piece by piece', () => {
    expect(visible('<script>self.__next_f.push([1,"{\\"title\\":\\"Boats for rent\\"}"])</script>')).toEqual([
      'Boats for rent',
    ]);
  });

  it('are read from Nuxt, and from what they show to browsers without scripts', () => {
    expect(
      visible(
        '<script>window.__NUXT__=(function(a){return {t:"Louer un bateau \\u00e0 voile"}})(1)</script>',
      ),
    ).toEqual(['Louer un bateau à voile']);
    expect(visible('<noscript><p>Boats for rent</p><p>Please enable JavaScript</p></noscript>')).toEqual([
      'Boats for rent',
    ]);
  });

  it('that already show their text are unchanged', () => {
    const text = 'Boats for rent. '.repeat(40).trim();
    expect(visible(`<p>${text}</p><script id="__NEXT_DATA__">{"a":"Other words here"}</script>`)).toEqual([
      text,
    ]);
  });
});

describe('damaged pages', () => {
  it('doubly encoded letters are repaired', () => {
    expect(visible('<p>CafÃ© MÃ¼ller â€“ frische BrÃ¶tchen</p>')).toEqual(['Café Müller – frische Brötchen']);
    expect(visible('<p>Curaçao, Ångström, Ñandú</p>')).toEqual(['Curaçao, Ångström, Ñandú']);
  });

  it('megabytes of styles before the footer do not hide it', () => {
    const styles = `<style>${'.a{b:c}'.repeat(500_000)}</style>`;
    expect(styles.length).toBeLessThan(bodyBytesMax);
    expect(visible(`${styles}<footer>Harbour Road 1</footer>`)).toEqual(['Harbour Road 1']);
  });
});
