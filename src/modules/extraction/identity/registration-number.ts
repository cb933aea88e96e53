import type { Heuristic } from '../heuristic.ts';
import { figureLines } from '../location/frame-text.ts';

/** The company register number as printed, after the name of the register. */
export const findRegistrationNumber: Heuristic = (page) => {
  const text = figureLines(page);
  if (!/\d{3}[\s.]?\d\d/.test(text)) return [];
  for (const [register, pattern] of REGISTERS) {
    const number = pattern.exec(text)?.[1]?.replace(/[\s.,;-]+$/, '');
    if (number !== undefined && /\d{3}/.test(number))
      return [{ column: 'registration_number', value: number, evidence: register }];
  }
  return [];
};

const REGISTERS: readonly (readonly [string, RegExp])[] = [
  ['Handelsregister', /\b(HR[AB]\s?(?:Nr\.?\s?)?\d{2,7}(?:\s?[A-Z]{1,2}\b)?)/],
  ['Firmenbuch', /\b(FN\s?\d{5,6}\s?[a-z])\b/],
  [
    'Companies House',
    /(?:company|companies house|registered|registration)\s(?:registration\s|reg(?:\.|istered)?\s?)?(?:no|nr|number|num)?\.?(?:\sin\s[A-Za-z &]{4,30})?(?:\s(?:no|number))?[\s.:#-]{1,4}((?:SC|NI|OC)?\d{6,8})\b/i,
  ],
  [
    'Registered in',
    /registered in (?:england|scotland|wales|ireland)[a-z &]{0,25}?[\s.,:(]{1,3}(?:(?:company|reg(?:istration)?)?\s?(?:no|number)?\.?[\s:]{1,2})?(?:no\.?\s?)?((?:SC|NI|OC)?\d{6,8})\b/i,
  ],
  ['KVK', /\bK\.?v\.?K\.?(?:-?\s?(?:nummer|nr\.?|number|no\.?))?[\s:.]{1,3}(\d{8})\b/i],
  ['CVR', /\bCVR(?:[-\s]?(?:nr|no)\.?)?[\s:.]{1,3}(\d{2}\s?\d{2}\s?\d{2}\s?\d{2})\b/i],
  ['SIRET', /\bSIRET[\s:n°º.]{1,5}(\d{3}\s?\d{3}\s?\d{3}\s?\d{5})\b/i],
  ['SIREN', /\b(?:SIREN|RCS\s[\p{L}-]{3,25})[\s:n°ºAB.]{1,5}(\d{3}\s?\d{3}\s?\d{3})\b/iu],
  ['ABN', /\bABN[\s:.]{1,3}(\d{2}\s?\d{3}\s?\d{3}\s?\d{3})\b/],
  ['ACN', /\bACN[\s:.]{1,3}(\d{3}\s?\d{3}\s?\d{3})\b/],
  ['ОГРН', /(?<!\p{L})ОГРН(?:ИП)?[\s:№.]{1,4}(\d{13,15})(?!\d)/u],
  ['УНП', /(?<!\p{L})УНП[\s:№.]{1,4}(\d{9})(?!\d)/u],
  ['ЄДРПОУ', /(?<!\p{L})ЄДРПОУ[\s:№.]{1,4}(\d{8})(?!\d)/u],
  ['ЕИК', /(?<!\p{L})(?:ЕИК|Булстат)[\s:№.]{1,4}(\d{9})(?!\d)/u],
  ['IČO', /(?<!\p{L})I[ČC]O?[\s:.]{1,3}(\d{2,3}\s?\d{2,3}\s?\d{2,3})(?!\d)/u],
  ['KRS', /\bKRS[\s:.]{1,3}(\d{10})\b/],
  ['REGON', /\bREGON[\s:.]{1,3}(\d{9}|\d{14})\b/i],
  ['CNPJ', /\bCNPJ[\s:.ºn°]{1,4}(\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})\b/i],
  ['CIN', /\bCIN[\s:.-]{1,3}([UL]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6})\b/],
  [
    'Organisationsnummer',
    /\borg(?:anisations|anisasjons)?\.?[\s-]?n(?:umme)?r\.?[\s:.]{1,3}(\d{6}-?\d{4}|\d{3}\s?\d{3}\s?\d{3})\b/i,
  ],
  ['Y-tunnus', /\bY-tunnus[\s:.]{1,3}(\d{7}-\d)\b/i],
  ['CUIT', /\bCUIT[\s:.]{1,3}(\d{2}-?\d{8}-?\d)\b/],
  ['RFC', /\bRFC[\s:.]{1,3}([A-ZÑ&]{3,4}\d{6}[A-Z\d]{3})\b/],
];
