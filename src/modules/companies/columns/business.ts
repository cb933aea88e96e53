import { list, text } from './column.ts';

/** What the company does and for whom. */
export const businessColumns = [
  text('industry', 'Industry, from a taxonomy of about 40 names.', 'Home & Garden', 'filterable'),
  text('sub_industry', 'Narrower line of business.', 'Garden furniture'),
  text('b2b_or_b2c', 'Whom it sells to: b2b, b2c or both.', 'b2c'),
  text('business_model', 'How it earns: shop, saas, services, manufacturer, marketplace, ….', 'shop'),
  list('target_audience', 'Words by which the page addresses its audience.', ['gardeners', 'architects']),
] as const;
