import type { NamedCompany } from './call.ts';
import { asksAboutCompany, companyNameIn, requestedFacts } from './company-facts.ts';
import type { Role } from './dictionaries/grammar.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Language, Meaning } from './lexicon/meaning.ts';
import type { Request } from './reading/request.ts';
import type { Token } from './text/token.ts';
import { tokenize } from './text/tokenize.ts';

/** As many values as one filter takes, and as long in all. */
const NAMES_MAX = 50;
const CHARACTERS_MAX = 1_500;
const NAME_WORDS_MAX = 7;
/** No question about one company is longer. */
const QUESTION_WORDS_MAX = 40;

/**
 * The parts of a question about one company that may be its name, as they were written, and what it asks. A name can contain "and",
 * trades and places ("Ahorn Sanitär und Heizung"), so its start and end cannot be found from the words alone: the caller checks in the index.
 */
export function findCompanyNames(
  message: string,
  request: Request,
  lexicon: Lexicon,
): NamedCompany | undefined {
  const { roles, domains, language } = request;
  if (domains.length > 0 || roles.has('like')) return undefined;
  const tokens = tokenize(message);
  if (tokens.length > QUESTION_WORDS_MAX) return undefined;
  const meanings = meaningsOf(tokens, language, lexicon);
  const isRole = (at: number, role: Role): boolean =>
    meanings[at]?.some((one) => one.kind === 'role' && one.role === role) === true;
  // "Telefonnummer von Ahorn" could also be words to search for.
  const features = meanings.flatMap((ofToken, at) =>
    ofToken.flatMap((one) => (one.kind === 'feature' && isRole(at + 1, 'of') ? [one.name] : [])),
  );
  const facts = [...new Set([...requestedFacts(request), ...features])];
  if (facts.length === 0 && !asksAboutCompany(request)) return undefined;
  const isCapitalised = (token: Token, at: number): boolean => at > 0 && token.isCapitalised;
  const hasCapitals = tokens.some(isCapitalised);
  const isName = (start: number, end: number): boolean => {
    const places = Array.from({ length: end - start }, (_, at) => start + at);
    return (
      isCompletePhrase(tokens, start, end, message) &&
      (!hasCapitals || places.some((at) => isCapitalised(tokens[at] as Token, at))) &&
      // "Hotels in Paris" are many, even if a company calls itself that. So is "phone number".
      !places.some((at) => isRole(at, 'in') && !isRole(at, 'of')) &&
      places.some((at) => !meanings[at]?.some(({ kind }) => kind === 'role' || kind === 'feature'))
    );
  };
  const names = new Set([companyNameIn(request) ?? []].flat());
  for (let length = 2; length <= NAME_WORDS_MAX; length += 1)
    for (let start = 0; start + length <= tokens.length; start += 1)
      if (isName(start, start + length))
        names.add(message.slice(tokens[start]?.start, tokens[start + length - 1]?.end));
  const tried = withinFilterLimits([...names]);
  return tried.length > 0 ? { names: tried, facts } : undefined;
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
