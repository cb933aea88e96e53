import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileAddresses, hostileTexts } from '../factories/hostile-texts.ts';
import { signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import { demoCompanies } from '../harness/demo-companies.ts';
import { downloadBy, ingest, openFirst, PASSWORD, refine, saveTo, watch } from '../harness/journey-steps.ts';
import { openPageUser } from '../harness/page-user.ts';
import { openWebWorld, untilInteractive, type WebWorld } from '../harness/web-world.ts';

const text = (at: number): string => (hostileTexts[at % hostileTexts.length] ?? '').slice(0, 500);

/** Its texts and addresses would run a script or burst the page if the app took them for more than text. */
const hostile = {
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
};

/** What `npm test` does in a browser: the way through the app once. Everything else that needs one is in `*-in-a-browser.full.test.ts`. */
describe.skipIf(!hasBrowser)('the main journey in a browser', () => {
  let world: WebWorld;

  beforeAll(async () => {
    world = await openWebWorld({
      companies: [...demoCompanies(60, 1).map(({ profile }) => profile), hostile],
    });
  });
  afterAll(() => world.close());

  it('searches, filters, reads, exports after signing in, keeps a list, is notified by an alert, and uses the copilot', async () => {
    const { email } = await signUp(world.running, { password: PASSWORD });
    const user = await openPageUser(world, 'mouse', '/');
    const { page, press, write, goTo, violations } = user;
    await write(page.getByRole('searchbox'), 'contact');
    await press(page.getByRole('button', { name: 'Search' }));
    await page.waitForURL('**/app?q=contact*');
    await untilInteractive(page);
    await page.locator('.company').first().waitFor();
    expect(await page.evaluate('window.homedexFirstRequest')).toBeUndefined();
    await refine(user);
    const country = new URL(page.url()).searchParams.get('country') ?? '';
    await openFirst(user);
    await page.getByRole('button', { name: 'Full profile · free' }).waitFor();
    expect(await violations()).toEqual([]);
    await press(page.getByRole('button', { name: 'Close profile' }));

    // Signed out too, the file and its price are known before the reader has to sign in.
    await press(page.getByRole('button', { name: 'Export' }));
    const dialog = page.getByRole('dialog', { name: /^Export/ });
    await expect.poll(() => dialog.locator('.bill').innerText()).toMatch(/Rows\s+\d+\s+Cost\s+Free/);
    await press(dialog.getByRole('button', { name: 'Sign in to download' }));
    const signIn = page.getByRole('dialog', { name: 'Sign in to continue' });
    await write(signIn.getByLabel('E-mail address'), email);
    await write(signIn.getByLabel('Password'), PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(signIn.getByRole('button', { name: 'Sign in', exact: true })),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    await dialog.waitFor({ state: 'detached' });

    await openFirst(user);
    await saveTo('Bakeries', user);
    await watch(user);
    await ingest(world, 'new.com', country.toUpperCase());
    await goTo('Inbox');
    await page.getByRole('link', { name: 'new.com' }).waitFor();
    await goTo('Lists');
    await press(page.getByRole('main').getByRole('link', { name: 'Bakeries' }));
    await press(page.getByRole('button', { name: 'Export' }));
    await page.getByText(/^Uses 1 of your \d+ free profiles$/).waitFor();
    expect(await downloadBy(user, 'Download 1 row')).toMatch(/\.csv$/);

    await page.goto(`${world.address}/copilot`);
    await write(page.getByRole('textbox', { name: 'Your message' }), 'WordPress sites in Germany');
    await page.keyboard.press('Enter');
    const conditions = page.getByRole('list', { name: 'Interpreted as' });
    await conditions.getByText('Country: Germany', { exact: true }).waitFor();
    await page.locator('.total strong').waitFor();
    expect(await violations()).toEqual([]);
    expect(await user.overflow()).toBe(0);
    expect(user.complaints).toEqual([]);
    await page.context().close();
  });

  it('text of indexed pages is never markup, in the results, in a profile and on the pages without a script', async () => {
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
});
