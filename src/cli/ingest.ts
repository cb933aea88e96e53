import { defineCommand } from './command.ts';
import { crawlIndexOption } from './crawl-index-option.ts';

export const ingest = defineCommand({
  usage: '[options] FILE|FOLDER… | --common-crawl CC-MAIN-YYYY-WW | --domains FILE',
  options: {
    'common-crawl': {
      type: 'string',
      takes: 'ID',
      help: 'Take one homepage per domain from this Common Crawl crawl.',
    },
    'crawl-index': crawlIndexOption,
    domains: {
      type: 'string',
      takes: 'FILE',
      help: 'Fetch the homepages of these domains (CSV, or one domain per line).',
    },
    'crawl-id': {
      type: 'string',
      takes: 'ID',
      help: 'Crawl the files belong to. Default: the one they declare.',
    },
    ranks: {
      type: 'string',
      takes: 'FILE',
      help: 'Common Crawl domain ranks (.txt or .txt.gz); kept for later ingests.',
    },
    workers: { type: 'string', takes: 'N', help: 'Extraction threads. Default: one per CPU.' },
    json: { type: 'boolean', help: 'Print the summary as JSON.' },
  },
  examples: [
    'homedex ingest crawl/*.warc.gz',
    'homedex ingest pages/              # WARC, WET or ARC files, or HTML files with a manifest.jsonl',
    'homedex ingest --common-crawl CC-MAIN-2026-43',
    'homedex ingest --domains companies.csv  # uses the crawl queue; works while a service runs',
  ],
  async run(options, paths) {
    // The extractor and the engines are loaded only for an ingest, not to print its help.
    const { ingestPages } = await import('./ingest-pages.ts');
    return ingestPages(options, paths);
  },
});
