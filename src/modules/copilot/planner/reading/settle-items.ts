import {
  anyWords,
  businessNouns,
  makerNouns,
  regionNouns,
  vagueNouns,
} from '../dictionaries/dictionaries.ts';
import { tradeNamed } from '../dictionaries/find-trade.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Language } from '../lexicon/meaning.ts';
import { isInTradeName } from './find-units.ts';
import { firstToken, type Item, isOf, isUnknown, withRoles } from './item.ts';
import { settleVerbs } from './settle-verbs.ts';
import { withConditionNamed } from './with-condition-named.ts';
import { withoutFrame } from './without-frame.ts';

/** Decides the roles of words that depend on their neighbours. */
export const settleItems = (items: readonly Item[], language: Language): readonly Item[] =>
  [
    withContacts,
    withTaughtLanguages,
    withRecruiting,
    withTradeNames,
    withTradesJoined,
    withoutFrame,
    withPartsOnlyToDrop,
    withLastCondition,
    withConditionNamed,
    withoutStart,
    withVagueNouns,
    withoutAnswer,
    withoutReplaced,
    withParticle,
    withNeitherNor,
    withTextAfterWord,
    withMakers,
    withBusinessNouns,
    withRegionNouns,
    withWebAsSite,
    withShopAsFeature,
    withVerbAsNoun,
    settleVerbs,
  ].reduce((settled, settle) => settle(settled, language), items);

/** "The contact details of …" asks for them; "with contact details" and "without contact details" are conditions. */
const withContacts = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    if (!isOf(item, 'contacts')) return item;
    return isOf(items[at - 1], 'with', 'without', 'only')
      ? withRoles(item, ...[...item.roles].filter((role) => role !== 'contacts'))
      : { ...item, content: undefined };
  });

/** "Academias de inglés" teach a language; their sites need not be in it. */
const withTaughtLanguages = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    const isLanguage =
      item.content?.kind === 'language' ||
      (item.content?.kind === 'people' && item.content.language !== undefined);
    const isTaught = isLanguage && isOf(items[at - 1], 'of') && isSchool(items[at - 2]);
    return isTaught ? { ...item, roles: new Set<Role>(), content: undefined } : item;
  });

const SCHOOLS = 'Education';

const isSchool = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.content?.kind === 'industry'
    ? item.content.name === SCHOOLS
    : isUnknown(item) && tradeNamed(item.text)?.industries.includes(SCHOOLS) === true);

/** "Lawyers with recrutement" have a careers page; they are no recruiters. */
const withRecruiting = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    item.content?.kind === 'industry' &&
    item.content.name === 'Recruitment & HR' &&
    isOf(items[at - 1], 'with', 'without')
      ? { ...item, content: { kind: 'feature', name: 'careers_page_url', isOnlyAfterSelling: false } }
      : item,
  );

/** No trade name with such words is longer. */
const NAME_ITEMS_MAX = 4;

/** "Car repair", "sporting goods": a word that has a role elsewhere is part of a name here. */
function withTradeNames(items: readonly Item[]): readonly Item[] {
  const settled = [...items];
  for (let at = 0; at < settled.length; at += 1)
    for (let length = Math.min(NAME_ITEMS_MAX, settled.length - at); length > 1; length -= 1) {
      const span = settled.slice(at, at + length);
      const isNamed =
        span.every((item, place) => item.content === undefined && (place === 0 || item.breakBefore === '')) &&
        [span[0], span.at(-1)].every((item) => isUnknown(item) || isVerb(item)) &&
        span.some(isUnknown) &&
        span.some(isVerb) &&
        tradeNamed(span.map(({ text }) => text).join(' ')) !== undefined;
      if (!isNamed) continue;
      for (const [place, item] of span.entries()) settled[at + place] = withRoles(item);
      at += length - 1;
      break;
    }
  return settled;
}

const isVerb = (item: Item | undefined): boolean =>
  isOf(item, 'sells') && !isOf(item, 'in', 'of', 'with', 'filler');

/** "Caterers and restaurants": an industry that is also a trade is read as a trade next to another trade. */
const withTradesJoined = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    const isJoined = [-1, 1].some(
      (step) =>
        isOf(items[at + step], 'and', 'or') &&
        !items[at + step]?.content &&
        isUnknown(items[at + 2 * step]) &&
        tradeNamed(items[at + 2 * step]?.text ?? '') !== undefined,
    );
    return isIndustry(item) && isJoined && tradeNamed(item.text) !== undefined
      ? { ...item, roles: new Set<Role>(), content: undefined }
      : item;
  });

