interface KindFacts {
  /** Shown to people who requested the page. */
  readonly sentence: string;
  /** The first tier that may still get the homepage. */
  readonly nextTier: 'browser' | 'none';
}

/** The kinds of fetched pages. Only `content` becomes a profile. */
export const pageKinds = {
  content: { nextTier: 'none', sentence: 'The homepage was read.' },
  bot_wall: { nextTier: 'browser', sentence: 'The site shows a bot check instead of its homepage.' },
  consent_wall: {
    nextTier: 'browser',
    sentence: 'The site shows a consent page instead of its homepage.',
  },
  shell: {
    nextTier: 'browser',
    sentence: 'The homepage is rendered by JavaScript and needs a browser to read.',
  },
  parked: { nextTier: 'none', sentence: 'The domain is parked or for sale.' },
  default_page: { nextTier: 'none', sentence: 'The server shows its default page.' },
  construction: { nextTier: 'none', sentence: 'The site is under construction.' },
  error_page: { nextTier: 'none', sentence: 'The server shows an error page instead of a homepage.' },
  empty: { nextTier: 'browser', sentence: 'The page has no text.' },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type PageKind = keyof typeof pageKinds;

export interface Verdict {
  readonly kind: PageKind;
  /** What gave it away, for example the name of a vendor; empty for content. */
  readonly by: string;
}
