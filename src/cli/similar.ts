import { callService, printRows, type Row, serviceOptions } from './call-service.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';

export const similar = defineCommand({
  usage: 'DOMAIN… [--country LIST] [--limit N] [--format table|csv|json]',
  options: {
    ...serviceOptions,
    country: { type: 'string', takes: 'LIST', help: 'Countries by code, separated by commas.' },
    limit: { type: 'string', takes: 'N', default: '20', help: 'How many companies to print.' },
  },
  examples: [
    'homedex similar example.com',
    'homedex similar example.com example.org --country gb --format csv > lookalikes.csv',
  ],
  async run({ url, format, country, limit }, domains) {
    if (domains.length === 0) throw new UsageError('name at least one domain');
    const { competitors } = (await callService(
      '/competitors',
      { domains: domains.join(','), country, limit },
      url,
    )) as { readonly competitors: readonly Row[] };
    const columns = ['domain', 'company_name', 'score', 'country', 'industry', 'shared_keywords'];
    await printRows(competitors, columns, format);
    return exitCode.done;
  },
});
