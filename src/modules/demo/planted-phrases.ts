import { hash32 } from './seeded-random.ts';

/** Where a phrase occurs: the fields that a search reports in `matched_in`. */
export type PhraseField = 'title' | 'meta' | 'h1' | 'h2' | 'h3' | 'body';

/** How many sites contain a phrase: one, about one in hundreds, or about one in ten. */
export type PhraseKind = 'unique' | 'rare' | 'common';

export interface PlantedPhrase {
  readonly phrase: string;
  readonly kind: PhraseKind;
  readonly field: PhraseField;
}

/** What a site contains: phrases as written, and the words of a phrase in reverse order, which only `any` and `single` may find. */
export interface PlantedWords {
  readonly phrases: readonly PlantedPhrase[];
  readonly scattered: readonly PlantedPhrase[];
}

/** The phrases of site `index`. They depend only on the seed and the index, so exact results can be computed without the pages. */
export function plantWords(seed: number, index: number): PlantedWords {
  const phrases: PlantedPhrase[] = [uniquePhrase(seed, index)];
  const scattered: PlantedPhrase[] = [];
  for (let at = 0; at < sharedPhrases.length; at += 1) {
    const planted = sharedPhrases[at] as SharedPhrase;
    const draw = hash32(seed, index, phraseSalt + at) / 4294967296;
    if (draw < planted.share) phrases.push(planted);
    else if (draw < planted.share * 1.5) scattered.push(planted);
  }
  return { phrases, scattered };
}

interface SharedPhrase extends PlantedPhrase {
  /** Share of all sites that contain the phrase. */
  readonly share: number;
}

/** Names of invented seals, guilds and pledges: plausible on any site in any language, and used nowhere else. */
export const sharedPhrases: readonly SharedPhrase[] = [
  common('Quillwater Fair Craft Charter', 'body', 0.12),
  common('Foxmarrow Open Door Week', 'h2', 0.08),
  common('Winterquay Green Supply Pledge', 'body', 0.15),
  common('Hexley Quality Circle', 'h3', 0.1),
  common('Waxwing Service Promise', 'meta', 0.09),
  common('Brixholm Neighbourhood Prize', 'body', 0.2),
  rare('Sixpenny Weir Heritage Trail', 'body', 0.004),
  rare('Oxlow Midsummer Workshop', 'h2', 0.003),
  rare('Quernstone Apprentice Award', 'h3', 0.005),
  rare('Fenwick Moor Original', 'title', 0.002),
  rare('Twelvewells Welcome House', 'h1', 0.003),
  rare('Larkwood Exchange Register', 'meta', 0.004),
  rare('Yewgarth Silver Kettle Contest', 'body', 0.002),
  rare('Wexcombe Tidal Clock Fund', 'body', 0.001),
];

const phraseSalt = 7_000;
const fields: readonly PhraseField[] = ['title', 'meta', 'h1', 'h2', 'h3', 'body'];

/** A name like that of a guild or prize that no other site of the seed has: the index itself, written in words. */
function uniquePhrase(seed: number, index: number): PlantedPhrase {
  const first = index % uniqueFirst.length;
  const rest = Math.floor(index / uniqueFirst.length);
  const second = rest % uniqueSecond.length;
  const turn = Math.floor(rest / uniqueSecond.length);
  const kind = uniqueKinds[(turn + first + second) % uniqueKinds.length];
  // When all names made of words are used, a number is added in the middle: one name must not contain another.
  const round = Math.floor(turn / uniqueKinds.length);
  const words = [uniqueFirst[first], uniqueSecond[second], ...(round > 0 ? [round + 1] : []), kind];
  const field = fields[hash32(seed, index, phraseSalt - 1) % fields.length] as PhraseField;
  return { phrase: words.join(' '), kind: 'unique', field };
}

const uniqueFirst = words(
  'Quenby Wraxall Huxtable Oxenmere Maxwin Quilford Wixton Foxdene Exwick Quorndale Waxham Roxbourne Wyxford Dexwold Quarley Elmswix Paxwell Buxworth Quaintwell Saxonwy Hawxmoor Quedwick Luxwold Wrexmoor',
);
const uniqueSecond = words(
  'Wheelhouse Quadrant Waxworks Boxwood Quarry Foxglove Waterwheel Crosswalk Quilting Wickerwork Oxbow Windrow Equinox Whirligig Quince Flaxwork Wharf Quill Woodwax Lynxway',
);

/** None of these is a word of a shared phrase, so that we know exactly which sites contain some words of one. */
const uniqueKinds = words('Guild Seal Medal Alliance Trust Label Society League Association Chamber');

function words(list: string): readonly string[] {
  return list.split(' ');
}

function common(phrase: string, field: PhraseField, share: number): SharedPhrase {
  return { phrase, kind: 'common', field, share };
}

function rare(phrase: string, field: PhraseField, share: number): SharedPhrase {
  return { phrase, kind: 'rare', field, share };
}
