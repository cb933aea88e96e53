import { changes } from '../dictionaries/dictionaries.ts';
import { type ChangePlace, type Language, languages } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

interface Words {
  readonly verbs: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
  /** Names of things, split into words, longest first. */
  readonly things: readonly (readonly [name: readonly string[], place: ChangePlace])[];
}

const listOf = (text: string): string[] =>
  foldWord(text)
    .split(',')
    .map((word) => word.trim());

const words = Object.fromEntries(
  languages.map((language): [Language, Words] => {
    const { verbs, around, things } = changes[language];
    return [
      language,
      {
        verbs: new Set(listOf(verbs)),
        around: new Set(listOf(around)),
        things: (Object.entries(things) as [ChangePlace, string][])
          .flatMap(([place, names]) => listOf(names).map((name) => [name.split(' '), place] as const))
          .sort(([a], [b]) => b.length - a.length),
      },
    ];
  }),
) as Readonly<Record<Language, Words>>;

/** How many words are read from the start; the verb and its object come early in such a request. */
const WORDS_READ = 12;

/** "Make a list of hotels" asks for hotels; "make my list public" is about a list. */
const MAKING = new Set(
  'create make set put erstelle erstellen anlegen lege cree creer creez crea crear creare crei maak maken aanmaken cria criar crie utworz utworzyc stworz stworzyc'.split(
    ' ',
  ),
);
/** Verbs that can also ask to show a company. */
const SHOWING =
  /^(?:send|export|download|share|herunter|schick|exporti|teil|envo|partag|télé|tele|env|descarg|manda|invia|scarica|condivid|stuur|deel|baixa|wysl|pobier|udostepn)/;
const OWN = new Set(
  'my our this mein meine meinen meiner unsere unser diese dieser mon ma mes notre nos cette mi mis nuestra nuestro mio mia mie nostra questa mijn onze deze minha meu minhas nossa esta moja moje moją nasze te'.split(
    ' ',
  ),
);

/**
 * The page for a message that wants something created, changed or deleted; undefined if it asks for companies. Such a request consists of a
 * verb, a thing with an owner, and filler words; the first other word ends it.
 */
export function findChange(tokens: readonly Token[], language: Language): ChangePlace | 'index' | undefined {
  const { verbs, around, things } = words[language];
  const messageWords = tokens.slice(0, WORDS_READ).map(({ folded }) => folded);
  const thingAt = (at: number) =>
    things.find(([name]) => name.every((part, index) => messageWords[at + index] === part));
  const verb = messageWords.findIndex((word) => !around.has(word));
  // "Remove example.com from my list".
  if (
    languages.some((one) => words[one].verbs.has(messageWords[verb] ?? '')) &&
    !MAKING.has(messageWords[verb] ?? '') &&
    !SHOWING.test(messageWords[verb] ?? '') &&
    tokens.slice(0, WORDS_READ).some(({ kind }) => kind === 'domain')
  )
    return (
      things.find(
        ([name, place]) => place !== 'results' && name.every((part) => messageWords.includes(part)),
      )?.[1] ?? 'index'
    );
  /** "Save this search and e-mail me when …" */
  const wantsAlert = (): boolean =>
    messageWords.some((_word, at) => thingAt(at)?.[1] === 'monitors' && (thingAt(at)?.[0].length ?? 0) > 1);
  // "Add the first three to my list".
  const isAsked =
    words[language].verbs.has(messageWords[verb] ?? '') && !SHOWING.test(messageWords[verb] ?? '');
  const ownThing = messageWords
    .flatMap((word, at) => (at > verb && OWN.has(word) ? [thingAt(at + 1), thingAt(at + 2)] : []))
    .find((thing) => thing !== undefined && thing[1] !== 'results');
  if (isAsked && ownThing && !MAKING.has(messageWords[verb] ?? ''))
    return wantsAlert() ? 'monitors' : ownThing[1];
  let hasVerb = false;
  let isMaking = false;
  let place: ChangePlace | undefined;
  /** "My saved searches": a word between the owner and the thing. */
  const isOfThing = (at: number): boolean =>
    OWN.has(messageWords[at - 1] ?? '') && thingAt(at + 1) !== undefined;
  for (let at = 0; at < messageWords.length; ) {
    const word = messageWords[at] ?? '';
    const thing = thingAt(at);
    if (verbs.has(word)) {
      hasVerb = true;
      isMaking ||= MAKING.has(word);
    }
    // Companies before the verb are its subject, so this is not a request.
    else if (thing?.[1] === 'results' && !hasVerb && !around.has(word)) break;
    // The rows of an answer are meant only if nothing else is named.
    else if (
      thing &&
      !(thing[1] === 'lists' && isMaking && !messageWords.slice(0, at).some((one) => OWN.has(one)))
    )
      place = place === undefined || place === 'results' ? thing[1] : place;
    else if (thing || !(around.has(word) || tokens[at]?.kind === 'domain' || isOfThing(at))) break;
    if (hasVerb && place !== undefined && place !== 'results') return wantsAlert() ? 'monitors' : place;
    at += thing && !verbs.has(word) ? thing[0].length : 1;
  }
  return hasVerb && place === 'results' && messageWords.length <= WORDS_READ / 2 ? place : undefined;
}
