import { createRequire } from 'node:module';
import type { Validator } from 'stdnum';
import type { Heuristic } from '../heuristic.ts';
import { figureLines } from '../location/frame-text.ts';
import { jsonLdText } from '../page/json-ld.ts';

/** A VAT number with its country prefix. Its checksum must be valid, because phones, prices and other identifiers look similar. */
export const findVatNumber: Heuristic = (page, settled) => {
  for (const node of page.jsonLd) {
    const declared = verified(jsonLdText(node.properties.vatID) ?? '', settled.country);
    if (declared !== null) return [{ column: 'vat_number', value: declared, evidence: 'JSON-LD vatID' }];
  }
  const text = figureLines(page);
  if (!/\d{3}[\s.]?\d/.test(text)) return [];
  const swiss = SWISS.exec(text)?.[0] ?? '';
  const swissNumber = verified(swiss, 'CH');
  if (swissNumber !== null) return [{ column: 'vat_number', value: swissNumber, evidence: 'text' }];
  for (const match of text.matchAll(LABELLED)) {
    const number = longestVerified(match[1] ?? '', settled.country);
    if (number !== null) return [{ column: 'vat_number', value: number, evidence: 'text' }];
  }
  for (const match of text.matchAll(PREFIXED)) {
    if (/iban\W*$/i.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
    const number = longestVerified(match[0], null);
    if (number !== null) return [{ column: 'vat_number', value: number, evidence: 'text' }];
  }
  return [];
};

const LABELLED =
  /(?<!\p{L})(?:vat|ust|mwst|uid|tva|iva|btw|moms|mva|alv|áfa|pvm|pvn|dph|dič|nip|ндс|ддс|n\.?i\.?f|c\.?i\.?f|partita iva|umsatzsteuer)[\p{L}.\s-]{0,30}?[\s:.#nº°]{0,6}((?:[A-Z]{2,3})?[\s.-]?[A-Z\d](?:[\s.-]?[\dA-Z]){6,13})(?!\d)/giu;
const PREFIXED =
  /\b(?:ATU|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)[ -]?[\dA-Z]\d{6,10}(?:\d|[A-Z]|B\d\d)(?!\d)/g;
/** Switzerland writes the name of the tax after the company number, in one of its languages. */
const SWISS = /\bCHE[ -]?\d{3}[. ]?\d{3}[. ]?\d{3} ?(?:MWST|TVA|IVA|VAT)(?!\p{L})/u;

/** The package's name for the tax number of each country. */
const NUMBER_NAMES: Readonly<Record<string, string>> = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GB: 'vat',
  GR: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cui',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
  NO: 'mva',
  CH: 'vat',
};

const require = createRequire(import.meta.url);

/** Loaded country by country when a number is first seen, because loading the whole package takes a sixth of a second. */
function validatorOf(country: string): Validator | undefined {
  const name = NUMBER_NAMES[country];
  if (name === undefined) return undefined;
  const ofCountry: Readonly<Record<string, Validator>> = require(`stdnum/lib/cjs/${country.toLowerCase()}`);
  return ofCountry[name];
}

/**
 * The following text may touch the number (if the next word is in another element) or look like part of it, so shorter forms that end at a
 * digit are tried as well; a valid checksum at the right length decides.
 */
function longestVerified(written: string, country: string | null): string | null {
  for (let end = written.length; end >= NUMBER_MIN; end -= 1) {
    const isCut = /\d\d|\p{L}\p{L}/u.test(written.slice(end - 1, end + 1));
    const number = isCut ? null : verified(written.slice(0, end), country);
    if (number !== null) return number;
  }
  return null;
}

const NUMBER_MIN = 7;

function verified(written: string, country: string | null): string | null {
  const compact = written.toUpperCase().replace(/[^A-Z\d]/g, '');
  const prefix = /^[A-Z]{2}/.exec(compact)?.[0] ?? '';
  const prefixCountry = prefix === 'EL' ? 'GR' : prefix;
  const code = NUMBER_NAMES[prefixCountry] !== undefined ? prefixCountry : country;
  const digits = code === prefixCountry ? compact.slice(2) : compact;
  // Checked first, because every structured value comes here, and looking up a validator resolves a module by its name.
  if (digits.length < NUMBER_MIN || digits.length > 14) return null;
  const validator = code === null ? undefined : validatorOf(code);
  if (validator === undefined) return null;
  const valid = [digits, compact].some((number) => validator.validate(number).isValid);
  return valid ? `${code === 'GR' ? 'EL' : code}${digits}` : null;
}
