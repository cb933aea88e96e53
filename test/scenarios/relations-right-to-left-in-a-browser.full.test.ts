import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankProfile } from '../../src/modules/companies/index.ts';
import { toIndexDocument } from '../../src/modules/company-index/index.ts';
import { hasBrowser } from '../harness/browser.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

const others = ['BMK', 'DLT', 'GML', 'HEI'];

function site(domain: string, company_name: string) {
  const profile = {
    ...blankProfile(),
    domain,
    company_name,
    title: company_name,
    fetched_at: '2026-05-01T00:00:00.000Z',
  };
  return toIndexDocument(
    profile,
    {},
    { identifiers: [{ kind: 'ga4', value: 'G-HEB0000001', where: 'inline script' }] },
  );
}

async function extentOf(element: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const { x: left, width } = (await element.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  return { left, right: left + width };
}

/** Where a letter of a name in the picture is; the name is between two marks that isolate it. */
const letterX = (name: Locator, at: number): Promise<number> =>
  name.evaluate(
    (text, place) =>
      (text as unknown as { getExtentOfChar(at: number): { x: number } }).getExtentOfChar(place).x,
    at,
  );

describe.skipIf(!hasBrowser)('related sites with right-to-left names', () => {
  let world: WebWorld;
  beforeAll(async () => {
    world = await openWebWorld({ sites: 5 });
    await world.running.index.upsert([
      site('maqor.co.il', 'המקור'),
      ...others.map((name) => site(`${name.toLowerCase()}.co.il`, `משרד עורכי הדין ${name}`)),
    ]);
  });
  afterAll(() => world.close());

  it.each([
    ['ltr', 1440],
    ['rtl', 1440],
    ['rtl', 390],
  ])('are next to their circles on a page read %s, %i px wide', async (direction, width) => {
    const { page, violations, overflow, complaints } = await world.visit('/app/related/maqor.co.il', {
      width,
    });
    await page.evaluate(`document.documentElement.dir = '${direction}'`);
    const graph = page.locator('.related-graph');
    await graph.locator('a').first().waitFor();
    const sites = await graph.locator('a:not(.hop-0)').all();
    expect(sites).toHaveLength(others.length);
    const centre = await extentOf(graph.locator('.hop-0 circle'));
    for (const one of sites) {
      const name = one.locator('text');
      const [text, circle] = [await extentOf(name), await extentOf(one.locator('circle'))];
      const frame = await extentOf(one.locator('rect'));
      if (circle.left > centre.left) expect(text.left).toBeGreaterThanOrEqual(circle.right);
      else expect(text.right).toBeLessThanOrEqual(circle.left);
      expect(text.left).toBeGreaterThanOrEqual(frame.left);
      expect(text.right).toBeLessThanOrEqual(frame.right);
      // A name that ends in Latin letters has them at its left.
      const characters = ((await name.textContent()) ?? '').length;
      expect(await letterX(name, characters - 2)).toBeLessThan(await letterX(name, 1));
    }
    await graph.locator('.hop-0').focus();
    await page.keyboard.press('ArrowRight');
    const focused = await extentOf(graph.locator('a:focus circle'));
    expect(focused.left).toBeGreaterThan(centre.left);
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
