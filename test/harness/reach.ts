import type { Page } from 'playwright-core';

/** WCAG 2.5.8: what can be pressed is at least this wide and high. */
const TARGET_PX_MIN = 24;
/** Enough to come past the header and into every kind of row, not through all rows of a list. */
const TABS_MAX = 40;

/** What can be pressed, one of each kind, and is too small for a finger, but for links within a sentence, whose size is that of the text. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const pressable = 'a[href], button, input, select, textarea, summary, [role="option"], [role="tab"]';
    const isWithinSentence = (element: Element): boolean =>
      element.matches('a, button.link') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      );
    const describe = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').slice(0, 30)}”`;
    const small = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(pressable)]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !isWithinSentence(element),
      )
      .map((element) => {
        // A box and its label are pressed as one.
        const target = element.closest('label') ?? element;
        return { element, box: target.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
      .map(({ element, box }) => `${describe(element)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    // One of a kind says it for all of them.
    return [...new Map(small.map((said) => [said.split('“', 1)[0], said])).values()];
  }, TARGET_PX_MIN);
}

/** Stops of the tab key that do not show they have the focus, or lie under something else while they do. */
export async function hiddenFocus(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const first = await focused(page);
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === undefined || (tabs > 0 && stop.name === first?.name)) break;
    if (stop.complaint !== undefined) found.push(`${stop.name} ${stop.complaint}`);
  }
  return [...new Set(found)];
}

function focused(page: Page): Promise<{ name: string; complaint?: string } | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const name = `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').slice(0, 30)}”`;
    // A radio button of a row of choices is drawn by what follows it.
    const drawn = [element, element.nextElementSibling, element.closest('label')].filter(
      (part) => part !== null,
    );
    const isShown = drawn.some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!isShown) return { name, complaint: 'does not show the focus' };
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 12));
    const isOnTop =
      top === null ||
      element.contains(top) ||
      drawn.some((part) => part.contains(top)) ||
      top.contains(element);
    return isOnTop
      ? { name }
      : { name, complaint: `lies under ${top.tagName.toLowerCase()}.${top.className}` };
  });
}
