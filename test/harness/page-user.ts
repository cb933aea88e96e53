import type { Locator, Page } from 'playwright-core';
import type { Visitor, WatchedPage, WebWorld } from './web-world.ts';

/** How a person uses the pages: with a mouse, with the keyboard alone, or on a phone. */
export type InputMethod = 'mouse' | 'keyboard' | 'phone';

export const inputMethods: readonly InputMethod[] = ['mouse', 'keyboard', 'phone'];

/** A person who uses the pages with one input method only. A journey is written once and run for each of them. */
export interface PageUser extends WatchedPage {
  readonly inputMethod: InputMethod;
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

export async function openPageUser(
  world: WebWorld,
  inputMethod: InputMethod,
  path: string,
  visitor: Visitor = {},
): Promise<PageUser> {
  const visit = await world.visit(path, {
    ...visitor,
    ...(inputMethod === 'phone' && { width: PHONE_WIDTH }),
  });
  const { page } = visit;
  const press = (target: Locator): Promise<void> => pressIn(inputMethod, page, target);
  const write = async (target: Locator, text: string): Promise<void> => {
    if (inputMethod === 'keyboard') await focusByTab(page, target);
    else await press(target);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  const goTo = async (pageName: string): Promise<void> => {
    // A person presses no key before there is something to see.
    await page.getByRole('combobox', { name: 'Search homepages' }).waitFor();
    if (inputMethod === 'mouse') return goByMouse(page, pageName);
    if (inputMethod === 'keyboard') await page.keyboard.press('Control+k');
    else await press(page.getByRole('button', { name: 'More', exact: true }));
    await write(page.getByRole('combobox', { name: 'Command' }), pageName);
    const found = page.getByRole('option', { name: pageName }).first();
    await found.waitFor();
    if (inputMethod === 'keyboard') await page.keyboard.press('Enter');
    else await press(found);
  };
  return {
    ...visit,
    inputMethod,
    press,
    write,
    goTo,
    act: (key, button) => (inputMethod === 'keyboard' ? page.keyboard.press(key) : press(button)),
  };
}

async function pressIn(inputMethod: InputMethod, page: Page, target: Locator): Promise<void> {
  if (inputMethod === 'mouse') return target.click();
  if (inputMethod === 'phone') return target.tap();
  await focusByTab(page, target);
  const isToggle = await target.evaluate((element) => element.matches('[type=checkbox], [type=radio]'));
  await page.keyboard.press(isToggle ? 'Space' : 'Enter');
}

/** Presses Tab as often as needed: what cannot be reached that way does not exist for keyboard users. */
async function focusByTab(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`cannot reach by Tab: ${target}`);
}

async function goByMouse(page: Page, pageName: string): Promise<void> {
  const visibleLink = page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`\\b${pageName}\\b`, 'i') });
  if ((await visibleLink.count()) === 0) await page.getByRole('button', { name: /^Menu of/ }).click();
  await visibleLink.first().click();
}
