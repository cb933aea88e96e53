/** The heading of the part that `bench schemathesis` writes, at the end of the report. */
export const SECTION = '## Schemathesis';

/** The report of one command with the section of the other. Each rewrites only its own part. */
export const withSection = (report: string, section: string): string =>
  `${[partsOf(report)[0].trim(), section.trim()].filter((part) => part !== '').join('\n\n')}\n`;

/** The section as it is, or an empty string. */
export const sectionOf = (report: string): string => partsOf(report)[1];

function partsOf(report: string): [string, string] {
  const at = report.indexOf(`${SECTION}\n`);
  return at === -1 ? [report, ''] : [report.slice(0, at), report.slice(at)];
}
