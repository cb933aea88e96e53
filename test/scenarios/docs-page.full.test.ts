import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/app/index.ts';
import { signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

describe.skipIf(!hasBrowser)('the documentation page', () => {
  let world: WebWorld;
  beforeAll(async () => {
    world = await openWebWorld({
      companies: [
        {
          domain: 'example.com',
          title: 'Opening hours </script><img src=x onerror=alert(1)>',
          country: 'GB',
        },
      ],
    });
  });
  afterAll(() => world.close());

  it('shows every endpoint, is small, and has a policy without anything inline', async () => {
    const { body, headers } = await world.running.app.inject('/docs');
    const documented = routes.filter(({ undocumented }) => !undocumented);
    for (const { method, path } of documented)
      expect(body).toContain(`data-method="${method}" data-path="${path}"`);
    // Fields of endpoints that nobody has opened make loading several times as long.
    const page = body.replaceAll(/<template>.*?<\/template>/gs, '');
    expect(page.match(/<(?:input|select|textarea|output)\b/g)).toHaveLength(2);
    expect(gzipSync(body).length).toBeLessThan(64_000);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const script = /<script type="module" src="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(gzipSync((await world.running.app.inject(script)).body).length).toBeLessThan(4_000);
    expect(
      (await world.running.app.inject('/openapi.json')).json().paths['/domain/{domain}'].get['x-credits'],
    ).toBe(1);
  });

  for (const [width, scheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    it(`axe finds nothing at ${width} px in the ${scheme} theme, with an endpoint open and run`, async () => {
      const visit = await world.visit('/docs#get_search', { width, scheme });
      const { page } = visit;
      const form = page.getByRole('form', { name: 'Run GET /search', exact: true });
      await form.getByRole('textbox', { name: 'country', exact: true }).fill('GB');
      await form.getByRole('textbox', { name: 'has', exact: true }).fill('');
      await form.getByRole('combobox', { name: 'mode', exact: true }).selectOption('phrase');
      const samples = page.locator('#get_search .samples');
      await samples.getByRole('button', { name: 'Python' }).click();
      expect(await samples.locator('pre:visible').allTextContents()).toEqual([
        expect.stringContaining('homedex.get_search('),
      ]);
      await form.getByRole('button', { name: 'Run' }).click();
      await form.getByText(/^200 in/).waitFor();
      // Untrusted input comes back as text.
      expect(await form.locator('output pre').textContent()).toContain('<img src=x onerror=alert(1)>');
      // All of its hundred endpoints once; the second time one of them, which is drawn as the others are.
      expect(await visit.violations(scheme === 'light' ? 'html' : '#get_search')).toEqual([]);
      expect(await visit.overflow()).toBe(0);
      expect(visit.complaints).toEqual([]);
      await visit.context.close();
    });

  it('runs calls with the given key, and none without their required parameters', async () => {
    const { headers } = await signUp(world.running);
    const visit = await world.visit('/docs#get_auth_me');
    const { page } = visit;
    const me = page.getByRole('form', { name: 'Run GET /auth/me', exact: true });
    await me.getByRole('button', { name: 'Run' }).click();
    await me.getByText(/^401 in/).waitFor();
    await page.getByLabel('API key for this page').fill(headers.authorization.replace('Bearer ', ''));
    await page.getByRole('button', { name: 'Use this key' }).click();
    expect(await page.locator('#get_auth_me .command').first().textContent()).toContain(
      headers.authorization,
    );
    await me.getByRole('button', { name: 'Run' }).click();
    await me.getByText(/^200 in/).waitFor();
    await page.goto(`${world.address}/docs#delete_lists_by_id`);
    const removal = page.getByRole('form', { name: 'Run DELETE /lists/{list_id}', exact: true });
    await removal.getByRole('button', { name: 'Run' }).click();
    await removal.getByText('Fill in list_id first.').waitFor();
    await page.getByLabel('Find an endpoint').fill('autocomplete');
    await expect.poll(() => page.locator('.endpoint:visible').count()).toBe(1);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('can be read without scripts, and its examples are links', async () => {
    const visit = await world.visit('/');
    const context = await visit.context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    await page?.goto(`${world.address}/docs#get_autocomplete`);
    expect(await page?.getByRole('button', { name: 'Run' }).count()).toBe(0);
    await page?.locator('#get_autocomplete').getByRole('link', { name: 'Open the example' }).click();
    await page?.waitForURL('**/autocomplete?q=har*');
    await context?.close();
    await visit.context.close();
  });
});
