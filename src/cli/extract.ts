import { extractFile } from '../modules/extraction/index.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';

export const extract = defineCommand({
  name: 'extract',
  summary: 'Print the 178-column profile of a saved page as JSON.',
  usage: '[--url URL] [--headers FILE] [--evidence] FILE|-',
  options: {
    url: {
      type: 'string',
      takes: 'URL',
      help: 'Address the page was fetched from. Default: the one it declares.',
    },
    headers: { type: 'string', takes: 'FILE', help: 'Its response headers, as HTTP lines or a JSON object.' },
    evidence: { type: 'boolean', help: 'Add where each value came from.' },
  },
  examples: [
    'homedex extract --url https://example.com/ page.html',
    'curl -sL example.com | homedex extract --url https://example.com/ --evidence -',
  ],
  async run({ url, headers, evidence }, [file, ...more]) {
    if (file === undefined || more.length > 0) throw new UsageError('name one file, or - for standard input');
    process.stdout.write(
      `${extractFile({ file, url, headersFile: headers, withEvidence: evidence, now: new Date() })}\n`,
    );
    return exitCode.done;
  },
});
