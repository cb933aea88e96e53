import type { Language } from '../lexicon/meaning.ts';

/** Letters that occur in only a few of the languages. */
export const LETTERS: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/[ąęłńśźżćĄĘŁŃŚŹŻĆ]/, ['pl']],
  [/[ßäöüÄÖÜ]/, ['de']],
  [/[ñ¿¡]/, ['es']],
  [/[ãõÃÕ]/, ['pt']],
  [/[êâôÊÂÔ]/, ['fr', 'pt']],
  [/[œîûùÎÛ]/, ['fr']],
  [/[èà]/, ['fr', 'it']],
  [/[ìò]/, ['it']],
  [/ç/, ['fr', 'pt']],
  [/ij|[ëï]/, ['nl']],
  [/[áíú]/, ['es', 'pt']],
  [/é/, ['fr', 'es', 'pt']],
  [/ó/, ['es', 'pl', 'pt']],
];

/** Typical endings of a language, without accents; used for words that are in no dictionary. */
export const ENDINGS: readonly (readonly [RegExp, Language])[] = [
  [/(?:os|as|ores|eros|eras|ciones|cion|erias|ales)$/, 'es'],
  [/(?:i|ieri|tori|zioni|zione|ici|ella|elli)$/, 'it'],
  [/(?:coes|cao|oes|ais|eiros|eiras|aria|arias|eis)$/, 'pt'],
  [/(?:eurs|iers|ieres|eaux|ements|istes|aux|elles|erie|eries)$/, 'fr'],
  [/(?:ers|sten|ijven|ijen|heden|jes|ingen|aars)$/, 'nl'],
  [
    /(?:ungen|ung|eien|haus|hauser|innen|arzte|handler|schaften|schulen|laden|firmen|betriebe|praxen|kliniken|bauer|makler)$/,
    'de',
  ],
  [/(?:ow|owie|nie|cy|rzy|ych|nia|arnie|ki|etowe|etowy|etowych)$/, 'pl'],
  [/(?:ing|ies|ers|ists|ments|ness)$/, 'en'],
];

/** Typical endings of adjectives for people and things from a country: "belges", "españolas", "polnische". */
export const NATIONALITY_ENDINGS: readonly (readonly [RegExp, Language])[] = [
  [/(?:ish|ian|ians|can|cans|glish|ench|ese)$/, 'en'],
  [/(?:ischer?|ischen|isches|tsche[nrs]?|sische[nrs]?)$/, 'de'],
  [/(?:aise?s?|iennes?|ienne?|iens|ges?|sses?|cains?|caines?|noles?)$/, 'fr'],
  [/(?:anol|anoles|anolas|anola|eses|esas|anos|anas|gas|zos|zas|nes)$/, 'es'],
  [/(?:ani|ane|iani|iane|eschi|esche|nesi|cesi|ghe|gi|zzeri|zzere)$/, 'it'],
  [/(?:eses|esas|anhol|anhois|anholas|anos|anas|gas|cos|cas|emaes|alemas)$/, 'pt'],
  [/(?:se|anse|ische|tse|olse)$/, 'nl'],
  [/(?:skie|skich|ska|ski|skiej|ckie|ckich|cka|cki)$/, 'pl'],
];
