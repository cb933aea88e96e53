import type { Language, PlannedCall } from '../planner/index.ts';
import { sentencesIn } from './answer-texts.ts';
import { fill } from './fill.ts';
import { shownDomains } from './write-answer.ts';

const SUGGESTIONS_MAX = 3;

/** Suggests next messages in the language of the last one: conditions that are not set yet, and companies similar to the first result. */
export function suggestNext(
  call: PlannedCall,
  content: Readonly<Record<string, unknown>>,
  language: Language,
): string[] {
  const { next } = sentencesIn(language);
  const shown = shownDomains(content);
  const [first] = shown;
  const { domain, country, filter } = call.args;
  // With a place there are few lookalikes; those elsewhere are offered.
  if (
    call.name === 'similar' &&
    domain !== undefined &&
    shown.length < 2 &&
    (country ?? filter) !== undefined
  )
    return [fill(next.like, { domain: String(domain) })];
  if (first === undefined || call.name === 'lookup')
    return first === undefined ? [] : [fill(next.like, { domain: first })];
  if (shown.length < 2) return [fill(next.like, { domain: first })];
  const asked = new Set(`${call.args.has ?? ''},${call.args.not_has ?? ''}`.split(','));
  const features = (['email', 'phone', 'blog'] as const).filter((feature) => !asked.has(feature));
  const like = call.name === 'search' ? [fill(next.like, { domain: first })] : [];
  return [...features.slice(0, SUGGESTIONS_MAX - like.length).map((feature) => next[feature]), ...like];
}
