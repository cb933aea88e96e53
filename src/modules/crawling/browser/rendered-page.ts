import type { FailureKind } from '../fetch-outcome.ts';
import type { InspectedPage } from '../recognition/inspected-page.ts';
import type { Verdict } from '../recognition/verdict.ts';

/** A page after its scripts have run. */
export interface RenderedPage extends InspectedPage {
  readonly url: string;
  /** The page was longer than the limit. */
  readonly isCut: boolean;
  /** ISO 8601 UTC. */
  readonly fetchedAt: string;
  /** The last verdict: the page was observed until it was content or time ran out. */
  readonly verdict: Verdict;
}

export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly failure: FailureKind; readonly message: string };
