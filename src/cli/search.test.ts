import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../test/harness/run-command.ts';
import { buildTestApp, type TestApp } from '../../test/harness/test-app.ts';

let running: TestApp;
let settings: Record<string, string>;
beforeAll(async () => {
  running = await buildTestApp({
    companies: [
      {
        domain: 'acme.com',
        company_name: '=Acme\u001b[2J',
        title: 'rye loaves',
        body_text: 'rye loaves',
        country: 'DE',
        emails: ['a@acme.com'],
      },
      {
        domain: 'beta.com',
        company_name: 'Beta',
        title: 'rye loaves',
        body_text: 'rye loaves',
        country: 'AT',
      },
    ],
  });
  settings = { MCP_URL: await running.app.listen({ port: 0, host: '127.0.0.1' }) };
});
afterAll(() => running.app.close());

const run = (...args: string[]) => runCommand(args, settings);

test('a search prints a table without control characters from pages', async () => {
  const { status, stdout, stderr } = await run('search', 'rye', 'loaves', '--country', 'de');
  expect(status).toBe(0);
  expect(stdout.split('\n')[0]).toMatch(/^domain +company_name +country/);
  expect(stdout).toContain('acme.com');
  expect(stdout).not.toContain('beta.com');
  expect(stdout).not.toContain('\u001b');
  expect(stderr).toContain('1 company matches, 1 shown\n');
});

test('a search that finds nothing prints the commands of searches that find more', async () => {
  const { stdout, stderr } = await run('search', 'rye', 'loafes', '--country', 'de');
  expect(stdout).toBe('');
  expect(stderr).toContain('0 companies match, 0 shown\nSearches that find more:\n');
  expect(stderr).toContain("  homedex search --country DE 'rye loaves'  (1 company)\n");
  const again = await run('search', '--country', 'DE', 'rye loaves');
  expect(again.stdout).toContain('acme.com');
});

test('other forms of words are found on request', async () => {
  expect((await run('search', 'loaf')).stderr).toContain('0 companies match');
  expect((await run('search', 'rye', 'loave', '--forms')).stdout).toContain('acme.com');
});

test('a search by filters alone prints CSV without formulas, and JSON', async () => {
  const csv = await run('search', '--country', 'de,at', '--format', 'csv');
  expect(csv.stdout.split('\r\n')[0]).toMatch(/^domain,company_name,title/);
  expect(csv.stdout).toContain("'=Acme");
  const json = await run('search', '--country', 'at', '--format', 'json');
  expect(JSON.parse(json.stdout)).toMatchObject([{ domain: 'beta.com' }]);
});

test('a company is printed with its filled columns', async () => {
  const table = await run('company', 'www.acme.com');
  expect(table.stdout).toMatch(/emails +a@acme.com/);
  expect(table.stdout).not.toMatch(/^city/m);
  const json = await run('company', 'acme.com', '--format', 'json', '--all');
  expect(Object.keys(JSON.parse(json.stdout)[0])).toHaveLength(178);
});

test('similar companies are printed with their scores', async () => {
  const { status, stdout } = await run('similar', 'acme.com', '--format', 'csv');
  expect(status).toBe(0);
  expect(stdout.split('\r\n')[0]).toBe('domain,company_name,score,country,industry,shared_keywords');
});

test('errors are named: no words, an unknown format, an unknown domain, a refused value, no service', async () => {
  expect(await run('search')).toMatchObject({ status: 2, stderr: expect.stringContaining('give words') });
  expect(await run('company')).toMatchObject({ status: 2 });
  expect(await run('similar')).toMatchObject({ status: 2 });
  expect(await run('search', 'rye', '--format', 'xml')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('table, csv or json'),
  });
  expect(await run('company', 'unknown.org')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not indexed'),
  });
  expect(await run('search', 'rye', '--country', 'atlantis')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('country'),
  });
  expect(await runCommand(['search', 'rye', '--url', 'http://127.0.0.1:9'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('cannot be reached'),
  });
});
