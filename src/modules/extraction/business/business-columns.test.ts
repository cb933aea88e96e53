import { describe, expect, it } from 'vitest';
import { businessModels } from './business-model.ts';
import { businessOf } from './sample-page.fixture.ts';

const settled = { language: 'en' };

describe('b2b or b2c', () => {
  it.each([
    ['Software for small businesses', 'Invoicing for companies and agencies', 'b2b'],
    ['Toys and games for kids', 'Add to cart and surprise your family', 'b2c'],
    ['Wholesale beads for retailers', 'Wholesale prices for resellers', 'b2b'],
    ['Beds for hotels and families', 'Wholesale for hotels, furniture for families and for children', 'both'],
    ['Harlow', 'We have been here since 1950', null],
    ['Modern calligraphy', 'Lettering by hand, for companies', null],
    ['Legal advice for companies', 'For agencies, for firms, for retailers and for families', 'both'],
  ])('%s', (title, description, expected) => {
    expect(businessOf({ title, description, settled }).b2b_or_b2c).toBe(expected);
  });

  it('is not inferred from the industry of joiners and weavers', () => {
    const found = businessOf({ title: 'Custom furniture makers, handmade furniture', settled });
    expect(found).toMatchObject({ industry: 'Manufacturing & Industrial', b2b_or_b2c: null });
  });

  it('is undecided for a town hall', () => {
    const found = businessOf({
      title: 'City of Harlow',
      description: 'City council, services for families and for businesses',
      settled,
    });
    expect(found).toMatchObject({ industry: 'Government', b2b_or_b2c: null });
  });

  it.each([
    ['de', 'Software für Unternehmen', 'Für Firmen und Selbstständige'],
    ['fr', 'Logiciel pour les entreprises', 'Conçu pour les professionnels'],
    ['ru', 'Программное обеспечение для бизнеса', 'Решения для компаний'],
    ['tr', 'İşletmeler için yazılım', 'Şirketler için çözümler'],
  ])('reads %s', (language, title, description) => {
    expect(businessOf({ title, description, settled: { language } }).b2b_or_b2c).toBe('b2b');
  });
});

describe('business model', () => {
  it.each([
    ['Linen dresses – online store', 'Free shipping, add to cart', {}, 'shop'],
    ['Quillstack project management software', 'SaaS with a free trial', {}, 'saas'],
    ['Palegrove, a digital marketing agency', 'SEO and branding', {}, 'agency'],
    ['Bespoke software development', 'Custom software and app development', {}, 'agency'],
    ['Delmar, manufacturer of brass fittings', 'Machining since 1950', {}, 'manufacturer'],
    ['Delmar industrial machinery', 'Repair and rental of industrial machines', {}, null],
    ['Free classified ads', 'Buy and sell', {}, 'marketplace'],
    ['The Harrow Courier – newspaper', 'Breaking news', {}, 'media'],
    ['Open Hands Charity', 'A charitable foundation', {}, 'nonprofit'],
    ['City of Harlow', 'City council', {}, 'public sector'],
    ['Harlow High School', 'A secondary school', {}, 'education'],
    ['Hartwell attorneys at law', 'A law firm', {}, 'services'],
    ['Rosewater Beauty Salon', 'Manicure and massage', { street_address: '12 Mill Lane' }, 'local business'],
    ['Wholesale furniture', 'Furniture wholesaler', {}, 'wholesale'],
    ['Harlow', 'Since 1950', {}, null],
  ])('%s', (title, description, known, expected) => {
    expect(businessOf({ title, description, settled: { ...settled, ...known } }).business_model).toBe(
      expected,
    );
  });

  it('is one of the documented names', () => {
    expect(new Set(businessModels).size).toBe(businessModels.length);
    expect(businessModels).toContain(
      businessOf({ title: 'Online store', description: 'Add to cart', settled }).business_model,
    );
  });
});

describe('target audience', () => {
  it('holds the words that follow "for", lists included', () => {
    const found = businessOf({
      title: 'Booking software',
      description: 'Made for restaurants, hotels and small businesses',
      settled,
    });
    expect(found.target_audience).toEqual(['restaurants', 'hotels', 'small businesses']);
    expect(found.evidence.target_audience).toBe(
      'for restaurants (description), for hotels (description), for small businesses (description)',
    );
  });

  it('is empty if the page addresses no audience', () => {
    expect(
      businessOf({ title: 'Hotels and restaurants', description: 'Families welcome', settled })
        .target_audience,
    ).toEqual([]);
  });

  it.each([
    ['de', 'Kurse für Kinder und Senioren', ['kinder', 'senioren']],
    ['es', 'Clases para niños y adultos', ['ninos', 'adultos']],
    ['pl', 'Zajęcia dla dzieci', ['dzieci']],
    ['tr', 'Çocuklar için kurslar', ['cocuklar']],
    ['ja', '初心者向け講座', ['初心者']],
  ])('reads %s', (language, title, expected) => {
    expect(businessOf({ title, settled: { language } }).target_audience).toEqual(expected);
  });
});

describe('sub-industry', () => {
  it('is empty for a company that does a bit of everything', () => {
    const { industry, sub_industry } = businessOf({
      title: 'Harlow construction company',
      description: 'Plumbing, electrical installation and painting for homes',
      settled,
    });
    expect(industry).toBe('Construction & Trades');
    expect(sub_industry).toBeNull();
  });

  it('is not a detail beside many words for the industry as a whole', () => {
    const detailed = businessOf({
      title: 'Harlow building contractor – construction company',
      description: 'General contractor for building and construction work, with drainage',
      body: '<h1>Building contractor</h1><h2>Construction and civil engineering</h2>',
      settled,
    });
    expect(detailed.industry).toBe('Construction & Trades');
    expect(detailed.sub_industry).toBeNull();
  });

  it('of an electrician in Turkey is electrical work', () => {
    const { sub_industry } = businessOf({ title: 'Yıldız elektrikçi', settled: { language: 'tr' } });
    expect(sub_industry).toBe('Electrical Work');
  });
});
