import { wallPages, wallsByHeader, wallWords } from './bot-walls.ts';
import { consentWalls } from './consent-walls.ts';
import { constructionSites } from './construction.ts';
import { defaultPages } from './default-pages.ts';
import { errorPages } from './error-pages.ts';
import { type InspectedPage, preparePage } from './inspected-page.ts';
import { parkedDomains } from './parked.ts';
import { type Rule, SOME_WORDS } from './rule.ts';
import { shells } from './shells.ts';
import type { Verdict } from './verdict.ts';

const WALL_STATUSES = [401, 403, 405, 406, 429, 451];

/** If nothing on the page decides, its status does, and then whether there is any text at all. */
const lastSigns: readonly Rule[] = [
  {
    kind: 'bot_wall',
    by: 'its status',
    when: ({ status, words }) => WALL_STATUSES.includes(status) || (status === 503 && words < SOME_WORDS),
  },
  { kind: 'error_page', by: 'its status', when: ({ status }) => status >= 400 },
  { kind: 'empty', by: 'no words', when: ({ words, title }) => words === 0 && title === '' },
];

/** Evaluated in this order; the first rule that matches decides. */
const rules: readonly Rule[] = [
  ...wallsByHeader,
  ...wallPages,
  ...wallWords,
  ...parkedDomains,
  ...defaultPages,
  ...errorPages,
  ...constructionSites,
  ...consentWalls,
  ...shells,
  ...lastSigns,
];

/** Classifies a page before its text is trusted. */
export function recognise(page: InspectedPage): Verdict {
  const prepared = preparePage(page);
  const found = rules.find((rule) => rule.when(prepared));
  return found ? { kind: found.kind, by: found.by } : { kind: 'content', by: '' };
}
