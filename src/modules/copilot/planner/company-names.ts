import type { NamedCompany } from './call.ts';
import { asksAboutCompany, companyNameIn, requestedFacts } from './company-facts.ts';
import { ageWords, mapLanguages } from './dictionaries/dictionaries.ts';
import { findTradeByName } from './dictionaries/find-trade.ts';
import type { Role } from './dictionaries/grammar.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Language, Meaning } from './lexicon/meaning.ts';
import { factAt } from './reading/find-facts.ts';
import type { Request } from './reading/request.ts';
import { foldPhrases } from './text/fold.ts';
import { isPhraseAt } from './text/phrase-at.ts';
import type { Token } from './text/token.ts';
import { tokenize } from './text/tokenize.ts';

/** As many values as one filter takes, and as long in all. */
const NAMES_MAX = 50;
const CHARACTERS_MAX = 1_500;
const NAME_WORDS_MAX = 7;
/** No question about one company is longer. */
const QUESTION_WORDS_MAX = 40;

/** Shorter words are too common to find a company by. */
const PROPER_NAME_MIN = 5;

/** Words that stand between names rather than at the start or end of one. */
const JOINING_ROLES: readonly Role[] = ['and', 'or', 'with', 'of', 'filler', 'command', 'company'];

/**
 * The parts of a message that may be names of companies, as they were written, and what it wants to know about them. A name can contain
 * "and", trades and places ("Ahorn Sanitär und Heizung"), so its start and end cannot be found from the words alone: the caller checks in
 * the index.
 */
export function findCompanyNames(
  message: string,
  request: Request,
  lexicon: Lexicon,
): NamedCompany | undefined {
  const { roles, domains, language } = request;
  const tokens = tokenize(message);
  const order = roles.has('compare') || roles.has('like') ? undefined : comparedOrder(tokens, request);
  const purpose =
    roles.has('compare') || order !== undefined ? 'compare' : roles.has('like') ? 'similar' : 'lookup';
  if (domains.length > 0 && purpose !== 'compare') return undefined;
  if (tokens.length > QUESTION_WORDS_MAX) return undefined;
  const meanings = meaningsOf(tokens, language, lexicon);
  const isRole = (at: number, role: Role): boolean =>
    meanings[at]?.some((one) => one.kind === 'role' && one.role === role) === true;
  // "Telefonnummer von Ahorn" could also be words to search for.
  const features = meanings.flatMap((ofToken, at) =>
    ofToken.flatMap((one) =>
      one.kind === 'feature' && (isRole(at + 1, 'of') || isRole(at + 1, 'buyers')) ? [one.name] : [],
    ),
  );
  const atEdge = purpose === 'lookup' ? factsAtEdge(tokens, meanings) : undefined;
  // "How much does Alder Legal cost?" asks for its prices, unless it is about this service.
  const price = request.toolQuestion?.topic === 'prices' ? [PRICE] : [];
  const facts = [...new Set([...requestedFacts(request), ...features, ...(atEdge?.facts ?? []), ...price])];
  // "Which industry is Alder Legal in?" is about one company, if one is called so.
  const asksField = request.groupBy?.isRanking === false && request.words.length > 0;
  if (purpose === 'lookup' && facts.length === 0 && !asksField && !asksAboutCompany(request))
    return undefined;
  const isCapitalised = (token: Token, at: number): boolean => at > 0 && token.isCapitalised;
  const hasCapitals = tokens.some(isCapitalised);
  const isPurposeWord = (at: number): boolean => isRole(at, 'compare') || isRole(at, 'like');
  const isJoining = (at: number): boolean =>
    tokens[at]?.isCapitalised === false && JOINING_ROLES.some((role) => isRole(at, role));
  // Between the names of a comparison, a word alone can be one; elsewhere it is more likely a word to search for.
  const isUnknownWord = (at: number): boolean =>
    meanings[at]?.length === 0 &&
    tokens[at]?.kind === 'word' &&
    findTradeByName(tokens[at]?.text ?? '') === undefined;
  const isName = (start: number, end: number): boolean => {
    const places = Array.from({ length: end - start }, (_, at) => start + at);
    return (
      isCompletePhrase(tokens, start, end, message) &&
      // "Harborfold vs Graniteden" starts with a name.
      (!hasCapitals ||
        places.some((at) => isCapitalised(tokens[at] as Token, at)) ||
        (purpose === 'compare' &&
          (places.some(isUnknownWord) || (start === 0 && tokens[0]?.isCapitalised === true)))) &&
      // "Hotels in Paris" are many, even if a company calls itself that. So is "phone number".
      !places.some((at) => isRole(at, 'in') && !isRole(at, 'of')) &&
      (purpose === 'lookup' || !(isJoining(start) || isJoining(end - 1) || places.some(isPurposeWord))) &&
      places.some((at) => !meanings[at]?.some(({ kind }) => kind === 'role' || kind === 'feature'))
    );
  };
  const rest = atEdge && message.slice(atEdge.rest[0]?.start, atEdge.rest.at(-1)?.end);
  const names = new Set([companyNameIn(request) ?? [], request.similarToName ?? [], rest ?? []].flat());
  if (purpose !== 'lookup')
    for (const [at, { text }] of tokens.entries())
      if (isUnknownWord(at) && isName(at, at + 1)) names.add(text);
  for (let length = 2; length <= NAME_WORDS_MAX; length += 1)
    for (let start = 0; start + length <= tokens.length; start += 1)
      if (isName(start, start + length))
        names.add(message.slice(tokens[start]?.start, tokens[start + length - 1]?.end));
  const tried = withinFilterLimits([...names]).sort(
    (one, other) => message.indexOf(one) - message.indexOf(other),
  );
  const properNames = tokens.flatMap((token, at) =>
    isUnknownWord(at) &&
    (!hasCapitals || token.isCapitalised || purpose === 'compare') &&
    token.text.length >= PROPER_NAME_MIN
      ? [token.text]
      : [],
  );
  if (asksField && facts.length === 0 && properNames.length === 0) return undefined;
  return tried.length > 0 ? { names: tried, properNames, facts, purpose, order } : undefined;
}

