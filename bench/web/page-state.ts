import type { Page } from 'playwright-core';

/** A page in one of its states, for a screenshot. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Who sees it: a user whose account has data of every kind, or an empty account; otherwise a visitor without account. */
  readonly as?: 'person' | 'newcomer';
  /** Only on wide screens, or only on narrow ones. */
  readonly width?: 'desktop' | 'phone';
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Waits until no request is pending. */
export const calm = (page: Page): Promise<void> => page.waitForLoadState('networkidle');
