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

const ruleWithClass = /\.([\w-]{1,60})\s{0,5}\{([^{}]{0,400})\}/g;

/** Class names that an inline style sheet moves off-screen, which is the usual place for injected links. */
export function offscreenClasses(styleSheet: string): string[] {
  // Most style sheets contain no such number at all, which this finds out many times faster.
  if (!/-\d{4}/.test(styleSheet) || !/(?:left|top|indent)\s{0,5}:\s{0,5}-\d{4}/.test(styleSheet)) return [];
  const classes: string[] = [];
  for (const [, name, declarations] of styleSheet.slice(0, 50_000).matchAll(ruleWithClass))
    if (name !== undefined && declarations !== undefined && offscreenStyle.test(declarations))
      classes.push(name);
  return classes;
}
