import { dropReasons, type IngestSummary } from '../modules/ingest/index.ts';

function outcomeOf({ finished, nothing_readable, resumed, already_done, kept }: IngestSummary): string {
  if (already_done)
    return 'nothing to do: this input was ingested before and has not changed; figures from that run:';
  if (nothing_readable) return 'nothing in the input could be read, so it was not marked as ingested';
  if (!finished) return 'stopped early; run the command again to continue';
  const outcome = kept === 0 ? 'finished, but no page was kept' : 'finished';
  return `${outcome}${resumed ? ' (resumed)' : ''}`;
}

export function describeSummary(summary: IngestSummary): string {
  const { pages_read, kept, replaced, dropped, damaged_stretches, seconds, pages_per_second } = summary;
  const lines = [
    outcomeOf(summary),
    `pages read    ${pages_read}`,
    `pages kept    ${kept}${replaced > 0 ? ` (${replaced} replaced an older page)` : ''}`,
    ...Object.entries(dropped).map(
      ([reason, count]) => `dropped       ${count}  ${dropReasons[reason as keyof typeof dropReasons]}`,
    ),
    ...(damaged_stretches > 0
      ? [`damaged       ${damaged_stretches} parts of the input could not be read`]
      : []),
    `time          ${seconds.toFixed(1)} s, ${pages_per_second.toFixed(0)} pages/s`,
    `by stage      ${Object.entries(summary.stage_seconds)
      .map(([stage, s]) => `${stage} ${s.toFixed(1)} s`)
      .join(', ')}`,
    ...summary.problems.map((problem) => `problem       ${problem}`),
  ];
  return `${lines.join('\n')}\n`;
}
