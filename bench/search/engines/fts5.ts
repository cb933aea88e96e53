import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type CompanyPage, hasFlags } from '../corpus/company-page.ts';
import { type BenchQuery, NEAR_DISTANCE } from '../queries/query-classes.ts';
import { facetChecksum } from './facet-checksum.ts';
import type { InProcessEngine } from './in-process.ts';
import { fieldBoosts, textFields } from './page-document.ts';
import { preparedValues } from './prepared-text.ts';

/** Separates two values of a field. No query contains this token, so no phrase can cross it. */
export const valueSeparator = '\u00b6';

// The ascii tokenizer splits only at blanks if all other ASCII characters count as part of a token.
const punctuation = '!#$%&()*+,-./:;<=>?@[\\]^_`{|}~';

export const fts5Tokenizer = `ascii tokenchars '${punctuation}'`;

/** A match expression for words that are already tokens. */
export function matchExpression({ words, mode }: Pick<BenchQuery, 'words' | 'mode'>): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const [first = '', second = '', third = ''] = words.map(quoted);
  switch (mode) {
    case 'phrase':
      return quoted(words.join(' '));
    case 'title':
      return `title : ${first}`;
    case 'prefix':
      return `${first} *`;
    case 'exclude':
      return `${first} NOT ${second}`;
    case 'group':
      return `(${first} OR ${second}) AND ${third}`;
    case 'near':
      return `NEAR(${first} ${second}, ${NEAR_DISTANCE})`;
    default:
      return words.map(quoted).join(mode === 'all' ? ' AND ' : ' OR ');
  }
}

const filterColumns = ['country', 'tld', 'industry', 'crawl', ...hasFlags.map((flag) => `has_${flag}`)];

/**
 * SQLite FTS5 with the best setup we know: full detail, no second copy of the text, weights per column, narrow rows for the filters,
 * records in a separate file, mapped files, prepared statements, merged into one segment.
 */
export function fts5Engine(directory: string): InProcessEngine {
  const indexPath = join(directory, 'index.sqlite');
  const recordPath = join(directory, 'records.sqlite');
  let opened: OpenFts5 | undefined;
  const index = (): OpenFts5 => {
    if (opened === undefined) throw new Error('the FTS5 index is not open');
    return opened;
  };
  return {
    version: `SQLite ${process.versions.sqlite ?? ''} FTS5`,
    startBuild: async () => {
      rmSync(directory, { recursive: true, force: true });
      mkdirSync(directory, { recursive: true });
      return startBuild(openFiles(indexPath, recordPath, 'OFF'));
    },
    open: async () => {
      if (!existsSync(indexPath)) throw new Error(`${indexPath} is missing`);
      const database = openFiles(indexPath, recordPath, 'FULL');
      opened = prepareQueries(database);
      return Number(database.prepare('SELECT count(*) AS n FROM pages').get()?.n);
    },
    top: (query) => {
      const match = matchExpression(query);
      const { top, count } = query.filter === undefined ? index().plain : index().filtered;
      const filter = query.filter === undefined ? [] : [query.filter.country];
      const rows = top.all(match, ...filter);
      const total = Number(count.get(match, ...filter)?.n);
      if (rows.length !== Math.min(100, total))
        throw new Error(`${rows.length} rows of ${total} for ${match}`);
      return total;
    },
    count: (query) => countOf(index(), query),
    counts: (queries) => queries.map((query) => countOf(index(), query)),
    facetChecksum: (query) => {
      const match = matchExpression(query);
      const values = index().facets.flatMap((statement) => statement.all(match));
      return facetChecksum(values.map((row) => [String(row.value), Number(row.n)]));
    },
    upsert: (page) => index().upsert(page),
    sizes: () => ({ indexBytes: statSync(indexPath).size, storedBytes: statSync(recordPath).size }),
    close: async () => opened?.database.close(),
  };
}

interface OpenFts5 {
  readonly database: DatabaseSync;
  readonly plain: { readonly top: StatementSync; readonly count: StatementSync };
  readonly filtered: { readonly top: StatementSync; readonly count: StatementSync };
  readonly facets: readonly StatementSync[];
  upsert(page: CompanyPage): void;
}

function openFiles(indexPath: string, recordPath: string, synchronous: 'OFF' | 'FULL'): DatabaseSync {
  const database = new DatabaseSync(indexPath);
  database.exec(`ATTACH '${recordPath.replaceAll("'", "''")}' AS records`);
  for (const schema of ['main', 'records'])
    database.exec(`
      PRAGMA ${schema}.journal_mode = ${synchronous === 'OFF' ? 'OFF' : 'WAL'};
      PRAGMA ${schema}.synchronous = ${synchronous};
      PRAGMA ${schema}.mmap_size = ${64 * 2 ** 30};
      PRAGMA ${schema}.cache_size = -262144;
    `);
  return database;
}

