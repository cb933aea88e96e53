import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../locales/create-translator.ts';
import german from '../../locales/de.json' with { type: 'json' };
import french from '../../locales/fr.json' with { type: 'json' };
import { number, plural, setLocale } from './i18n.ts';

/** The app, and the pages and mails that the server writes. */
const sources = [
  'web/src',
  'src/http',
  'src/modules/classic',
  'src/modules/search',
  'src/modules/accounts',
  'src/modules/monitors',
].map((folder) => fileURLToPath(new URL(`../../../${folder}`, import.meta.url)));
const text = `'((?:[^'\\\\\\n]|\\\\.)*)'`;

/** Every sentence in the code: the first text of `t(…)` and the two of `plural(…)`. */
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
    [...single, ...double, ...offered()].flatMap(([, ...used]) => used).filter((one) => one !== undefined),
  );
}

/** The access table is shown on the pricing page unchanged. */
function offered(): readonly RegExpMatchArray[] {
  const code = readFileSync(new URL('../../../src/access/offers.ts', import.meta.url), 'utf8');
  const rows = /ANONYMOUS_BULK_ROWS = (\d+)/.exec(code)?.[1] ?? '';
  const filled = code.replaceAll(/\$\{ANONYMOUS_BULK_ROWS\}/g, rows).replaceAll('`', "'");
  return [...filled.matchAll(new RegExp(`(?:label|anonymous): ${text}`, 'g'))];
}

/** Where the app's own calls end: what they refuse is shown to people. */
const respondingFolders = [
  'http',
  ...['accounts', 'companies', 'credits', 'crawl-queue', 'crawling', 'enrichment', 'exports'],
  ...['lookalikes/routes', 'monitors', 'workspace'],
].map((folder) =>
  fileURLToPath(new URL(`../../../src/${folder === 'http' ? folder : `modules/${folder}`}`, import.meta.url)),
);
/** Files of the command line and of the operator, whose sentences stay English. */
const forOperators = /admin-token[.]ts$/;
const quoted = '(?:\'([^\'\\n]+)\'|"([^"\\n]+)"|`([^`]+)`)';