/** "Country" refers to a part of the call only if the message drops parts; elsewhere it is an ordinary word. */
function withPartsOnlyToDrop(items: readonly Item[]): readonly Item[] {
  if (items.some((item) => isOf(item, 'drop', 'anywhere'))) return items;
  const dropping = items.findIndex((item, at) => isDroppingPart(item, items[at + 1]));
  // "Any city will do", "without the number of employees".
  if (dropping >= 0 && items.every((item) => item.content === undefined && !isUnknownTopic(item)))
    return items.map((item, at) => (at === dropping ? withRoles(item, 'drop') : item));
  return items.map((item) =>
    isOf(item, 'parts') ? withRoles(item, ...[...item.roles].filter((role) => role !== 'parts')) : item,
  );
}

/** "The last condition" means the condition added last, not the last row. */
const withLastCondition = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    isOf(item, 'lastOne') && isOf(items[at + 1], 'drop') && !items[at + 1]?.content
      ? withRoles(item, 'filler')
      : item,
  );

/** "Forget" alone starts over; "forget that filter" drops the filter. */
const withoutStart = (items: readonly Item[]): readonly Item[] =>
  items.map((item) =>
    isOf(item, 'startOver') &&
    isOf(item, 'drop') &&
    items.some((other) => other !== item && !other.content && isOf(other, 'drop'))
      ? withRoles(item, 'drop')
      : item,
  );

/** "Drop the newsletter thing" drops only the newsletter. */
const withVagueNouns = (items: readonly Item[]): readonly Item[] =>
  items.some((item) => isOf(item, 'drop', 'without') && !item.content)
    ? items.map((item) =>
        isUnknown(item) && vagueNouns.has(firstToken(item).folded) ? withRoles(item, 'filler') : item,
      )
    : items;

const isDroppingPart = (item: Item, next: Item | undefined): boolean =>
  item.content === undefined &&
  isOf(next, 'parts') &&
  (isOf(item, 'without') || anyWords.has(item.tokens.map(({ folded }) => folded).join(' ')));

/** Whether an item is something to search for. */
const isUnknownTopic = (item: Item): boolean =>
  firstToken(item).kind === 'quoted' ||
  (isUnknown(item) && !anyWords.has(firstToken(item).folded) && !vagueNouns.has(firstToken(item).folded));

/** Words for "no" in all languages. */
const NO = new Set(['no', 'nein', 'non', 'nee', 'nao', 'nie', 'nope', 'nah']);

/** "No, rather Shopify" responds to the last answer; this "no" negates nothing that follows. */
function withoutAnswer(items: readonly Item[]): readonly Item[] {
  const [first, next] = items;
  const isAnswer =
    first !== undefined &&
    first.tokens.length === 1 &&
    NO.has(firstToken(first).folded) &&
    /[,;.!–—]/.test(next?.breakBefore ?? '');
  return isAnswer ? items.with(0, withRoles(first, 'filler')) : items;
}

/** Words between the old value and its replacement. */
const BY = new Set([
  'for',
  'with',
  'by',
  'to',
  'durch',
  'gegen',
  'par',
  'por',
  'con',
  'door',
  'na',
  'zu',
  'auf',
  'pour',
  'a',
  'voor',
  'contre',
]);

/** "Swap dentists for vets", "ersetze Wix durch Shopify": only the new value is requested. */
function withoutReplaced(items: readonly Item[]): readonly Item[] {
  const [first] = items;
  const by = items.findIndex((item, at) => at > 1 && BY.has(firstToken(item).folded));
  if (first !== undefined && isOf(first, 'replace') && by > 0 && by < items.length - 1)
    return [withRoles(first, 'instead'), ...items.slice(by + 1)];
  return items.map((item) =>
    isOf(item, 'replace') ? withRoles(item, ...[...item.roles].filter((role) => role !== 'replace')) : item,
  );
}

/** "Take WordPress out": the two parts of the verb enclose what is removed. */
function withParticle(items: readonly Item[]): readonly Item[] {
  const last = items.at(-1);
  const [first] = items;
  return first !== undefined &&
    last !== undefined &&
    /^(?:out|off|away)$/.test(firstToken(last).folded) &&
    /^(?:take|leave|throw|kick|cut|strip)$/.test(firstToken(first).folded)
    ? [withRoles(first, 'drop'), ...items.slice(1, -1)]
    : items;
}

/** After "weder", the German "noch" negates too; elsewhere it means "still". */
function withNeitherNor(items: readonly Item[]): readonly Item[] {
  const neither = items.findIndex((item) => firstToken(item).folded === 'weder');
  if (neither < 0) return items;
  return items.map((item, at) =>
    at > neither && firstToken(item).folded === 'noch' ? withRoles(item, 'or') : item,
  );
}

