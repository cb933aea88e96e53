import { isSiteBuilderCredit } from '../contacts/site-builder-credit.ts';
import type { Heuristic } from '../heuristic.ts';
import { frameText } from '../location/frame-text.ts';
import { jsonLdText } from '../page/json-ld.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { copyrightHolder, copyrightLines } from './copyright-line.ts';
import { bareLetters, domainAffinity } from './domain-affinity.ts';
import { type LegalName, splitLegalForm } from './legal-form.ts';

/** Registered name with its legal form: declared, in the copyright line, in metas, or on a line of the page's header or footer. */
export const findLegalName: Heuristic = (page, settled) => {
  for (const [evidence, names] of legalNameSources(page)) {
    const legal = best(names, page, settled.company_name);
    if (legal === null) continue;
    return [
      { column: 'legal_name', value: legal.full, evidence },
      { column: 'legal_form', value: legal.form, evidence },
    ];
  }
  return [];
};

function* legalNameSources(page: ParsedPage): Generator<[string, LegalName[]]> {
  const declared = page.jsonLd.map((node) => jsonLdText(node.properties.legalName));
  yield ['JSON-LD legalName', named(declared)];
  yield ['copyright line', named(copyrightLines(page).map(copyrightHolder))];
  const metas = ['author', 'publisher', 'og:site_name', 'dc.publisher'].map(
    (name) => page.metas.get(name)?.[0] ?? null,
  );
  yield [
    'metas',
    named([
      copyrightHolder(`© ${page.metas.get('copyright')?.[0] ?? ''}`),
      ...metas,
      page.title?.split(/\s[|–—-]\s/)[0] ?? null,
    ]),
  ];
  const frame = frameText(page).slice(-FRAME_MAX);
  if (LEGAL_HINT.test(frame)) yield ['text', named(frame.split(LINE_ENDS).slice(0, LINES_MAX).map(lineName))];
}

/** A cheap check; without one of these no line can contain a legal name. */
const LEGAL_HINT =
  /GmbH|mbH|\b(?:Ltd|Limited|LLC|LLP|Inc|PLC|AG|KG|UG|SE|SAS|SARL|EURL|Lda|Ltda|ApS|AB|AS|ASA|Oy|OÜ|SIA|UAB|Kft|Zrt|EOOD|OOD|Bhd|Corp|BV|NV|SL|SA|AD)\b|[sSabBdN]\.\s?[rprlLAsovV]\.|e\.\s?[KV]\.|Sp\. ?z|\b(?:GMBH|LTD|LIMITED|INC|CORP|SRL|SPA|LTDA|LDA|KFT|ZRT)\b|[SLD]\.\s?[PRLO]\.|SP\. ?Z|TNHH|C(?:ổ|Ổ) (?:phần|PHẦN)|株式会社|有限会社|合同会社|有限公司|주식회사|ООО|ОАО|ЗАО|ПАО|ООД|ТОВ|A\/S|\bPT\b/;
const LINE_ENDS = /\n|[|•·]|,\s(?=\d)|\s[–—-]\s|(?<=\p{Ll}{3})\.\s|(?<=\b(?:Ltd|LLC|Inc|PLC|GmbH)\.)\s/u;
const LINES_MAX = 150;
/** Footers end the page; menus come before. */
const FRAME_MAX = 2500;

function named(names: readonly (string | null)[]): LegalName[] {
  return names.flatMap((name) => (name === null || name.length > 90 ? [] : (splitLegalForm(name) ?? [])));
}

/** "Operated by Kvarnby Bageri AB, Mill Lane 3": a line of the header or footer up to its first comma or number, without the lead-in. */
function lineName(line: string): string | null {
  if (isSiteBuilderCredit(line) || OF_OTHERS.test(line) || POSTAL_START.test(line)) return null;
  const text = line
    .trim()
    .replace(/^[^:]{3,40}:\s+/, '')
    .replace(/^all rights? reserved[\s,.]+/i, '')
    .replace(
      /^(?:owned and operated|operated|provided|published|owned|trading name of|a company of|ein (?:shop|unternehmen) der)(?: by)?\s+/i,
      '',
    );
  const name = upToForm(text);
  return name.length < 4 ||
    name.length > 90 ||
    name.split(/\s+/).length > 9 ||
    !/^["«„\p{Lu}\p{Lo}\p{N}]/u.test(name)
    ? null
    : name;
}

/** The first words up to a comma that end in a legal form; the rest is the address or a number. "Kvarnby, Inc." continues. */
function upToForm(text: string): string {
  let comma = text.indexOf(', ');
  for (let looked = 0; comma >= 0 && looked < COMMAS_MAX; looked += 1) {
    const start = text.slice(0, comma);
    if (LEGAL_HINT.test(start) && splitLegalForm(start) !== null) return start;
    comma = text.indexOf(', ', comma + 1);
  }
  return text;
}

const COMMAS_MAX = 3;

/** "2400 København NV" ends like a Dutch company but is a town. */
const POSTAL_START = /^\s*(?:[A-Z]{1,2}-)?\d{4,6}\s\p{L}/u;

/** A name after these words is not the company's. */
const OF_OTHERS =
  /^[^:]{0,40}(?:clients?|customers?|partners?|kunden|referenzen|suppliers?|sponsors?|powered by|a product of google|clientes?|clienti|партн[её]р\p{L}*|клиент\p{L}*)(?!\p{L})/iu;

/**
 * Partners and payment providers have legal names too: one that resembles the company is preferred, and an unrelated one is used only if it
 * is the only one.
 */
function best(names: readonly LegalName[], page: ParsedPage, companyName: string | null): LegalName | null {
  const key = bareLetters(companyName ?? '');
  const own = names.find(({ withoutForm }) => {
    const letters = bareLetters(withoutForm);
    return (
      (key.length >= 3 && (letters.includes(key) || key.includes(letters))) ||
      domainAffinity(withoutForm, page.address.domain) >= 0.6
    );
  });
  return own ?? (new Set(names.map(({ full }) => full)).size === 1 ? (names[0] ?? null) : null);
}
