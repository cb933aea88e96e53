import { found, type Heuristic, type Settled } from '../heuristic.ts';
import { foldLabel } from '../links/match-label.ts';
import { findSiteLinks } from '../links/site-links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

interface Sign {
  readonly name: string;
  readonly weight: number;
  readonly holds: (page: ParsedPage, settled: Settled) => boolean;
}

const shopSystems =
  /shopify|magento|adobe commerce|prestashop|opencart|bigcommerce|shopware|oxid|cs-cart|zen cart|oscommerce|nopcommerce|salesforce commerce|demandware|hybris|sap commerce|xt:?commerce|gambio|shoptet|shoper|idosell|ecwid|volusion|3dcart|shift4shop|tiendanube|nuvemshop|vtex|ideasoft|ticimax|insales|cafe24|jtl|intershop|websphere commerce|wix stores|squarespace commerce/i;
const cartNames =
  /^(?:mini-?cart|cart-?(?:count|items?|link|icon|drawer|total|qty|quantity|contents|summary|button|toggle|dropdown|block|info)|add-?to-?cart|addtocart|shopping-?(?:cart|bag|basket)|basket(?:-?(?:count|items?|link|icon|total))?|js-(?:cart|basket)|header-?cart|top-?cart|top-?basket|site-header__cart|product-?price|price-?(?:box|wrapper|item)|products-?grid|product-?(?:card|grid|item|list|tile)|woocommerce-price-amount|warenkorb|panier|carrito|koszyk|kosik)/i;
const buyLabels = new Set(
  `add to cart|add to basket|add to bag|buy now|buy|shop now|order now|quick shop|quick buy|in den warenkorb|jetzt kaufen|kaufen|ajouter au panier|acheter|añadir al carrito|agregar al carrito|comprar|comprar ahora|aggiungi al carrello|acquista|acquista ora|adicionar ao carrinho|comprar agora|
   in winkelwagen|in winkelmand|bestellen|do koszyka|dodaj do koszyka|kup teraz|do košíku|přidat do košíku|koupit|kosárba|megveszem|adaugă în coș|cumpără|в корзину|купить|добавить в корзину|до кошика|купити|добави в количката|купи|sepete ekle|satın al|προσθήκη στο καλάθι|lägg i varukorg|köp|legg i handlekurv|kjøp|læg i kurv|køb|
   lisää ostoskoriin|osta|カートに入れる|購入|加入购物车|立即购买|장바구니 담기|أضف إلى السلة|thêm vào giỏ|mua ngay|beli sekarang`
    .split('|')
    .map(foldLabel),
);
const shopLabels = new Set(
  `shop|online shop|webshop|web shop|store|online store|shop online|boutique|boutique en ligne|tienda|tienda online|negozio|negozio online|loja|loja virtual|loja online|winkel|webwinkel|sklep|sklep internetowy|obchod|e shop|eshop|webáruház|bolt|magazin|магазин|интернет магазин|онлайн магазин|mağaza|ηλεκτρονικό κατάστημα|butik|nettbutikk|netbutik|verkkokauppa|ショップ|オンラインショップ|商城|쇼핑몰`
    .split('|')
    .map(foldLabel),
);

const signs: readonly Sign[] = [
  {
    name: 'shop system',
    weight: 1,
    holds: (_, { ecommerce_platform: name }) => name !== null && shopSystems.test(name),
  },
  {
    name: 'shop plugin',
    weight: 0.4,
    holds: (_, { ecommerce_platform: name }) => name !== null && !shopSystems.test(name),
  },
  { name: 'cart link', weight: 0.8, holds: (page) => (findSiteLinks(page).get('cart')?.score ?? 0) >= 1 },
  { name: 'buy buttons', weight: 0.7, holds: hasBuyButtons },
  {
    name: 'products in structured data',
    weight: 0.6,
    holds: (page) => page.jsonLd.some(isOffer) || page.microdata.some(({ type }) => type === 'Offer'),
  },
  { name: 'cart elements', weight: 0.5, holds: (page) => hasCartElements(page) },
  {
    name: 'prices',
    weight: 0.4,
    holds: (_, { price_min: low, price_max: high }) => low !== null && high !== null && high > low,
  },
  {
    name: 'link to a shop',
    weight: 0.3,
    holds: (page) => page.anchors.some(({ text }) => text.length < 30 && shopLabels.has(foldLabel(text))),
  },
  { name: 'payment badges', weight: 0.4, holds: (_, { payment_badges: badges }) => badges.length > 1 },
];

const threshold = 1;

/** Whether the site sells online: independent signs are added up, one alone is enough only when it is a shop system. */
export const sellingOnline: Heuristic = (page, settled) => {
  const holding = signs.filter(({ holds }) => holds(page, settled));
  const total = holding.reduce((sum, { weight }) => sum + weight, 0);
  const hasCart = holding.some(({ name }) => name === 'cart link');
  return [
    ...found('has_cart', hasCart, `link "${findSiteLinks(page).get('cart')?.text.slice(0, 40) ?? ''}"`),
    ...found('has_ecommerce', total >= threshold, holding.map(({ name }) => name).join(', ')),
  ];
};

function hasBuyButtons(page: ParsedPage): boolean {
  return (
    page.buttons.some(({ text }) => text.length < 30 && buyLabels.has(foldLabel(text))) ||
    page.anchors.some(({ text }) => text.length < 30 && buyLabels.has(foldLabel(text)))
  );
}

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