describe.each([
  ['de', german],
  ['fr', french],
] as const)('%s', (language, tables) => {
  const table: Readonly<Record<string, string>> = tables.messages;

  it('has every sentence of the pages and mails, and no unused ones', () => {
    const used = sentences();
    expect(used.size).toBeGreaterThan(300);
    expect(
      [...used].filter((one) => !Object.hasOwn(table, one)),
      `add these to "messages" in web/locales/${language}.json`,
    ).toEqual([]);
    expect(
      Object.keys(table).filter((one) => !used.has(one)),
      `no longer used: remove these from "messages" in web/locales/${language}.json`,
    ).toEqual([]);
  });

  it('has translations that fill in the same names', () => {
    const namesIn = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    // A hint for programs may be omitted for people.
    for (const [english, translation] of [...Object.entries(table), ...Object.entries(tables.responses)])
      expect(namesIn(english), english).toEqual(expect.arrayContaining(namesIn(translation)));
  });

  it('has a name for every industry', () => {
    const names: string[] = JSON.parse(
      readFileSync(new URL('../../../data/industries/order.json', import.meta.url), 'utf8'),
    );
    expect(names.length).toBeGreaterThan(40);
    expect(Object.keys(tables.industries).sort()).toEqual(names.sort());
  });

  it('has a name for every sub-industry', () => {
    const folder = new URL('../../../data/industries/', import.meta.url);
    const names = readdirSync(folder)
      .filter((file) => /^(?!order|schema).*[.]json$/.test(file))
      .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')).subIndustries)
      .map(({ name }: { readonly name: string }) => name);
    expect(names.length).toBeGreaterThan(140);
    expect(Object.keys(tables.subIndustries).sort()).toEqual([...new Set(names)].sort());
  });

  it('has a name for every kind of identifier', () => {
    const { $schema: _, ...kinds } = JSON.parse(
      readFileSync(new URL('../../../data/identifiers/identifiers.json', import.meta.url), 'utf8'),
    );
    expect(Object.keys(kinds).length).toBeGreaterThan(80);
    expect(Object.keys(tables.identifiers)).toEqual(Object.keys(kinds));
  });

  it('has every error that the app can show', () => {
    const code = respondingFolders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((path) => /(?<!test)[.]ts$/.test(path) && !forOperators.test(path))
          .map((path) => readFileSync(join(folder, path), 'utf8')),
      )
      .join('\n');
    const catalogue = readFileSync(new URL('../../../src/platform/errors.ts', import.meta.url), 'utf8');
    const thrown = [
      ...code.matchAll(new RegExp(`new AppError\\(\\s*'[a-z_]+',\\s*${quoted}`, 'g')),
      ...code.matchAll(new RegExp(`(?:sentence|refused|message): ${quoted}`, 'g')),
      ...catalogue.matchAll(new RegExp(`message:\\s*${quoted}`, 'g')),
    ].map(([, ...forms]) => forms.find((form) => form !== undefined) ?? '');
    expect(thrown.length).toBeGreaterThan(80);
    const translate = createTranslator(tables);
    // Details for the log begin small. A value may decide between singular and plural: one of the readings is in the table.
    const readings = (sentence: string): readonly string[] =>
      sentence.includes("'s'")
        ? ['', 's'].map((ending) => sentence.replace(/\$\{[^}]*'s'\}/, ending))
        : [sentence];
    const filled = thrown.flatMap(readings).map((sentence) =>
      sentence
        .replace(/\$\{nouns\[quota\]\}/, 'lists')
        .replace(/\$\{action\}/, 'pause')
        .replace(/\$\{why\}/, 'must point to a public address.')
        .replaceAll(/\$\{[^}]*\}/g, '7'),
    );
    expect(
      filled.filter((sentence) => /^[A-Z7'].* [a-z]/.test(sentence) && translate(sentence) === sentence),
      `add these to "responses" in web/locales/${language}.json, with {name} where a 7 stands for a value`,
    ).toEqual([]);
  });

  it('has no sentence of the service that is no longer in the code', () => {
    const folder = fileURLToPath(new URL('../../../src', import.meta.url));
    const client = readFileSync(new URL('../../../packages/client/index.js', import.meta.url), 'utf8');
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!test)[.]ts$/.test(path) && !/extraction|demo|planner|\blib\b/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8'))
      .join('\n');
    const longest = (sentence: string): string =>
      sentence
        .split(
          /\{\w+\}|webhook_url |characters?|items?|paused|resumed|credits?,|lists,|alerts,|API keys,|companies per list,/,
        )
        .reduce((best, part) => (part.length > best.length ? part : best), '')
        .trim();
    const gone = Object.keys(tables.responses).filter((one) => !`${code}${client}`.includes(longest(one)));
    expect(gone).toEqual([]);
  });
});

it('a sentence of the service is translated with its filled-in values', () => {
  const translate = createTranslator(german);
  expect(translate('example.com is not indexed and could not be fetched. The page is too large.')).toBe(
    'example.com ist nicht im Index und konnte nicht abgerufen werden. Die Seite ist zu groß.',
  );
  expect(translate('Use at least five different characters.')).toBe(
    'Verwenden Sie mindestens fünf verschiedene Zeichen.',
  );
  expect(translate('Nobody wrote this.')).toBe('Nobody wrote this.');
});

it('sharing with someone is not the share of something', () => {
  expect([german.messages.Share, french.messages.Share]).toEqual(['Teilen', 'Partager']);
  expect([german.messages['Share of the index'], french.messages['Share of the index']]).toEqual([
    'Anteil am Index',
    'Part de l’index',
  ]);
});

it('a language chooses its own plural: zero is singular in French and plural in English and German', () => {
  const companies = (n: number) => plural(n, '{n} company', '{n} companies');
  setLocale('en');
  expect([0, 1, 2].map(companies)).toEqual(['0 companies', '1 company', '2 companies']);
  setLocale('de', german);
  expect([0, 1].map(companies)).toEqual(['0 Firmen', '1 Firma']);
  setLocale('fr', french);
  expect([0, 1, 2].map(companies)).toEqual(['0 entreprise', '1 entreprise', '2 entreprises']);
  setLocale('en');
});

it.each(['en', 'de', 'fr'] as const)('numbers are written as people who read %s write them', (language) => {
  setLocale(language);
  const expected = new Intl.NumberFormat(language);
  for (const value of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 123_456_789, 0.5, 1_234.5, -12_345])
    expect(number(value)).toBe(expected.format(value));
  setLocale('en');
});