/** Whatever follows "the word" is text, even if it has another meaning. */
const withTextAfterWord = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    const before = items[at - 1];
    const isText =
      isOf(before, 'word') &&
      before?.content === undefined &&
      item.breakBefore === '' &&
      item.content !== undefined &&
      item.content.kind !== 'language' &&
      item.content.kind !== 'people';
    return isText ? { ...item, roles: new Set<Role>(), content: undefined } : item;
  });

/** "Manufacturers" alone are an industry; next to a product they are the companies that make it. */
const withMakers = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    if (!makerNouns.has(firstToken(item).folded) || item.tokens.length > 1) return item;
    const next = isOf(items[at + 1], 'of') ? items[at + 2] : items[at + 1];
    const isBeside =
      (item.breakBefore === '' && isTopic(items[at - 1]) && !isOf(items[at - 1], 'of')) ||
      (items[at + 1]?.breakBefore === '' && isTopic(next) && !isOf(next, 'of'));
    return isBeside && !isInTradeName(items, at)
      ? { ...item, content: { kind: 'feature', name: MAKER, isOnlyAfterSelling: false } }
      : item;
  });

const MAKER = 'business_model=manufacturer';

/** "Accounting practices", "cabinets de comptabilité": the noun next to an industry only asks for its businesses. */
const withBusinessNouns = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    isUnknown(item) && businessNouns.has(firstToken(item).folded) && isBesideIndustry(items, at)
      ? withRoles(item, 'company')
      : item,
  );

function isBesideIndustry(items: readonly Item[], at: number): boolean {
  if (items[at]?.breakBefore === '' && isIndustry(items[at - 1])) return true;
  const next = isOf(items[at + 1], 'of') ? at + 2 : at + 1;
  return items[next]?.breakBefore === '' && isIndustry(items[next]) && !isUnknown(items[next + 1]);
}

const isIndustry = (item: Item | undefined): boolean => item?.content?.kind === 'industry';

/** "The DACH area", "regionu DACH": the noun next to a place name adds nothing, unless it starts another name: "area rugs". */
const withRegionNouns = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    isUnknown(item) && regionNouns.has(firstToken(item).folded) && isBesidePlace(items, at)
      ? withRoles(item, 'filler')
      : item,
  );

function isBesidePlace(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  const isLast = next === undefined || next.breakBefore !== '' || (!next.content && next.roles.size > 0);
  if (isLast && items[at]?.breakBefore === '' && isPlace(items[at - 1])) return true;
  const named = isOf(next, 'of') ? items[at + 2] : next;
  return next?.breakBefore === '' && named?.breakBefore === '' && isPlace(named);
}

const isPlace = (item: Item | undefined): boolean =>
  item?.content?.kind === 'country' || item?.content?.kind === 'people' || item?.content?.kind === 'place';

/** In Spanish, "web" alone means a site; next to another word it is part of a trade: "diseño web". */
const withWebAsSite = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    isUnknown(item) &&
    firstToken(item).folded === 'web' &&
    !item.isJoined &&
    !isTopic(items[at - 1]) &&
    !(isTopic(items[at + 1]) && items[at + 1]?.breakBefore === '')
      ? withRoles(item, 'company')
      : item,
  );

/** "Which of them have a shop" asks for a feature of companies, not for shops. */
const withShopAsFeature = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    const next = items[at + 1];
    const verb = items.slice(0, at).findLast((one) => !isOf(one, 'filler') || isOf(one, 'with', 'without'));
    const isShop = isOf(item, 'shop') && !item.content && !isTopic(next);
    const isHad =
      isShop &&
      items.slice(0, at).some((one) => isOf(one, 'ofThem', 'count')) &&
      isOf(verb, 'with', 'without');
    const isDropped = isShop && isOf(verb, 'drop');
    return isHad || isDropped
      ? { ...item, content: { kind: 'feature', name: 'ecommerce', isOnlyAfterSelling: false } }
      : item;
  });

/** "Car repair shops": a verb between a noun and the word for shops is part of the name. */
const withVerbAsNoun = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    const next = items[at + 1];
    const isNoun =
      isOf(item, 'sells') &&
      item.tokens.length === 1 &&
      item.breakBefore === '' &&
      isUnknown(items[at - 1]) &&
      isOf(next, 'shop', 'company') &&
      next?.breakBefore === '';
    return isNoun ? withRoles(item) : item;
  });

const isTopic = (item: Item | undefined): boolean =>
  isUnknown(item) || isOf(item, 'of', 'shop') || isIndustry(item);
