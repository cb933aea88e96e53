import { describe, expect, test } from 'vitest';
import { extractProfile } from './extract-profile.ts';

/** Small made-up pages, each with something that was once misread on real ones. */
function profileOf(html: string, url = 'https://www.kvarnby-example.com/', headers = {}) {
  const page = {
    url,
    status: 200,
    headers,
    body: Buffer.from(`<!doctype html><html lang="en"><body>${html}</body></html>`),
    fetchedAt: '2026-05-04T03:02:01Z',
    source: 'test',
    crawlId: 'test',
  };
  return extractProfile(page).profile;
}

const filler = '<p>We look after gardens, hedges and lawns for families in town, all year round.</p>';

describe('addresses', () => {
  test.each([
    [
      'a town and a state without a code',
      '<footer>123 Main St, Springfield, IL</footer>',
      '123 Main St',
      'Springfield',
      'IL',
    ],
    [
      'a town and a state alone in the footer',
      '<footer><p>Springfield, IL · (217) 555-0142</p></footer>',
      null,
      'Springfield',
      'IL',
    ],
    [
      'a town and the full name of a state',
      '<footer>48 Cedar Avenue, Boulder, Colorado</footer>',
      '48 Cedar Avenue',
      'Boulder',
      'Colorado',
    ],
  ])('United States: %s', (_, html, street, city, region) => {
    const profile = profileOf(
      `<title>Kvarnby Gardens</title>${filler}<a href="tel:+12175550142">Call us</a>${html}`,
    );
    expect(profile).toMatchObject({ country: 'US', street_address: street, city, region });
  });

  test('a sentence with a number and a province is not an address', () => {
    const html = '<footer>Tuyển 03 nhân viên bảo vệ tại Vĩnh Tường, Vĩnh Phúc</footer>';
    expect(profileOf(`<title>Kvarnby</title>${filler}${html}`, 'https://kvarnby-example.vn/')).toMatchObject({
      street_address: null,
      city: null,
    });
  });

  test('areas served are not an address', () => {
    const served = '<p>Serving Naperville, IL, Aurora, IL, Joliet, IL and Elgin, IL</p>';
    const profile = profileOf(
      `<title>Kvarnby Gardens</title>${filler}<a href="tel:+12175550142">Call us</a>${served}`,
    );
    expect(profile.city).toBeNull();
  });

  test.each([
    [
      'IN',
      'https://kvarnby-example.in/',
      '<footer>12, MG Road, Indiranagar, Bengaluru, Karnataka</footer>',
      '12, MG Road',
      'Bengaluru',
      'Karnataka',
    ],
    [
      'IN',
      'https://kvarnby-example.in/',
      '<footer>Plot No 45, Sector 18, Gurugram, Haryana, India</footer>',
      'Plot No 45, Sector 18',
      'Gurugram',
      'Haryana',
    ],
    [
      'BR',
      'https://kvarnby-example.com.br/',
      '<footer>Rua das Flores, 123 - Centro, Curitiba - PR</footer>',
      'Rua das Flores, 123',
      'Curitiba',
      'PR',
    ],
    [
      'BR',
      'https://kvarnby-example.com.br/',
      '<footer>Avenida Paulista, 1500, Bela Vista, São Paulo/SP</footer>',
      'Avenida Paulista, 1500',
      'São Paulo',
      'SP',
    ],
    [
      'RU',
      'https://kvarnby-example.ru/',
      '<footer>г. Казань, ул. Баумана, д. 12</footer>',
      'ул. Баумана, д. 12',
      'Казань',
      null,
    ],
    [
      'RU',
      'https://kvarnby-example.ru/',
      '<footer>Адрес: Москва, Ленинский проспект, 45</footer>',
      'Ленинский проспект, 45',
      'Москва',
      null,
    ],
    [
      'VN',
      'https://kvarnby-example.vn/',
      '<footer>Địa chỉ: 12 Đường Nguyễn Huệ, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh</footer>',
      '12 Đường Nguyễn Huệ',
      'Hồ Chí Minh',
      null,
    ],
    [
      'VN',
      'https://kvarnby-example.vn/',
      '<footer>Số 5 Lê Lợi, P. Thạch Thang, Q. Hải Châu, Đà Nẵng</footer>',
      'Số 5 Lê Lợi',
      'Đà Nẵng',
      null,
    ],
  ])('%s without a code, at %s: %s', (country, url, html, street, city, region) => {
    const profile = profileOf(`<title>Kvarnby</title>${filler}${html}`, url);
    expect(profile).toMatchObject({ country, street_address: street, city, region });
  });
});

