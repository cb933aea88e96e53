import { stdnum, type Validator } from 'stdnum';
import type { Heuristic } from '../heuristic.ts';
import { figureLines } from '../location/frame-text.ts';
import { jsonLdText } from '../page/json-ld.ts';

/** A VAT number with its country prefix; the checksum must hold, as phones, prices and other identifiers look alike. */
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
/** Switzerland writes the tax behind the number of the company, in one of its languages. */
const SWISS = /\bCHE[ -]?\d{3}[. ]?\d{3}[. ]?\d{3} ?(?:MWST|TVA|IVA|VAT)(?!\p{L})/u;

const VALIDATORS: Readonly<Record<string, Validator | undefined>> = {
  AT: stdnum.AT?.uid,
  BE: stdnum.BE?.vat,
  BG: stdnum.BG?.vat,
  CY: stdnum.CY?.vat,
  CZ: stdnum.CZ?.dic,
  DE: stdnum.DE?.vat,
  DK: stdnum.DK?.cvr,
  EE: stdnum.EE?.kmkr,
  ES: stdnum.ES?.nif,
  FI: stdnum.FI?.alv,
  FR: stdnum.FR?.tva,
  GB: stdnum.GB?.vat,
  GR: stdnum.GR?.vat,
  HR: stdnum.HR?.oib,
  HU: stdnum.HU?.anum,
  IE: stdnum.IE?.vat,
  IT: stdnum.IT?.iva,
  LT: stdnum.LT?.pvm,
  LU: stdnum.LU?.tva,
  LV: stdnum.LV?.pvn,
  MT: stdnum.MT?.vat,
  NL: stdnum.NL?.btw,
  PL: stdnum.PL?.nip,
  PT: stdnum.PT?.nif,
  RO: stdnum.RO?.cf,
  SE: stdnum.SE?.vat,
  SI: stdnum.SI?.ddv,
  SK: stdnum.SK?.dph,
  NO: stdnum.NO?.mva,
  CH: stdnum.CH?.vat,
};

/**
 * What follows may touch the number (the next word in an element of its own) or look like more of it, so shorter forms are tried as
 * well, cut where figures end; a checksum of the right length decides.
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
  const code = VALIDATORS[prefixCountry] !== undefined ? prefixCountry : country;
  const digits = code === prefixCountry ? compact.slice(2) : compact;
  const validator = code === null ? undefined : VALIDATORS[code];
  if (validator === undefined || digits.length < NUMBER_MIN || digits.length > 14) return null;
  const valid = [digits, compact].some((number) => validator.validate(number).isValid);
  return valid ? `${code === 'GR' ? 'EL' : code}${digits}` : null;
}
