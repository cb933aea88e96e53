import { join } from 'node:path';
import { z } from 'zod';
import { readTable, splitWords, tablesFolder } from '../../../lib/tables.ts';
import { foldLabel } from '../links/match-label.ts';

/** `data/page-words/team-size.json`: words by which pages say how many people work for the company. */
export const teamSizeWordsSchema = z.strictObject({
  employees: z.string().describe('Employees: after a number they suffice.'),
  labels: z.string().describe('Before a number: number of employees.'),
  counted: z.string().describe('What may follow the number behind such a label: persons, 名.'),
  people: z.string().describe('People and professionals: they count only beside a word for the team.'),
  team: z.string().describe('The team: 12 people on the team.'),
  team_of: z.string().describe('Before the number: team of, we employ.'),
  we_are: z.string().describe('Before the number: we are. People must follow, or nothing.'),
  sized: z.string().describe('Joined to the number: 12-person team, 12-köpfiges Team.'),
  about: z.string().describe('Directly before the number: more than, about.'),
  others: z
    .string()
    .describe('Before the number: it is a limit, a price, or the size of others, such as companies with.'),
  years: z.string().describe('After the number: years, customers and whatever else is counted.'),
  and: z.string().describe('And: "nous sommes 12 et …".'),
});

const table = readTable(join(tablesFolder, 'page-words', 'team-size.json'), teamSizeWordsSchema);

/** The words of a kind as alternatives of a regular expression, longest first. `team*` is every word that begins so. */
export function alternatives(...kinds: (keyof typeof table)[]): string {
  const phrases = kinds.flatMap((kind) =>
    splitWords(table[kind]).map((phrase) => foldLabel(phrase) + (phrase.endsWith('*') ? '\\p{L}*' : '')),
  );
  return [...new Set(phrases)].toSorted((one, other) => other.length - one.length).join('|');
}
