import type { ArgumentValue, CallArguments } from './call.ts';
import { areOneQualifier } from './dictionaries/qualifiers.ts';
import type { Language } from './lexicon/meaning.ts';
import { stemOf } from './text/stem.ts';

/** A subject in parentheses, then what its pages must have, both in the query language. */
const WITH_CONDITION = /^\(((?:[^()]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))+)\) (\S.*)$/s;
/** Choices in a condition: terms of which one is enough. */
const CHOICES = /\(\(([^()]+)\)\)/g;
/** The parts of a condition: choices, phrases and words. */
const TERMS = /\(\([^()]*\)\)|[^\s"()]*"[^"]*"\S*|\S+/g;
/** The longest query that the search takes. */
const QUERY_CHARACTERS_MAX = 200;

export interface ConditionedQuery {
  /** What the companies are; empty if the call names it by its industry or sub-industry. */
  readonly subject: string;
  readonly condition: string;
}

/** Splits the search text of a call into its subject and a condition on its pages; undefined if it has no such condition. */
export function splitCondition({ q, mode }: CallArguments): ConditionedQuery | undefined {
  if (typeof q !== 'string' || mode !== 'query' || /^"[^"]+" /.test(q)) return undefined;
  // Only alternatives of a condition have two parentheses.
  if (/^\(\((?!(?:sub_)?industry:)/.test(q)) return { subject: '', condition: q };
  const [, subject, condition] = WITH_CONDITION.exec(q) ?? [];
  if (subject !== undefined && condition !== undefined) return { subject, condition };
  return /^\(.*\)$/s.test(q) || /sub_industry:/.test(q) ? undefined : { subject: '', condition: q };
}

/** The arguments with a further condition on the pages, for example a word that they must contain. */
export function addCondition(args: CallArguments, condition: string): CallArguments {
  const known = splitCondition(args);
  const words = String(args.q ?? '')
    .replaceAll(/[()"]/g, ' ')
    .trim();
  const subject = known ? known.subject : args.mode === 'single' ? words.split(/\s+/).join(' OR ') : words;
  return withCondition(args, subject, known ? `${known.condition} ${condition}` : condition);
}

const termsOf = (choice: string): string[] => choice.slice('(('.length, -'))'.length).split(' OR ');

/** The terms of the choices in a condition. */
export const alternativesIn = (args: CallArguments): string[] =>
  splitCondition(args)?.condition.match(CHOICES)?.flatMap(termsOf) ?? [];

/** The arguments with more terms in the last choice of their condition; undefined if it has none, or no space for them. */
export function addAlternatives(args: CallArguments, terms: readonly string[]): CallArguments | undefined {
  const choice = splitCondition(args)?.condition.match(CHOICES)?.at(-1);
  if (choice === undefined) return undefined;
  const longer = `((${[...new Set([...termsOf(choice), ...terms])].join(' OR ')}))`;
  const q = String(args.q).replace(choice, () => longer);
  return q.length > QUERY_CHARACTERS_MAX ? undefined : { ...args, q };
}

export function withCondition(args: CallArguments, subject: string, condition: string): CallArguments {
  const q = subject === '' ? condition : `(${subject}) ${condition}`;
  const { q: _q, mode: _mode, forms: _forms, ...others } = args;
  return q.length > QUERY_CHARACTERS_MAX ? args : { ...others, q, mode: 'query', forms: 'true' };
}

/** The arguments without these words, in any of their forms, among the conditions; unchanged if none of them is there. */
export function dropCondition(
  args: Record<string, ArgumentValue>,
  words: string,
  language: Language = 'en',
): boolean {
  const known = splitCondition(args);
  if (!known) return false;
  const formOf = (word: string): string => (/[\p{L}]/u.test(word) ? stemOf(word, language) : word);
  const gone = new Set(words.toLowerCase().split(/\s+/).map(formOf));
  const wordsOf = (term: string): string[] =>
    term
      .replaceAll(/["()*]/g, ' ')
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .map(formOf);
  const isGone = (term: string): boolean => wordsOf(term).some((word) => gone.has(word));
  const left = known.condition
    .replace(CHOICES, (_choice, terms: string) => {
      const all = terms.split(' OR ');
      // Further names of what is dropped go with it: "certification ISO 9001" and "ISO 9001".
      const dropped = new Set(all.filter(isGone).flatMap(wordsOf));
      const kept =
        areOneQualifier(all) && dropped.size > 0
          ? []
          : all.filter((term) => !wordsOf(term).some((word) => dropped.has(word)));
      return kept.length > 0 ? `((${kept.join(' OR ')}))` : '';
    })
    .match(TERMS)
    ?.filter((term) => term.startsWith('((') || !isGone(term))
    .join(' ');
  if (left === known.condition) return false;
  setSubject(args, known.subject);
  if (left) Object.assign(args, withCondition(args, known.subject, left));
  return true;
}

/** Makes the subject the whole search text, without a condition on its pages. */
export function setSubject(args: Record<string, ArgumentValue>, subject: string): void {
  for (const name of ['q', 'mode', 'forms']) delete args[name];
  if (subject === '') return;
  args.q = subject;
  if (/\s/.test(subject)) args.mode = 'any';
}

/** Terms for changes of homepages: stopped:"Google Analytics", since:2026-05. */
export const EVENT_TERMS = /\b(started|stopped|changed|since):(?:"([^"]+)"|(\S+))/g;

/** Whether a condition is about changes of homepages only. */
export const isEventCondition = (condition: string): boolean =>
  condition !== '' && condition.replaceAll(EVENT_TERMS, '').trim() === '';

/** A word or phrase in the query language. */
export const quoteTerm = (text: string): string => {
  const plain = text.replaceAll(/["():*]/g, ' ').trim();
  return /[^\p{L}\p{N}]/u.test(plain) ? `"${plain}"` : plain;
};
