import { businessNouns, manufacturerNouns, regionNouns } from '../dictionaries/dictionaries.ts';
import { findSubjectByName, findTradeByName } from '../dictionaries/find-trade.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Language } from '../lexicon/meaning.ts';
import { isSendingVerb } from './find-send-request.ts';
import { isInTradeName } from './is-in-trade-name.ts';
import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';
import { resolveConditionNouns, resolveVagueNouns } from './resolve-condition-nouns.ts';
import { resolveExporting } from './resolve-exporting.ts';
import { resolveFacilities } from './resolve-facilities.ts';
import { resolveForget, resolveLimiting, resolveNow } from './resolve-forget.ts';
import { resolveNamedCondition, resolveTolerated } from './resolve-named-condition.ts';
import { resolveOptional } from './resolve-optional.ts';
import { resolveBeside, resolveNear, resolveRowNumbers, resolveTheTwo } from './resolve-positions.ts';
import { resolveProductOrigin } from './resolve-product-origin.ts';
import { resolveProfileNouns } from './resolve-profile-nouns.ts';
import { resolveSubjects } from './resolve-subjects.ts';
import { resolveParticleVerb, resolveVerbs } from './resolve-verbs.ts';
import { resolveWholesalers } from './resolve-wholesalers.ts';
import { resolveEnclitics } from './split-enclitics.ts';
import { stripCarrierPhrase } from './strip-carrier-phrase.ts';

/** Decides the roles of words that depend on their neighbours. */
export const resolveRoles = (items: readonly Item[], language: Language): readonly Item[] =>
  [
    resolveNear,
    resolveBeside,
    resolveRowNumbers,
    resolveTheTwo,
    resolveEnclitics,
    resolveContacts,
    resolveSending,
    resolveExporting,
    resolveProfileNouns,
    resolveProductOrigin,
    resolveSubjects,
    resolveRecruiting,
    resolveTradeNames,
    resolveJoinedTrades,
    resolveFacilities,
    stripCarrierPhrase,
    resolveConditionNouns,
    resolveLastCondition,
    resolveOptional,
    resolveNamedCondition,
    resolveTolerated,
    resolveLimiting,
    resolveForget,
    resolveNow,
    resolveVagueNouns,
    resolveLeadingNo,
    resolveFollowingNo,
    resolveReplacement,
    resolveParticleVerb,
    resolveNeitherNor,
    resolveLiteralText,
    resolveManufacturers,
    resolveWholesalers,
    resolveBusinessNouns,
    resolveRegionNouns,
    resolveWebAsSite,
    resolveShopAsFeature,
    resolveVerbAsNoun,
    resolveVerbs,
  ].reduce((resolved, step) => step(resolved, language), items);

/** "The contact details of …" asks for them; "with contact details" and "without contact details" are conditions. */
const resolveContacts = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    if (!hasRole(item, 'contacts')) return item;
    return hasRole(items[at - 1], 'with', 'without', 'only')
      ? withRoles(item, ...[...item.roles].filter((role) => role !== 'contacts'))
      : { ...item, content: undefined };
  });

/** "Send me the list as Excel": the verb is part of the request for a file. */
const resolveSending = (items: readonly Item[], language: Language): readonly Item[] =>
  items.some((item) => hasRole(item, 'export'))
    ? items.map((item) =>
        isUnknown(item) && isSendingVerb(firstToken(item), language) ? withRoles(item, 'command') : item,
      )
    : items;

/** "Lawyers with recruitment" have a careers page; they are not recruiters. */
const resolveRecruiting = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    item.content?.kind === 'industry' &&
    item.content.name === 'Recruitment & HR' &&
    hasRole(items[at - 1], 'with', 'without')
      ? { ...item, content: { kind: 'feature', name: 'careers_page_url', isOnlyAfterSelling: false } }
      : item,
  );

/** No trade name with such words is longer. */
const NAME_ITEMS_MAX = 4;

/** "Car repair", "sporting goods": a word that has a role elsewhere is part of a name here. */
function resolveTradeNames(items: readonly Item[]): readonly Item[] {
  const resolved = [...items];
  for (let at = 0; at < resolved.length; at += 1)
    for (let length = Math.min(NAME_ITEMS_MAX, resolved.length - at); length > 1; length -= 1) {
      const span = resolved.slice(at, at + length);
      const isNamed =
        span.every((item, place) => item.content === undefined && (place === 0 || item.breakBefore === '')) &&
        [span[0], span.at(-1)].every((item) => isUnknown(item) || isVerb(item)) &&
        span.some(isUnknown) &&
        span.some(isVerb) &&
        findTradeByName(span.map(({ text }) => text).join(' ')) !== undefined;
      if (!isNamed) continue;
      for (const [place, item] of span.entries()) resolved[at + place] = withRoles(item);
      at += length - 1;
      break;
    }
  return resolved;
}

const isVerb = (item: Item | undefined): boolean =>
  hasRole(item, 'sells', 'uses') && !hasRole(item, 'in', 'of', 'with', 'filler');