/** The order in "is A older than B?" and "which has more employees, A or B?"; undefined if nothing is compared by age or size. */
function comparedOrder(
  tokens: readonly Token[],
  { sort, language, limit, roles, facts }: Request,
): string | undefined {
  if (limit !== undefined) return undefined;
  if (sort !== undefined && (roles.has('or') || roles.has('than') || facts.length === 0))
    return ORDERS_OF_COMPANIES.has(sort) ? sort : undefined;
  const { older, younger } = agePhrases[language];
  const has = (phrases: readonly (readonly string[])[]): boolean =>
    tokens.some((_, at) =>
      phrases.some((phrase) => isPhraseAt(tokens, phrase, at) && tokens[at + phrase.length]?.kind === 'word'),
    );
  return has(older) ? 'founded_year' : has(younger) ? '-founded_year' : undefined;
}

const ORDERS_OF_COMPANIES: ReadonlySet<string> = new Set([
  'founded_year',
  '-founded_year',
  'employee_count',
  '-employee_count',
]);

const agePhrases = mapLanguages((language) => ({
  older: foldPhrases(ageWords[language].older),
  younger: foldPhrases(ageWords[language].younger),
}));

const PRICE = 'pricing';

/** A message with one of these is a search with a condition: "hotels with a phone". */
const CONDITION_ROLES: ReadonlySet<Role> = new Set<Role>(
  'with,without,not,only,in,count,command,ofThem,its,whatAbout,which,drop,mostCommon'.split(',') as Role[],
);

/** "Maplegate Bakery phone number", "E-Mail Ahorn": a fact before or after a name, and nothing else. */
function factsAtEdge(
  tokens: readonly Token[],
  meanings: readonly (readonly Meaning[])[],
): { readonly facts: readonly string[]; readonly rest: readonly Token[] } | undefined {
  const factsOf = (at: number): string[] =>
    (meanings[at] ?? []).flatMap((one) =>
      one.kind === 'feature'
        ? [one.name]
        : one.kind === 'role' && one.role === 'facts'
          ? (factAt(one.index) ?? [])
          : [],
    );
  const isFact = (at: number): boolean => factsOf(at).length > 0;
  let [start, end] = [0, tokens.length];
  while (end > 0 && isFact(end - 1)) end -= 1;
  if (end === tokens.length) while (start < end && isFact(start)) start += 1;
  const rest = tokens.slice(start, end);
  const isConditional = meanings
    .slice(start, end)
    .some((ofToken) => ofToken.some((one) => one.kind === 'role' && CONDITION_ROLES.has(one.role)));
  if (rest.length === tokens.length || rest.length === 0 || isConditional) return undefined;
  const places = [...tokens.keys()].filter((at) => at < start || at >= end);
  const all = places.map(factsOf);
  // Of "phone number" both words mean the phone, and one alone may mean more.
  const shared = (all[0] ?? []).filter((fact) => all.every((one) => one.includes(fact)));
  const facts = shared.length > 0 ? shared : (all[0] ?? []);
  return { facts: [...new Set(facts)].slice(0, 1), rest };
}

function withinFilterLimits(names: readonly string[]): string[] {
  let characters = 0;
  return names.slice(0, NAMES_MAX).filter((name) => {
    characters += name.length;
    return characters <= CHARACTERS_MAX;
  });
}

/** What each token can mean, alone or as part of a phrase. */
function meaningsOf(tokens: readonly Token[], language: Language, lexicon: Lexicon): Meaning[][] {
  const meanings: Meaning[][] = tokens.map(() => []);
  for (const start of tokens.keys())
    for (const { length, entries } of lexicon.matchesAt(tokens, start))
      for (const { meaning, isLanguageSpecific, language: of } of entries)
        if (!isLanguageSpecific || of === language)
          for (const at of meanings.slice(start, start + length)) at.push(meaning);
  return meanings;
}

/** Whether these tokens are words of one part of the sentence and no word is cut: "Maplegate Bakery" of "Maplegate Bakery’s". */
function isCompletePhrase(tokens: readonly Token[], start: number, end: number, message: string): boolean {
  const [first, next] = [tokens[start], tokens[end]];
  const isCutBefore = first?.isJoined === true && !/['’]/.test(message.charAt(first.start - 1));
  const isCutAfter = next?.isJoined === true && next.folded !== 's';
  return (
    !isCutBefore &&
    !isCutAfter &&
    tokens
      .slice(start, end)
      .every(
        ({ kind, breakBefore }, at) =>
          (kind === 'word' || kind === 'number') && (at === 0 || breakBefore === '' || breakBefore === '.'),
      )
  );
}
