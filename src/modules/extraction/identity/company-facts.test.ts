import { describe, expect, test } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { identityHeuristics } from './index.ts';

function facts(html: string, country: string | null = 'GB') {
  return settle(identityHeuristics, syntheticPage(html, 'https://kvarnby.se/'), { country });
}

describe('VAT number', () => {
  test('needs a valid checksum; the country supplies a missing prefix', () => {
    expect(facts('<footer><p>VAT Reg No: 980 7806 84</p></footer>').vat_number).toBe('GB980780684');
    expect(facts('<footer><p>VAT Reg No: 980 7806 85</p></footer>').vat_number).toBeNull();
    expect(facts('<footer><p>USt-IdNr.: DE136695976</p></footer>', 'DE').vat_number).toBe('DE136695976');
    expect(facts('<footer><p>P. IVA 00743110157</p></footer>', 'IT').vat_number).toBe('IT00743110157');
  });

  test.each([
    ['CHE-107.787.577 MWST', 'CHE107787577MWST'],
    ['N° CHE-107.787.577 TVA', 'CHE107787577TVA'],
    ['Numero IVA CHE-107.787.577 IVA', 'CHE107787577IVA'],
  ])('is read where Switzerland writes the tax after the number: %s', (line, number) => {
    expect(facts(`<footer><p>Kvarnby AG, 8001 Zürich, ${line}</p></footer>`, 'CH').vat_number).toBe(number);
  });

  test('is not a Swiss company number without the tax', () => {
    expect(facts('<footer><p>Kvarnby AG, CHE-107.787.577</p></footer>', 'CH').vat_number).toBeNull();
  });

  test('is read where the next element touches it, and where more digits follow', () => {
    const touching =
      '<footer><p><span>USt-IdNr. DE136695976</span><span>Geschäftsführer: K. Lind</span></p></footer>';
    expect(facts(touching, 'DE').vat_number).toBe('DE136695976');
    const unlabelled = '<footer><p><b>DE136695976</b><b>Impressum</b></p></footer>';
    expect(facts(unlabelled, 'DE').vat_number).toBe('DE136695976');
    const followed = '<footer><p>P.IVA 00743110157 10121 Torino Tel 011 5550144</p></footer>';
    expect(facts(followed, 'IT').vat_number).toBe('IT00743110157');
  });

  test.each(
    `ATU13585627 BE0428759497 BG175074752 CY10259033P CZ25123891 DE136695976 DK13585628 EE100594102 ESB64717838 FI20774740
    FR40303265045 GB980780684 EL094259216 HR33392005961 HU12892312 IE6433435F IT00743110157 LT119511515 LU15027442
    LV40003521600 MT11679112 NL004495445B01 PL8567346215 PT501964843 RO18547290 SE123456789701 SI50223054 SK2022749619`.split(
      /\s+/,
    ),
  )('is validated by the checksum of the country of %s', (number) => {
    expect(facts(`<footer><p>VAT: ${number}</p></footer>`).vat_number).toBe(number);
    const wrong = number.replace(/\d(?=(?:B\d\d)?\D*$)/, (figure) => String((Number(figure) + 1) % 10));
    expect(facts(`<footer><p>VAT: ${wrong}</p></footer>`).vat_number).toBeNull();
  });

  test('is not read from an IBAN', () => {
    expect(facts('<footer><p>IBAN DE89370400440532013000</p></footer>', 'DE').vat_number).toBeNull();
  });
});

describe('registration number', () => {
  test.each([
    ['Company Registration No: 03479900', '03479900'],
    ['Registered in England and Wales no. 04663200', '04663200'],
    ['Amtsgericht Freiburg HRB 71234', 'HRB 71234'],
    ['KvK: 12345678', '12345678'],
    ['ОГРН 1027700132195', '1027700132195'],
    ['SIRET 732 829 320 00074', '732 829 320 00074'],
  ])('%s gives %s', (line, number) => {
    expect(facts(`<footer><p>${line}</p></footer>`).registration_number).toBe(number);
  });

  test('is not a phone number', () => {
    expect(facts('<footer><p>Phone 0113 249 6000</p></footer>').registration_number).toBeNull();
  });
});

