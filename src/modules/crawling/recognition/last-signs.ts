import { type Rule, SOME_WORDS } from './rule.ts';

const WALL_STATUSES = [401, 403, 405, 406, 429, 451];

/** Where nothing on the page tells, its status does; then whether there is anything at all. */
export const lastSigns: readonly Rule[] = [
  {
    kind: 'bot_wall',
    by: 'its status',
    when: ({ status, words }) => WALL_STATUSES.includes(status) || (status === 503 && words < SOME_WORDS),
  },
  { kind: 'error_page', by: 'its status', when: ({ status }) => status >= 400 },
  { kind: 'empty', by: 'no words', when: ({ words, title }) => words === 0 && title === '' },
];
