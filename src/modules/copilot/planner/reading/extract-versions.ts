import { contentManagers, employeeWords, grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import type { Amount } from './extract-amounts.ts';
import { firstToken, hasRole, type Item, isUnknown } from './item.ts';
import type { Remarks } from './request.ts';

/** "10", "v10", "4.x". A year or a large number is something else. */
const VERSION = /^v?\d{1,2}(?:\.(?:\d{1,2}|x))*$/i;
const TRAILING_VERSION = /\s\d{1,2}$/;
const VERSION_WORD = /^(?:version(?:s|e|en|es|i)?|versao|versoes|versies?|wersj\p{L}+)$/u;
/** Two dots: the whole version of a page, and not only its beginning. */
const WHOLE_VERSION = /^\d+\.\d+\.\d+$/;

/** "Older than", "below": pages are not compared by their versions. */
const comparisons = mapLanguages((language) => {
  const { more, fewer, atLeast, atMost } = employeeWords[language];
  const { before, after, since } = grammars[language];
  return [more, fewer, atLeast, atMost, before, after, since]
    .flatMap(foldPhrases)
    .sort((one, other) => other.length - one.length);
});

interface Extracted {
  readonly items: readonly Item[];
  readonly versions: Remarks['versions'];
  /** The versions of content management systems, which have a column. */
  readonly conditions: readonly Amount[];
}

/** Takes the version out of "Drupal 10", and the comparison out of "WordPress older than 6.5". */
export function extractVersions(items: readonly Item[], language: Language): Extracted {
  const versions: Remarks['versions'][number][] = [];
  const conditions: Amount[] = [];
  const left: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (!item) break;
    const manager = isVersionWord(item) ? managerBefore(items, at) : undefined;
    const detached = items[at + 1];
    if (manager !== undefined && detached && isVersion(detached)) {
      conditions.push(versionCondition(detached, `${item.text} ${detached.text}`));
      at += 1;
      continue;
    }
    left.push(item);
    if (item.content?.kind !== 'technology') continue;
    const { name } = item.content;
    // Some technologies are also known by their name and version.
    if (TRAILING_VERSION.test(item.text) && !TRAILING_VERSION.test(name)) {
      versions.push({ technology: name, version: item.text });
      continue;
    }
    const compared = findComparison(items, at, language);
    if (compared) {
      const first = items[compared.first];
      const text = items.slice(compared.first, compared.last + 1).map((one) => one.text);
      if (!first) break;
      versions.push({ technology: name, version: text.join(' '), isCompared: contentManagers.has(name) });
      left.push(...items.slice(at + 1, compared.first).filter((one) => !isVersionWord(one)));
      at = compared.last;
      continue;
    }
    const steps = stepsToVersion(items, at);
    const number = items[at + steps];
    if (!number || !isVersion(number)) continue;
    const text = `${item.text} ${number.text}`;
    if (contentManagers.has(name)) conditions.push(versionCondition(number, text));
    else versions.push({ technology: name, version: text });
    at += steps;
  }
  return { items: left, versions, conditions };
}

function versionCondition(number: Item, text: string): Amount {
  const value = number.text.replace(/^v/i, '').replace(/\.x$/i, '.');
  return { column: 'cms_version', operator: WHOLE_VERSION.test(value) ? 'eq' : 'starts', value, text };
}

/** The content management system that "in version 6.4" is about: "WordPress sites in Spain with version 6.4". */
function managerBefore(items: readonly Item[], at: number): string | undefined {
  const named = items
    .slice(0, at)
    .flatMap(({ content }) => (content?.kind === 'technology' ? [content.name] : []));
  return named.length === 1 && contentManagers.has(named[0] ?? '') ? named[0] : undefined;
}

/** How far the version is from its technology: "Drupal 10", "Drupal version 10", "Drupalem w wersji 10". */
function stepsToVersion(items: readonly Item[], at: number): number {
  if (isVersionWord(items[at + 1])) return 2;
  const isJoined = !items[at + 1]?.content && hasRole(items[at + 1], 'in', 'with');
  return isJoined && isVersionWord(items[at + 2]) ? 3 : 1;
}

/** The positions of "older than 6.5" after a technology, over words such as "sites with a version". */
function findComparison(
  items: readonly Item[],
  at: number,
  language: Language,
): { readonly first: number; readonly last: number } | undefined {
  for (let first = at + 1; first < items.length; first += 1) {
    const words = items.slice(first).flatMap(({ tokens }) => tokens.map(({ folded }) => folded));
    const phrase = comparisons[language].find((one) => one.every((word, place) => words[place] === word));
    const number = phrase && itemAfter(items, first, phrase.length);
    if (number !== undefined) {
      const version = items[number];
      const isNamed = items.slice(at, first).some(isVersionWord);
      if (version && isVersion(version) && (isNamed || version.text.includes('.')))
        return { first, last: number };
    }
    const item = items[first];
    if (item?.content || !(isVersionWord(item) || hasRole(item, 'company', 'filler', 'with', 'of', 'in')))
      return undefined;
  }
  return undefined;
}

/** The position of the item that begins after this many words; undefined if they end within one. */
function itemAfter(items: readonly Item[], first: number, words: number): number | undefined {
  let [at, left] = [first, words];
  while (left > 0 && at < items.length) {
    left -= items[at]?.tokens.length ?? 0;
    at += 1;
  }
  return left === 0 && at < items.length ? at : undefined;
}

const isVersionWord = (item: Item | undefined): boolean =>
  item !== undefined && item.content === undefined && VERSION_WORD.test(firstToken(item).folded);

const isVersion = (item: Item): boolean =>
  item.breakBefore === '' && isUnknown(item) && VERSION.test(item.text);
