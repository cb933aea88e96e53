import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSyntheticWarc } from '../../bench/ingest/synthetic-warc.ts';
import { rates, tierNames, tiers } from '../../src/access/index.ts';
import { homepage } from '../factories/homepage.ts';
import { indexDemoCompanies } from '../harness/index-demo-companies.ts';
import { type RealService, startRealService } from '../harness/real-service.ts';
import { runCommand } from '../harness/run-command.ts';
import { isInFullSuite } from '../harness/suite.ts';
import { buildTestApp, type TestApp } from '../harness/test-app.ts';
import { startWebHost, type WebHost } from '../harness/web-host.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const codeBlocks = [...readme.matchAll(/^```(\w*)\n(.*?)^```/gms)].map(([, language, text]) => ({
  language: language ?? '',
  text: text ?? '',
}));
const lines = codeBlocks.filter(({ language }) => language === '').flatMap(({ text }) => text.split('\n'));

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** Requests of the guides, the reference and the clients, which are written for the demo index as well. */
const guided = ['docs/guides/relations.md', 'docs/reference/search-parameters.md'].flatMap((document) =>
  [
    ...read(document).matchAll(
      /^(?:curl (?:-O )?'http:\/\/127\.0\.0\.1:8080)?(\/[^'\s]+\?[^'\s]+|\/(?:domain|identifiers)\/[^'\s]+)'?$/gm,
    ),
  ].map(([, path]) => path ?? ''),
);
/** The queries of the two tables of the query language. */
const queries = [
  ...(read('docs/reference/query-language.md').split('## Word forms')[0] ?? '').matchAll(/^\|(.+)\|$/gm),
].flatMap(([, row = '']) => {
  const cells = row.split(' | ');
  const examples = cells.length === 2 ? cells[0] : cells[2];
  return [...(examples ?? '').matchAll(/`([^`]+)`/g)].map(([, query]) => query ?? '');
});
/** These need earlier versions, which only the index of a first start has, or occur on few pages. */
const needsWholeDemo = (query: string): boolean =>
  /^-?(?:started|stopped|changed|since)|~|-coffee|NOT|crawled:2026-09|exclude=newsletter|Leeds,Bristol/.test(
    query,
  );

/** Requests of the table of use cases, and those given as curl. */
const paths = [...readme.matchAll(/^\|[^|]+\| `(\/[^`]+)`/gm)].map(([, path]) => path ?? '');
const curled = lines.flatMap((line) => /^curl '?http:\/\/127\.0\.0\.1:8080([^' ]+)/.exec(line)?.[1] ?? []);
/** The arguments of `npm run -s homedex --`, without the comment. */
const commands = lines.flatMap((line) => /^npm run -s homedex -- ([^#]+)/.exec(line)?.[1]?.trim() ?? []);

/** As many as a first start makes by itself. */
const SITES = 2_000;
/** In `npm test` the service starts with few, and an app in this process answers what is tried, on the first of them. */
const STARTED_SITES = 20;
const started = isInFullSuite
  ? { DEMO_SITES: String(SITES) }
  : { DEMO_SITES: String(STARTED_SITES), EMBEDDING_THREADS: '0', SEARCH_WORKERS: '1' };

/** The README as a newcomer reads it: a first start in an empty folder, which makes the demo index, and what is tried on it. */
describe('the README', () => {
  let folder: string;
  let service: RealService;
  let inProcess: TestApp | undefined;
  /** Stands for the web, of which the README has one domain fetched. */
  let web: WebHost;
  const environment = () => ({ DATA_DIR: join(folder, 'data'), CRAWL_HOSTS: `example.com=${web.address}` });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'readme-'));
    web = await startWebHost((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(homepage({ name: 'Example' }));
    });
    service = await startRealService({ ...environment(), ...started });
    if (isInFullSuite) return;
    inProcess = await buildTestApp();
    await indexDemoCompanies(inProcess);
  });
  afterAll(async () => {
    expect(await service.stop()).toBe(0);
    await inProcess?.app.close();
    await web.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the README says is typed, of the service or of what stands for it. */
  const request = async (path: string): Promise<{ status: number; type: string; text: string }> => {
    if (inProcess) {
      const { statusCode: status, headers, body: text } = await inProcess.app.inject(path);
      return { status, type: String(headers['content-type']), text };
    }
    const answer = await fetch(`${service.address}${path}`);
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text: await answer.text(),
    };
  };

  it('has requests and commands to try', () => {
    expect(curled.length).toBeGreaterThanOrEqual(1);
    expect(paths.length).toBeGreaterThanOrEqual(7);
    expect(commands.length).toBeGreaterThanOrEqual(4);
  });

  it('starts with a data folder for its owner alone', () => {
    const { DATA_DIR: made } = environment();
    const entries = readdirSync(made, { recursive: true, withFileTypes: true });
    const open = entries
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077);
    expect(open).toEqual([]);
    expect(entries.map((entry) => entry.name)).toEqual(
      expect.arrayContaining(['accounts.db', 'index.sqlite', 'admin-token']),
    );
    expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  it('starts with companies to find', async () => {
    const answer = await fetch(`${service.address}/search/count?q=contact`);
    expect(((await answer.json()) as { total_results: number }).total_results).toBeGreaterThan(0);
  });

  it('shows values that its first search returns', async () => {
    const shown = JSON.parse(codeBlocks.find(({ language }) => language === 'json')?.text ?? '');
    expect(Object.keys(shown.results[0]).length).toBeGreaterThanOrEqual(5);
    const { text } = await request(curled[0] ?? '');
    expect(JSON.parse(text)).toMatchObject(
      isInFullSuite ? shown : { ...shown, total_count: expect.any(Number) },
    );
  });

  it('has queries of the query language and requests of the guides to try', () => {
    expect([queries.length, guided.length]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(queries.length).toBeGreaterThan(25);
    expect(guided.length).toBeGreaterThan(5);
  });

  it('every query of the query language finds companies', async () => {
    const tried = queries.filter((query) => isInFullSuite || !needsWholeDemo(query));
    const empty: string[] = [];
    for (const query of tried) {
      const { text } = await request(`/search/count?mode=query&q=${encodeURIComponent(query)}`);
      if (!(JSON.parse(text).total_results > 0)) empty.push(query);
    }
    expect(empty).toEqual([]);
  });

  it('excludes words that would have been found', async () => {
    const countOf = async (path: string): Promise<number> =>
      JSON.parse((await request(path)).text).total_count;
    const excluding = paths.filter((path) => /[&+](?:exclude=|-)\w+$/.test(path));
    expect(excluding).toHaveLength(2);
    for (const path of excluding)
      expect(await countOf(path), path).toBeLessThan(
        await countOf(path.replace(/[&+](?:exclude=|-)\w+$/, '')),
      );
  });

  it('states the rate limits and row limits that are in force', () => {
    const shown = (count: number): string => count.toLocaleString('en');
    const [, anonymous] =
      /^\| `ANONYMOUS_RPM` \|[^|]+\| `(\d+)`/m.exec(read('docs/reference/configuration.md')) ?? [];
    const perMinute = tierNames.map((tier) => `${shown(tiers[tier].requestsPerMinute)} ${tier}`).join(', ');
    const rows = tierNames.map((tier) => `${tier} ${shown(tiers[tier].downloadRows)}`).join(', ');
    expect(readme).toContain(
      `Requests per minute: ${anonymous} without an account, ${perMinute}; ${rates.typingFactor} times as many`,
    );
    expect(readme).toContain(`; ${rates.guardPerMinute} for lists`);
    for (const text of [readme, read('docs/reference/search-parameters.md')]) expect(text).toContain(rows);
  });

  it.each([...paths, ...guided])('finds companies: %s', async (path) => {
    // A busy machine may refuse a request, which is then retried.
    let answer = await request(path);
    while (answer.status === 503) answer = await request(path);
    const { status, type, text } = answer;
    expect(status).toBe(200);
    if (!/^application\/json/.test(type)) {
      expect(text.split('\n').length).toBeGreaterThan(2);
      return;
    }
    const { total_count, total_results, total, related, keywords, domain, competitors } = JSON.parse(text);
    for (const one of keywords ?? []) expect(one.total_results, one.keyword).toBeGreaterThan(0);
    if (keywords === undefined && domain === undefined && (isInFullSuite || !needsWholeDemo(path)))
      expect(total_count ?? total_results ?? total ?? competitors?.length).toBeGreaterThan(0);
    if (related !== undefined) expect(related).not.toEqual([]);
  });

  it('names commands that work, one after another', async () => {
    await prepareWorkplace(folder);
    // Its own folder and no thread where few companies shall do: the index of the service would be embedded once more.
    const settings = isInFullSuite
      ? environment()
      : { ...environment(), DATA_DIR: join(folder, 'commands'), EMBEDDING_THREADS: '0' };
    for (const command of commands.filter((one) => !one.includes('--common-crawl'))) {
      const args = command
        .split(/\s+/)
        .map((word) => word.replace(/^(?:crawl\/[*]|page)([.].*)$/, join(folder, 'page$1')));
      if (!isInFullSuite && /^(?:ingest|embed)$/.test(args[0] ?? '')) args.push('--workers', '1');
      const finished = await runCommand(args, settings);
      expect(finished, `homedex ${command}: ${finished.stderr}`).toMatchObject({ status: 0 });
    }
  });
});

/** The files that the README's commands speak of. */
async function prepareWorkplace(folder: string): Promise<void> {
  await writeSyntheticWarc(join(folder, 'new.warc.gz'), 20, 1000);
  await rename(join(folder, 'new.warc.gz'), join(folder, 'page.warc.gz'));
  await writeFile(join(folder, 'page.html'), '<title>Lamps</title><p>We mend lamps.');
}
