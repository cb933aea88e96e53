import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../test/harness/run-command.ts';
import { encodeHttpResponse, encodeRecord } from '../lib/warc/index.ts';
import { dataFolder } from '../modules/data-folder/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'technologies-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function storePages(pages: readonly (readonly [domain: string, scripts: readonly string[]])[]): void {
  const directory = dataFolder(folder).pages;
  mkdirSync(directory, { recursive: true });
  const records = pages.map(([domain, scripts]) => {
    const html = `<title>${domain}</title>${scripts.map((src) => `<script src="${src}"></script>`).join('')}`;
    return encodeRecord({
      type: 'response',
      targetUri: `https://${domain}/`,
      date: '2026-01-02T03:04:05Z',
      contentType: 'application/http; msgtype=response',
      block: encodeHttpResponse(200, [['Content-Type', 'text/html']], Buffer.from(html)),
    });
  });
  writeFileSync(join(directory, 'pages-000001.warc.gz'), Buffer.concat(records));
}

const unknown = (...options: readonly string[]) =>
  runCommand(['technologies', 'unknown', ...options], { DATA_DIR: folder });

/** The rules for it depend on the query. */
const GTAG = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123';

test('script hosts that many sites share and no rule knows become rules, each site counted once', async () => {
  storePages([
    [
      'one.example.com',
      ['https://cdn.quirkly-widgets.com/w.js?site=1', 'https://client.crisp.chat/l.js', GTAG],
    ],
    ['two.example.org', ['//cdn.quirkly-widgets.com/w.js', 'https://cdn.two.example.org/own.js', GTAG]],
    ['two.example.org', ['//cdn.quirkly-widgets.com/w.js']],
    ['three.example.net', ['https://rare-host.com/a.js', 'https://client.crisp.chat/l.js']],
  ]);
  const { status, stdout, stderr } = await unknown('--sites', '2');
  expect(status).toBe(0);
  expect(stderr).toBe('3 sites read, 1 rule proposed\n');
  expect(JSON.parse(stdout)).toEqual({
    'Quirkly-widgets': {
      website: 'https://quirkly-widgets.com',
      cats: [],
      loadedFrom: 'cdn.quirkly-widgets.com',
      samples: ['https://cdn.quirkly-widgets.com/w.js'],
      comment: expect.stringContaining('2 sites'),
    },
  });
});

test('a proposed file is a set of rules: once it is used, nothing is proposed again', async () => {
  storePages([
    ['one.example.com', ['https://cdn.quirkly-widgets.com/w.js']],
    ['two.example.org', ['https://cdn.quirkly-widgets.com/w.js']],
  ]);
  const { stdout } = await unknown('--sites', '2');
  const rules = join(folder, 'rules');
  mkdirSync(rules);
  writeFileSync(join(rules, 'proposed.json'), stdout);
  const again = await runCommand(['technologies', 'unknown', '--sites', '2'], {
    DATA_DIR: folder,
    FINGERPRINTS_DIR: rules,
  });
  expect(JSON.parse(again.stdout)).toEqual({});
});

test('the help states each default once', async () => {
  const { stdout } = await unknown('--help');
  expect(stdout.match(/Default: \d+/g)).toEqual(['Default: 50000', 'Default: 5', 'Default: 100']);
});

test('a folder without stored pages and a wrong number are reported', async () => {
  expect(await unknown()).toMatchObject({ status: 1, stderr: expect.stringContaining('no stored pages') });
  expect(await unknown('--sites', '0')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--sites'),
  });
});
