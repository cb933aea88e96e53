import { grammars, mapLanguages, openers } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

const phrases = mapLanguages((language) =>
  [...foldPhrases(openers[language])].sort((one, other) => other.length - one.length),
);

/** What asks for nothing: openers, greetings, and the words of someone who tries out the service. */
const idlePhrases = mapLanguages((language) =>
  [...phrases[language], ...foldPhrases(grammars[language].greeting)].sort(
    (one, other) => other.length - one.length,
  ),
);

/** Leaves out what precedes the request and a punctuation mark: "perfect, now …", "sorry – I meant …". */
export function stripOpeners(tokens: readonly Token[], language: Language): readonly Token[] {
  const opener = phrases[language].find((phrase) =>
    phrase.every((word, offset) => tokens[offset]?.folded === word),
  );
  if (opener === undefined) return tokens;
  const next = tokens[opener.length];
  return next !== undefined && next.breakBefore !== ''
    ? stripOpeners(tokens.slice(opener.length), language)
    : tokens;
}

/** Whether a message is nothing but such words: "cool", "alles klar", "hello? test". */
export function isOnlyOpeners(tokens: readonly Token[], language: Language): boolean {
  const idle = idlePhrases[language].find((phrase) =>
    phrase.every((word, offset) => tokens[offset]?.folded === word),
  );
  if (idle === undefined) return false;
  return idle.length === tokens.length || isOnlyOpeners(tokens.slice(idle.length), language);
}
