import { found, type Heuristic, type Settled } from '../heuristic.ts';
import { matchLabel } from '../links/match-label.ts';
import { findSiteLinks } from '../links/site-links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { priceGroup } from './price-words.ts';

/** Plans of a program are sold without a shop, so beside them only a shop system or a cart counts. */
function isSoftwareOffer(page: ParsedPage): boolean {
  if (
    page.jsonLd.some(({ types }) => types.some((type) => /^(?:Software|Web|Mobile)Application$/.test(type)))
  )
    return true;
  const links = findSiteLinks(page);
  const hasTrial = links.has('trial') || page.buttons.some(({ text }) => matchLabel(text)?.kind === 'trial');
  return hasTrial && links.has('pricing');
}

interface Sign {
  readonly name: string;
  readonly weight: number;
  readonly holds: (page: ParsedPage, settled: Settled) => boolean;
}

const shopSystems =
  /shopify|magento|adobe commerce|prestashop|opencart|bigcommerce|shopware|oxid|cs-cart|zen cart|oscommerce|nopcommerce|salesforce commerce|demandware|hybris|sap commerce|xt:?commerce|gambio|shoptet|shoper|idosell|ecwid|volusion|3dcart|shift4shop|tiendanube|nuvemshop|vtex|ideasoft|ticimax|insales|cafe24|jtl|intershop|websphere commerce|wix stores|squarespace commerce/i;
const cartNames =
  /^(?:mini-?cart|cart-?(?:count|items?|link|icon|drawer|total|qty|quantity|contents|summary|button|toggle|dropdown|block|info)|add-?to-?cart|addtocart|shopping-?(?:cart|bag|basket)|basket(?:-?(?:count|items?|link|icon|total))?|js-(?:cart|basket)|header-?cart|top-?cart|top-?basket|site-header__cart|product-?price|price-?(?:box|wrapper|item)|products-?grid|product-?(?:card|grid|item|list|tile)|woocommerce-price-amount|warenkorb|panier|carrito|koszyk|kosik)/i;

const signs: readonly Sign[] = [
  {
    name: 'shop system',
    weight: 1,
    holds: (_, { ecommerce_platform: name }) => name !== null && shopSystems.test(name),
  },
  {
    name: 'shop plugin',
    weight: 0.6,
    holds: (_, { ecommerce_platform: name }) => name !== null && !shopSystems.test(name),
  },
  { name: 'cart link', weight: 1, holds: (page) => (findSiteLinks(page).get('cart')?.score ?? 0) >= 1 },
  { name: 'buy buttons', weight: 0.7, holds: hasBuyButtons },
  {
    // Not enough together with prices alone: cleaners, escape rooms and restaurants also declare prices, but sell nothing on the page.
    name: 'products in structured data',
    weight: 0.5,
    holds: (page) => page.jsonLd.some(isOffer) || page.microdata.some(({ type }) => type === 'Offer'),
  },
  { name: 'cart elements', weight: 0.6, holds: (page) => hasCartElements(page) },
  {
    name: 'prices',
    weight: 0.4,
    holds: (page, { price_min: low, price_max: high }) =>
      (low !== null && high !== null && high > low) || hasShelvesByPrice(page),
  },
  {
    name: 'link to a shop',
    weight: 0.3,
    holds: (page) => findSiteLinks(page).has('shop'),
  },
  { name: 'payment badges', weight: 0.4, holds: (_, { payment_badges: badges }) => badges.length > 1 },
];

/** Signs that a page with plans has without being a shop. */
const planSigns: ReadonlySet<string> = new Set([
  'buy buttons',
  'products in structured data',
  'prices',
  'payment badges',
]);
const threshold = 1;

/** Whether the site sells online. Independent signs are added up; one alone suffices only if it is a shop system or a link to the cart. */
export const sellingOnline: Heuristic = (page, settled) => {
  const ofPlans = isSoftwareOffer(page) ? planSigns : undefined;
  const holding = signs.filter(({ name, holds }) => !ofPlans?.has(name) && holds(page, settled));
  const total = holding.reduce((sum, { weight }) => sum + weight, 0);
  const hasCart = holding.some(({ name }) => name === 'cart link');
  return [
    ...found('has_cart', hasCart, `link "${findSiteLinks(page).get('cart')?.text.slice(0, 40) ?? ''}"`),
    ...found('has_ecommerce', total >= threshold, holding.map(({ name }) => name).join(', ')),
  ];
};

function hasBuyButtons(page: ParsedPage): boolean {
  return findSiteLinks(page).has('buy') || page.buttons.some(({ text }) => matchLabel(text)?.kind === 'buy');
}

function hasShelvesByPrice({ anchors }: ParsedPage): boolean {
  return anchors.some(
    ({ text, hidden }) => !hidden && text.length <= priceGroupLabelMax && priceGroup.test(text),
  );
}

const priceGroupLabelMax = 40;

function isOffer({ types, properties }: ParsedPage['jsonLd'][number]): boolean {
  return types.includes('Offer') && ('price' in properties || 'priceSpecification' in properties);
}

function hasCartElements({ elements, forms }: ParsedPage): boolean {
  if (forms.some(({ action }) => /\/cart\b|add[-_]?to[-_]?cart|\/basket\b|\/checkout\b/i.test(action)))
    return true;
  let names = 0;
  for (const list of [elements.ids, elements.classTokens])
    for (const name of list) if (cartNames.test(name) && ++names >= 2) return true;
  return false;
}
