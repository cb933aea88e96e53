import { countryNamed } from '../country-names.ts';
import { frameText, leadText } from '../frame-text.ts';
import { PLACES } from '../places.ts';
import type { Vote, Voter } from '../vote.ts';

/** Countries, regions and large cities named in the title, the description and the page's frame; a list of many countries says nothing. */
export const placeNameVote: Voter = (page) => {
  const headline = `${page.title ?? ''}\n${page.metas.get('description')?.[0] ?? ''}\n${page.metas.get('keywords')?.[0]?.slice(0, 200) ?? ''}`;
  return [
    ...votesIn(headline, 1.6, 'title or description'),
    ...votesIn(frameText(page), 1.2, 'frame'),
    ...votesIn(leadText(page), 0.4, 'text'),
  ];
};

const COUNTRIES_MAX = 3;
const NAME_WORDS_MAX = 4;

function votesIn(text: string, weight: number, where: string): Vote[] {
  const named = new Set<string>();
  const placed = new Set<string>();
  for (const line of text.toLowerCase().split(/[\n.,;:|/()•·–—]| - /)) {
    const words = line.trim().split(/\s+/).slice(0, 60);
    for (let start = 0; start < words.length; start += 1) {
      let phrase = '';
      for (let length = 1; length <= NAME_WORDS_MAX && start + length <= words.length; length += 1) {
        phrase = phrase === '' ? (words[start] ?? '') : `${phrase} ${words[start + length - 1]}`;
        const country = countryNamed(phrase);
        if (country !== null) named.add(country);
        const place = PLACES.get(phrase);
        if (place !== undefined) placed.add(place);
      }
    }
  }
  const countries =
    named.size > COUNTRIES_MAX
      ? []
      : [...named].map((country) => vote(country, weight / named.size, `country named in ${where}`));
  const places =
    placed.size > COUNTRIES_MAX
      ? []
      : [...placed].map((country) => vote(country, weight / placed.size, `place named in ${where}`));
  return [...countries, ...places];
}

function vote(country: string, weight: number, evidence: string): Vote {
  return { country, weight, evidence };
}
