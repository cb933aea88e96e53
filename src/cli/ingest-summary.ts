import { counted } from '../lib/counted.ts';
import { dropReasons, type IngestSummary, type RebuildSummary } from '../modules/ingest/index.ts';
import { exitCode } from './command.ts';

function outcomeOf({ finished, nothing_readable, resumed, already_done, kept }: IngestSummary): string {
  if (already_done)
    return 'nothing to do: this input was ingested before and has not changed; figures from that run:';
  if (nothing_readable) return 'nothing in the input could be read, so it was not marked as ingested';
  if (!finished) return 'stopped early; run the command again to continue';
  const outcome = kept === 0 ? 'finished, but no page was kept' : 'finished';
  return `${outcome}${resumed ? ' (resumed)' : ''}`;
}

/** Describes a rebuild and returns its exit code: not 0 if stored pages could not be read, because only a backup still has them. */
export function describeRebuild(summary: RebuildSummary): { readonly text: string; readonly code: number } {
  const { damagedPages, carriedOver, finished } = summary;
  const damage = `damaged pages ${counted(damagedPages, 'place')} in the stored pages could not be read. Companies whose page was there keep their old profile if the old index had one; restore a backup to get the pages back.\n`;
  return {
    text: `${describeSummary(summary)}carried over  ${counted(carriedOver, 'company', 'companies')} without a stored page\n${damagedPages > 0 ? damage : ''}`,
    code: finished && damagedPages === 0 ? exitCode.done : exitCode.failed,
  };
}

export function describeSummary(summary: IngestSummary): string {
  const { pages_read, kept, replaced, dropped, damaged_stretches, seconds, pages_per_second } = summary;
  const { files_not_read, problems_not_listed } = summary;
  const lines = [
    outcomeOf(summary),
    `pages read    ${pages_read}`,
    `pages kept    ${kept}${replaced > 0 ? ` (${replaced} replaced an older page)` : ''}`,
    ...Object.entries(dropped).map(
      ([reason, count]) => `dropped       ${count}  ${dropReasons[reason as keyof typeof dropReasons]}`,
    ),
    ...(damaged_stretches > 0
      ? [`damaged       ${counted(damaged_stretches, 'part')} of the input could not be read`]
      : []),
    ...(files_not_read.files > 0
      ? [
          `not read      ${counted(files_not_read.files, 'file')} whose name does not end in .warc, .wet or .arc, with or without .gz: ${files_not_read.examples.join(', ')}${files_not_read.files > files_not_read.examples.length ? ', …' : ''}`,
        ]
      : []),
    `time          ${seconds.toFixed(1)} s, ${pages_per_second.toFixed(0)} pages/s`,
    `by stage      ${Object.entries(summary.stage_seconds)
      .map(([stage, s]) => `${stage} ${s.toFixed(1)} s`)
      .join(', ')}`,
    ...summary.problems.map((problem) => `problem       ${problem}`),
    ...(problems_not_listed > 0
      ? [`problem       … and ${counted(problems_not_listed, 'other')} not listed here`]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
