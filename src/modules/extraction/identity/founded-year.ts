import { pagePieces } from '../contacts/page-pieces.ts';
import type { Heuristic } from '../heuristic.ts';
import { jsonLdText } from '../page/json-ld.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { speaksOfItself } from './speaks-of-itself.ts';

/** The year of foundation, declared or written; a copyright year is not one. */
export const findFoundedYear: Heuristic = (page, settled) => {
  for (const node of page.jsonLd) {
    const declared = plausibleYear(jsonLdText(node.properties.foundingDate)?.slice(0, 4));
    if (declared !== null)
      return [{ column: 'founded_year', value: declared, evidence: 'JSON-LD foundingDate' }];
  }
  for (const text of headlines(page)) {
    const year = yearIn(FOUNDED.exec(text) ?? SINCE.exec(text));
    if (year !== null) return [{ column: 'founded_year', value: year, evidence: 'headline' }];
  }
  for (const { block } of pagePieces(page).numeric.slice(0, BLOCKS_MAX)) {
    const { text, region } = block;
    if (text.length > TEXT_MAX || !YEAR.test(text)) continue;
    const founded = FOUNDED.exec(text);
    const match =
      (founded !== null && isOfCompany(text, founded.index, settled.company_name) ? founded : null) ??
      (region === 'footer' || region === 'header' ? SINCE.exec(text) : null);
    const year = yearIn(match);
    if (year !== null) return [{ column: 'founded_year', value: year, evidence: 'text' }];
  }
  return [];
};

/**
 * Whether the sentence up to the word for founding is about the company: it names the company, speaks of "us", or says hardly anything
 * else.
 */
function isOfCompany(text: string, at: number, name: string | null): boolean {
  if (text.length <= LINE_MAX) return true;
  const sentence = text.slice(text.lastIndexOf('. ', at) + 1, at);
  return sentence.trim() === '' || speaksOfItself(sentence, name);
}

const LINE_MAX = 60;
const HEADLINE_MAX = 160;
const TEXT_MAX = 400;
const BLOCKS_MAX = 200;
const YEAR = /1[6-9]\d\d|20[0-2]\d/;

function headlines(page: ParsedPage): string[] {
  const texts = [
    page.title ?? '',
    page.metas.get('description')?.[0] ?? '',
    // A paragraph set as a heading mentions many years.
    ...page.headings.map(({ text }) => text).filter(({ length }) => length <= HEADLINE_MAX),
  ];
  return texts.filter((text) => YEAR.test(text));
}

const FOUNDED =
  /(?<!\p{L})(?:est(?:ablished|d)?\.?|founded|gegründet|gegr\.|fondée?|créée?|fundad[ao]|establecid[ao]|fondat[ao]|opgericht|grundat|grundlagt|stiftet|perustettu|založen[ao]?|założon[ay]|alapítva|înființată|основан[ао]?|заснован[ао]?|основана|kuruluş)(?:\s(?:in|im|en|em|nel|i|w|v|roku|le|el|ano|año|back in|the year|jahre?|year|в|през)){0,2}[\s:]{1,2}(1[6-9]\d\d|20[0-2]\d)(?![\d-])/iu;

/** Words that date anything at all; accepted only in headlines and in the page's header or footer. */
const SINCE =
  /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|sedan|siden|vuodesta|od roku|od|от|από το)(?:\s(?:the year|dem jahr|el año|l'an))?\s(1[6-9]\d\d|20[0-2]\d)(?![\d-])|(?<!\p{L})с\s(1[6-9]\d\d|20[0-2]\d)\s?(?:г\.|года)/iu;

function yearIn(match: RegExpExecArray | null): number | null {
  return plausibleYear(match?.[1] ?? match?.[2]);
}

function plausibleYear(text: string | undefined): number | null {
  const year = Number(text);
  return Number.isInteger(year) && year >= 1600 && year <= 2029 ? year : null;
}