/** "Caterers and restaurants": an industry that is also a trade is read as a trade next to another trade. */
const resolveJoinedTrades = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    const isJoined = [-1, 1].some(
      (step) =>
        hasRole(items[at + step], 'and', 'or') &&
        !items[at + step]?.content &&
        isUnknown(items[at + 2 * step]) &&
        findTradeByName(items[at + 2 * step]?.text ?? '') !== undefined,
    );
    return isIndustry(item) && isJoined && findTradeByName(item.text) !== undefined
      ? { ...item, roles: new Set<Role>(), content: undefined }
      : item;
  });

/** "The last condition" means the condition added last, not the last row. */
const resolveLastCondition = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    hasRole(item, 'lastOne') && hasRole(items[at + 1], 'drop') && !items[at + 1]?.content
      ? withRoles(item, 'filler')
      : item,
  );

/** Words for "no" in all languages. */
const NO_WORDS = new Set(['no', 'nein', 'non', 'nee', 'nao', 'nie', 'nope', 'nah']);

/** "No, rather Shopify" responds to the last answer; this "no" negates nothing that follows. */
function resolveLeadingNo(items: readonly Item[]): readonly Item[] {
  // "Actually no, cafes".
  const at = items.findIndex((item) => !(hasRole(item, 'filler') && !NO_WORDS.has(firstToken(item).folded)));
  const [first, next] = items.slice(Math.max(0, at));
  const isAnswer =
    first !== undefined &&
    first.tokens.length === 1 &&
    NO_WORDS.has(firstToken(first).folded) &&
    (/[,;.!–—]/.test(next?.breakBefore ?? '') || hasRole(next, 'instead'));
  return isAnswer ? items.with(at, withRoles(first, 'filler', 'instead', 'no')) : items;
}

/** "En Francia no, en Bélgica": in most languages the negation can follow what is not wanted, and what is wanted replaces it. */
function resolveFollowingNo(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (item, place) =>
      place > 0 &&
      NEGATING_WORDS.has(firstToken(item).folded) &&
      item.tokens.length === 1 &&
      item.breakBefore === '' &&
      items[place - 1]?.content !== undefined &&
      /[,;.–—]/.test(items[place + 1]?.breakBefore ?? ''),
  );
  const before = items.slice(0, Math.max(0, at));
  const isOnlyNamed = before.every(
    (item, place) => item.content !== undefined || (place === 0 && hasRole(item, 'in')),
  );
  if (at < 0 || !isOnlyNamed) return items;
  return [withRoles(items[at] as Item, 'instead'), ...items.slice(at + 1)];
}

const NEGATING_WORDS = new Set([...NO_WORDS, 'nicht', 'niet', 'pas', 'not']);

/** Words between the old value and its replacement. */
const REPLACEMENT_WORDS = new Set([
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
  'pela',
  'pelo',
  'pelas',
  'pelos',
  'naar',
]);

/** "Swap dentists for vets", "ersetze Wix durch Shopify": only the new value is requested. */
function resolveReplacement(items: readonly Item[]): readonly Item[] {
  const [first] = items;
  const by = items.findIndex((item, at) => at > 1 && REPLACEMENT_WORDS.has(firstToken(item).folded));
  if (first !== undefined && hasRole(first, 'replace') && by > 0 && by < items.length - 1)
    return [withRoles(first, 'instead'), ...items.slice(by + 1)];
  return items.map((item) =>
    hasRole(item, 'replace')
      ? withRoles(item, ...[...item.roles].filter((role) => role !== 'replace'))
      : item,
  );
}

/** After "weder", the German "noch" negates too; elsewhere it means "still". */
function resolveNeitherNor(items: readonly Item[]): readonly Item[] {
  const neither = items.findIndex((item) => firstToken(item).folded === 'weder');
  if (neither < 0) return items;
  return items.map((item, at) =>
    at > neither && firstToken(item).folded === 'noch' ? withRoles(item, 'or') : item,
  );
}

/** Whatever follows "the word" is text, even if it has another meaning. */
const resolveLiteralText = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    const before = items[at - 1];
    const isText =
      hasRole(before, 'word') &&
      before?.content === undefined &&
      item.breakBefore === '' &&
      item.content !== undefined &&
      item.content.kind !== 'language' &&
      item.content.kind !== 'people';
    return isText ? { ...item, roles: new Set<Role>(), content: undefined } : item;
  });

/**
 * "Manufacturers" alone are an industry; next to a product, or behind its suppliers ("suppliers of packaging, manufacturers"), they are the
 * companies that make it.
 */
const resolveManufacturers = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    if (!manufacturerNouns.has(firstToken(item).folded) || item.tokens.length > 1) return item;
    const next = hasRole(items[at + 1], 'of') ? items[at + 2] : items[at + 1];
    const isNextToProduct =
      (item.breakBefore === '' && isTopic(items[at - 1]) && !hasRole(items[at - 1], 'of')) ||
      (items[at + 1]?.breakBefore === '' && isTopic(next) && !hasRole(next, 'of'));
    return (isNextToProduct || items.some(isGoodsOfSuppliers)) && !isInTradeName(items, at)
      ? { ...item, content: { kind: 'feature', name: MANUFACTURER, isOnlyAfterSelling: false } }
      : item;
  });

