import { businessModels } from './business-model.ts';
import { type Industry, readIndustries, type Words } from './lexicon-building/read-industries.ts';

const exampleWordsMax = 6;

/** The text of `docs/reference/industries.md`, generated from the taxonomy so that it is never outdated. */
export function industriesDocument(): string {
  const industries = readIndustries();
  const names = industries.map(({ name }) => `[${name}](#${anchor(name)})`).join(' · ');
  return [
    '# Industries',
    '',
    `The \`industry\` column holds one of these ${industries.length} names, \`sub_industry\` one of the narrower names below it.`,
    'Both are empty where a page does not say what it is: a parked domain, an error page, a list of links, two trades at once.',
    'This page is generated from `data/industries/`.',
    '',
    names,
    '',
    ...howItIsDecided,
    '## Business model',
    '',
    `The \`business_model\` column holds one of: ${businessModels.map((model) => `\`${model}\``).join(', ')}.`,
    'The `b2b_or_b2c` column holds `b2b`, `b2c` or `both`.',
    '',
    ...industries.flatMap(industrySection),
  ].join('\n');
}

const howItIsDecided = [
  '## How it is decided',
  '',
  '1. Facts: a declared schema.org type, a domain ending that only one kind of owner may register, a shop system (a weak sign).',
  '2. Words in some forty languages, weighted by where they occur: title, description, main heading, name and domain first,',
  '   then keywords, sub-headings, menus and text. A word counts once in each place, however often it is repeated.',
  '3. Neighbours: "restaurant software" and "software for restaurants" are software, a "school of dentistry" is a school, and of two neighbours the one that the language puts at the head names the business.',
  '4. A model whose weights were fitted on labelled pages says how sure the likeliest industry is; below a threshold the columns stay empty. The evidence states the confidence.',
  '',
  'The group behind each name is the coarse list for comparing with other directories (`industryBucket`).',
  '',
];

function industrySection(industry: Industry): string[] {
  const { name, bucket, description, subIndustries, words, types = [], domainEndings = [] } = industry;
  const own = examples(words);
  return [
    `## ${name}`,
    '',
    `${description} Group: ${bucket}.`,
    '',
    ...(own === '' ? [] : [`Words: ${own}.`, '']),
    ...(types.length === 0 ? [] : [`Declared types: ${types.map((type) => `\`${type}\``).join(', ')}.`, '']),
    ...(domainEndings.length === 0
      ? []
      : [`TLDs: ${domainEndings.map((ending) => `\`.${ending}\``).join(', ')}.`, '']),
    '| sub-industry | example words | declared types |',
    '|---|---|---|',
    ...subIndustries.map(
      (sub) =>
        `| ${sub.name} | ${examples(sub.words)} | ${(sub.types ?? []).map((type) => `\`${type}\``).join(', ')} |`,
    ),
    '',
  ];
}

/** The first English words and, as a sample, one word each from a few other languages. */
function examples(words: Words): string {
  const english = [...spoken(words.en), ...spoken(words.intl)].slice(0, exampleWordsMax);
  const others = ['de', 'es', 'ru', 'ja'].flatMap((language) => spoken(words[language]).slice(0, 1));
  return [...new Set([...english, ...others])].join(', ');
}

function spoken(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && !word.startsWith('~') && !word.startsWith('*'))
    .map((word) => word.replaceAll(/[!@*]/g, '').trim());
}

function anchor(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
    .replaceAll(' ', '-');
}
