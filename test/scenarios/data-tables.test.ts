import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTables } from '../../scripts/check-data.ts';

describe('npm run check of the tables that people edit', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'homedex-tables-'));
    for (const folder of ['data', 'web/locales']) cpSync(folder, join(root, folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const check = async () =>
    (await checkTables(root)).problems.map((problem) => problem.replaceAll(root, '')).join('\n');
  const edit = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(root, file), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(join(root, file), after);
  };

  it('refuses a broken entry of each kind with the file, the entry and where it is explained', async () => {
    edit('data/technologies/cms.json', '"scriptSrc": "scripts/museutils', '"scriptsrc": "scripts/museutils');
    edit('data/technologies/live-chat.json', '"cats": ["Live chat"]', '"cats": ["Chat"]');
    edit('data/industries/automotive.json', '!automotive,', '!automotive, , car!,');
    edit('data/industries/adult.json', /"bucket": "[^"]+"/, '"bucket": "Anything"');
    edit('data/demo/languages/cs.json', '"home": "Úvod",', '');
    edit('data/demo/technologies.json', '"share": 0.3,', '"share": 3,');
    edit('data/copilot/names/countries.json', '"DE": {', '"Germany": {');
    edit('data/copilot/languages/de.json', '"clauseWords"', '"clausewords"');
    edit('web/locales/de.json', 'benutzt {age}', 'benutzt {alter}');
    writeFileSync(join(root, 'data/industries/broken.json'), '{ "name": "Broken", }');
    writeFileSync(join(root, 'data/copilot/names/contries.json'), '{}');

    const output = await check();

    for (const [file, entry] of [
      ['data/technologies/cms.json', 'Adobe Muse: Unrecognized key: "scriptsrc"'],
      ['data/technologies/live-chat.json', 'Ada → cats → 0: Invalid option'],
      ['data/industries/automotive.json', 'words → intl: has an empty word; remove the comma too many'],
      ['data/industries/automotive.json', 'words → intl: “car!” has a sign'],
      ['data/industries/adult.json', 'bucket: Invalid option'],
      ['data/demo/languages/cs.json', 'labels → home: Invalid input'],
      ['data/demo/technologies.json', 'technologies → 0 → share: Too big'],
      ['data/copilot/names/countries.json', 'Germany: '],
      ['data/copilot/languages/de.json', 'Unrecognized key: "clausewords"'],
      ['web/locales/de.json', 'messages → used {age}: must have the same names in braces'],
      ['data/industries/broken.json', 'JSON'],
      ['data/copilot/names/contries.json', 'nothing reads a file of this name'],
    ] as const) {
      expect(output).toContain(`/${file} cannot be used; /`);
      const [, after = ''] = output.split(`/${file} cannot be used; `);
      const [problems = ''] = after.split(' cannot be used; ');
      expect(problems, file).toContain('README.md explains its format.');
      expect(problems, file).toContain(entry);
    }
  });

  it('refuses what does not agree with another table', async () => {
    edit('data/technologies/cms.json', '"Adobe Muse"', '"Ada"');
    edit('data/industries/order.json', '"Adult"', '"Adults"');
    edit('data/demo/languages/cs.json', '"code": "cs"', '"code": "cz"');
    const output = await check();
    expect(output).toContain('live-chat.json: Ada → is in cms.json too; keep one of them');
    expect(output).toContain('Adults: no file has this name');
    expect(output).toContain('Adult: of adult.json is missing here; add it');
    expect(output).toContain('code: is cz; name the file cz.json');
  });

  it('is a command that exits with 1 and names the problem', () => {
    edit('data/industries/order.json', '"Adult"', '"Adults');
    const { status, stderr } = spawnSync(
      process.execPath,
      [...process.execArgv, 'scripts/check-data.ts', root],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining('order.json cannot be used')]);
  });

  it('refuses words of an unknown industry, and a pattern that a page could make slow', async () => {
    edit('data/industries/trade-words/services.json', 'Cleaning & Laundry', 'Cleaning');
    edit('data/technologies/cms.json', '"scripts": "Muse\\\\.Utils"', '"html": "<link[^>]+href=[^>]+muse"');
    const output = await check();
    expect(output).toContain('Home & Cleaning Services has no sub-industry Cleaning');
    expect(output).toMatch(/data\/technologies: Adobe Muse → html: .*same text/);
  });
});
