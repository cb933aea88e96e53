import type { Page } from 'playwright-core';

/** A page in one of its states, as a picture shows it. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Who sees it: a person with an account and something of everything in it, or with an empty one; otherwise anyone. */
  readonly as?: 'person' | 'newcomer';
  /** Only on wide screens, or only on narrow ones. */
  readonly width?: 'desktop' | 'phone';
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** No request is pending. */
export const calm = (page: Page): Promise<void> => page.waitForLoadState('networkidle');
