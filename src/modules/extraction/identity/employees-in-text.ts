import { foldLabel } from '../links/match-label.ts';
import type { TextBlock } from '../page/parsed-page.ts';
import { speaksOfItself } from './speaks-of-itself.ts';
import { alternatives } from './team-size-words.ts';

/**
 * How many people work for the company, as its page states it: "250+ employees", "we are a team of 12", "25-köpfiges Team", and a number
 * with "people on the team" below it. What others have ("for companies with 50 employees"), limits and ranges do not count. If a page
 * states several numbers in the same way, none is believed.
 */
export function employeesInText(blocks: readonly TextBlock[], name: string | null): number | null {
  const stated = new Set<number>();
  const inTeams = new Set<number>();
  let read = 0;
  for (const [at, { text }] of blocks.entries()) {
    if (!FIGURE.test(text)) continue;
    if (read === BLOCKS_MAX) break;
    read += 1;
    // Counters are often set as a number above its label.
    const next = ONLY_NUMBER.test(text) ? (blocks[at + 1]?.text ?? '') : '';
    const label = ONLY_NUMBER.test(text) ? (blocks[at - 1]?.text ?? '') : '';
    const whole = next.length <= LABEL_MAX ? `${text} ${next}` : text;
    collect(whole, name, stated, inTeams);
    if (label.length <= LABEL_MAX && isLabel(label)) collect(`${label}: ${text}`, name, stated, inTeams);
  }
  return only(stated) ?? (stated.size === 0 ? only(inTeams) : null);
}

const FIGURE = /\d/;
const ONLY_NUMBER = /^\s*\d[\d.,'’\s]{0,9}\+?\s*$/;
const BLOCKS_MAX = 300;
const TEXT_MAX = 2000;
const LABEL_MAX = 60;
/** How much of a sentence is read around a number, and how much of that for the words that say what it counts. */
const WINDOW = 200;
const WORDS_WINDOW = 80;
const COUNT_MAX = 1_000_000;

const only = (numbers: ReadonlySet<number>): number | null => {
  const [first = null] = numbers;
  return numbers.size === 1 ? first : null;
};

/** A number with or without separators of thousands, which is no part of a date, price, time or decimal. */
const NUMBER =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,:/€$£¥#№+-]|\d\s)(\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+|\d{1,6})(?!\d|[.,:/]\d|\s?[%€$£¥°])/gu;
/** "10–50", "10 to 50": a range says what a plan or a room is for. */
const RANGE_BEFORE = /\d\s*(?:[-–—]|\p{L}{1,4})\s*$/u;
const RANGE_AFTER = /^\+?\s*(?:[-–—]|\p{L}{1,4})\s*\d/u;
const SENTENCE_END = /[.!?。！？;•|]\s/u;
const PLAIN_YEAR = /^(?:19|20)\d\d$/;

function collect(text: string, name: string | null, stated: Set<number>, inTeams: Set<number>): void {
  for (const match of text.slice(0, TEXT_MAX).matchAll(NUMBER)) {
    const [, digits = ''] = match;
    const count = Number(digits.replace(/\D/g, ''));
    const end = match.index + digits.length;
    const rest = text.slice(end, end + WINDOW);
    const preceding = text.slice(Math.max(0, match.index - WINDOW), match.index);
    if (count === 0 || count >= COUNT_MAX || PLAIN_YEAR.test(digits)) continue;
    if (RANGE_BEFORE.test(preceding) || RANGE_AFTER.test(rest)) continue;
    const before = preceding.split(SENTENCE_END).at(-1) ?? '';
    const [after = ''] = rest.split(SENTENCE_END);
    const kind = kindOf(foldLabel(before.slice(-WORDS_WINDOW)), after.slice(0, WORDS_WINDOW));
    if (kind === undefined) continue;
    const isShort = text.length <= LABEL_MAX || kind === 'ours';
    if (!isShort && !speaksOfItself(`${before} ${after}`, name)) continue;
    (kind === 'stated' ? stated : inTeams).add(count);
  }
}

const EMPLOYEES = alternatives('employees');
const PEOPLE = alternatives('people');
const TEAM = alternatives('team');
/** "More than", between what is said of a number and the number. */
const ABOUT = `(?: (?:${alternatives('about')}))*`;
const OTHERS = new RegExp(`(?:^| )(?:${alternatives('others')})${ABOUT}$`, 'u');
const YEARS = new RegExp(`^(?:\\S+ )?(?:${alternatives('years')})(?: |$)`, 'u');
const THEN_EMPLOYEES = new RegExp(`^(?:\\S+ ){0,2}(?:${EMPLOYEES})(?: |$)`, 'u');
const THEN_PEOPLE_IN_TEAM = new RegExp(`^(?:\\S+ ){0,2}(?:${PEOPLE}) (?:\\S+ ){0,3}(?:${TEAM})(?: |$)`, 'u');
const AFTER_LABEL = new RegExp(`^(?:\\S+ )?(?:${alternatives('employees', 'labels')})$`, 'u');
const COUNTED = new RegExp(`^(?:(?:${alternatives('counted')})(?: |$))?$`, 'u');
const TEAM_OF = new RegExp(`(?:^| )(?:${alternatives('team_of')})${ABOUT}$`, 'u');
const WE_ARE = new RegExp(`(?:^| )(?:${alternatives('we_are')})${ABOUT}$`, 'u');
const THEN_PEOPLE = new RegExp(
  `^(?:$|(?:\\S+ ){0,2}(?:${alternatives('people', 'employees')})(?: |$)|(?:${alternatives('and')}) )`,
  'u',
);
const SIZED_TEAM = new RegExp(`^(?:${alternatives('sized')}) (?:\\S+ )?(?:${TEAM})(?: |$)`, 'u');
/** A clause that goes on after a comma says something else. */
const CLAUSE_END = /[,:()–—、，]/u;

const isLabel = (text: string): boolean => AFTER_LABEL.test(foldLabel(text));

/** How the words around a number say that it counts the people of a company; "ours" if they can only mean the writer's own. */
function kindOf(before: string, following: string): 'stated' | 'team' | 'ours' | undefined {
  const [clause = ''] = following.split(CLAUSE_END);
  const after = foldLabel(clause);
  const isTeamOf = TEAM_OF.test(before);
  if (OTHERS.test(before) && !isTeamOf) return undefined;
  if (SIZED_TEAM.test(after)) return 'team';
  if (AFTER_LABEL.test(before) && COUNTED.test(after)) return 'stated';
  if (YEARS.test(after)) return undefined;
  if (THEN_EMPLOYEES.test(after)) return 'stated';
  if (isTeamOf || THEN_PEOPLE_IN_TEAM.test(after)) return 'team';
  return WE_ARE.test(before) && THEN_PEOPLE.test(after) ? 'ours' : undefined;
}
