import type { Heuristic } from '../heuristic.ts';
import { readPage } from './page-reading.ts';

const audiencesMax = 8;

/** Words that follow "for" where the page describes itself, for example "restaurants" in "software for restaurants". */
export const targetAudience: Heuristic = (page) => {
  const places = new Map<string, string>();
  for (const { found, name } of readPage(page)) {
    // A menu lists departments ("for women"), which the b2b heuristic uses; it does not say whom the company serves.
    if (name === 'nav' || name === 'domain') continue;
    for (const { phrase, isAddressed } of found) {
      const { audience } = phrase;
      if (audience === null || !(isAddressed || audience.isWhole) || places.has(audience.word)) continue;
      places.set(audience.word, name);
    }
  }
  if (places.size === 0) return [];
  const listed = [...places].slice(0, audiencesMax);
  return [
    {
      column: 'target_audience',
      value: listed.map(([word]) => word),
      evidence: listed.map(([word, place]) => `for ${word} (${place})`).join(', '),
    },
  ];
};
