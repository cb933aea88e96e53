import { describe, expect, it } from 'vitest';
import { businessOf } from './sample-page.fixture.ts';

const settled = { language: 'en' };

describe('the head of a phrase names the business, not its subject', () => {
  it.each([
    ['Restaurant POS software', 'Point of sale software for restaurants and cafes', 'Software & IT'],
    ['Tablely', 'The booking software for restaurants, hotels and spas', 'Software & IT'],
    ['Dental marketing agency', 'We do marketing for dentists and orthodontists', 'Marketing & Media'],
    ['Law firm recruitment', 'Recruitment agency for lawyers and law firms', 'Recruitment & HR'],
    ['Pet insurance from Pawsure', 'Insurance for dogs and cats', 'Insurance'],
    ['Real estate photography by Noor', 'A photographer of houses for sale', 'Photography & Film'],
    [
      'Lakeside School of Dentistry',
      'A college for dentists with undergraduate and postgraduate courses',
      'Education',
    ],
    ['Museum of Photography', 'A museum with exhibitions', 'Arts & Entertainment'],
    ['Ministry of Health', 'The ministry of health of the government', 'Government'],
    ['Association of Hotel Keepers', 'The trade association of hotels', 'Nonprofit & Associations'],
  ])('%s', (title, description, industry) => {
    expect(businessOf({ title, description, settled }).industry).toBe(industry);
  });

  it.each([
    ['de', 'Kassensoftware Tresen', 'Software für Restaurants und Hotels', 'Software & IT'],
    ['fr', 'Caissio', 'Logiciel de caisse pour restaurants et boulangeries', 'Software & IT'],
    ['es', 'Clinisoft', 'Software de gestión para clínicas dentales y hospitales', 'Software & IT'],
  ])('in %s: %s', (language, title, description, industry) => {
    expect(businessOf({ title, description, settled: { language } }).industry).toBe(industry);
  });
});

describe('a sub-industry needs more than one word of a menu', () => {
  const title = 'Evento – event planning and events agency';
  const description = 'We plan events';

  it.each([
    ['<nav><a href="/w">Weddings</a></nav>', null],
    ['<nav><a href="/w">Weddings</a><a href="/b">Bridal shows</a></nav><h2>Wedding planner</h2>', 'Weddings'],
  ])('%s: %s', (body, part) => {
    const found = businessOf({ title, description, body, settled });
    expect(found).toMatchObject({ industry: 'Events & Weddings', sub_industry: part });
  });
});

describe('a word out of its trade does not count', () => {
  it('a fan page of a television doctor is not a doctor', () => {
    const found = businessOf({
      title: 'The Blue Box – a Doctor Who fan page',
      description: 'Episodes, monsters and doctors of the TV series',
      settled,
    });
    expect(found.industry).toBe('Arts & Entertainment');
  });

  it('a blog about law is a publication', () => {
    const found = businessOf({
      title: 'The Gavel Post – law blog and legal news magazine',
      description: 'A magazine with news and articles about courts',
      settled,
    });
    expect(found.industry).toBe('News & Publishing');
  });

  it('a bank holiday is not a bank', () => {
    expect(
      businessOf({ title: 'Bank holiday dates', description: 'Every bank holiday of the year', settled })
        .industry,
    ).toBeNull();
  });

  it('a news section does not make a brewery a newspaper', () => {
    const found = businessOf({
      title: 'Felsental Brewery',
      description: 'Craft beer from the mountains',
      body: '<nav><a href="/news">News</a><a href="/press">Press</a></nav><h2>Latest news</h2><h2>News and events</h2>',
      settled,
    });
    expect(found.industry).toBe('Food & Beverage');
  });

  it('a Turkish word on an English page does not name a Turkish trade', () => {
    const found = businessOf({
      title: 'Metal wall art and wall decor',
      description: 'Wall art for every room',
      settled,
    });
    expect(found.industry).toBe('E-commerce & Retail');
  });

  it('one word, repeated a hundred times in the text, does not decide', () => {
    expect(
      businessOf({ title: 'Harlow', body: `<p>${'hotel '.repeat(100)}</p>`, settled }).industry,
    ).toBeNull();
  });
});

