/**
 * Light stemmers for Polish, Czech and Slovak, which the package of the other languages lacks. They cut the endings of cases and genders,
 * as Dolamic and Savoy's for Czech does, and undo the softening of the last consonant. Words are lower case without accents.
 */

/** Longest first, so that `-iami` is cut before `-ami`. */
const polishEndings =
  /(?:iami|iach|owie|iego|iemu|ami|ach|owi|ego|emu|ymi|imi|ych|ich|iej|iom|iem|ej|om|ow|em|ym|im|ie|ia|iu|io|ii|ji|ja|je|ju|[aeiouy])$/;
const czechEndings =
  /(?:atech|etem|atum|ech|ich|eho|emi|emu|ete|eti|iho|imi|imu|ach|ata|aty|ych|ama|ami|ove|ovi|ymi|iam|iach|em|im|om|um|at|am|ov|ou|ej|ie|ia|iu|[aeiouy])$/;

/** What is left must be longer than most prefixes. */
const STEM_MIN = 3;

function withoutEnding(word: string, endings: RegExp): string {
  const ending = endings.exec(word)?.[0] ?? '';
  return word.length - ending.length < STEM_MIN ? word : word.slice(0, word.length - ending.length);
}

/** `aptece` is a case of `apteka`, `dentyści` the plural of `dentysta`, and `lékáren` that of `lékárna`. */
const withBaseConsonants = (stem: string): string =>
  stem
    .replace(/sc$/, 'st')
    .replace(/c$/, 'k')
    .replace(/dz$/, 'g')
    .replace(/(?<=..[^aeiouy])e(?=[^aeiouy]$)/, '');

export const polish = (word: string): string => withBaseConsonants(withoutEnding(word, polishEndings));

/** For Slovak too, whose endings are nearly the same. */
export const czech = (word: string): string => withBaseConsonants(withoutEnding(word, czechEndings));
