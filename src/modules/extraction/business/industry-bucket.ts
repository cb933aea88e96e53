import type { IndustryBucket } from './lexicon-building/read-industries.ts';
import { industries } from './taxonomy.ts';

/** Words in other industry lists, in order of precedence. */
const bucketByWords: readonly (readonly [RegExp, IndustryBucket])[] = [
  [/real estate|propert|housing/, 'Real Estate'],
  [/restaurant|food|beverage|catering|drink/, 'Food & Beverage'],
  [/commerce|retail|shop|store|fashion|consumer goods|marketplace|classified/, 'E-commerce & Retail'],
  [/software|saas|\bit\b|information tech|technology|telecom|internet|hosting/, 'Software & IT'],
  [
    /legal|\blaw\b|account|consult|professional|business services|recruit|staffing|\bhr\b/,
    'Professional Services',
  ],
  [
    /health|medic|dental|pharma|biotech|beauty|wellness|personal care|veterinar|\bpets?\b/,
    'Health & Wellness',
  ],
  [/financ|bank|insur|invest/, 'Finance & Insurance'],
  [/sport|fitness|recreation/, 'Sports & Recreation'],
  [/travel|hospitality|hotel|touris/, 'Travel & Hospitality'],
  [/construct|trades|home services|architect|cleaning/, 'Construction & Trades'],
  [/automotive|\bcars?\b|vehicle/, 'Automotive'],
  [/transport|logistic/, 'Transportation & Logistics'],
  [/manufactur|industrial|chemical|electronic|printing|engineering/, 'Manufacturing & Industrial'],
  [/energy|utilit|environment|recycling/, 'Energy & Environment'],
  [/educat|school|science|research/, 'Education'],
  [/government|public (sector|admin)/, 'Government'],
  [/non-?profit|charit|associat|religio|\bngo\b/, 'Nonprofit'],
  [/\barts?\b|entertain|photo|\bgam(es|ing)\b|event|music|\bcultur/, 'Arts & Entertainment'],
  [/market|media|news|publish|advertis/, 'Marketing & Media'],
];

/**
 * The coarse group of an industry, for comparison with lists that have fewer names: exact for one of our industries, by words for a foreign
 * name. `Other` if there is no industry or no group fits.
 */
export function industryBucket(name: string | null): IndustryBucket {
  if (name === null) return 'Other';
  const ours = industries.find((industry) => industry.name === name || industry.bucket === name);
  if (ours !== undefined) return ours.bucket;
  const lower = name.toLowerCase();
  return bucketByWords.find(([words]) => words.test(lower))?.[1] ?? 'Other';
}