const isGoodsOfSuppliers = (item: Item, at: number, items: readonly Item[]): boolean =>
  isUnknown(item) &&
  (findSubjectByName(item.text) ?? findTradeByName(item.text) ?? WHOLESALERS).name !== WHOLESALERS.name &&
  items
    .slice(Math.max(0, at - 2), at + 2)
    .some((other) => hasRole(other, 'company') || businessNouns.has(firstToken(other).folded));

const WHOLESALERS = { name: 'wholesaler' };
const MANUFACTURER = 'business_model=manufacturer';

/** "Accounting practices", "cabinets de comptabilité": the noun next to an industry only asks for its businesses. */
const resolveBusinessNouns = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    isUnknown(item) && businessNouns.has(firstToken(item).folded) && isNextToIndustry(items, at)
      ? withRoles(item, 'company')
      : item,
  );

function isNextToIndustry(items: readonly Item[], at: number): boolean {
  if (items[at]?.breakBefore === '' && isIndustry(items[at - 1])) return true;
  const next = hasRole(items[at + 1], 'of') ? at + 2 : at + 1;
  return items[next]?.breakBefore === '' && isIndustry(items[next]) && !isUnknown(items[next + 1]);
}

const isIndustry = (item: Item | undefined): boolean => item?.content?.kind === 'industry';

/** "The DACH area", "regionu DACH": the noun next to a place name adds nothing, unless it starts another name: "area rugs". */
const resolveRegionNouns = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    isUnknown(item) && regionNouns.has(firstToken(item).folded) && isNextToPlace(items, at)
      ? withRoles(item, 'filler')
      : item,
  );

function isNextToPlace(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  const isLast = next === undefined || next.breakBefore !== '' || (!next.content && next.roles.size > 0);
  if (isLast && items[at]?.breakBefore === '' && isPlace(items[at - 1])) return true;
  const named = hasRole(next, 'of') ? items[at + 2] : next;
  return next?.breakBefore === '' && named?.breakBefore === '' && isPlace(named);
}

const isPlace = (item: Item | undefined): boolean =>
  item?.content?.kind === 'country' || item?.content?.kind === 'people' || item?.content?.kind === 'place';

/** In Spanish, "web" alone means a site; next to another word it is part of a trade: "diseño web", "web companies". */
const resolveWebAsSite = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    isUnknown(item) &&
    firstToken(item).folded === 'web' &&
    !item.isJoined &&
    !isTopic(items[at - 1]) &&
    !hasRole(items[at - 1], 'company') &&
    !(hasRole(items[at - 2], 'company') && hasRole(items[at - 1], 'of', 'in')) &&
    !((isTopic(items[at + 1]) || hasRole(items[at + 1], 'company')) && items[at + 1]?.breakBefore === '')
      ? withRoles(item, 'company')
      : item,
  );

/** "Hotels with a shop", "which of them have prices or a shop": the companies have an online shop but are not shops. */
const resolveShopAsFeature = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    const { content } = item;
    const isShop =
      (hasRole(item, 'shop') && !content) || (content?.kind === 'industry' && content.name === SHOPS);
    if (!isShop || isTopic(items[at + 1])) return item;
    const before = items
      .slice(0, at)
      .filter((one) => !hasRole(one, 'filler') || hasRole(one, 'with', 'without'));
    const verb = before.at(-1);
    const isJoined = hasRole(verb, 'and', 'or') && before.at(-2)?.content?.kind === 'feature';
    // "Quita la condición de la tienda".
    const isOfCondition = hasRole(verb, 'of') && hasRole(before.at(-2), 'condition');
    // "Müssen einen Shop haben".
    const isObject =
      at === items.length - 2 && hasRole(items[at + 1], 'with') && hasRole(items[at + 1], 'filler');
    return hasRole(verb, 'with', 'without', 'drop', 'ofThem') || isJoined || isOfCondition || isObject
      ? { ...item, content: { kind: 'feature', name: 'ecommerce', isOnlyAfterSelling: false } }
      : item;
  });

const SHOPS = 'E-commerce & Retail';

/** "Car repair shops": a verb between a noun and the word for shops is part of the name. */
const resolveVerbAsNoun = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    const next = items[at + 1];
    const isNoun =
      hasRole(item, 'sells') &&
      item.tokens.length === 1 &&
      item.breakBefore === '' &&
      isUnknown(items[at - 1]) &&
      hasRole(next, 'shop', 'company') &&
      next?.breakBefore === '';
    return isNoun ? withRoles(item) : item;
  });

const isTopic = (item: Item | undefined): boolean =>
  isUnknown(item) || hasRole(item, 'of', 'shop') || isIndustry(item);
