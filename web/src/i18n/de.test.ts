import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import german from '../../locales/de.json' with { type: 'json' };

const table: Readonly<Record<string, string>> = german.messages;
/** The app, and the pages that the server renders. */
const sources = [
  'web/src',
  'src/http',
  'src/modules/classic',
  'src/modules/search',
  'src/modules/accounts',
].map((folder) => fileURLToPath(new URL(`../../../${folder}`, import.meta.url)));
const text = `'((?:[^'\\\\\\n]|\\\\.)*)'`;

/** Every sentence the code says: the first text of `t(…)` and the two of `plural(…)`. */
function sentences(): ReadonlySet<string> {
  const code = sources
    .flatMap((source) =>
      readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((path) => /(?<!test)[.]tsx?$/.test(path))
        .map((path) => readFileSync(join(source, path), 'utf8')),
    )
    .join('\n');
  const single = code.matchAll(new RegExp(`\\bt\\(\\s*${text}`, 'g'));
  const double = code.matchAll(new RegExp(`\\bplural\\(\\s*[^']*?,\\s*${text},\\s*${text}`, 'g'));
  return new Set(
    [...single, ...double, ...offered()].flatMap(([, ...said]) => said).filter((one) => one !== undefined),
  );
}

/** The table of who may do what is shown on the pricing page as it stands. */
function offered(): readonly RegExpMatchArray[] {
  const code = readFileSync(new URL('../../../src/access/offers.ts', import.meta.url), 'utf8');
  const rows = /ANONYMOUS_BULK_ROWS = (\d+)/.exec(code)?.[1] ?? '';
  const filled = code.replaceAll(/\$\{ANONYMOUS_BULK_ROWS\}/g, rows).replaceAll('`', "'");
  return [...filled.matchAll(new RegExp(`(?:label|anonymous): ${text}`, 'g'))];
}

it('German says everything that English says, and nothing that nobody says any more', () => {
  const said = sentences();
  expect(said.size).toBeGreaterThan(300);
  expect([...said].filter((one) => !Object.hasOwn(table, one))).toEqual([]);
  expect(Object.keys(table).filter((one) => !said.has(one))).toEqual([]);
});

it('a translation fills in the same names', () => {
  const namesIn = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  for (const [english, german] of Object.entries(table))
    expect(namesIn(german), english).toEqual(namesIn(english));
});

it('every industry has a German name', () => {
  const names: string[] = JSON.parse(
    readFileSync(new URL('../../../data/industries/order.json', import.meta.url), 'utf8'),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(Object.keys(german.industries).sort()).toEqual(names.sort());
});
