import type { HardEvidence } from './hard-evidence.ts';
import type { FoundPhrase } from './matching/context-reader.ts';
import type { PageReading, ReadZone } from './page-reading.ts';

/** All evidence for an industry: what the page says, and facts about the page. */
export interface IndustrySigns {
  readonly reading: PageReading;
  readonly hard: readonly HardEvidence[];
  /** Two letters; null if unknown. */
  readonly language: string | null;
}

export interface IndustryScore {
  /** Index into the taxonomy. */
  readonly industry: number;
  /** From the parts where the page says what it is. */
  identity: number;
  /** From menus, sub-headings and running text. */
  outside: number;
  /** From facts about the page: declared types, the domain, a shop system. */
  facts: number;
  /** The weight of its strongest word in the lexicon, wherever on the page it is. */
  wordMax: number;
  readonly reasons: Reason[];
  readonly subIndustries: Map<number, SubIndustryScore>;
}

export interface SubIndustryScore {
  value: number;
  /** Whether any of the evidence comes from where the page says what it is, or from a fact. */
  isOwn: boolean;
  readonly reasons: Reason[];
}

export interface Reason {
  readonly text: string;
  readonly value: number;
}

/** A word that occurs in further zones adds only this share of their weights, so that no single word decides by repetition. */
const repeatPart = 0.3;
/** A word repeated within a zone counts more there, by the logarithm of its frequency, because it is what the page is about. */
const timesPart = 0.5;
/**
 * The share of its weight that a word marked `@`, which other sites have in their menus, counts there on a page that also says it about
 * itself.
 */
const menuPart = 0.5;

/** The evidence for each industry that has any, unordered. */
export function scoreIndustries(signs: IndustrySigns): IndustryScore[] {
  const occurrences = new Map<number, Occurrence>();
  for (const zone of signs.reading) {
    for (const found of zone.found) sight(occurrences, found, zone, signs.language);
  }
  const scores = new Map<number, IndustryScore>();
  for (const occurrence of occurrences.values()) {
    closeZone(occurrence);
    scoreOccurrence(scores, occurrence);
  }
  for (const { industry, subIndustry, score: value, source } of signs.hard) {
    const score = scoreOf(scores, industry);
    score.facts += value;
    score.reasons.push({ text: source, value });
    if (subIndustry >= 0) addToSub(score, subIndustry, { text: source, value }, true);
  }
  return [...scores.values()];
}

/** A word with its zones; `best` and `total` are the maximum and the sum of its weights in them. */
interface Occurrence {
  readonly found: FoundPhrase;
  best: number;
  bestZone: string;
  /** Where the page says what it is. */
  readonly identity: { best: number; total: number };
  /** In other parts: a word of the title that the text takes up again is better evidence than one it never mentions. */
  readonly outside: { best: number; total: number };
  /** The current zone, how strong the word is there and how often it occurred. */
  zone: ReadZone;
  weight: number;
  times: number;
  /** The title uses the word for the subject of the business, so elsewhere it is hardly the business itself. */
  readonly isSubject: boolean;
}

function sight(
  occurrences: Map<number, Occurrence>,
  found: FoundPhrase,
  zone: ReadZone,
  language: string | null,
): void {
  if (found.phrase.postings.length === 0) return;
  const seen = occurrences.get(found.phrase.id);
  const subjectPart = seen?.isSubject === true ? 0.5 : 1;
  const weight = zone.weight * found.strength * languageStrength(found, language) * subjectPart;
  if (weight === 0) return;
  if (seen === undefined) {
    occurrences.set(found.phrase.id, {
      found,
      best: 0,
      bestZone: '',
      identity: { best: 0, total: 0 },
      outside: { best: 0, total: 0 },
      zone,
      weight,
      times: 1,
      isSubject: zone.name === 'title' && found.strength < 1,
    });
  } else if (seen.zone === zone) {
    seen.times += 1;
    if (weight > seen.weight) seen.weight = weight;
  } else {
    closeZone(seen);
    seen.zone = zone;
    seen.weight = weight;
    seen.times = 1;
  }
}

