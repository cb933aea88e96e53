import {
  type IndustryScore,
  type IndustrySigns,
  type Reason,
  type SubIndustryScore,
  scoreIndustries,
} from './score-industries.ts';
import { industries } from './taxonomy.ts';

export interface IndustryVerdict {
  readonly industry: string;
  readonly subIndustry: string | null;
  /** The words and facts that decided, strongest first. */
  readonly evidence: string;
  readonly subEvidence: string;
}

/** Below the score a page has not said what it is; the best industry must be that many times as strong as the next. */
const ordinaryBars = [
  { scoreMin: 7, marginMin: 1.15 },
  { scoreMin: 5.5, marginMin: 2.2 },
];
/** Where only menus and running text speak for it. */
const barsWithoutIdentity = [{ scoreMin: 9, marginMin: 1.5 }];
/** A page that speaks about as strongly for so many industries is a list of links or of categories. */
const rivalsMax = 6;
const rivalPart = 0.4;
/** Below this, title, description, heading and domain have said nothing. */
const identityMin = 3;
const subScoreMin = 3;
const subMarginMin = 1.15;
const reasonsMax = 5;

/** The industry the signs point to, or null where they are too weak or too divided. */
export function classify(signs: IndustrySigns): IndustryVerdict | null {
  const ranked = rankIndustries(signs);
  const [first, second] = ranked;
  const winner = first === undefined ? undefined : industries[first.score.industry];
  if (first === undefined || winner === undefined) return null;
  const bars = first.score.identity > 0 ? ordinaryBars : barsWithoutIdentity;
  if (!bars.some((bar) => first.value >= bar.scoreMin && first.value >= (second?.value ?? 0) * bar.marginMin))
    return null;
  if (ranked.filter(({ value }) => value >= first.value * rivalPart).length > rivalsMax) return null;
  const sub = bestSub(first.score);
  return {
    industry: winner.name,
    subIndustry: sub === null ? null : (winner.subIndustries[sub.index]?.name ?? null),
    evidence: told(first.score.reasons),
    subEvidence: sub === null ? '' : told(sub.reasons),
  };
}

/** Industries by strength, strongest first. */
function rankIndustries(signs: IndustrySigns): { score: IndustryScore; value: number }[] {
  const scores = scoreIndustries(signs);
  const isSilent = scores.every(({ identity }) => identity < identityMin);
  return scores
    .map((score) => ({ score, value: score.identity + Math.min(score.outside, outsideMax(score, isSilent)) }))
    .sort((left, right) => right.value - left.value);
}

/**
 * Menus and running text mention many trades; they may strengthen what title, description, heading and domain say,
 * and carry a page that says nothing there, but not overrule them.
 */
function outsideMax(score: IndustryScore, isSilent: boolean): number {
  return isSilent ? 10 : Math.min(10, 4 + score.identity / 2);
}

function bestSub(score: IndustryScore): { index: number; reasons: readonly Reason[] } | null {
  const ranked = [...score.subIndustries.entries()].sort(([, left], [, right]) => right.value - left.value);
  const [first, second] = ranked as [number, SubIndustryScore][];
  if (first === undefined) return null;
  const [index, { value, reasons }] = first;
  if (value < subScoreMin || value < (second?.[1].value ?? 0) * subMarginMin) return null;
  return { index, reasons };
}

function told(reasons: readonly Reason[]): string {
  return [...reasons]
    .sort((left, right) => right.value - left.value)
    .slice(0, reasonsMax)
    .map(({ text }) => text)
    .join(', ');
}
