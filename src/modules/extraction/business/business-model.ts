import type { Heuristic, Settled } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { signalFinder } from './matching/signal-words.ts';
import { zonesOf } from './zones.ts';

/** How a company earns, or what it is instead of a company. The list is closed: filters and exports rely on it. */
export const businessModels = [
  'shop',
  'wholesale',
  'marketplace',
  'saas',
  'agency',
  'services',
  'local business',
  'manufacturer',
  'media',
  'education',
  'nonprofit',
  'public sector',
] as const;

export type BusinessModel = (typeof businessModels)[number];

const modelByIndustry: Readonly<Record<string, BusinessModel>> = {
  'Classifieds & Marketplaces': 'marketplace',
  'News & Publishing': 'media',
  Government: 'public sector',
  'Nonprofit & Associations': 'nonprofit',
  'Religion & Spirituality': 'nonprofit',
  Education: 'education',
  'Science & Research': 'education',
  'Marketing & Media': 'agency',
  'Manufacturing & Industrial': 'manufacturer',
  'Chemicals & Materials': 'manufacturer',
  'Professional Services': 'services',
  'Legal Services': 'services',
  'Accounting & Tax': 'services',
  'Recruitment & HR': 'services',
  'Security Services': 'services',
  Insurance: 'services',
  'Architecture & Interior Design': 'services',
  'Transportation & Logistics': 'services',
  'Construction & Trades': 'services',
  'Home & Cleaning Services': 'services',
};

/** Industries whose companies serve people who come to them. */
const localIndustries = new Set([
  'Restaurants & Catering',
  'Beauty & Wellness',
  'Health & Medical',
  'Pets & Veterinary',
  'Sports & Fitness',
  'Travel & Hospitality',
  'Automotive',
  'Construction & Trades',
  'Home & Cleaning Services',
  'E-commerce & Retail',
]);

const findSignals = signalFinder({
  saas: 'saas, software as a service, free trial, start free trial, cloud based platform, cloud based software, per user, monthly plan, kostenlos testen, essai gratuit, prueba gratis, prova gratuita, teste gratis, wyprobuj za darmo, prova gratis, gratis proberen, попробовать бесплатно, ucretsiz deneyin, 無料トライアル, 免费试用',
  shop: 'add to cart, shopping cart, add to basket, your cart, my cart, in den warenkorb, warenkorb, ajouter au panier, mon panier, panier, anadir al carrito, carrito, carrello, carrinho, winkelwagen, winkelmand, koszyk, varukorg, kundvagn, indkobskurv, kosik, nakupni kosik, ostoskori, kosar, корзина, в корзину, количка, кошик, sepetim, sepete ekle, カート, 购物车, 購物車, 장바구니, سلة التسوق, gio hang, keranjang',
  wholesale:
    'wholesale, wholesaler*, wholesale distributor*, grosshandel, grossiste*, mayorista*, ingrosso, atacado, atacadista, groothandel, hurtownia, grossist, engros, velkoobchod, nagykereskedes, оптом, на едро, toptan, 卸売, 批发, جملة, थोक',
  manufacturer:
    'manufacturer*, manufacturing company, our factory, hersteller, fabricant, fabricante, produttore, fabrikant, producent, tillverkare, vyrobce, gyarto, производител*, uretici, imalat, メーカー, 生产厂家, مصنع, निर्माता',
});

/** How the company earns, from its industry and from what the page lets a visitor do. */
export const businessModel: Heuristic = (page, settled) => {
  const signals = signalsOf(page);
  const found =
    soldOnline(settled, signals) ??
    softwareModel(settled, signals) ??
    makerModel(settled, signals) ??
    localModel(page, settled) ??
    industryModel(settled);
  return found === null ? [] : [{ column: 'business_model', value: found.model, evidence: found.evidence }];
};

interface Found {
  readonly model: BusinessModel;
  readonly evidence: string;
}

type Signals = ReadonlyMap<string, string>;

/** Each label with the first phrase that spoke for it; where a page says what it is, the label is also kept as `own`. */
function signalsOf(page: ParsedPage): Signals {
  const signals = new Map<string, string>();
  for (const zone of zonesOf(page)) {
    for (const { label, phrase } of findSignals(zone.text)) {
      if (!signals.has(label)) signals.set(label, `"${phrase}" (${zone.name})`);
      if (zone.isIdentity && !signals.has(`own ${label}`))
        signals.set(`own ${label}`, `"${phrase}" (${zone.name})`);
    }
  }
  return signals;
}

function soldOnline(settled: Settled, signals: Signals): Found | null {
  const isOpen =
    settled.industry === null ||
    settled.industry === 'E-commerce & Retail' ||
    settled.industry === 'Food & Beverage';
  if (!isOpen) return null;
  const cart = signals.get('shop');
  const system = settled.ecommerce_platform;
  const wholesale = signals.get('own wholesale');
  if (
    wholesale !== undefined &&
    settled.industry !== null &&
    signals.get('own shop') === undefined &&
    cart === undefined &&
    system === null
  ) {
    return { model: 'wholesale', evidence: wholesale };
  }
  if (system !== null && (settled.industry !== null || settled.has_ecommerce === true))
    return { model: 'shop', evidence: `shop system ${system}` };
  if (cart !== undefined) return { model: 'shop', evidence: cart };
  if (settled.has_ecommerce === true) return { model: 'shop', evidence: 'a shop on the page' };
  return settled.industry === 'E-commerce & Retail' && !hasPlace(settled)
    ? { model: 'shop', evidence: 'industry E-commerce & Retail' }
    : null;
}

function softwareModel(settled: Settled, signals: Signals): Found | null {
  if (settled.industry !== 'Software & IT') return null;
  const saas = signals.get('saas');
  if (settled.sub_industry === 'SaaS & Software Products' || settled.sub_industry === 'Cybersecurity') {
    return saas === undefined ? null : { model: 'saas', evidence: saas };
  }
  if (saas !== undefined && settled.sub_industry === null) return { model: 'saas', evidence: saas };
  return settled.sub_industry === 'Custom Software & App Development'
    ? { model: 'agency', evidence: `sub-industry ${settled.sub_industry}` }
    : null;
}

function makerModel(settled: Settled, signals: Signals): Found | null {
  const maker = signals.get('own manufacturer');
  const canMake = settled.industry === null || makingIndustries.has(settled.industry);
  return maker !== undefined && canMake ? { model: 'manufacturer', evidence: maker } : null;
}

const makingIndustries = new Set([
  'Electronics & Electrical Equipment',
  'Printing & Packaging',
  'Food & Beverage',
  'Pharmaceuticals & Biotech',
  'Agriculture & Forestry',
  'Energy & Utilities',
  'Automotive',
  'Health & Medical',
]);

function localModel(page: ParsedPage, settled: Settled): Found | null {
  if (settled.industry === null || !localIndustries.has(settled.industry)) return null;
  const declared = page.jsonLd.find(({ types }) => types.includes('LocalBusiness'));
  if (declared !== undefined) return { model: 'local business', evidence: 'type LocalBusiness' };
  return hasPlace(settled)
    ? { model: 'local business', evidence: `industry ${settled.industry} with an address or opening hours` }
    : null;
}

function hasPlace(settled: Settled): boolean {
  return settled.street_address !== null || (settled.opening_hours?.length ?? 0) > 0;
}

function industryModel(settled: Settled): Found | null {
  const model = settled.industry === null ? undefined : modelByIndustry[settled.industry];
  return model === undefined ? null : { model, evidence: `industry ${settled.industry}` };
}
