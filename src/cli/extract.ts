import { defineCommand, exitCode, UsageError } from './command.ts';

export const extract = defineCommand({
  usage: '[--url URL] [--headers FILE] [--evidence] FILE|-  or  [--evidence] --jsonl FILE…',
  options: {
    url: {
      type: 'string',
      takes: 'URL',
      help: 'URL the page was fetched from. Default: the one it declares.',
    },
    headers: { type: 'string', takes: 'FILE', help: 'Its response headers, as HTTP lines or a JSON object.' },
    evidence: { type: 'boolean', help: 'Add the source of each value.' },
    jsonl: {
      type: 'boolean',
      help: 'Many files, one profile per line. Each file must declare its URL or be named after its host.',
    },
  },
  examples: [
    'homedex extract --url https://example.com/ page.html',
    'curl -sL example.com | homedex extract --url https://example.com/ --evidence -',
    'homedex extract --jsonl pages/*.html.gz > profiles.jsonl',
  ],
  async run({ url, headers, evidence, jsonl }, files) {
    if (jsonl) return extractLines(files, evidence, url ?? headers);
    const [file, ...more] = files;
    if (file === undefined || more.length > 0) throw new UsageError('name one file, or - for standard input');
    const { extractFile } = await import('../modules/extraction/index.ts');
    const extractProfile = await configuredExtractor();
    process.stdout.write(
      `${extractFile({ file, url, headersFile: headers, withEvidence: evidence, extractProfile, now: new Date() })}\n`,
    );
    return exitCode.done;
  },
});

/** Returns exit code 1 if a page could not be read; the other pages are still printed. */
async function extractLines(
  files: readonly string[],
  withEvidence: boolean,
  ofOnePage: string | undefined,
): Promise<number> {
  if (files.length === 0) throw new UsageError('name the files');
  if (ofOnePage !== undefined)
    throw new UsageError('--url and --headers are for a single page; omit them with --jsonl');
  const { extractFiles } = await import('../modules/extraction/index.ts');
  const extractProfile = await configuredExtractor();
  let failures = 0;
  for (const { line, failed } of extractFiles(files, { withEvidence, extractProfile, now: new Date() })) {
    process.stdout.write(`${line}\n`);
    if (failed) failures++;
  }
  return failures === 0 ? exitCode.done : exitCode.failed;
}

/** Uses the rules of `FINGERPRINTS_DIR`, like the service. */
async function configuredExtractor() {
  const { configFromEnvironment } = await import('../platform/config/index.ts');
  const { openExtractor } = await import('../modules/extraction/index.ts');
  const { FINGERPRINTS_DIR } = configFromEnvironment();
  if (FINGERPRINTS_DIR !== undefined)
    await (await import('./refused-rules.ts')).reportRefusedRules(FINGERPRINTS_DIR);
  return (await openExtractor(FINGERPRINTS_DIR)).extractProfile;
}
