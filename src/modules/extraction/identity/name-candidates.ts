import { isSiteBuilderCredit } from '../contacts/site-builder-credit.ts';
import { jsonLdText } from '../page/json-ld.ts';
import type { Image, ParsedPage } from '../page/parsed-page.ts';
import { copyrightHolder, copyrightLines } from './copyright-line.ts';
import { isDescriptive, type Seat } from './descriptive-part.ts';
import { bareLetters } from './domain-affinity.ts';
import { splitLegalForm } from './legal-form.ts';
import { isOrganization } from './organization-types.ts';
import { titleParts } from './title-parts.ts';

export interface NameCandidate {
  readonly name: string;
  readonly source: string;
  /** The weight of the source alone; agreement with the domain and other sources is added later. */
  readonly weight: number;
}

/** Everything on the page that may be the company's name, best source first. */
export function nameCandidates(page: ParsedPage, seat: Seat): NameCandidate[] {
  const candidates: NameCandidate[] = [];
  const add = (source: string, weight: number, text: string | null | undefined): void => {
    let earlier = 0;
    for (const part of namesIn(text ?? '')) {
      candidates.push({ name: part, source, weight: weight - Math.min(earlier, 2) * LATER_PART_PENALTY });
      // After a part that only describes, the next one is the first that can be the name.
      if (!isDescriptive(part, seat)) earlier += 1;
    }
  };
  for (const node of page.jsonLd) {
    if (isOrganization(node.types) && isOfThisSite(node.parentProperty))
      add('JSON-LD organisation', 3, jsonLdText(node.properties.name));
    else if (node.types.includes('WebSite')) add('JSON-LD website', 2.2, jsonLdText(node.properties.name));
  }
  for (const name of page.metas.get('og:site_name') ?? []) add('og:site_name', 2.8, name);
  for (const item of page.microdata)
    if (isOrganization([item.type])) add('microdata organisation', 1.6, item.properties.get('name')?.[0]);
  add('application-name', 2, page.metas.get('application-name')?.[0]);
  add('apple-mobile-web-app-title', 1.6, page.metas.get('apple-mobile-web-app-title')?.[0]);
  // A legal entity often has another name than the business it runs.
  for (const holder of copyrightHolders(page))
    add('copyright line', splitLegalForm(holder) === null ? 1.8 : 1.5, holder);
  add('copyright meta', 1, copyrightHolder(`© ${page.metas.get('copyright')?.[0] ?? ''}`));
  add('meta author', 0.6, page.metas.get('author')?.[0]);
  for (const image of page.images.slice(0, IMAGES_MAX).filter(isLogo).slice(0, 3)) {
    add('logo', isOwnLogo(image, page) ? 1.2 : 0.2, image.alt.replace(LOGO_WORDS, ' '));
  }
  const titleNames = namesIn(page.title ?? '');
  // A title that is only a short name was not written for search engines.
  add('title', titleNames.length === 1 && wordCount(titleNames[0]) <= 6 ? 2 : 1.3, page.title);
  for (const part of titleNames) {
    add('title', 1.1, beforeComma(part));
    if (splitLegalForm(part) !== null) add('title with a legal form', LEGAL_FORM_WEIGHT, part);
  }
  add('description', LEGAL_FORM_WEIGHT, legalNameAtStart(page.metas.get('description')?.[0] ?? ''));
  const ogTitle = page.metas.get('og:title')?.[0];
  if (ogTitle !== page.title) add('og:title', 0.9, ogTitle);
  for (const heading of page.headings.filter(({ level }) => level === 1).slice(0, 2))
    add('h1', 0.5, heading.text);
  for (const written of domainAsWritten(page, titleNames)) add('domain as written', 1.2, written);
  const label = bareLetters(page.address.domain.slice(0, page.address.domain.indexOf('.')));
  if (
    page.address.host === page.address.domain &&
    !candidates.some(({ name }) => bareLetters(name).includes(label))
  )
    for (const written of spellingsIn(shortTexts(page), page))
      if (written.includes(' ')) add('domain as written', 1.2, written);
  return candidates;
}

const LATER_PART_PENALTY = 0.35;
/** "Kvarnby GmbH": what has a legal form is a name, whatever stands around it. */
const LEGAL_FORM_WEIGHT = 1.4;

/** "Kvarnby Heating Ltd provides …": the beginning of a description up to a legal form. */
function legalNameAtStart(description: string): string | null {
  const words = description.slice(0, SENTENCE_MAX).split(/\s+/, LEGAL_NAME_WORDS_MAX);
  for (let count = 2; count <= words.length; count += 1) {
    const start = words.slice(0, count).join(' ');
    if (/[.:;!?–—|]\s/.test(start) || /^\p{Ll}{4}/u.test(words[count - 1] ?? '')) return null;
    if (splitLegalForm(start) !== null) return start;
  }
  return null;
}

