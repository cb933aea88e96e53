import { decimal, flag, text } from './column.ts';

/** What the site sells and how. */
export const commerceColumns = [
  flag('has_ecommerce', 'The site sells online.', true, 'filterable', 'always'),
  flag('has_pricing', 'The site has a prices or plans page or section.', false, 'filterable', 'always'),
  flag('has_cart', 'The page links to a cart or checkout.', true, 'filterable', 'always'),
  text('currency', 'Currency of the prices shown, ISO 4217.', 'GBP', 'filterable'),
  decimal('price_min', 'Lowest price shown on the page.', 49.9, 'filterable'),
  decimal('price_max', 'Highest price shown on the page.', 1290, 'filterable'),
  flag('has_free_trial', 'The page offers a free trial.', false, 'filterable', 'always'),
  flag('has_demo_request', 'The page offers a demo.', false, 'filterable', 'always'),
] as const;
