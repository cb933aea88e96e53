import { decimal, flag, text } from './column.ts';

/** What the site sells and how. */
export const commerceColumns = [
  flag('has_ecommerce', 'The site sells online.', true, 'filterable', 'always'),
  flag('has_pricing', 'The site has a prices or plans page or section.', false, 'filterable', 'always'),
  flag('has_cart', 'The page links to a cart or checkout.', true, 'always'),
  text('currency', 'Currency of the prices shown, ISO 4217.', 'GBP'),
  decimal('price_min', 'Lowest price shown on the page.', 49.9),
  decimal('price_max', 'Highest price shown on the page.', 1290),
  flag('has_free_trial', 'The page offers a free trial.', false, 'always'),
  flag('has_demo_request', 'The page offers a demo.', false, 'always'),
] as const;
