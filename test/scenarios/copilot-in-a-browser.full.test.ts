import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../harness/browser.ts';
import { openPageUser } from '../harness/page-user.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

const body_text = 'We bake bread and rolls in a stone oven, every morning, for the whole town.';

describe.skipIf(!hasBrowser)('the copilot in a browser', () => {
  let world: WebWorld;
  beforeAll(async () => {
    world = await openWebWorld({
      companies: [
        {
          domain: 'nord.de',
          company_name: '<img src=x onerror=alert(1)>',
          title: 'Nord bakery',
          body_text,
          country: 'DE',
          technologies: ['WordPress'],
          tech_stack: 'WordPress',
        },
        {
          domain: 'ouest.fr',
          title: 'Ouest bakery',
          body_text,
          country: 'FR',
          technologies: ['WordPress'],
          tech_stack: 'WordPress',
        },
        { domain: 'ost.de', title: 'Ost', country: 'DE', technologies: ['Shopify'], tech_stack: 'Shopify' },
      ],
    });
  });
  afterAll(() => world.close());

  for (const [inputMethod, scheme] of [
    ['mouse', 'light'],
    ['keyboard', 'dark'],
    ['phone', 'dark'],
  ] as const)
    it(`by ${inputMethod}: a sentence becomes a search whose parts are taken off, in the ${scheme} theme`, async () => {
      const visit = await openPageUser(world, inputMethod, '/copilot', { scheme });
      const { page, press, write } = visit;
      let messages = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/copilot/query')) messages += 1;
      });
      await write(page.getByRole('textbox', { name: 'Your message' }), 'WordPress sites in Germany');
      await page.keyboard.press('Enter');
      const became = page.getByRole('list', { name: 'Interpreted as' });
      await became.getByText('Country: Germany', { exact: true }).waitFor();
      await page.locator('.company').filter({ hasText: 'nord.de' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/copilot');
      expect(await page.locator('.total strong').textContent()).toBe('1 company');
      expect(await page.getByText(/built-in planner .* free$/).count()).toBe(1);
      expect(await visit.violations()).toEqual([]);
      expect(await visit.overflow()).toBe(0);
      await press(became.getByRole('button', { name: /^Remove Country/ }));
      await expect.poll(() => page.locator('.total strong').textContent()).toBe('2 companies');
      await page.getByText('Changed by hand since the answer').waitFor();
      // What was removed is seen as such, and has no second button.
      expect(await became.locator('s').allTextContents()).toEqual(['Country: Germany']);
      expect(await became.getByRole('button', { name: /^Remove Country/ }).count()).toBe(0);
      expect(messages).toBe(1);
      await press(page.getByRole('button', { name: 'Show these results' }));
      await expect.poll(() => page.locator('.total strong').textContent()).toBe('1 company');
      await press(page.getByRole('link', { name: 'Open as search' }));
      await page.waitForURL(/\/app\?/);
      await page.locator('.company').filter({ hasText: 'nord.de' }).waitFor();
      expect(visit.complaints).toEqual([]);
      await visit.context.close();
    });

  it('the chips are in the language of the message, whichever language the page has', async () => {
    const visit = await world.visit('/copilot');
    const { page } = visit;
    await page
      .getByRole('textbox', { name: 'Your message' })
      .fill('Bäckereien in Deutschland mit Onlineshop');
    await page.keyboard.press('Enter');
    const chips = page.getByRole('list', { name: 'Interpreted as' });
    for (const label of ['Land: Deutschland', 'Mit: Onlineshop'])
      await chips.getByText(label, { exact: true }).waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('the conversation lasts as long as its tab, asks back where it must, and can be stopped', async () => {
    const visit = await world.visit('/copilot');
    const { page } = visit;
    const field = page.getByRole('textbox', { name: 'Your message' });
    await field.fill('hello');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.reply').first().waitFor();
    await page.reload();
    await page.locator('.user-message', { hasText: 'hello' }).waitFor();
    let isHeld = false;
    await page.route('**/copilot/query', () => {
      isHeld = true;
    });
    await field.fill('shops in Germany');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => isHeld).toBe(true);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => field.inputValue()).toBe('shops in Germany');
    expect(await page.locator('.user-message').count()).toBe(1);
    await page.getByRole('button', { name: 'New chat' }).click();
    await expect.poll(() => page.locator('.user-message').count()).toBe(0);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('an example begins a conversation of its own, and who comes back finds it as it was', async () => {
    const visit = await world.visit('/copilot');
    const { page } = visit;
    const field = page.getByRole('textbox', { name: 'Your message' });
    await field.fill('hello');
    await page.keyboard.press('Enter');
    await page.locator('.reply').first().waitFor();
    await page.getByRole('button', { name: 'companies in the UK that show their prices' }).click();
    await expect
      .poll(() => page.locator('.user-message').allTextContents())
      .toEqual(['companies in the UK that show their prices']);
    await page.getByRole('button', { name: 'New chat' }).click();
    await field.fill('WordPress sites in Germany');
    await page.keyboard.press('Enter');
    await page.locator('.company').filter({ hasText: 'nord.de' }).waitFor();
    await page.goto(`${world.address}/copilot`);
    await page.locator('.company').filter({ hasText: 'nord.de' }).waitFor();
    await page.getByText('Results for “WordPress sites in Germany”').waitFor();
    expect(await page.locator('.search-box:visible').count()).toBe(0);
    // What is from before is marked.
    await field.fill('only those with a blog');
    await page.keyboard.press('Enter');
    await page.locator('.chip.inherited').first().waitFor();
    expect(await page.locator('.chip.inherited').count()).toBe(2);
    await page.getByRole('list', { name: 'Drop a condition' }).getByRole('button').first().waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('the results beside the conversation follow a profile, and say which message they are of after a greeting', async () => {
    const visit = await world.visit('/copilot');
    const { page } = visit;
    const send = async (message: string, answers: number): Promise<void> => {
      await page.getByRole('textbox', { name: 'Your message' }).fill(message);
      await page.keyboard.press('Enter');
      await page.locator('.reply').nth(answers).waitFor();
    };
    const shown = () => page.locator('.company .domain').allTextContents();
    await send('WordPress sites in Germany', 0);
    await expect.poll(shown).toEqual(['nord.de']);
    await page.getByRole('radio', { name: 'Table' }).check({ force: true });
    await send('tell me about ouest.fr', 1);
    await page.getByText('Results for “tell me about ouest.fr”').waitFor();
    await expect
      .poll(() =>
        page.locator('.company .name').evaluateAll((all) => all.map(({ dataset }) => dataset.domain)),
      )
      .toEqual(['ouest.fr']);
    // The layout is the reader's.
    expect(new URL(page.url()).searchParams.get('view')).toBe('rows');
    await send('thank you', 2);
    await page.getByText('Results for “tell me about ouest.fr”').waitFor();
    await page.getByRole('button', { name: 'Show these results' }).click();
    await page.getByText('Results for “WordPress sites in Germany”').waitFor();
    // A condition of an answer whose results are elsewhere is removed from that answer.
    await page.getByRole('button', { name: 'Show these results' }).click();
    await page.getByText('Results for “tell me about ouest.fr”').waitFor();
    await page.getByRole('button', { name: /^Remove Country/ }).click();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?technology=WordPress\b/);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('an opened profile takes the place of the list, and closed gives the focus back to it', async () => {
    const visit = await world.visit('/copilot?country=DE');
    const { page } = visit;
    await page.locator('.company .name[data-domain="ost.de"]').click();
    await page.locator('.drawer').waitFor();
    expect(await page.locator('.company').first().isVisible()).toBe(false);
    expect((await page.locator('.drawer').boundingBox())?.width).toBeGreaterThan(600);
    await page.getByRole('button', { name: 'Close profile' }).focus();
    await page.keyboard.press('Escape');
    await page.locator('.drawer').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.dataset.domain')).toBe('ost.de');
    await visit.context.close();
  });

  it('companies like another fill the results beside the conversation', async () => {
    const visit = await world.visit('/copilot');
    const { page } = visit;
    await page.getByRole('textbox', { name: 'Your message' }).fill('companies like nord.de');
    await page.keyboard.press('Enter');
    await page.locator('.found li').first().waitFor();
    const [first] = await page.locator('.found li .muted').allTextContents();
    const shown = first ?? (await page.locator('.found li a').first().textContent()) ?? '';
    await page.locator('.company').filter({ hasText: shown }).waitFor();
    await visit.context.close();
  });
});