describe('prices', () => {
  test.each([
    ['a shipping fee', '<p>Shipping $5.95</p><p>Flat rate shipping: $7.50</p>'],
    ['a threshold of free shipping', '<p>Free shipping over $75</p><p>Spend $75 for free delivery</p>'],
    ['another threshold', '<p>Livraison offerte dès 49 €</p>'],
    ['tuition', '<h3>Tuition</h3><p>$14,500 per year</p><p>Tuition and fees: $12,000</p>'],
    ['donations', '<h2>Donate</h2><button>$25</button><button>$50</button><button>$100</button>'],
    ['interest', '<p>Earn 4% interest: $40 on $1,000</p><p>Loans from $500 to $5,000</p>'],
    ['the web designer', '<footer><p>Website by Pixelworks – websites from $499</p></footer>'],
    ['rewards', '<p>Refer a friend and get $20</p>'],
  ])('%s is not a price of the company', (_, html) => {
    const profile = profileOf(`<title>Kvarnby</title>${filler}${html}`);
    expect(profile).toMatchObject({ price_min: null, price_max: null });
  });

  test('products and plans have prices', () => {
    const goods =
      '<h3>Oak table</h3><span>$249.00</span><h3>Oak chair</h3><span>$89.00</span><p>Shipping $9.95</p>';
    expect(profileOf(`<title>Kvarnby</title>${goods}`)).toMatchObject({ price_min: 89, price_max: 249 });
    const plans = '<h3>Starter</h3><p>$12 per month</p><h3>Team</h3><p>$40 per month</p>';
    expect(profileOf(`<title>Kvarnby</title>${plans}`)).toMatchObject({ price_min: 12, price_max: 40 });
  });

  test('a currency selector does not determine the currency', () => {
    const selector =
      '<select name="currency"><option value="AED">AED د.إ</option><option value="USD">USD $</option></select><script>var settings = {"currencies":[{"currency":"AED"},{"currency":"USD"}]};</script>';
    const profile = profileOf(`<title>Kvarnby</title>${selector}<h3>Oak table</h3><span>£249.00</span>`);
    expect(profile.currency).toBe('GBP');
  });
});

describe('names', () => {
  test.each([
    [
      'ООО «Ромашка»',
      '<title>Натяжные потолки в Казани</title><footer>© 2026 ООО «Ромашка»</footer>',
      'https://romashka-example.ru/',
      'Ромашка',
    ],
    [
      'a place behind',
      '<title>Miller &amp; Sons Plumbing, Springfield, IL</title>',
      'https://millerplumbing-example.com/',
      'Miller & Sons Plumbing',
    ],
    [
      'a hyphenated pair',
      '<title>Bau- und Möbelschreinerei Kvarnby | Home</title>',
      'https://kvarnby-example.de/',
      'Bau- und Möbelschreinerei Kvarnby',
    ],
    [
      'a keyword phrase in front',
      '<title>Best Roofing Contractor in Denver | Hilltop Roofing</title>',
      'https://hilltoproofing-example.com/',
      'Hilltop Roofing',
    ],
  ])('%s', (_, html, url, name) => {
    expect(profileOf(`${html}${filler}`, url).company_name).toBe(name);
  });
});

describe('how a company describes itself', () => {
  test('FAQ answers, affiliate notes and registrations are not about the company', () => {
    const html = [
      '<p>Yes, we offer both hedges and lawns, and we provide estimates for every garden in town within two days.</p>',
      '<p>Kvarnby is a member of the Amazon Associates programme; as an Amazon Associate we earn from qualifying purchases of our readers.</p>',
      '<p>Kvarnby is registered, SIRET: 930 474 820 00018, and has its seat at the old mill beside the river and the bridge.</p>',
    ].join('');
    expect(profileOf(`<title>Kvarnby</title>${html}`).about_text).toBeNull();
  });

  test('a price and the full name are not a tagline', () => {
    expect(profileOf('<title>Kvarnby – mobile plans from $18 each month</title>').tagline).toBeNull();
    const initials = profileOf(
      '<title>KRTA | Kvarnby Region Trade Association</title>',
      'https://www.krta.com/',
    );
    expect(initials).toMatchObject({ company_name: 'KRTA', tagline: null });
  });

  test('the title of an institution is its name, not the initials in the domain', () => {
    const html = '<title>Kvarnby State University of Forest Sciences and Machine Building</title>';
    expect(profileOf(html, 'https://ksufsmb.edu/').company_name).toBe(
      'Kvarnby State University of Forest Sciences and Machine Building',
    );
  });

  test('the price of an extra kilometre is not a price', () => {
    const html = '<h3>Van</h3><span>$40 per day</span><p>Beyond: $0.35 per km</p>';
    expect(profileOf(`<title>Kvarnby</title>${html}`)).toMatchObject({ price_min: 40, price_max: 40 });
  });
});

