import { grammars, manufacturerNouns, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldSingleWords } from '../text/fold.ts';
import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';

const withWords = mapLanguages((language) => foldSingleWords(grammars[language].with));

/**
 * "Cafés in Hamburg, with or without WordPress", "that may have a blog": what need not be there is no condition. A message that says
 * nothing else drops it from the last list.
 */
export function resolveOptional(items: readonly Item[], language: Language): readonly Item[] {
  const at = items.findIndex((item) => hasRole(item, 'optional') && !item.content);
  const optional = items[at];
  if (optional === undefined) return items;
  const length = items.slice(at + 1).findIndex((item, place) => !isOptional(item, place, items[at + place]));
  const end = length < 0 ? items.length : at + 1 + length;
  // "Die WordPress haben dürfen": the verb comes last.
  // "Without a blog is fine too" is another phrase.
  const isLast =
    end === items.length && !items.slice(at + 1).some(isValue) && !hasRole(optional, 'tolerated');
  const start = isLast ? startOfClause(items, at) : at;
  const span = items.slice(start, end);
  const isWish = hasRole(optional, 'unsupported');
  // "Laisse tomber le blog, plutôt avec une boutique": what takes the place of something else is required.
  const endsWithWith = withWords[language].has(optional.tokens.at(-1)?.folded ?? '');
  const left = endsWithWith ? (['filler', 'with'] as const) : (['filler'] as const);
  if (isWish && items.slice(0, at).some((item) => hasRole(item, 'drop') && !item.content))
    return items.with(at, withRoles(optional, 'instead', ...left));
  if (!span.some(isValue))
    return items.with(at, isWish ? withRoles(optional, 'filler') : withoutRole(optional));
  const others = [...items.slice(0, start), ...items.slice(end)];
  const isCondition = others.some((item) => isUnknown(item) || item.content !== undefined);
  // "Preferably bakeries in Hamburg" says what is searched for, and "preferably with a blog" what is left of a list.
  // "Suppliers of packaging, preferably manufacturers".
  const isMakers = others.some(isValue) && span.some(isManufacturer);
  if (isWish && !(isMakers || (isCondition && span.some(isWished))))
    return items.with(at, withRoles(optional, ...left));
  if (isWish) return [...items.slice(0, start), wishOf(items.slice(start, end)), ...items.slice(end)];
  return isCondition ? others : items.with(at, withRoles(optional, 'drop'));
}

/** What a homepage may have, or a word behind "with". */
const isWished = (item: Item, at: number, span: readonly Item[]): boolean =>
  /^(?:feature|technology|language)$/.test(item.content?.kind ?? '') ||
  (isUnknown(item) && span.slice(0, at).some((one) => hasRole(one, 'with', 'uses')));

const isManufacturer = (item: Item): boolean =>
  item.content?.kind === 'industry' && manufacturerNouns.has(firstToken(item).folded);

/** A wish is named as not taken into account, as one text. */
const wishOf = (span: readonly Item[]): Item => {
  const [first, last] = [span[0], span.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a wish has words');
  return {
    ...first,
    tokens: span.flatMap(({ tokens }) => tokens),
    text: span
      .map(({ text, breakBefore }, at) => (at > 0 && breakBefore !== '' ? `, ${text}` : text))
      .join(' ')
      .replaceAll(' ,', ','),
    end: last.end,
    roles: new Set(['unsupported']),
    content: undefined,
  };
};

const isValue = (item: Item): boolean =>
  isUnknown(item) || hasRole(item, 'shop') || (item.content !== undefined && !isOfSubject(item));

const isOfSubject = ({ content }: Item): boolean =>
  content?.kind === 'country' || content?.kind === 'place' || content?.kind === 'people';

/** Whether an item after "may have" still belongs to what they may have: "a blog or a newsletter", but not "in London". */
const isOptional = (item: Item, place: number, before: Item | undefined): boolean =>
  isValue(item)
    ? item.breakBefore === '' || hasRole(before, 'and', 'or')
    : !item.content &&
      item.breakBefore === '' &&
      (hasRole(item, 'filler', 'and', 'or', 'also') ||
        ((place === 0 || hasRole(before, 'filler')) && hasRole(item, 'with', 'uses')));

/** The first of the values before a verb at the end. */
function startOfClause(items: readonly Item[], at: number): number {
  let start = at;
  while (start > 0) {
    const before = items[start - 1];
    if (before === undefined || !(isValue(before) || hasRole(before, 'with', 'filler', 'uses'))) break;
    if (isUnknown(before)) break;
    start -= 1;
    if (items[start]?.breakBefore !== '') break;
  }
  return start;
}

/** Elsewhere these words are auxiliary verbs. */
const withoutRole = (item: Item): Item =>
  withRoles(
    item,
    ...(item.roles.size > 1 ? [...item.roles].filter((role) => role !== 'optional') : (['filler'] as const)),
  );
