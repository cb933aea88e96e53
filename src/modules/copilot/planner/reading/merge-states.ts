import { citiesByRegion } from '../dictionaries/dictionaries.ts';
import { findState, nameInState, STATE_WORDS_MAX } from '../dictionaries/states.ts';
import { countryOfPlace, isSamePlace } from '../place-names.ts';
import { foldWord } from '../text/fold.ts';
import { firstToken, type Item } from './item.ts';

/**
 * Joins a city and what narrows it: "Austin, Texas", "Portland (OR)", "Lyon, FR", "Leeds, Yorkshire". They are one place, not two of which
 * either is enough.
 */
export function mergeStates(items: readonly Item[], message: string): Item[] {
  const merged: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const city = items[at];
    if (city === undefined) break;
    const joined = city.content?.kind === 'place' && !isRegion(city) ? joinAt(items, at, message) : undefined;
    merged.push(joined?.item ?? asCountry(city, merged.at(-1)));
    at += joined?.length ?? 1;
  }
  return merged;
}

const isRegion = ({ content, text }: Item): boolean =>
  content?.kind === 'place' && citiesByRegion[foldWord(content.name ?? text)] !== undefined;

function joinAt(
  items: readonly Item[],
  at: number,
  message: string,
): { item: Item; length: number } | undefined {
  const city = items[at];
  const next = items[at + 1];
  if (city?.content?.kind !== 'place' || city.content.isAdjective || !next) return undefined;
  if (!/^(?:[,(]?)$/.test(next.breakBefore) || next.isJoined || !firstToken(next).isCapitalised)
    return undefined;
  const name = city.content.name ?? city.text;
  const own = city.content.country ?? countryOfPlace(name);
  const join = (count: number, content: Item['content']): { item: Item; length: number } => {
    const parts = items.slice(at, at + 1 + count);
    const end = parts.at(-1)?.end ?? city.end;
    return {
      item: {
        ...city,
        tokens: parts.flatMap(({ tokens }) => tokens),
        text: message.slice(city.start, end),
        end,
        content,
      },
      length: 1 + count,
    };
  };
  // "Tbilisi, Georgia" is in the country.
  if (next.content?.kind === 'country' && own !== undefined && next.content.codes.includes(own))
    return undefined;
  const code = firstToken(next).text;
  if (next.breakBefore !== '' && next.tokens.length === 1 && code === own)
    return join(1, { ...city.content, name });
  for (let count = Math.min(STATE_WORDS_MAX, items.length - at - 1); count > 0; count -= 1) {
    const behind = items.slice(at + 1, at + 1 + count);
    if (behind.slice(1).some((item) => item.breakBefore !== '')) continue;
    const text = message.slice(next.start, behind.at(-1)?.end);
    // Without punctuation, "Portland OR" has the code of a state only if the message is not all in capital letters.
    if (/^[A-Z]{2,3}$/.test(text) && next.breakBefore === '' && message === message.toUpperCase()) continue;
    const state = findState(text, own);
    if (state === undefined || isSamePlace(text, name)) continue;
    return join(count, { ...city.content, name: nameInState(name, state.name), country: state.country });
  }
  return undefined;
}

/** A region of the country of the city before it, or behind a city that no list has, narrows it by its country only. */
function asCountry(item: Item, city: Item | undefined): Item {
  const { content } = item;
  if (content?.kind !== 'place' || content.country === undefined || !isRegion(item)) return item;
  if (city?.content?.kind !== 'place' || isRegion(city) || !/^[,(]?$/.test(item.breakBefore)) return item;
  const own = city.content.country ?? countryOfPlace(city.content.name ?? city.text);
  return own === undefined || own === content.country
    ? { ...item, content: { kind: 'country', codes: [content.country] } }
    : item;
}
