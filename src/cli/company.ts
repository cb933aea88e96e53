import { callService, printRows, type Row, serviceOptions } from './call-service.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';

export const company = defineCommand({
  usage: 'DOMAIN [--live] [--all] [--format table|csv|json]',
  options: {
    ...serviceOptions,
    live: { type: 'boolean', help: 'Fetch the site now if it is not indexed.' },
    all: { type: 'boolean', help: 'Print empty columns too.' },
  },
  examples: [
    'homedex company example.com',
    'homedex company example.com --format json',
    'MCP_API_KEY=hd_… homedex company example.com --live',
  ],
  async run({ url, format, live, all }, [domain, ...more]) {
    if (domain === undefined || more.length > 0) throw new UsageError('name one domain');
    const path = `/${live ? 'lookup' : 'domain'}/${encodeURIComponent(domain)}`;
    const profile = (await callService(path, { save: 'false' }, url)) as Row;
    const shown = Object.entries(profile).filter(([, value]) => all || isFilled(value));
    if (format === 'table')
      await printRows(
        shown.map(([column, value]) => ({ column, value })),
        ['column', 'value'],
        format,
      );
    else
      await printRows(
        [Object.fromEntries(shown)],
        shown.map(([column]) => column),
        format,
      );
    return exitCode.done;
  },
});

const isFilled = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
