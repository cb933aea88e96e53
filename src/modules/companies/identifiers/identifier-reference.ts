import { identifierKinds } from './identifier-kinds.ts';

/** Generates the reference page of identifiers, `docs/reference/identifiers.md`. */
export const identifierReference = (): string =>
  [
    '# Identifiers',
    '',
    `${identifierKinds.size} kinds of accounts, keys and numbers are read from homepages. This page is generated from \`data/identifiers/\`; run \`npm run generate\``,
    'after changing the file there. What they are for: [Related sites, history and trends](../guides/relations.md).',
    '',
    'The strength says how much two sites have to do with each other that share a value, between 0 and 1. Values compare without case and accents.',
    '',
    '| kind | what it is | group | strength | example |',
    '|---|---|---|---|---|',
    ...[...identifierKinds].map(
      ([kind, { name, group, strength, samples }]) =>
        `| \`${kind}\` | ${name} | ${group} | ${strength} | \`${samples[0]?.values[0] ?? ''}\` |`,
    ),
    '',
  ].join('\n');