function closeZone(occurrence: Occurrence): void {
  const { zone, times } = occurrence;
  const weight = times === 1 ? occurrence.weight : occurrence.weight * (1 + timesPart * Math.log(times));
  const side = zone.isIdentity ? occurrence.identity : occurrence.outside;
  side.total += weight;
  if (weight > side.best) side.best = weight;
  if (weight > occurrence.best) {
    occurrence.best = weight;
    occurrence.bestZone = zone.name;
  }
}

function scoreOccurrence(scores: Map<number, IndustryScore>, occurrence: Occurrence): void {
  const { found, bestZone } = occurrence;
  const identity = strengthOf(occurrence.identity);
  const outside = strengthOf(occurrence.outside);
  const text = `${found.phrase.text} (${bestZone})`;
  for (const posting of found.phrase.postings) {
    if (posting.identityOnly && identity === 0) continue;
    const score = scoreOf(scores, posting.industry);
    const value = posting.weight * (identity + outside);
    if (posting.subIndustry >= 0) addToSub(score, posting.subIndustry, { text, value }, identity > 0);
    // A word listed both for the industry and for one of its sub-industries counts once for the industry.
    const already = score.reasons.findIndex((reason) => reason.text === text);
    if (already >= 0) continue;
    score.identity += posting.weight * identity;
    score.outside += posting.weight * outside * (posting.identityOnly ? menuPart : 1);
    score.wordMax = Math.max(score.wordMax, posting.weight * found.strength);
    score.reasons.push({ text, value });
  }
}

function strengthOf({ best, total }: Occurrence['identity']): number {
  return best + repeatPart * (total - best);
}

/** The number of different words for an industry; forms of one word, like `school` and `school*`, count once. */
export function countWords(reasons: readonly Reason[]): number {
  return new Set(reasons.map(({ text }) => text.replace(/\*| \(.*$/g, ''))).size;
}

function scoreOf(scores: Map<number, IndustryScore>, industry: number): IndustryScore {
  let score = scores.get(industry);
  if (score === undefined) {
    score = {
      industry,
      identity: 0,
      outside: 0,
      facts: 0,
      wordMax: 0,
      reasons: [],
      subIndustries: new Map(),
    };
    scores.set(industry, score);
  }
  return score;
}

function addToSub(score: IndustryScore, subIndustry: number, reason: Reason, isOwn: boolean): void {
  const sub = score.subIndustries.get(subIndustry) ?? { value: 0, isOwn: false, reasons: [] };
  sub.value += reason.value;
  sub.isOwn ||= isOwn;
  sub.reasons.push(reason);
  score.subIndustries.set(subIndustry, sub);
}

const relatives = [
  ['da', 'no', 'nb', 'nn', 'sv'],
  ['cs', 'sk'],
  ['es', 'pt', 'gl', 'ca', 'it'],
  ['ru', 'uk', 'be', 'bg', 'mk', 'sr'],
  ['de', 'nl', 'lb', 'af'],
  ['id', 'ms'],
  ['pl', 'cs'],
  ['hr', 'sl', 'bs', 'sr', 'cs'],
];

const borrowedEnglish = 0.8;
const relative = 0.7;
const foreign = 0.25;
/** Shorter words mean something else in most other languages: "in" is Vietnamese for printing. */
const foreignLettersMin = 5;
/** More letters than an inflection has: "tapas*" is not food in the Hungarian "tapasztalat". */
const foreignRestMin = 4;

/**
 * How likely a phrase has its own meaning on a page in this language: "metal" names a trade in Turkish and a material in English, "so" is a
 * Vietnamese office. English words are used everywhere, and neighbouring languages share many.
 */
export function languageStrength({ phrase, restLetters }: FoundPhrase, language: string | null): number {
  const { languages } = phrase;
  if (language === null || languages.has(language) || languages.has('intl')) return 1;
  if (languages.has('en')) return borrowedEnglish;
  if (restLetters >= foreignRestMin) return 0;
  for (const family of relatives) {
    if (family.includes(language) && family.some((member) => languages.has(member))) return relative;
  }
  return phrase.text.length < foreignLettersMin ? 0 : foreign;
}
