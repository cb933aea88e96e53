import type { HardEvidence } from './hard-evidence.ts';
import type { FoundPhrase } from './matching/context-reader.ts';
import { languageStrength } from './matching/language-strength.ts';
import type { PageReading, ReadZone } from './page-reading.ts';

/** All evidence for an industry: what the page says and facts of the page. */
export interface IndustrySigns {
  readonly reading: PageReading;
  readonly hard: readonly HardEvidence[];
  /** Two letters, null where unknown. */
  readonly language: string | null;
}

export interface IndustryScore {
  /** Index into the taxonomy. */
  readonly industry: number;
  /** From where the page says what it is. */
  identity: number;
  /** From menus, sub-headings and running text. */
  outside: number;
  /** From facts of the page: declared types, the domain, a shop system. */
  facts: number;
  /** The weight of its strongest word in the lexicon, wherever on the page it is. */
  wordMax: number;
  readonly reasons: Reason[];
  readonly subIndustries: Map<number, SubIndustryScore>;
}

export interface SubIndustryScore {
  value: number;
  /** Whether any of it comes from where the page says what it is, or from a fact. */
  isOwn: boolean;
  readonly reasons: Reason[];
}

export interface Reason {
  readonly text: string;
  readonly value: number;
}

/** A word seen in further zones adds this part of their weight, so that no single word decides by repetition. */
const repeatPart = 0.3;

/** What speaks for each industry that anything speaks for, in no order. */
export function scoreIndustries(signs: IndustrySigns): IndustryScore[] {
  const occurrences = new Map<number, Occurrence>();
  for (const zone of signs.reading) {
    for (const found of zone.found) sight(occurrences, found, zone, signs.language);
  }
  const scores = new Map<number, IndustryScore>();
  for (const occurrence of occurrences.values()) scoreOccurrence(scores, occurrence);
  for (const { industry, subIndustry, score: value, source } of signs.hard) {
    const score = scoreOf(scores, industry);
    score.facts += value;
    score.reasons.push({ text: source, value });
    if (subIndustry >= 0) addToSub(score, subIndustry, { text: source, value }, true);
  }
  return [...scores.values()];
}

interface Occurrence {
  readonly found: FoundPhrase;
  best: number;
  bestZone: string;
  /** Sum over zones of the best weight in each. */
  total: number;
  lastZone: string;
  lastWeight: number;
  isIdentity: boolean;
  /** The title uses the word for the subject of the business; it is hardly the business itself elsewhere. */
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
  const weight = zone.weight * found.strength * languageStrength(found.phrase, language) * subjectPart;
  if (seen === undefined) {
    const { name, isIdentity } = zone;
    const first = { best: weight, bestZone: name, total: weight, lastZone: name, lastWeight: weight };
    const isSubject = name === 'title' && found.strength < 1;
    occurrences.set(found.phrase.id, { found, ...first, isIdentity, isSubject });
    return;
  }
  // The same word again in the same zone adds nothing.
  const already = seen.lastZone === zone.name ? seen.lastWeight : 0;
  if (weight <= already) return;
  seen.total += weight - already;
  seen.lastZone = zone.name;
  seen.lastWeight = weight;
  seen.isIdentity ||= zone.isIdentity;
  if (weight > seen.best) {
    seen.best = weight;
    seen.bestZone = zone.name;
  }
}

function scoreOccurrence(scores: Map<number, IndustryScore>, occurrence: Occurrence): void {
  const { found, best, total, bestZone, isIdentity } = occurrence;
  const strength = best + repeatPart * (total - best);
  const text = `${found.phrase.text} (${bestZone})`;
  for (const posting of found.phrase.postings) {
    if (posting.identityOnly && !isIdentity) continue;
    const score = scoreOf(scores, posting.industry);
    const value = posting.weight * strength;
    if (posting.subIndustry >= 0) addToSub(score, posting.subIndustry, { text, value }, isIdentity);
    // A word listed both for the industry and for a part of it counts once for the industry.
    const already = score.reasons.findIndex((reason) => reason.text === text);
    if (already >= 0) continue;
    if (isIdentity) score.identity += value;
    else score.outside += value;
    score.wordMax = Math.max(score.wordMax, posting.weight * found.strength);
    score.reasons.push({ text, value });
  }
}

/** Different words that speak for an industry; forms of one, such as `school` and `school*`, are the same. */
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
