import type { Page } from 'playwright-core';

/** Enough to get past the header and into every kind of row, but not through all rows of a list. */
const TABS_MAX = 40;

/**
 * Clickable elements that are smaller than the 24 pixels of WCAG 2.5.8, one of each kind. Links within a sentence are exempt,
 * because their size is that of the text. A checkbox and its label count as one target, and so do a card and the link that
 * covers it.
 */
const SMALL_TARGETS = String.raw`(() => {
  const pressable = 'a[href], button, input, select, textarea, summary, [role="option"], [role="tab"]';
  const isWithinSentence = (element) =>
    element.matches('a, button.link') &&
    [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && /\p{L}/u.test(node.textContent));
  const small = new Map();
  for (const element of (document.querySelector('dialog[open]') ?? document).querySelectorAll(pressable)) {
    const isWholeCard = getComputedStyle(element, '::after').position === 'absolute';
    const target = isWholeCard ? element.closest('li') : element.closest('label');
    const { width, height } = (target ?? element).getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
    if (!isSeen || (width >= 24 && height >= 24) || isWithinSentence(element)) continue;
    const kind = element.tagName.toLowerCase() + '.' + element.className;
    small.set(kind, kind + ' “' + element.textContent.slice(0, 30) + '” ' + Math.round(width) + '×' + Math.round(height));
  }
  return [...small.values()];
})()`;

/**
 * The focused element, whether it shows its focus, and whether it is on top. The focus of a choice in a row is drawn by the
 * element that follows it.
 */
const FOCUSED = String.raw`(() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const name = element.tagName.toLowerCase() + '.' + element.className + ' “' + element.textContent.slice(0, 30) + '”';
  const drawn = [element, element.nextElementSibling, element.closest('label, li')].filter(Boolean);
  const isShown = drawn.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
  const isOnTop = above === null || drawn.some((part) => part.contains(above)) || above.contains(element);
  return { name, complaint: !isShown ? 'does not show the focus' : isOnTop ? '' : 'lies under ' + above.tagName + '.' + above.className };
})()`;

export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(SMALL_TARGETS);
}

/** Tab stops that do not show their focus, or are covered by something else while they have it. */
export async function hiddenFocus(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    await page.keyboard.press('Tab');
    const stop: { name: string; complaint: string } | undefined = await page.evaluate(FOCUSED);
    if (stop === undefined) break;
    if (stop.complaint !== '') found.add(`${stop.name} ${stop.complaint}`);
  }
  return [...found];
}
