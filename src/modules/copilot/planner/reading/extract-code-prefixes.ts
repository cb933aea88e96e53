import { codePrefixes, columnNames, grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import { phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';
import type { Amount } from './extract-amounts.ts';

const COLUMN = 'postal_code';
/** "80", "SW1", "80xxx", "80…". */
const CODE = /^([a-z]{0,2}\d{1,5})(x*)$/;
/** No postcode is that short: "código postal 28", "postcode LS1". */
const SHORT_CODE = /^(?:\d{1,2}|[a-z]{1,2}\d{1,2})$/;
/** A letter or two alone are a code only where they are written like one: "starts with LS". */
const LETTERS = /^\p{Lu}{1,2}$/u;
/** How many words may stand between the name of the code and its last word. */
const DISTANCE_MAX = 7;

const words = mapLanguages((language) => {
  const { with: having, in: within, of, filler } = grammars[language];
  return {
    names: foldPhrases(columnNames[COLUMN]?.[language] ?? ''),
    areas: foldPhrases(codePrefixes[language].areas),
    starting: foldPhrases(codePrefixes[language].starting),
    between: [having, within, of, filler].flatMap(foldPhrases),
  };
});

interface Extracted {
  readonly prefixes: readonly Amount[];
  /** The rest of the message. */
  readonly tokens: readonly Token[];
}

/** Takes "a postcode that starts with 80", "PLZ-Gebiet 80" and "PLZ 80xxx" out of a message. */
export function extractCodePrefixes(
  tokens: readonly Token[],
  message: string,
  language: Language,
): Extracted {
  const { names, areas, starting, between } = words[language];
  const lengthAt = (phrases: readonly (readonly string[])[], at: number): number =>
    phraseLengthAt(tokens, phrases, at);
  for (let start = 0; start < tokens.length; start += 1) {
    const area = lengthAt(areas, start);
    const name = area > 0 ? area : lengthAt(names, start);
    if (name === 0) continue;
    let isPrefix = area > 0;
    let code = '';
    let end = start + name;
    for (let at = end; at < Math.min(tokens.length, start + name + DISTANCE_MAX); ) {
      const verb = lengthAt(starting, at);
      const [, digits, rest] = CODE.exec(tokens[at]?.folded ?? '') ?? [];
      const found =
        digits ?? (isPrefix && LETTERS.test(tokens[at]?.text ?? '') ? tokens[at]?.text : undefined);
      // A second number is about something else: "postcode area 80 with 50 employees".
      if (found !== undefined && code !== '') break;
      if (verb > 0) isPrefix = true;
      else if (found !== undefined) {
        code = found.toUpperCase();
        isPrefix ||= SHORT_CODE.test(found) || rest !== '' || message.startsWith('..', tokens[at]?.end);
      }
      const length = verb || (found === undefined ? lengthAt(between, at) : 1);
      if (length === 0) break;
      at += length;
      if (verb > 0 || found !== undefined) end = at;
    }
    if (!isPrefix || code === '') continue;
    const text = message.slice(tokens[start]?.start, tokens[end - 1]?.end);
    return {
      prefixes: [{ column: COLUMN, operator: 'starts', value: code, text }],
      tokens: tokens.toSpliced(start, end - start),
    };
  }
  return { prefixes: [], tokens };
}
