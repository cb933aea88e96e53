import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileAddresses, hostileTexts } from '../factories/hostile-texts.ts';
import { hasBrowser } from '../harness/browser.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

const text = (at: number): string => (hostileTexts[at % hostileTexts.length] ?? '').slice(0, 500);

/** The short form of hostile-text-in-a-browser and docs-page of the full suite: a few texts, one width, no axe. */
describe.skipIf(!hasBrowser)('text of indexed pages is never markup', () => {
  let world: WebWorld;
  beforeAll(async () => {
    world = await openWebWorld({
      companies: [
        {
          domain: 'hostile.com',
          company_name: text(0),
          title: 'Opening hours </script><img src=x onerror=window.pwned=1>',
          meta_description: text(1),
          h1: [text(2)],
          body_text: `planted word ${text(3)}`,
          homepage_url: hostileAddresses[0] ?? '',
          contact_page_url: hostileAddresses[1] ?? '',
          social_profiles: [...hostileAddresses],
          technologies: [text(4)],
          navigation_labels: hostileTexts.slice(0, 40).map((one) => one.slice(0, 500)),
          country: 'GB',
        },
      ],
    });
  });
  afterAll(() => world.close());

  it('in the results, in a profile and on the pages without a script', async () => {
    const { page, complaints, context } = await world.visit('/app?q=planted&open=hostile.com&tab=all');
    const check = async (where: string): Promise<void> => {
      expect(await page.evaluate('window.pwned'), where).toBeUndefined();
      const schemes = (await page.evaluate(
        "[...document.querySelectorAll('a[href]')].map((a) => a.protocol)",
      )) as string[];
      expect(
        schemes.filter((scheme) => !['http:', 'https:', 'mailto:', 'tel:'].includes(scheme)),
        where,
      ).toEqual([]);
      expect(complaints, where).toEqual([]);
    };
    await page.getByRole('button', { name: /^Full profile/ }).click();
    await page.getByRole('tab', { name: 'All fields' }).waitFor();
    await check('profile');
    await page.goto(`${world.address}/classic/hostile.com`);
    await page.locator('h1').waitFor();
    await check('classic');
    await context.close();
  });

  it('in an answer that the documentation page shows', async () => {
    const { page, complaints, context } = await world.visit('/docs#get_search');
    const form = page.getByRole('form', { name: 'Run GET /search', exact: true });
    await form.getByRole('textbox', { name: 'country', exact: true }).fill('GB');
    await form.getByRole('textbox', { name: 'has', exact: true }).fill('');
    await form.getByRole('button', { name: 'Run' }).click();
    await form.getByText(/^200 in/).waitFor();
    expect(await form.locator('output pre').textContent()).toContain('<img src=x onerror=window.pwned=1>');
    expect(await page.evaluate('window.pwned')).toBeUndefined();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
