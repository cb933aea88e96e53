import { featuresOf, hasOnlyWeakEvidence } from './model/industry-features.ts';
import { confidenceOf, industryModel, likelihoods } from './model/industry-model.ts';
import {
  countWords,
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
  /** The confidence of the model, 0 to 1. */
  readonly confidence: number;
  /** The decisive words and facts, strongest first. */
  readonly evidence: string;
  readonly subEvidence: string;
}

const subScoreMin = 2;
const subMarginMin = 1.15;
const rivalPart = 0.45;
const detailWordsMax = 2;
const detailPart = 0.3;
const reasonsMax = 5;

/** The industry with the best evidence, or null if the model is not confident enough in any. */
export function classify(signs: IndustrySigns): IndustryVerdict | null {
  const scores = scoreIndustries(signs);
  if (isListOfTrades(scores)) return null;
  const shares = likelihoods(featuresOf(scores), industryModel.weights, industries.length);
  const share = Math.max(...shares);
  const score = scores[shares.indexOf(share)];
  const winner = score === undefined ? undefined : industries[score.industry];
  if (score === undefined || winner === undefined) return null;
  const confidence = confidenceOf(share, hasOnlyWeakEvidence(score));
  if (confidence < industryModel.confidenceMin) return null;
  const sub = bestSub(score);
  return {
    industry: winner.name,
    subIndustry: sub === null ? null : (winner.subIndustries[sub.index]?.name ?? null),
    confidence,
    evidence: describeReasons(score.reasons),
    subEvidence: sub === null ? '' : describeReasons(sub.reasons),
  };
}

/** Maximum number of industries with nearly as much evidence as the best one; a page with more is a list of links. */
const loudTradesMax = 5;

function isListOfTrades(scores: readonly IndustryScore[]): boolean {
  const loudest = Math.max(0, ...scores.map(({ identity }) => identity));
  return scores.filter(({ identity }) => identity > 0 && identity >= loudest / 2).length > loudTradesMax;
}

function bestSub(score: IndustryScore): { index: number; reasons: readonly Reason[] } | null {
  const ranked = [...score.subIndustries.entries()].sort(([, left], [, right]) => right.value - left.value);
  const [first, ...others] = ranked as [number, SubIndustryScore][];
  if (first === undefined) return null;
  const [index, { value, isOwn, reasons }] = first;
  if (value < subScoreMin || value < (others[0]?.[1].value ?? 0) * subMarginMin) return null;
  // A company with two more trades of nearly the same weight does a bit of everything.
  if ((others[1]?.[1].value ?? 0) >= value * rivalPart) return null;
  const words = countWords(reasons);
  // A single word in a menu or in running text is a side activity, or names the customers.
  if (!isOwn && words < 2) return null;
  // One or two words among many for the industry as a whole are a detail.
  const all = score.reasons.reduce((sum, reason) => sum + reason.value, 0);
  if (words <= detailWordsMax && value < all * detailPart) return null;
  return { index, reasons };
}

function describeReasons(reasons: readonly Reason[]): string {
  return [...reasons]
    .sort((left, right) => right.value - left.value)
    .slice(0, reasonsMax)
    .map(({ text }) => text)
    .join(', ');
}
