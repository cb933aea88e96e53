import type { Settled } from '../heuristic.ts';
import { titleParts } from '../identity/title-parts.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { isNoTown, townPrepositions } from './address-words.ts';
import { countriesByName } from './country-names.ts';
import { isRegionOf, isTownOf, townOfForm } from './places.ts';

/**
 * The town that a page without an address names in its title: "Dentist in Kvarnby". It must be the only one, because a list of towns is the
 * area that the company serves, and a town that we do not know must be named in the same way in the description or the main heading.
 */
export function townInTitle(page: ParsedPage, { country, language }: Settled): string | null {
  const title = page.title ?? '';
  if (country === null || title === '' || title.length > TITLE_MAX) return null;
  const description = page.metas.get('description')?.[0] ?? '';
  const known = knownTowns(title, country);
  if (known.size > 0) {
    const [town = null] = known;
    const all = new Set([...known, ...knownTowns(description.slice(0, TITLE_MAX), country)]);
    return all.size === 1 ? town : null;
  }
  const prepositions = townPrepositions(language);
  if (prepositions === null) return null;
  const headings = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return repeatedTown(title, [description, ...headings.slice(0, 2)], prepositions, country);
}

const TITLE_MAX = 300;
const WORD = /\p{Lu}[\p{L}’'.-]*/gu;

/** Well-known towns of the country, written with a capital, each by its name. */
function knownTowns(text: string, country: string): Set<string> {
  const towns = new Set<string>();
  for (const part of titleParts(text)) {
    for (const { index } of part.matchAll(WORD)) {
      const words = part.slice(index).split(/[\s,;:!?()/|]+/, TOWN_WORDS_MAX);
      for (let count = words.length; count >= 1; count -= 1) {
        const name = words
          .slice(0, count)
          .join(' ')
          .replace(/[.’'-]+$/, '');
        const town = isTownOf(name, country) ? capitalised(name) : townOfForm(name, country);
        if (town === null) continue;
        towns.add(town);
        break;
      }
    }
  }
  return towns;
}

const TOWN_WORDS_MAX = 4;

/** "ΘΕΣΣΑΛΟΝΙΚΗ" and "BERLIN" as people write them. */
function capitalised(name: string): string {
  if (name.length < 4 || name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** "Sophrologie à Kvarnby | …" and again "à Kvarnby": two names after the word are two towns served. */
function repeatedTown(
  title: string,
  others: readonly string[],
  prepositions: string,
  country: string,
): string | null {
  const place = new RegExp(
    `(?<=\\p{L}\\s)(?:${prepositions})\\s(?<town>\\p{Lu}[\\p{L}'’]+(?:[ -](?:\\p{Lu}[\\p{L}'’]+|am|an der|de|la|le|les|sur|sous|en|del|da|do|di|aan den|op)(?!\\p{L})){0,4})(?:,\\s(?<region>\\p{Lu}[\\p{L}-]+))?(?=\\s*(?:$|[|.!–—·:(]|-\\s))`,
    'u',
  );
  const { town, region } = place.exec(title)?.groups ?? {};
  if (town === undefined || (region !== undefined && !isPlace(region, country))) return null;
  if (isNoTown(town) || isPlace(town, country) || ABSTRACT.test(town)) return null;
  const again = new RegExp(
    `(?<!\\p{L})(?:${prepositions})\\s${town}(?![\\p{L}-])(?!\\s(?:&|et|und|and|y|e|en|och|og)\\s\\p{Lu})`,
    'u',
  );
  return others.some((text) => again.test(text)) ? town : null;
}

function isPlace(name: string, country: string): boolean {
  return isRegionOf(name, country) || countriesByName().has(name.toLowerCase());
}

/** German nouns have capitals too: "in Bewegung", "in Handarbeit". */
const ABSTRACT = /(?:ung|heit|keit|schaft|tion|tät|arbeit|form|ance|qualität|nähe|zeit)$/;
