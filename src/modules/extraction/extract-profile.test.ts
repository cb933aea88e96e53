import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnNames, companyProfileSchema } from '../companies/index.ts';
import { extractProfile } from './extract-profile.ts';
import { samplePage } from './page/sample-page.fixture.ts';

const profileOf = (html: string, overrides = {}) => extractProfile(samplePage(html, overrides)).profile;

const shopPage = `<html lang="en"><head><title>Oak &amp; Ash | Garden benches</title><meta name="description" content="Benches made to last.">
  <link rel="canonical" href="https://example.com/"><link rel="alternate" hreflang="de" href="/de/"><link rel="alternate" type="application/rss+xml" href="/feed">
  <meta property="og:image" content="/share.jpg"></head><body>
  <header><nav><a href="/benches">Benches</a><a href="/blog">Blog</a><a href="/about-us">About us</a><a href="/contact">Contact</a><a href="/cart">Cart (0)</a><a href="/cart" class="cart-count">Cart</a></nav></header>
  <main><h1>Garden benches</h1><h1>Garden benches</h1><h2>Oak bench</h2><p>Solid oak, made in Leeds. $1,299.00</p><button>Add to cart</button><p>Ash bench $ 899</p><a class="btn" href="/quote">Request a quote</a>
  <div style="display:none">best casino poker slots</div></main>
  <footer><form action="https://x.list-manage.com/subscribe"><input type="email" name="EMAIL"><button>Subscribe</button></form><a href="/privacy">Privacy policy</a><a href="https://forest.example.org/x">Forest</a> © 2019-2025 Oak &amp; Ash <img src="visa.svg" alt="Visa"><img src="pp.svg" alt="PayPal"></footer></body></html>`;

