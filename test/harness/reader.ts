import type { Locator, Page } from 'playwright-core';
import type { Visitor, WatchedPage, WebWorld } from './web-world.ts';

/** How a person uses the pages: with a mouse, with the keyboard alone, or on a phone. */
export type Way = 'mouse' | 'keyboard' | 'phone';

export const ways: readonly Way[] = ['mouse', 'keyboard', 'phone'];

/** A person who uses the pages in one way only. A journey is written once and run for each of them. */
export interface Reader extends WatchedPage {
  readonly way: Way;
  /** Clicks, taps, or moves there with Tab and presses the key that activates it. */
  press(target: Locator): Promise<void>;
  /** Replaces the current text. */
  write(target: Locator, text: string): Promise<void>;
  /** Goes to another page of the app by its name: through the menu, the commands, or the bar on a phone. */
  goTo(pageName: string): Promise<void>;
  /** A shortcut key for keyboard users, a button for everyone else. */
  act(key: string, button: Locator): Promise<void>;
}

const PHONE_WIDTH = 390;
/** A page of results has about two hundred tab stops. */
const STOPS_MAX = 400;

export async function openReader(
  world: WebWorld,
  way: Way,
  path: string,
  visitor: Visitor = {},
): Promise<Reader> {
  const visit = await world.visit(path, { ...visitor, ...(way === 'phone' && { width: PHONE_WIDTH }) });
  const { page } = visit;
  const press = (target: Locator): Promise<void> => pressIn(way, page, target);
  const write = async (target: Locator, text: string): Promise<void> => {
    if (way === 'keyboard') await reach(page, target);
    else await press(target);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  const goTo = async (pageName: string): Promise<void> => {
    // A person presses no key before there is something to see.
    await page.getByRole('combobox', { name: 'Search homepages' }).waitFor();
    if (way === 'mouse') return goByMouse(page, pageName);
    if (way === 'keyboard') await page.keyboard.press('Control+k');
    else await press(page.getByRole('button', { name: 'More', exact: true }));
    await write(page.getByRole('combobox', { name: 'Command' }), pageName);
    const found = page.getByRole('option', { name: pageName }).first();
    await found.waitFor();
    if (way === 'keyboard') await page.keyboard.press('Enter');
    else await press(found);
  };
  return {
    ...visit,
    way,
    press,
    write,
    goTo,
    act: (key, button) => (way === 'keyboard' ? page.keyboard.press(key) : press(button)),
  };
}

async function pressIn(way: Way, page: Page, target: Locator): Promise<void> {
  if (way === 'mouse') return target.click();
  if (way === 'phone') return target.tap();
  await reach(page, target);
  const isTicked = await target.evaluate((element) => element.matches('[type=checkbox], [type=radio]'));
  await page.keyboard.press(isTicked ? 'Space' : 'Enter');
}

/** Presses Tab as often as needed: what cannot be reached that way does not exist for keyboard users. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${target}`);
}

async function goByMouse(page: Page, pageName: string): Promise<void> {
  const inSight = page.getByRole('banner').getByRole('link', { name: new RegExp(`\\b${pageName}\\b`, 'i') });
  if ((await inSight.count()) === 0) await page.getByRole('button', { name: /^Menu of/ }).click();
  await inSight.first().click();
}