async function startBuild(database: DatabaseSync) {
  database.exec(`
    CREATE VIRTUAL TABLE text USING fts5(${textFields.join(', ')}, content = '', contentless_delete = 1,
      detail = full, tokenize = "${fts5Tokenizer}");
    CREATE TABLE pages(id INTEGER PRIMARY KEY, key TEXT NOT NULL, ${filterColumns.join(', ')});
    CREATE TABLE records.record(id INTEGER PRIMARY KEY, record BLOB NOT NULL);
    BEGIN;
  `);
  const insert = prepareInsert(database);
  let id = 0;
  return {
    prepare: (page: CompanyPage) => {
      const text = columnTexts(page);
      id += 1;
      const rowId = id;
      return () => insert(rowId, page, text);
    },
    finish: async () => {
      database.exec(`
        CREATE UNIQUE INDEX pages_by_key ON pages(key);
        CREATE INDEX pages_by_country ON pages(country, has_pricing);
        INSERT INTO text(text) VALUES('optimize');
        COMMIT;
        ANALYZE;
      `);
      database.close();
    },
  };
}

function columnTexts(page: CompanyPage): readonly string[] {
  return preparedValues(page).map((values) => values.join(` ${valueSeparator} `));
}

function prepareInsert(database: DatabaseSync) {
  const marks = (count: number): string => new Array(count).fill('?').join(', ');
  const insertText = database.prepare(
    `INSERT INTO text(rowid, ${textFields.join(', ')}) VALUES (?, ${marks(textFields.length)})`,
  );
  const insertPage = database.prepare(`INSERT INTO pages VALUES (?, ?, ${marks(filterColumns.length)})`);
  const insertRecord = database.prepare('INSERT INTO records.record VALUES (?, ?)');
  return (id: number, page: CompanyPage, text: readonly string[]): void => {
    insertText.run(id, ...text);
    const flags = hasFlags.map((flag) => (page.has[flag] ? 1 : 0));
    insertPage.run(id, page.key, page.country, page.tld, page.industry, page.crawlId, ...flags);
    insertRecord.run(id, page.stored);
  };
}

function prepareQueries(database: DatabaseSync): OpenFts5 {
  const filter = 'JOIN pages ON pages.id = text.rowid AND pages.country = ?2 AND pages.has_pricing = 1';
  // Sorting by the function instead of the `rank` column scores only rows that passed the filter, and is faster without a filter too.
  const score = `bm25(text, ${Object.values(fieldBoosts).join(', ')})`;
  const pair = (join: string) => ({
    top: database.prepare(`
      SELECT pages.key, record.record, best.score FROM (
        SELECT text.rowid AS id, ${score} AS score FROM text ${join} WHERE text MATCH ?1 ORDER BY score LIMIT 100
      ) AS best JOIN pages ON pages.id = best.id JOIN records.record ON record.id = best.id ORDER BY best.score`),
    count: database.prepare(`SELECT count(*) AS n FROM text ${join} WHERE text MATCH ?1`),
  });
  const facets = ['country', 'industry'].map((column) =>
    database.prepare(`SELECT pages.${column} AS value, count(*) AS n
      FROM text JOIN pages ON pages.id = text.rowid WHERE text MATCH ? GROUP BY value`),
  );
  return { database, plain: pair(''), filtered: pair(filter), facets, upsert: prepareUpsert(database) };
}

function prepareUpsert(database: DatabaseSync): OpenFts5['upsert'] {
  const insert = prepareInsert(database);
  const find = database.prepare('SELECT id FROM pages WHERE key = ?');
  const nextId = database.prepare('SELECT max(id) + 1 AS id FROM pages');
  const removals = ['text WHERE rowid', 'pages WHERE id', 'records.record WHERE id'].map((place) =>
    database.prepare(`DELETE FROM ${place} = ?`),
  );
  return (page) => {
    const text = columnTexts(page);
    database.exec('BEGIN');
    const known = find.get(page.key)?.id;
    if (known !== undefined) for (const remove of removals) remove.run(known);
    insert(Number(known ?? nextId.get()?.id), page, text);
    database.exec('COMMIT');
  };
}

function countOf(index: OpenFts5, query: BenchQuery): number {
  const match = matchExpression(query);
  if (query.filter === undefined) return Number(index.plain.count.get(match)?.n);
  return Number(index.filtered.count.get(match, query.filter.country)?.n);
}