describe('links', () => {
  test('enrolment is not a career page, documentation is not support', () => {
    const profile = profileOf(
      '<title>Kvarnby</title><nav><a href="/inscriptions">Inscriptions</a><a href="/docs">Docs</a><a href="/docs/support">Documentation</a></nav>',
    );
    expect(profile).toMatchObject({ careers_page_url: null, support_page_url: null });
  });

  test('pages of a platform are linked on its own site', () => {
    const html = '<title>Pinterest</title><nav><a href="https://www.pinterest.com/about">About</a></nav>';
    expect(profileOf(html, 'https://www.pinterest.com/').about_page_url).toBe(
      'https://www.pinterest.com/about',
    );
    expect(profileOf(html).about_page_url).toBeNull();
  });

  test('the logo of a client is not the company’s', () => {
    const clients = '<h2>Our clients</h2><img src="/img/acme-logo.png" alt="Acme logo">';
    expect(profileOf(`<title>Kvarnby</title>${clients}`).logo_url).toBeNull();
    expect(
      profileOf(`<title>Kvarnby</title><img src="/img/logo.png" alt="Kvarnby logo">${clients}`).logo_url,
    ).toBe('https://www.kvarnby-example.com/img/logo.png');
  });
});

describe('kinds of pages', () => {
  test('counties served are not a government', () => {
    const html =
      '<title>Kvarnby Tree Care</title><h1>Tree removal and pruning</h1><p>We remove and prune trees. Stump grinding too.</p><h2>Areas we serve</h2><ul><li>Dane County</li><li>Rock County</li><li>Green County</li><li>Jefferson County</li></ul>';
    expect(profileOf(html).industry).not.toBe('Government');
  });

  test('a domain for sale is not a company', () => {
    const html =
      '<title>kvarnby-example.com is for sale</title><h1>kvarnby-example.com</h1><p>This premium domain name is for sale. Make an offer.</p><p>Secure payment, fast transfer, buyer protection.</p>';
    const { company_name, industry, business_model } = profileOf(html);
    expect({ company_name, industry, business_model }).toEqual({
      company_name: null,
      industry: null,
      business_model: null,
    });
  });

  test('software with plans is not a shop', () => {
    const html =
      '<title>Kvarnby – invoicing software</title><h1>Invoicing software for teams</h1><a href="/signup">Start free trial</a><nav><a href="/pricing">Pricing</a></nav><h3>Starter</h3><p>$12 per month</p><a href="/buy">Buy now</a><h3>Team</h3><p>$40 per month</p><script type="application/ld+json">{"@type":"SoftwareApplication","name":"Kvarnby","offers":{"@type":"Offer","price":"12","priceCurrency":"USD"}}</script>';
    expect(profileOf(html)).toMatchObject({ has_ecommerce: false, price_min: 12, price_max: 40 });
  });

  test('a language alone does not determine the country', () => {
    expect(profileOf(`<title>Kvarnby</title>${filler}`).country).toBeNull();
    const portuguese =
      '<title>Kvarnby Jardins</title><p>Cuidamos de jardins, sebes e relvados para famílias na cidade, durante todo o ano, com muito carinho e atenção aos pormenores.</p>';
    expect(profileOf(portuguese).country).toBeNull();
  });
});

describe('keywords', () => {
  test('words of themes and shop systems are excluded', () => {
    const html = `<title>Oak tables</title>${'<p>Oak table. Regular price, unit price, vendor, sale price, quantity, sold out, add to cart, quick view.</p>'.repeat(4)}`;
    const words = profileOf(html).top_keywords;
    expect(words).toContain('oak');
    for (const word of ['price', 'regular', 'unit', 'vendor', 'quantity', 'sold'])
      expect(words).not.toContain(word);
  });

  test('endings of Japanese words are excluded', () => {
    const html = `<title>庭の手入れ</title>${'<p>お客様の庭を手入れしています。ご相談ください。剪定もできます。</p>'.repeat(4)}`;
    const words = profileOf(html).top_keywords;
    for (const ending of ['ます', 'ください', 'して', 'し', 'い', 'でき', 'もの', 'こと'])
      expect(words).not.toContain(ending);
  });
});
