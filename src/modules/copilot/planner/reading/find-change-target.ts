import { changes, mapLanguages } from '../dictionaries/dictionaries.ts';
import { type AppSection, type Language, languages } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

interface Words {
  readonly verbs: ReadonlySet<string>;
  readonly saving: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
  /** Names of things, split into words, longest first. */
  readonly things: readonly (readonly [name: readonly string[], section: AppSection])[];
}

const splitList = (text: string): string[] =>
  foldWord(text)
    .split(',')
    .map((word) => word.trim());

const words = Object.fromEntries(
  languages.map((language): [Language, Words] => {
    const { verbs, saving, around, things } = changes[language];
    return [
      language,
      {
        verbs: new Set(splitList(`${verbs}, ${saving}`)),
        saving: new Set(splitList(saving)),
        around: new Set(splitList(around)),
        things: (Object.entries(things) as [AppSection, string][])
          .flatMap(([section, names]) => splitList(names).map((name) => [name.split(' '), section] as const))
          .sort(([a], [b]) => b.length - a.length),
      },
    ];
  }),
) as Readonly<Record<Language, Words>>;

/** How many words are read from the start; the verb and its object come early in such a request. */
const WORDS_READ_MAX = 12;

/** "Make a list of hotels" asks for hotels; "make my list public" is about a list. */
const CREATE_VERBS = new Set(
  'create make set put erstelle erstellen anlegen lege richte einrichten cree creer creez crea crear cree creare crei imposta maak maken aanmaken stel cria criar crie utworz utworzyc stworz stworzyc ustaw give do mach mache stell fais faites faire mets mettez mettre haz hazme hagame hacer pon ponme fammi fai fare faccia metti mettimi faz faca fazer poe zet zrob zrobic zaloz zalozyc wlacz'.split(
    ' ',
  ),
);
/** Whether a message asks to keep something or to set something up, and not to change or delete it. */
export const asksToSave = (tokens: readonly Token[], language: Language): boolean =>
  tokens.some(({ folded }) => words[language].saving.has(folded));
export const asksToCreate = (tokens: readonly Token[]): boolean =>
  tokens.some(({ folded }) => CREATE_VERBS.has(folded));

/** Verbs that can also ask to show a company. */
const SHOW_VERBS =
  /^(?:send|export|download|share|herunter|schick|exporti|teil|envo|partag|télé|tele|env|descarg|manda|invia|scarica|condivid|stuur|deel|baixa|wysl|pobier|udostepn)/;
const OWNERS =
  'my our this mein meine meinen meiner unsere unser diese dieser mon ma mes notre nos cette mis nuestra nuestro mio mia mie nostra questa mijn onze deze minha meu minhas nossa esta moja moje mojej moich naszej nasza nasze te';
/** "Mi" is "my" in Spanish, and "me" in Italian and Polish. */
const POSSESSIVES = mapLanguages(
  (language) => new Set([...OWNERS.split(' '), ...(language === 'es' ? ['mi'] : [])]),
);

/** "Delete all German companies from the list", where no list was shown: it can only be one that is saved. */
export function removesFromList(tokens: readonly Token[], language: Language): boolean {
  const { verbs, around, things } = words[language];
  const start = tokens.findIndex(({ folded }) => !around.has(folded) || verbs.has(folded));
  const verb = tokens[start]?.folded ?? '';
  const isRemoval = verbs.has(verb) && !CREATE_VERBS.has(verb) && !SHOW_VERBS.test(verb);
  return (
    isRemoval &&
    things.some(
      ([name, section]) =>
        section === 'lists' &&
        tokens.some(
          (_token, at) => at > start && name.every((part, index) => tokens[at + index]?.folded === part),
        ),
    )
  );
}

/**
 * The page for a message that wants something created, changed or deleted; undefined if it asks for companies. Such a request consists of a
 * verb, a thing with an owner, and filler words; the first other word ends it.
 */
export function findChangeTarget(
  tokens: readonly Token[],
  language: Language,
): AppSection | 'index' | undefined {
  const { verbs, around, things } = words[language];
  const messageWords = tokens.slice(0, WORDS_READ_MAX).map(({ folded }) => folded);
  const thingAt = (at: number) =>
    things.find(([name]) => name.every((part, index) => messageWords[at + index] === part));
  const verb = messageWords.findIndex((word) => !around.has(word));
  // "Remove example.com from my list".
  if (
    languages.some((one) => words[one].verbs.has(messageWords[verb] ?? '')) &&
    !CREATE_VERBS.has(messageWords[verb] ?? '') &&
    !SHOW_VERBS.test(messageWords[verb] ?? '') &&
    tokens.slice(0, WORDS_READ_MAX).some(({ kind }) => kind === 'domain')
  )
    return (
      things.find(
        ([name, section]) => section !== 'results' && name.every((part) => messageWords.includes(part)),
      )?.[1] ?? 'index'
    );
  /** "Save this search and e-mail me when …" */
  const wantsAlert = (): boolean =>
    messageWords.some((_word, at) => thingAt(at)?.[1] === 'monitors' && (thingAt(at)?.[0].length ?? 0) > 1);
  // "Add the first three to my list".
  const isAsked =
    words[language].verbs.has(messageWords[verb] ?? '') && !SHOW_VERBS.test(messageWords[verb] ?? '');
  const ownThing = messageWords
    .flatMap((word, at) =>
      at > verb && POSSESSIVES[language].has(word) ? [thingAt(at + 1), thingAt(at + 2)] : [],
    )
    .find((thing) => thing !== undefined && thing[1] !== 'results');
  if (isAsked && ownThing && !CREATE_VERBS.has(messageWords[verb] ?? ''))
    return wantsAlert() ? 'monitors' : ownThing[1];
  let hasVerb = false;
  let isMaking = false;
  let section: AppSection | undefined;
  /** "My saved searches": a word between the owner and the thing. */
  const isOfThing = (at: number): boolean =>
    POSSESSIVES[language].has(messageWords[at - 1] ?? '') && thingAt(at + 1) !== undefined;
  for (let at = 0; at < messageWords.length; ) {
    const word = messageWords[at] ?? '';
    const thing = thingAt(at);
    if (verbs.has(word)) {
      hasVerb = true;
      isMaking ||= CREATE_VERBS.has(word);
    }
    // Companies before the verb are its subject, so this is not a request.
    else if (thing?.[1] === 'results' && !hasVerb && !around.has(word)) break;
    // The request is about the rows of an answer only if it names nothing else.
    else if (
      thing &&
      !(
        thing[1] === 'lists' &&
        isMaking &&
        !messageWords.slice(0, at).some((one) => POSSESSIVES[language].has(one))
      )
    )
      section = section === undefined || section === 'results' || section === 'account' ? thing[1] : section;
    else if (thing || !(around.has(word) || tokens[at]?.kind === 'domain' || isOfThing(at))) break;
    // "Change the name of my list": what the name is of decides.
    if (hasVerb && section !== undefined && section !== 'results' && section !== 'account')
      return wantsAlert() ? 'monitors' : section;
    at += thing && !verbs.has(word) ? thing[0].length : 1;
  }
  if (hasVerb && section === 'account') return wantsAlert() ? 'monitors' : section;
  return hasVerb && section === 'results' && messageWords.length <= WORDS_READ_MAX / 2 ? section : undefined;
}
