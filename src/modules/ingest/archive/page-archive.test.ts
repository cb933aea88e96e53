import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { KeptPage } from '../pipeline/ingest-step.ts';
import { PageArchive } from './page-archive.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'homedex-archive-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const page = (name: string) =>
  ({
    page: { domain: `${name}.com`, crawlId: 'test', source: 'test', fetchedAt: new Date(0).toISOString() },
    member: Buffer.from(name.repeat(100)),
  }) as unknown as KeptPage;

/** One ingest: resumes from a state, writes pages, and commits all but the last of them. */
async function ingest(
  state: string | undefined,
  names: readonly string[],
  uncommitted: readonly string[] = [],
): Promise<string> {
  const archive = new PageArchive({ directory });
  await archive.open();
  try {
    await archive.resume(state);
    for (const name of names) await archive.keep(page(name));
    const committed = await archive.flush();
    await archive.saved();
    for (const name of uncommitted) await archive.keep(page(name));
    return committed;
  } finally {
    await archive.close();
  }
}

const segments = () => readdirSync(directory).filter((name) => name.endsWith('.warc.gz'));
const bytes = () => segments().map((name) => readFileSync(join(directory, name)));

test('an older database removes no committed page', async () => {
  const first = await ingest(undefined, ['a']);
  const second = await ingest(first, ['b', 'c']);
  await ingest(second, ['d']);
  const before = bytes();
  expect(before).toHaveLength(3);
  for (const earlier of [first, second, JSON.stringify({})]) {
    const state = await ingest(earlier, []);
    expect(bytes()).toEqual(before);
    // From here on the checkpoint covers all of it again.
    expect(Object.keys(JSON.parse(state))).toHaveLength(3);
  }
});

test('what a killed run has written beyond its last commit is rolled back', async () => {
  const first = await ingest(undefined, ['a']);
  const before = bytes();
  const [name = ''] = segments();
  writeFileSync(join(directory, name), 'half a page', { flag: 'a' });
  writeFileSync(join(directory, 'pages-000002.warc.gz'), 'a segment that was never committed');
  await ingest(first, []);
  expect(bytes()).toEqual(before);
});

test.each(['missing', 'damaged'])(
  'if the checkpoint of the archive is %s, everything is kept',
  async (how) => {
    const first = await ingest(undefined, ['a']);
    await ingest(first, ['b']);
    const before = bytes();
    if (how === 'missing') rmSync(join(directory, 'committed.json'));
    else writeFileSync(join(directory, 'committed.json'), '{"pages-0000');
    await ingest(first, []);
    expect(bytes()).toEqual(before);
  },
);

test('a segment that is shorter than committed is not padded with zeros', async () => {
  const state = await ingest(undefined, ['a']);
  const [name = ''] = segments();
  writeFileSync(join(directory, name), 'short');
  await ingest(state, []);
  expect(statSync(join(directory, name)).size).toBe(5);
});
