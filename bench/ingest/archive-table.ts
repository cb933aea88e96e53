import { readFileSync } from 'node:fs';

/**
 * Prints a table of the archive files that three readers count differently, and why: `node bench/ingest/archive-table.ts OURS
 * OTHERS`, with the outputs of `read-archives.ts` and `count-records.py`.
 */
interface Ours {
  readonly name: string;
  readonly format: string;
  readonly records: number;
  readonly damage: readonly string[];
}

interface Others {
  readonly name: string;
  readonly warcio: number;
  readonly fastwarc: number;
}

const [ours = [], others = []] = process.argv.slice(2).map((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
);
const othersByName = new Map((others as Others[]).map((counts) => [counts.name, counts]));
const REFUSED = new Set(['wat', 'cdx', 'zstd', 'lz4']);

/** Reasons that were found by inspecting the file. */
const looked: Readonly<Record<string, string>> = {
  'oduwsdl-ipwb__samples_warcs_HTTP204.warc':
    'the lengths of two records in a row are wrong: the second cannot be distinguished from a page that contains one, and is lost with the first',
  'openpreserve-jhove__jhove-ext-modules_src_test_resources_warc_invalid-warcheaderversion-20.warc':
    'the file holds only line ends',
};

const rows = (ours as Ours[]).flatMap((one) => {
  const { warcio = 0, fastwarc = 0 } = othersByName.get(one.name) ?? {};
  const name = one.name.slice(one.name.indexOf('/') + 1);
  if (one.records === warcio && one.records === fastwarc) return [];
  const why = whyDifferent(name, one, warcio, fastwarc);
  return [
    `| ${name} | ${one.format} | ${one.records} | ${one.damage.length} | ${warcio} | ${fastwarc} | ${why} |`,
  ];
});
const unexplained = rows.filter((row) => row.endsWith('| ? |')).length;
process.stdout.write(
  `| file | format | Homedex | damaged stretches | warcio | FastWARC | where they differ |\n|---|---|---:|---:|---:|---:|---|\n${rows.join('\n')}\n`,
);
process.stderr.write(
  `${ours.length} files, ${ours.length - rows.length} alike, ${unexplained} without a reason\n`,
);
process.exitCode = unexplained === 0 ? 0 : 1;

function whyDifferent(
  name: string,
  { format, records, damage }: Ours,
  warcio: number,
  fastwarc: number,
): string {
  if (name in looked) return looked[name] ?? '';
  if (REFUSED.has(format)) return `${format.toUpperCase()}: not read as pages, \`homedex ingest\` reports it`;
  const fewest = Math.max(warcio, fastwarc);
  if (records < fewest) return damage.length === 0 ? '?' : [...new Set(damage)].join('; ');
  const behind = [
    ...(warcio < records ? ['warcio stops early'] : []),
    ...(fastwarc < records ? [format === 'arc' ? 'FastWARC reads no ARC' : 'FastWARC stops early'] : []),
  ];
  return behind.join('; ');
}
