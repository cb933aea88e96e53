import type { HardEvidence } from './hard-evidence.ts';
import { type FoundPhrase, findPhrases, findPhrasesInName } from './matching/find-phrases.ts';
import { industries } from './taxonomy.ts';
import type { Zone } from './zones.ts';

export interface IndustryVerdict {
  readonly industry: string;
  readonly subIndustry: string | null;
  /** The words and facts that decided, strongest first. */
  readonly evidence: string;
  readonly subEvidence: string;
  readonly score: number;
  readonly runnerUpScore: number;
}

/** Everything that speaks for or against: texts by zone, the domain's own words and facts of the page. */
export interface IndustrySigns {
  readonly zones: readonly Zone[];
  /** The registered name without its ending, hyphens as spaces. */
  readonly domainName: string;
  readonly hard: readonly HardEvidence[];
}

/** Below this a page has not said what it is. About one plain word in the title, or a decisive one in a description. */
const scoreMin = 7;
/** The best industry must be this many times as strong as the next. */
const marginMin = 1.15;
const subScoreMin = 3;
const domainWeight = 1.5;
/** A word seen in further zones adds this part of their weight, so that no single word decides by repetition. */
const repeatPart = 0.3;
/** What menus, sub-headings and running text can add up to for one industry. */
const outsideIdentityMax = 9;

/** The industry the signs point to, or null where they are too weak or too divided. */
export function classify(signs: IndustrySigns): IndustryVerdict | null {
  const tally = new Tally();
  for (const zone of signs.zones) {
    for (const found of findPhrases(zone.text)) tally.add(found, zone.name, zone.weight, zone.isIdentity);
  }
  for (const found of findPhrasesInName(signs.domainName)) tally.add(found, 'domain', domainWeight, true);
  for (const evidence of signs.hard) tally.addHard(evidence);
  return verdict(tally);
}

interface Seen {
  readonly found: FoundPhrase;
  best: number;
  total: number;
  bestZone: string;
  isIdentity: boolean;
}

class Tally {
  readonly #seenById = new Map<number, Seen>();
  readonly #hard: HardEvidence[] = [];

  add(found: FoundPhrase, zone: string, zoneWeight: number, isIdentity: boolean): void {
    const weight = zoneWeight * found.strength;
    const seen = this.#seenById.get(found.id);
    if (seen === undefined) {
      this.#seenById.set(found.id, { found, best: weight, total: weight, bestZone: zone, isIdentity });
      return;
    }
    // The same word again in the same zone says nothing new.
    if (seen.bestZone === zone && seen.best >= weight) return;
    seen.total += weight;
    if (weight > seen.best) {
      seen.best = weight;
      seen.bestZone = zone;
    }
    seen.isIdentity ||= isIdentity;
  }

  addHard(evidence: HardEvidence): void {
    this.#hard.push(evidence);
  }

  /** Score and reasons of every industry and sub-industry that anything speaks for. */
  scores(): Score[] {
    const scores = industries.map(() => newScore());
    for (const { found, best, total, bestZone, isIdentity } of this.#seenById.values()) {
      const strength = best + repeatPart * (total - best);
      const counted = new Map<number, number>();
      for (const posting of found.phrase.postings) {
        if (posting.identityOnly && !isIdentity) continue;
        const score = scores[posting.industry];
        if (score === undefined) continue;
        const value = posting.weight * strength;
        const already = counted.get(posting.industry) ?? 0;
        if (value > already) {
          if (isIdentity) score.identity += value - already;
          else score.outside += value - already;
          counted.set(posting.industry, value);
          score.reasons.push({ text: `${found.phrase.text} (${bestZone})`, value });
        }
        if (posting.subIndustry >= 0)
          addToSub(score, posting.subIndustry, value, `${found.phrase.text} (${bestZone})`);
      }
    }
    for (const { industry, subIndustry, score: value, source } of this.#hard) {
      const score = scores[industry];
      if (score === undefined) continue;
      score.identity += value;
      score.reasons.push({ text: source, value });
      if (subIndustry >= 0) addToSub(score, subIndustry, value, source);
    }
    return scores;
  }
}

interface Reason {
  readonly text: string;
  readonly value: number;
}

interface Score {
  identity: number;
  outside: number;
  readonly reasons: Reason[];
  readonly subs: Map<number, { value: number; reasons: Reason[] }>;
}

function newScore(): Score {
  return { identity: 0, outside: 0, reasons: [], subs: new Map() };
}

function addToSub(score: Score, subIndustry: number, value: number, text: string): void {
  const sub = score.subs.get(subIndustry) ?? { value: 0, reasons: [] };
  sub.value += value;
  sub.reasons.push({ text, value });
  score.subs.set(subIndustry, sub);
}

function verdict(tally: Tally): IndustryVerdict | null {
  const ranked = tally
    .scores()
    .map((score, industry) => ({
      industry,
      score,
      value: score.identity + Math.min(score.outside, outsideIdentityMax),
    }))
    .sort((left, right) => right.value - left.value);
  const [first, second] = ranked;
  const winner = first === undefined ? undefined : industries[first.industry];
  if (first === undefined || winner === undefined) return null;
  const runnerUpScore = second?.value ?? 0;
  if (first.value < scoreMin || first.value < runnerUpScore * marginMin) return null;
  const sub = bestSub(first.score);
  return {
    industry: winner.name,
    subIndustry: sub === null ? null : (winner.subIndustries[sub.index]?.name ?? null),
    evidence: told(first.score.reasons),
    subEvidence: sub === null ? '' : told(sub.reasons),
    score: first.value,
    runnerUpScore,
  };
}

function bestSub(score: Score): { index: number; reasons: Reason[] } | null {
  const [first, second] = [...score.subs.entries()].sort(([, left], [, right]) => right.value - left.value);
  if (first === undefined) return null;
  const [index, { value, reasons }] = first;
  if (value < subScoreMin || value < (second?.[1].value ?? 0) * marginMin) return null;
  return { index, reasons };
}

function told(reasons: readonly Reason[]): string {
  return [...reasons]
    .sort((left, right) => right.value - left.value)
    .slice(0, 5)
    .map(({ text }) => text)
    .join(', ');
}
