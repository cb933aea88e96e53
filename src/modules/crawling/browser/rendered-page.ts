import type { FailureKind } from '../fetch-outcome.ts';
import type { InspectedPage } from '../recognition/inspected-page.ts';
import type { Verdict } from '../recognition/verdict.ts';

/** A page after its scripts have run. */
export interface RenderedPage extends InspectedPage {
  readonly url: string;
  /** There was more of it than is taken of a page. */
  readonly isCut: boolean;
  /** ISO 8601 UTC. */
  readonly fetchedAt: string;
  /** It was observed until it was content or time was up. */
  readonly verdict: Verdict;
}

export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly failure: FailureKind; readonly message: string };
