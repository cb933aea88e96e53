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
      help: 'phrase, all, or, or query (the query language).',
    },
    ...filterOptions,
    limit: { type: 'string', takes: 'N', default: '20', help: 'How many companies to print, at most 500.' },
  },
  examples: [
    'homedex search book a demo --country de,at',
    'homedex search --technology Shopify --not-technology Klarna --country de --limit 50 --format csv > shops.csv',
    "homedex search --mode query '(crm OR erp) -agency' --format json",
  ],
  async run({ url, format, mode, limit, ...chosen }, words) {
    const given = Object.fromEntries(
      Object.entries(chosen).map(([name, value]) => [name.replace('-', '_'), value as string | undefined]),
    );
    const q = words.join(' ');
    if (q === '' && Object.values(given).every((value) => value === undefined))
      throw new UsageError('give words, a filter, or both');
    const answer = (await callService(
      q === '' ? '/companies' : '/search',
      { ...given, limit, ...(q !== '' && { q, mode, save: 'false' }) },
      url,
    )) as { readonly results: readonly Row[]; readonly total_count: number };
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
    process.stderr.write(
      `${answer.total_count.toLocaleString('en')} companies match, ${answer.results.length.toLocaleString('en')} shown\n`,
    );
    return exitCode.done;
  },
});