const LEGAL_NAME_WORDS_MAX = 7;
/** Logos are at the top; later images show partners and products. */
const IMAGES_MAX = 40;
const NAME_MAX = 80;
const SENTENCE_MAX = 160;
const LOGO_WORDS =
  /(?<!\p{L})(?:logo(?:type|tipo)?|логотип|лого|image|icon|white|black|footer|header|home)(?!\p{L})/giu;

/** An organisation that is the author of a review, a supplier or a member of something is another company. */
function isOfThisSite(parentProperty: string | null): boolean {
  return (
    parentProperty === null ||
    /^(?:publisher|about|mainEntity|mainEntityOfPage|isPartOf|provider|itemReviewed|copyrightHolder)$/.test(
      parentProperty,
    )
  );
}

function isLogo(image: Image): boolean {
  return (
    image.alt !== '' &&
    image.alt.length <= NAME_MAX &&
    (/logo|brand/i.test(image.classes) || /logo/i.test(image.src) || /logo/i.test(image.alt))
  );
}

/** Partners have logos too; the company's own is in the header or links to the homepage. */
function isOwnLogo(image: Image, page: ParsedPage): boolean {
  return (
    image.region === 'header' ||
    image.region === 'nav' ||
    (image.linkHref !== '' &&
      URL.parse(image.linkHref)?.pathname === '/' &&
      image.linkHref.includes(page.address.domain))
  );
}

function namesIn(text: string): string[] {
  const whole = text.trim();
  if (whole === '') return [];
  return titleParts(whole)
    .filter((part) => part.length <= SENTENCE_MAX && !/https?:|@\w/.test(part))
    .slice(0, 6);
}

/** Holders in copyright lines, the last line first: footers come last, articles about copyright before. */
function copyrightHolders(page: ParsedPage): string[] {
  const holders = copyrightLines(page).flatMap((line) => {
    const sign = line.search(/©|\(c\)|copyright/i);
    // "Developed by © Agency": the sign belongs to the site builder.
    return sign > 0 && isSiteBuilderCredit(line.slice(0, sign)) ? [] : [copyrightHolder(line)];
  });
  return [...new Set(holders.filter((holder) => holder !== null).reverse())].slice(0, 3);
}

/** The domain's letters as title and description spell them inside a sentence, with capitals and spaces: "WheelBase", "My Paper Shop". */
function domainAsWritten(page: ParsedPage, titleNames: readonly string[]): string[] {
  const { domain } = page.address;
  const label = bareLetters(domain.slice(0, domain.indexOf('.')));
  // In a short title part the letters are part of a longer name, and that part is already a candidate.
  const wordsMax = titleNames.length === 1 ? 6 : 4;
  if (titleNames.some((part) => wordCount(part) <= wordsMax && bareLetters(part).includes(label))) return [];
  return spellingsIn([page.title ?? '', page.metas.get('description')?.[0] ?? ''], page);
}

function spellingsIn(sentences: readonly string[], page: ParsedPage): string[] {
  const { domain } = page.address;
  const label = bareLetters(domain.slice(0, domain.indexOf('.')));
  const whole = bareLetters(domain);
  const found = new Set<string>();
  for (const sentence of sentences) {
    if (!bareLetters(sentence).includes(label)) continue;
    const words = sentence.split(/\s+/).slice(0, 60);
    const spelt = words.map(bareLetters);
    for (let start = 0; start < words.length; start += 1) {
      let letters = '';
      for (let end = start; end < words.length && letters.length < whole.length; end += 1) {
        letters += spelt[end] ?? '';
        if (!whole.startsWith(letters)) break;
        if (letters === label || letters === whole) found.add(trimmed(words.slice(start, end + 1).join(' ')));
      }
    }
  }
  return [...found];
}

/** Where pages spell out their name: the top with the logo, headings, the first sentence, the bottom. */
function shortTexts(page: ParsedPage): string[] {
  const headings = page.headings.slice(0, 8).map(({ text }) => text);
  const blocks = [...page.blocks.slice(0, 15), ...page.blocks.slice(-8)].map(({ text }) => text);
  return [...headings, ...blocks].map((text) => text.slice(0, SHORT_TEXT_MAX));
}

const SHORT_TEXT_MAX = 200;

function trimmed(name: string): string {
  return name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function wordCount(text: string | undefined): number {
  return (text ?? '').split(/\s+/).length;
}

/** "Marenova, holiday homes by the sea": the text before the first comma may be the name. */
function beforeComma(part: string): string | null {
  const comma = part.indexOf(', ');
  // "Heating, bathrooms, solar" is a list of services.
  const pieces = part.split(', ');
  const isList = pieces.length >= 3 && pieces.every((piece) => wordCount(piece) <= 2);
  return comma > 1 && !isList ? part.slice(0, comma) : null;
}
