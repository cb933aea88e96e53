import type { Page } from 'playwright-core';

/** A page in one of its states, as a picture shows it. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Who sees it: somebody with an account and something of everything in it, or with an empty one; otherwise anybody. */
  readonly as?: 'person' | 'newcomer';
  /** Only where there is room for it, or only where there is none. */
  readonly width?: 'desktop' | 'phone';
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Nothing is being asked for any more. */
export const calm = (page: Page): Promise<void> => page.waitForLoadState('networkidle');
