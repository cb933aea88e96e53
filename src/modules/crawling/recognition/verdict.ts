interface KindFacts {
  /** For people who requested the page. */
  readonly sentence: string;
  /** The first tier that may still get the homepage. */
  readonly nextTier: 'browser' | 'none';
}

/** What a fetched page is. Only `content` becomes a profile. */
export const pageKinds = {
  content: { nextTier: 'none', sentence: 'The homepage was read.' },
  bot_wall: { nextTier: 'browser', sentence: 'The site shows a check for robots in place of its homepage.' },
  consent_wall: {
    nextTier: 'browser',
    sentence: 'The site shows a question for consent in place of its homepage.',
  },
  shell: {
    nextTier: 'browser',
    sentence: 'The homepage is made by scripts, and a browser is needed to read it.',
  },
  parked: { nextTier: 'none', sentence: 'The domain is parked or for sale.' },
  default_page: { nextTier: 'none', sentence: 'The server shows the page it was installed with.' },
  construction: { nextTier: 'none', sentence: 'The site says that it is not finished yet.' },
  error_page: { nextTier: 'none', sentence: 'The server shows an error in place of a homepage.' },
  empty: { nextTier: 'browser', sentence: 'The page has no words.' },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type PageKind = keyof typeof pageKinds;

export interface Verdict {
  readonly kind: PageKind;
  /** What gave it away, such as the name of a vendor; empty for content. */
  readonly by: string;
}
