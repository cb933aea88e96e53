import type { Heuristic, Settled } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { readPage } from './page-reading.ts';
import { zonesOf } from './zones.ts';

/** How a company earns money, or what it is instead of a company. The list is closed, because filters and exports rely on it. */
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

type BusinessModel = (typeof businessModels)[number];

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

/** How the company earns money, by its industry and by what the page lets a visitor do. */
export const businessModel: Heuristic = (page, settled) => {
  const signals = signalsOf(page);
  const found =
    soldOnline(settled, signals) ??
    softwareModel(settled, signals) ??
    makerModel(settled, signals) ??
    localModel(page, settled) ??
    industryModel(page, settled);
  return found === null ? [] : [{ column: 'business_model', value: found.model, evidence: found.evidence }];
};

interface Found {
  readonly model: BusinessModel;
  readonly evidence: string;
}

type Signals = ReadonlyMap<string, string>;

/** Each signal with its source; `own maker` if the page says so about itself. */
function signalsOf(page: ParsedPage): Signals {
  const signals = new Map<string, string>();
  for (const { found, name, isIdentity } of readPage(page)) {
    for (const { phrase } of found) {
      for (const signal of phrase.signals) {
        const place = `${phrase.text} (${name})`;
        if (!signals.has(signal)) signals.set(signal, place);
        if (isIdentity && !signals.has(`own ${signal}`)) signals.set(`own ${signal}`, place);
      }
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
  const cart = signals.get('cart');
  const system = settled.ecommerce_platform;
  const wholesale = signals.get('own wholesale');
  if (wholesale !== undefined && settled.industry !== null && cart === undefined && system === null) {
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
  const maker = signals.get('own maker');
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
  const { street_address, postal_code, opening_hours } = settled;
  return street_address !== null || postal_code !== null || opening_hours.length > 0;
}

function industryModel(page: ParsedPage, settled: Settled): Found | null {
  const model = settled.industry === null ? undefined : modelByIndustry[settled.industry];
  if (model === undefined) return null;
  if (model !== 'manufacturer') return { model, evidence: `industry ${settled.industry}` };
  // Machines and metals are also sold, rented and repaired by companies that do not make them.
  const making = zonesOf(page).find(({ text }) => makes.test(text));
  return making === undefined
    ? null
    : { model, evidence: `industry ${settled.industry}, makes them (${making.name})` };
}

/** Words for making things, including ones inside longer phrases of the lexicon. */
const makes =
  /manufactur|(?<!\p{L})(?:factory|foundry|we (?:make|produce))(?!\p{L})|hersteller|fertig(?:t|en|ung)(?!\p{L})|produktion|fabri[ck]|fabriqu|fabbric|produttor|producent|produsen|produci|produz|producător|výrob|vyrába|gyárt|valmist|tootja|toodame|ražo|gamin|proizvod|proizvaj|производ|виробни|κατασκευ|παραγωγ|üret|imalat|pabrik|sản xuất|メーカー|製造|工場|制造|製作|生产|生產|厂|제조|ผลิต|תוצרת|מפעל|يصنع|مصنع|निर्माता/iu;
