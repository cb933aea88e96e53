import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js';
import { codes, ProtocolError } from './protocol-error.ts';

interface EverydayJob {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly description: string;
    readonly required: boolean;
  }[];
  /** The text of the prompt, made from its named arguments; optional ones may be empty. */
  readonly text: (given: (name: string) => string) => string;
}

const ARGUMENT_CHARACTERS_MAX = 300;
const place = {
  name: 'where',
  description: 'Countries or a region; everywhere if omitted.',
  required: false,
};
const company = {
  name: 'domain',
  description: 'Domain of the company, such as maplegate-bakery-demo.com.',
  required: true,
};

const inPlace = (where: string): string => (where === '' ? '' : ` in ${where}`);

/** Everyday tasks, as requests that an agent understands. */
const jobs: readonly EverydayJob[] = [
  {
    name: 'find-companies',
    title: 'Find companies',
    description: 'A list of companies of a kind, with the reasons why they are on it.',
    arguments: [
      { name: 'what', description: 'What kind of companies, in your own words.', required: true },
      place,
    ],
    text: (given) =>
      `Find companies with Homedex: ${given('what')}${inPlace(given('where'))}. Start with count to see whether the search is too wide or too narrow, use facets to narrow it, then list the best 20 of search with domain, country, industry and why each one fits.`,
  },
  {
    name: 'similar-companies',
    title: 'Find similar companies',
    description: 'Competitors and lookalikes of a company.',
    arguments: [company, place],
    text: (given) =>
      `Which companies${inPlace(given('where'))} are most like ${given('domain')}? Use the tool similar of Homedex, distinguish competitors from lookalikes, and say for each what it shares with ${given('domain')}.`,
  },
  {
    name: 'company-brief',
    title: 'Brief on a company',
    description: 'One page about a company before a meeting.',
    arguments: [company],
    text: (given) =>
      `Write a brief of one page about the company at ${given('domain')} from its Homedex profile (lookup, at most one credit): what it does, for whom, where it is, how to reach it, which technologies it uses, and its nearest competitors (similar). Say what the profile does not tell instead of guessing.`,
  },
  {
    name: 'market-overview',
    title: 'Overview of a market',
    description: 'How many companies of a kind there are, by country, industry and technology.',
    arguments: [{ name: 'what', description: 'The market, in your own words.', required: true }, place],
    text: (given) =>
      `Give an overview of this market: ${given('what')}${inPlace(given('where'))}. Use count and facets of Homedex only: how many companies, by country, industry, technology and language, and what stands out. Every number must be one that a tool gave.`,
  },
  {
    name: 'compare-companies',
    title: 'Compare two companies',
    description: 'Two companies side by side.',
    arguments: [
      { name: 'first', description: 'Domain of the first company.', required: true },
      { name: 'second', description: 'Domain of the second company.', required: true },
    ],
    text: (given) =>
      `Compare ${given('first')} and ${given('second')} by their Homedex profiles (lookup, at most one credit each): offer, audience, place, technologies, contacts. Use a table, and leave cells empty where a profile says nothing.`,
  },
];

export const listedPrompts: Prompt[] = jobs.map(({ text: _text, arguments: taken, ...listed }) => ({
  ...listed,
  arguments: [...taken],
}));

export function writtenPrompt(name: string, given: Readonly<Record<string, string>>): GetPromptResult {
  const job = jobs.find((candidate) => candidate.name === name);
  if (!job) throw new ProtocolError(codes.invalidParams, `There is no prompt '${name.slice(0, 80)}'.`);
  const value = (argument: string): string =>
    Object.hasOwn(given, argument)
      ? (given[argument] ?? '').replace(/\s+/g, ' ').trim().slice(0, ARGUMENT_CHARACTERS_MAX)
      : '';
  const missing = job.arguments.find((argument) => argument.required && value(argument.name) === '');
  if (missing)
    throw new ProtocolError(
      codes.invalidParams,
      `The prompt '${name}' needs the argument '${missing.name}'.`,
    );
  return {
    description: job.description,
    messages: [{ role: 'user', content: { type: 'text', text: job.text(value) } }],
  };
}