it('no value contains a mark that reverses the text around it', () => {
  const marked = 'Oak\u202e & \u2067Ash\u2069';
  const page = `<title>${marked}</title><meta name="description" content="${marked} benches"><h1>${marked}</h1><p>${marked} is a joinery.</p>
    <img src="/a.png" alt="${marked}"><a href="/about">About \u202d${marked}</a>
    <script type="application/ld+json">{"@type":"Organization","name":"${marked}","slogan":"${marked} last","legalName":"${marked} Ltd"}</script>`;
  const extracted = JSON.stringify(extractProfile(samplePage(page)));
  expect(extracted).toContain('Oak & Ash');
  expect(extracted).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

describe('profile of a shop', () => {
  const profile = profileOf(shopPage, {
    headers: {
      'content-encoding': 'br',
      'strict-transport-security': 'max-age=1',
      'x-frame-options': 'DENY',
    },
    responseMs: 120,
    httpVersion: 'h2',
  });

  it('has every column in registry order and fits the schema', () => {
    expect(Object.keys(profile)).toEqual(columnNames);
    expect(companyProfileSchema.safeParse(profile).error?.issues ?? []).toEqual([]);
  });

  it('reads texts and headings once', () => {
    expect(profile).toMatchObject({
      title: 'Oak & Ash | Garden benches',
      meta_description: 'Benches made to last.',
      h1: ['Garden benches'],
      h2: ['Oak bench'],
    });
    expect(profile.top_keywords.slice(0, 2).sort()).toEqual(['benches', 'garden']);
  });

  it('keeps hidden spam out of the text and reports it', () => {
    expect(profile.body_text).toContain('Solid oak');
    expect(profile.body_text).not.toContain('casino');
    expect(profile.has_hidden_spam).toBe(true);
  });

  it('finds the pages of the site', () => {
    expect(profile).toMatchObject({
      contact_page_url: 'https://www.example.com/contact',
      about_page_url: 'https://www.example.com/about-us',
      blog_page_url: 'https://www.example.com/blog',
      privacy_policy_url: 'https://www.example.com/privacy',
      has_blog: true,
      has_contact: true,
    });
  });

  it('detects that it sells, and for how much', () => {
    expect(profile).toMatchObject({
      has_ecommerce: true,
      has_cart: true,
      has_pricing: false,
      currency: 'USD',
      price_min: 899,
      price_max: 1299,
    });
    expect(profile.payment_badges).toEqual(['Visa', 'PayPal']);
  });

  it('reads what the head and the response declare', () => {
    expect(profile).toMatchObject({
      canonical_url: 'https://example.com/',
      hreflang: ['de https://www.example.com/de/'],
      feed_urls: ['https://www.example.com/feed'],
      og_image: 'https://www.example.com/share.jpg',
      is_indexable: true,
      compression: 'br',
      has_hsts: true,
      has_csp: false,
      security_headers: ['strict-transport-security', 'x-frame-options'],
      response_ms: 120,
      http_version: 'h2',
      copyright_year: 2025,
    });
  });

  it('counts links and names their targets', () => {
    expect(profile).toMatchObject({
      internal_link_count: 8,
      external_link_count: 1,
      linked_domains: ['example.org'],
      has_newsletter_signup: true,
    });
    expect(profile.calls_to_action).toContain('Request a quote');
    expect(profile.navigation_labels).toEqual(['Benches', 'Blog', 'About us', 'Contact', 'Cart (0)', 'Cart']);
  });
});

describe('page names in other languages', () => {
  it.each([
    ['contact_page_url', 'Kontakt'],
    ['contact_page_url', 'Связаться с нами'],
    ['contact_page_url', 'お問い合わせ'],
    ['about_page_url', 'Über uns'],
    ['about_page_url', 'Quiénes somos'],
    ['pricing_page_url', 'Cennik'],
    ['blog_page_url', 'Actualités'],
    ['imprint_url', 'Impressum'],
    ['terms_url', 'AGB'],
    ['careers_page_url', 'Trabaja con nosotros'],
    ['privacy_policy_url', 'Polityka prywatności'],
  ] as const)('%s by "%s"', (column, label) => {
    expect(profileOf(`<a href="/x1">${label}</a>`)[column]).toBe('https://www.example.com/x1');
  });

  it('recognises a page by its address when the label does not help', () => {
    expect(profileOf('<a href="/ueber-uns.html">Hier</a>').about_page_url).toBe(
      'https://www.example.com/ueber-uns.html',
    );
  });

  it('does not use a product named like a page on another site', () => {
    expect(profileOf('<a href="https://other.org/contact">Contact</a>').contact_page_url).toBeNull();
  });
});

describe('prices', () => {
  it.each([
    ['1.299,50 €', 'EUR', 1299.5],
    ['€ 12', 'EUR', 12],
    ['£1,299', 'GBP', 1299],
    ['99 zł', 'PLN', 99],
    ['1 299 Kč', 'CZK', 1299],
    ['2 500 руб.', 'RUB', 2500],
    ['R$ 49,90', 'BRL', 49.9],
  ])('%s', (text, currency, amount) => {
    expect(profileOf(`<p>${text}</p>`)).toMatchObject({ currency, price_min: amount, price_max: amount });
  });

  it.each(['$5 million raised', '50 % off', 'room 12', '$2bn market'])('no price in "%s"', (text) => {
    expect(profileOf(`<p>${text}</p>`).price_min).toBeNull();
  });
});

describe('any page', () => {
  it('yields the same profile twice', () => {
    expect(profileOf(shopPage)).toEqual(profileOf(shopPage));
  });

  it('reports the source of every filled column', () => {
    const { profile, evidence } = extractProfile(samplePage(shopPage));
    for (const [column, { where, rule }] of Object.entries(evidence)) {
      expect(where, column).not.toBe('');
      expect(rule, column).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(evidence.title).toEqual({ where: 'title element', rule: 'head-texts' });
    expect(evidence.tech_stack?.rule).toBe('technologies');
    expect(Object.keys(evidence).every((column) => column in profile)).toBe(true);
  });

  it('that has used up its budget yields a profile of what was read, marked as truncated', () => {
    const paragraphs = '<p>We bake bread in Leeds. Call +44 113 496 0841.</p>'.repeat(5_000);
    const page = samplePage(
      `<title>Oakfield Bakery</title><h1>Fresh bread</h1>${paragraphs}<h2>The end</h2>`,
    );
    let looks = 0;
    const { profile, evidence, isCut } = extractProfile(page, { isSpent: () => ++looks > 3 });
    expect(isCut).toBe(true);
    expect(evidence.extractor_version?.where).toContain('was cut');
    expect(profile).toMatchObject({ title: 'Oakfield Bakery', h1: ['Fresh bread'], h2: [], phones: [] });
    expect(profile.body_text).toContain('We bake bread in Leeds.');
    expect(companyProfileSchema.safeParse(profile).success).toBe(true);
    expect(extractProfile(page)).toMatchObject({ isCut: false, profile: { h2: ['The end'] } });
  });

  it('checks its budget a bounded number of times, whatever its characters', () => {
    for (const sign of ['<', '<b>', '</b>', '<!---->', '&', '{']) {
      let looks = 0;
      extractProfile(samplePage(sign.repeat(200_000)), { isSpent: () => ++looks < 0 });
      expect(looks, sign).toBeLessThan(1_000);
    }
  });

  it('with one endless block has its beginning as text, and what follows it', () => {
    const long = `${'word '.repeat(30_000)}`;
    const { body_text } = profileOf(`<p>${long}</p><p>${'x'.repeat(150_000)}</p><p>Open on Sundays</p>`);
    expect(body_text).toMatch(/^word word/);
    expect(body_text).toContain('Open on Sundays');
    const manyBlocks = profileOf('<p>bread and cakes for you</p>'.repeat(20_000)).body_text ?? '';
    expect(manyBlocks.length).toBeGreaterThan(99_900);
    expect(manyBlocks.length).toBeLessThanOrEqual(100_000);
  });

  it('invents nothing for an empty page', () => {
    const profile = profileOf('');
    expect(profile).toMatchObject({
      title: null,
      emails: [],
      phones: [],
      has_contact: false,
      has_ecommerce: false,
      word_count: 0,
      country: null,
    });
  });

  it('survives any bytes and still fits the schema', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 3000 }),
        fc.constantFrom('utf-8', 'utf-16le', 'gbk', 'iso-2022-jp', 'nonsense'),
        (body, charset) => {
          const { profile } = extractProfile(
            samplePage(body, { headers: { 'content-type': `text/html; charset=${charset}` } }),
          );
          expect(companyProfileSchema.safeParse(profile).success).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('survives the shop page with bytes flipped or cut', () => {
    const body = Buffer.from(shopPage);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(body.length - 1), fc.nat(255)), { maxLength: 80 }),
        fc.nat(body.length),
        (flips, end) => {
          const damaged = Uint8Array.from(body);
          for (const [at, byte] of flips) damaged[at] = byte;
          expect(
            companyProfileSchema.safeParse(extractProfile(samplePage(damaged.subarray(0, end))).profile)
              .success,
          ).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('a link to a messenger', () => {
  it('is a contact, not a chat service on the page', () => {
    const plain = profileOf(
      '<a href="https://wa.me/46855512345">WhatsApp</a><a href="https://api.whatsapp.com/send?phone=46855512345">Chat</a>',
    );
    expect(plain.whatsapp).toBe('https://wa.me/46855512345');
    expect(plain.live_chat).toEqual([]);
  });

  it('is a chat service if a widget answers', () => {
    expect(profileOf('<div class="joinchat joinchat--right" data-settings="{}"></div>').live_chat).toEqual([
      'Join.chat',
    ]);
  });
});
