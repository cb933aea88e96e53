import type { HiddenReason } from './parsed-page.ts';

const hidingStyle =
  /display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden|font-size\s{0,5}:\s{0,5}0(?:px|pt|em|rem|%)?\s{0,5}(?:;|!|$)/i;
const offscreenStyle =
  /(?:left|right|top|bottom|text-indent|margin-left|margin-top)\s{0,5}:\s{0,5}-\d{4,}(?:px|em|rem|pt|%)?/i;
const collapsedStyle =
  /(?:^|[;\s])(?:max-)?(?:height|width)\s{0,5}:\s{0,5}[01](?:px|em|pt|%)?\s{0,5}(?:;|!|$)/i;

/** A word of each pattern above; most styles have none. */
const mayHide = /none|hidden|font-size|-\d{4}/i;

/** Why an element's style hides it, if it does. */
export function hiddenByStyle(style: string): HiddenReason | null {
  if (!mayHide.test(style)) return null;
  if (hidingStyle.test(style)) return 'style';
  if (offscreenStyle.test(style)) return 'offscreen';
  if (/overflow\s{0,5}:\s{0,5}hidden/i.test(style) && collapsedStyle.test(style)) return 'offscreen';
  return null;
}

const farAway = /-\d{4}/;
const everyFarAway = /-\d{4}/g;
const styleSheetCharactersMax = 50_000;
const declarationsCharactersMax = 400;
const lastClass = /\.([\w-]{1,60})\s{0,5}$/;

/** Class names that an inline style sheet moves off-screen, which is the usual place for injected links. */
export function offscreenClasses(styleSheet: string): string[] {
  // Most style sheets contain no such number at all, which this finds out many times faster.
  if (!farAway.test(styleSheet) || !/(?:left|top|indent)\s{0,5}:\s{0,5}-\d{4}/.test(styleSheet)) return [];
  const rules = styleSheet.slice(0, styleSheetCharactersMax);
  const classes: string[] = [];
  let readTo = 0;
  // Only the rules around these numbers are read; a pass over all rules takes twice as long.
  for (const { index } of rules.matchAll(everyFarAway)) {
    if (index < readTo) continue;
    const open = braceBefore(rules, index, Math.max(readTo, index - declarationsCharactersMax));
    readTo = index;
    if (rules.charCodeAt(open) !== openBrace) continue;
    const close = braceAfter(rules, index, open + declarationsCharactersMax + 1);
    if (rules.charCodeAt(close) !== closeBrace) continue;
    readTo = close;
    const name = lastClass.exec(rules.slice(Math.max(0, open - classCharactersMax), open))?.[1];
    if (name !== undefined && offscreenStyle.test(rules.slice(open + 1, close))) classes.push(name);
  }
  return classes;
}

/** More than the class of a rule and the spaces after it. */
const classCharactersMax = 70;
const openBrace = 123;
const closeBrace = 125;
const isBrace = (code: number): boolean => code === openBrace || code === closeBrace;

/** The last brace before a position; `first` if there is none from there on. */
function braceBefore(text: string, position: number, first: number): number {
  let at = position - 1;
  while (at > first && !isBrace(text.charCodeAt(at))) at--;
  return Math.max(at, first);
}

/** The next brace after a position, not after `last`. */
function braceAfter(text: string, position: number, last: number): number {
  const end = Math.min(last, text.length - 1);
  let at = position;
  while (at < end && !isBrace(text.charCodeAt(at))) at++;
  return at;
}
