import { CATEGORIES } from './categories.ts';
import { loadCuratedRules } from './curated-rules.ts';

/** The reference page of our own rules, `docs/reference/technologies.md`. A test keeps the file equal to this. */
export async function technologyListMarkdown(): Promise<string> {
  const rows = Object.entries((await loadCuratedRules()).technologies).sort(([one], [other]) =>
    one.toLowerCase() < other.toLowerCase() ? -1 : 1,
  );
  const categories = Object.entries(CATEGORIES).map(([category, column]) => {
    const count = rows.filter(([, { cats }]) => cats.some((name) => name === category)).length;
    return `| ${category} | ${column === null ? '' : `\`${column}\``} | ${count} |`;
  });
  return [
    '# Technologies',
    '',
    `${rows.length} technologies in ${categories.length} categories are recognised without any further rule set. This page is generated from`,
    '`data/technologies/`; run `npm run generate` after changing a file there. `FINGERPRINTS_DIR` adds more,',
    'and scripts from hosts without a rule are named with `third-party-web`.',
    '',
    '`tech_stack` lists technologies by category in the order of this table, then by name, with major and minor version where the page',
    'shows one. A technology with several categories is listed under its first and fills the column of each.',
    '',
    '| category | profile column | technologies |',
    '|---|---|---|',
    ...categories,
    '',
    '| technology | categories |',
    '|---|---|',
    ...rows.map(([name, { website, cats }]) => `| [${name}](${website}) | ${cats.join(', ')} |`),
    '',
  ].join('\n');
}
