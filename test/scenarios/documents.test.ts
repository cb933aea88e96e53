import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isOurs = (path: string): boolean => !/(^|\/)(node_modules|dist|coverage|data\/index)(\/|$)/.test(path);
const documents = globSync(['*.md', '{bench,data,deploy,docs,packages,scripts,src,test,web}/**/*.md'], {
  cwd: root,
}).filter(isOurs);
const sources = globSync(
  ['*.*', '.*', '{bench,cluster,data,deploy,docs,packages,scripts,src,test,web}/**/*.*', 'migrations/*'],
  { cwd: root },
).filter(isOurs);

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const withoutCode = (text: string): string => text.replaceAll(/^```.*?^```/gms, '');
/** As GitHub makes the anchor of a heading. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

describe.each(documents)('%s', (document) => {
  it('links to files and headings that exist', () => {
    const broken = [...withoutCode(read(document)).matchAll(/\]\(([^)\s]+)\)/g)].filter(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? document : join(dirname(document), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !(target.endsWith('.md') && anchorsOf(read(target)).has(anchor));
    });
    expect(broken.map(([, link]) => link)).toEqual([]);
  });
});

/** The changelog names what was there at the time. */
it.each(documents.filter((path) => path !== 'CHANGELOG.md'))(
  '%s names source files that exist',
  (document) => {
    const named = [...read(document).matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|cjs|sh|css|py|sql))`/g)];
    const missing = named.filter(
      ([, path = '']) => !sources.some((source) => source === path || source.endsWith(`/${path}`)),
    );
    expect([...new Set(missing.map(([, path]) => path))]).toEqual([]);
  },
);

describe('the index of the documentation', () => {
  it('lists every page', () => {
    const pages = documents.filter((path) => /^docs\/(guides|reference|operations)\//.test(path));
    expect(pages.length).toBeGreaterThan(10);
    const unlisted = pages.filter((path) => !read('docs/README.md').includes(`](${relative('docs', path)})`));
    expect(unlisted).toEqual([]);
  });

  it('has the title and the outcome of every decision', () => {
    const decisions = documents.filter((path) => /^docs\/decisions\/\d/.test(path)).sort();
    expect(decisions.length).toBeGreaterThan(60);
    const rows = decisions.map((path) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(path)) ?? [];
      const [, outcome] = /^\*\*Outcome\.\*\* (.+)$/m.exec(read(path)) ?? [];
      return `| [${number}](${basename(path)}) | ${title} | ${outcome} |`;
    });
    const listed = read('docs/decisions/README.md').split('\n');
    expect(listed.filter((line) => line.startsWith('| ['))).toEqual(rows);
  });
});

it('every folder below src that ARCHITECTURE.md names exists', () => {
  const tree = /^src\/\n(?: .*\n)+/m.exec(read('ARCHITECTURE.md'))?.[0] ?? '';
  const folders = [...tree.matchAll(/^( *)([\w-]+)\/(?: |$)/gm)];
  expect(folders.length).toBeGreaterThan(25);
  let path: string[] = [];
  for (const [, indent = '', name = ''] of folders) {
    path = [...path.slice(0, indent.length / 2), name];
    expect([path, statSync(join(root, ...path), { throwIfNoEntry: false })?.isDirectory()]).toEqual([
      path,
      true,
    ]);
  }
});
