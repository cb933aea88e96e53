import { callService, printRows, type Row, serviceOptions } from './call-service.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';

const filters = {
  country: 'Countries by code, separated by commas.',
  industry: 'Industries by name.',
  technology: 'Technologies, all of which must be used.',
  'not-technology': 'Technologies that must not be used.',
  has: 'email, phone, contact, pricing, blog or ecommerce.',
  language: 'Languages of the page by code.',
  tld: 'Domain endings.',
} as const;

const filterOptions = Object.fromEntries(
  Object.entries(filters).map(([name, help]) => [name, { type: 'string', takes: 'LIST', help } as const]),
) as {
  readonly [Name in keyof typeof filters]: {
    readonly type: 'string';
    readonly takes: string;
    readonly help: string;
  };
};

export const search = defineCommand({
  usage: '[WORDS…] [--country LIST] [--technology LIST] [--limit N] [--format table|csv|json]',
  options: {
    ...serviceOptions,
    mode: {
      type: 'string',
      takes: 'MODE',
      default: 'phrase',
      help: 'phrase, all, or, query (the query language) or meaning (a description).',
    },
    forms: { type: 'boolean', help: 'Also find other forms of the words, such as plurals.' },
    ...filterOptions,
    limit: { type: 'string', takes: 'N', default: '20', help: 'How many companies to print, at most 500.' },
  },
  examples: [
    'homedex search book a demo --country de,at',
    'homedex search --technology Shopify --not-technology Klarna --country de --limit 50 --format csv > shops.csv',
    "homedex search --mode query '(crm OR erp) -agency' --format json",
    'homedex search --mode meaning companies using HubSpot in Germany',
  ],
  async run({ url, format, mode, forms, limit, ...chosen }, words) {
    const given = Object.fromEntries(
      Object.entries(chosen).map(([name, value]) => [name.replace('-', '_'), value as string | undefined]),
    );
    const q = words.join(' ');
    if (q === '' && Object.values(given).every((value) => value === undefined))
      throw new UsageError('give words, a filter, or both');
    const answer = (await callService(
      q === '' ? '/companies' : '/search',
      { ...given, limit, ...(q !== '' && { q, mode, forms: String(forms ?? false), save: 'false' }) },
      url,
    )) as SearchAnswer;
    const columns =
      format === 'csv'
        ? [
            'domain',
            'company_name',
            'title',
            'country',
            'industry',
            'emails',
            'phones',
            'tech_stack',
            'homepage_url',
            'fetched_at',
          ]
        : ['domain', 'company_name', 'country', 'industry', 'tech_stack'];
    await printRows(answer.results, columns, format);
    const { total_count: total, suggestions = [] } = answer;
    const matching = `${total.toLocaleString('en')} ${total === 1 ? 'company matches' : 'companies match'}`;
    process.stderr.write(`${matching}, ${answer.results.length.toLocaleString('en')} shown\n`);
    const others = suggestions.flatMap((suggestion) => asCommand(suggestion) ?? []);
    if (others.length > 0) process.stderr.write(`Searches that find more:\n${others.join('\n')}\n`);
    return exitCode.done;
  },
});

interface Suggestion {
  readonly q: string;
  readonly mode: string;
  readonly forms: boolean;
  readonly filters: Readonly<Record<string, string | readonly string[]>>;
  readonly total_count: number;
}

interface SearchAnswer {
  readonly results: readonly Row[];
  readonly total_count: number;
  readonly suggestions?: readonly Suggestion[];
}

/** The same modes by the names that say what they do. */
const MODE_NAMES: Readonly<Record<string, string>> = { any: 'all', single: 'or' };

/** The command for a search that the service suggests; undefined if it needs something that the command has no option for. */
function asCommand({ q, mode, forms, filters: kept, total_count }: Suggestion): string | undefined {
  const given = Object.entries(kept).map(
    ([name, value]) => [name.replace('_', '-'), [value].flat()] as const,
  );
  if (!given.every(([name]) => Object.hasOwn(filters, name))) return undefined;
  const options = [
    ...(mode === 'phrase' ? [] : [`--mode ${MODE_NAMES[mode] ?? mode}`]),
    ...(forms ? ['--forms'] : []),
    ...given.map(([name, values]) => `--${name} ${quoted(values.join(','))}`),
  ];
  const found = `${total_count.toLocaleString('en')} ${total_count === 1 ? 'company' : 'companies'}`;
  return `  ${['homedex search', ...options, quoted(q)].join(' ')}  (${found})`;
}

/** As a shell takes it literally. */
const quoted = (text: string): string =>
  /^[\w,.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
