import { figureLines } from '../frame-text.ts';
import type { Voter } from '../vote.ts';

/** Names of national registers and tax numbers: a page that shows its CNPJ is Brazilian whatever its suffix. */
export const companyIdentifierVote: Voter = (page) => {
  const text = figureLines(page);
  if (!/\d{5}|\d{3}[ .-]\d{3}/.test(text)) return [];
  return SIGNS.filter(([sign]) => sign.test(text)).map(([, country]) => ({
    country,
    weight: 3,
    evidence: 'company identifier',
  }));
};

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bCNPJ\b/, 'BR'],
  [/\bP(?:artita|\.)?\s?IVA\b[\s:.]{0,3}(?:IT)?\d{11}/i, 'IT'],
  [/\bSIRE[TN]\b|\bRCS [A-Z]/, 'FR'],
  [/\bKVK\b|\bK\.v\.K\b/i, 'NL'],
  [/\bCVR\b/i, 'DK'],
  [/\bABN:?\s?\d/, 'AU'],
  [/\b(?:NIP|REGON)\b:?\s?\d/, 'PL'],
  [/(?<!\p{L})(?:ОГРН|ОГРНИП|КПП)(?!\p{L})/u, 'RU'],
  [/(?<!\p{L})УНП(?!\p{L})/u, 'BY'],
  [/(?<!\p{L})ЄДРПОУ(?!\p{L})/u, 'UA'],
  [/(?<!\p{L})ЕИК(?!\p{L})/u, 'BG'],
  [/\bGSTIN\b|\bCIN:?\s?[UL]\d{5}/, 'IN'],
  [/\bHR[AB]\s?\d|\bAmtsgericht\b|\bDE\d{9}\b/, 'DE'],
  [/\bATU\d{8}\b|\bFN\s?\d{5,6}\s?[a-z]\b/, 'AT'],
  [/\bCHE-\d{3}\.\d{3}/, 'CH'],
  [
    /registered in (?:england|scotland|wales)|company (?:no|number|reg)[^\n]{0,20}\d{7,8}.{0,40}\bvat\b|\bGB\s?\d{9}\b/i,
    'GB',
  ],
  [/\bRFC:?\s?[A-ZÑ&]{3,4}\d{6}/, 'MX'],
  [/\bCUIT\b/, 'AR'],
  [/\bNIT:?\s?\d{3}\.?\d{3}/, 'CO'],
  [/\bCUI:?\s?(?:RO)?\d|\bJ\d\d\/\d+\/\d{4}/, 'RO'],
  [/\bOIB\b/, 'HR'],
  [/\bY-tunnus\b/i, 'FI'],
  [/\bAdószám\b/i, 'HU'],
  [/\bMersis\b/i, 'TR'],
];