describe('facts come before words', () => {
  it('a declared type decides on a page without words', () => {
    const head =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Harlow"}</script>';
    expect(businessOf({ title: 'Harlow', head, settled })).toMatchObject({
      industry: 'Health & Medical',
      sub_industry: 'Dental Care',
      evidence: { industry: expect.stringContaining('sure: type Dentist') },
    });
  });

  it('a product review marked up inside a page does not name the company', () => {
    const head = `<script type="application/ld+json">{"@type":"WebPage","mentions":[{"@type":"Restaurant","name":"Next door"}]}</script>`;
    expect(businessOf({ title: 'Harlow', head, settled }).industry).toBeNull();
  });

  it.each([
    ['https://harlow.gov/', 'Government'],
    ['https://harlow.edu/', 'Education'],
    ['https://harlow.ac.uk/', 'Education'],
    ['https://harlow.gob.mx/', 'Government'],
  ])('the reserved ending of %s decides', (url, industry) => {
    expect(businessOf({ title: 'Harlow', url, settled }).industry).toBe(industry);
  });

  it('the suffix of a hosting platform is no evidence about its guest', () => {
    const page = { title: 'Harlow', description: 'A technology company', settled };
    expect(businessOf({ ...page, url: 'https://harlow.software/' }).industry).toBe('Software & IT');
    expect(businessOf({ ...page, url: 'https://harlow.example.software/' }).industry).toBeNull();
  });

  it('words of the domain count', () => {
    const page = { title: 'Harlow', description: 'Implants and more', settled };
    expect(businessOf({ ...page, url: 'https://harlow-dental.com/' }).sub_industry).toBe('Dental Care');
    expect(businessOf({ ...page, url: 'https://harlow.com/' }).sub_industry).toBeNull();
  });

  it('a shop system alone is not enough', () => {
    expect(
      businessOf({ title: 'Harlow', settled: { ...settled, ecommerce_platform: 'Shopify' } }).industry,
    ).toBeNull();
  });
});

describe('a page that is not a company has no industry', () => {
  it.each([
    ['Index of /', 'hotel.html restaurant.html'],
    ['Welcome to nginx!', 'If you see this page, the web server is installed'],
    ['Apache2 Ubuntu Default Page: It works', 'software'],
    ['404 Not Found', 'hotel'],
    ['Account Suspended', 'web hosting'],
    ['Just a moment...', 'Enable JavaScript and cookies to continue'],
    [
      'dentist-harlow.com',
      'This domain is for sale. Related searches: dentist, dental clinic, dental implants',
    ],
    ['zahnarzt-harlow.de', 'Diese Domain steht zum Verkauf. Zahnarzt'],
    ['Home', 'Welcome to our website'],
    ['', ''],
  ])('%s', (title, text) => {
    expect(businessOf({ title, body: `<p>${text}</p>`, settled })).toMatchObject({
      industry: null,
      sub_industry: null,
    });
  });

  it.each([
    ['Suspended Ceilings Harlow', 'Plasterers and builders', 'Construction & Trades'],
    ['Sedona Hotel', 'Rooms and suites', 'Travel & Hospitality'],
    ['404 Brewing', 'A craft beer brewery', 'Food & Beverage'],
  ])('%s is still a company', (title, description, industry) => {
    expect(businessOf({ title, description, settled }).industry).toBe(industry);
  });

  it('an error page is no evidence about the company', () => {
    expect(businessOf({ title: 'Harlow Hotel', status: 503, settled }).industry).toBeNull();
  });

  it('a page of links to many trades is not placed in one of them', () => {
    const trades = [
      'Hotels',
      'Casinos',
      'Insurance',
      'Loans',
      'Dentists',
      'Lawyers',
      'Real estate',
      'Used cars',
      'Software',
      'Pharmacy',
    ];
    const body = trades
      .map((trade) => `<p><a href="https://${trade.length}.example/">${trade}</a></p>`)
      .join('');
    expect(
      businessOf({ title: trades.join(' '), description: trades.join(', '), body, settled }).industry,
    ).toBeNull();
  });
});