describe('founding year', () => {
  test('is declared or written', () => {
    expect(
      facts('<script type="application/ld+json">{"@type":"Bakery","foundingDate":"1890-05-01"}</script>')
        .founded_year,
    ).toBe(1890);
    expect(facts('<title>Kvarnby - bread since 1890</title>').founded_year).toBe(1890);
    expect(facts('<p>Kvarnby was founded in 1921 by two sisters.</p>').founded_year).toBe(1921);
  });

  test('is not a copyright year, nor any date in the news', () => {
    expect(
      facts('<p>Prices are up since 2012.</p><footer><p>© 1999-2024 Kvarnby</p></footer>').founded_year,
    ).toBeNull();
  });

  test('is not the year in which something of the company began', () => {
    expect(
      facts(
        '<p>This edition marks twenty years of the festival of bread in the old mill, which was founded in 2004.</p>',
      ).founded_year,
    ).toBeNull();
    const story = 'Since 2005 the geese have had a pond of their own behind the mill. '.repeat(3);
    expect(facts(`<h3>${story}</h3>`).founded_year).toBeNull();
    expect(
      facts('<p>Our company, which still belongs to the same family of bakers, was founded in 1921.</p>')
        .founded_year,
    ).toBe(1921);
  });
});

describe('logo, icon, tagline, employees, passage', () => {
  test('a declared logo may be relative', () => {
    expect(
      facts(
        '<script type="application/ld+json">{"@type":"Bakery","logo":{"@type":"ImageObject","url":"img/l.png"}}</script>',
      ).logo_url,
    ).toBe('https://kvarnby.se/img/l.png');
  });

  test('a picture named logo comes before an icon that is declared as the logo', () => {
    const declared =
      '<script type="application/ld+json">{"@type":"Bakery","logo":"/icons/icon-512.png"}</script>';
    expect(facts(`${declared}<header><img class="site-logo" src="/k.svg" alt=""></header>`).logo_url).toMatch(
      /\/k\.svg$/,
    );
    expect(facts(declared).logo_url).toMatch(/icon-512\.png$/);
  });

  test('the logo of a payment method is not the logo of a shop', () => {
    const header = '<header><img class="logo" src="/visa-logo.png" alt="Visa"></header>';
    expect(facts(`<title>Kvarnby Bageri</title>${header}`).logo_url).toBeNull();
    expect(facts(`<title>Kvarnby Visa Services</title>${header}`).logo_url).toMatch(/visa-logo\.png$/);
  });

  test('an image named logo in the header is the logo, a partner further down is not', () => {
    expect(
      facts(
        '<main><img src="/partner-logo.png" alt="x"></main><header><img class="site-logo" src="/k.svg" alt=""></header>',
      ).logo_url,
    ).toBe('https://kvarnby.se/k.svg');
  });

  test('the tab icon is preferred to the touch icon', () => {
    expect(
      facts('<link rel="apple-touch-icon" href="/a.png"><link rel="shortcut icon" href="/f.ico">')
        .favicon_url,
    ).toBe('https://kvarnby.se/f.ico');
    expect(facts('<p>no icon declared</p>').favicon_url).toBeNull();
  });

  test('the tagline is what the title adds to the name', () => {
    expect(facts('<title>Kvarnby | Bread worth waking up for</title>').tagline).toBe(
      'Bread worth waking up for',
    );
    expect(facts('<title>Kvarnby</title>').tagline).toBeNull();
  });

  test('employees that structured data declares come before those in the text', () => {
    expect(
      facts(
        '<script type="application/ld+json">{"@type":"Bakery","numberOfEmployees":{"@type":"QuantitativeValue","value":"1,200"}}</script>',
      ).employee_count,
    ).toBe(1200);
    expect(facts('<p>300 employees</p>').employee_count).toBe(300);
  });

  test('the about passage is cut at a sentence', () => {
    const long = `We are a family bakery in Malmö. ${'Every loaf rests for a night. '.repeat(30)}`;
    const { about_text } = facts(
      `<p>Cookies help us to make this site better for you and for everybody else who visits.</p><p>${long}</p>`,
    );
    expect(about_text?.startsWith('We are a family bakery')).toBe(true);
    expect(about_text?.length).toBeLessThanOrEqual(500);
    expect(about_text?.endsWith('night.')).toBe(true);
  });
});
