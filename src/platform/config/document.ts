import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

const rows = Object.entries(settings) as [string, Setting<unknown>][];
const groups = [...new Set(rows.map(([, { group }]) => group))];

/** The text of `.env.example`: every setting, commented out, with its default. */
export function envExample(): string {
  const sections = groups.map((group) => {
    const lines = rows
      .filter(([, setting]) => setting.group === group)
      .map(([name, { help, defaultText }]) => `# ${help}\n#${name}=${defaultText ?? ''}`);
    return `## ${group}\n\n${lines.join('\n\n')}\n`;
  });
  return `# Copy to .env, or set as environment variables. Every value is optional.\n\n${sections.join('\n')}`;
}

/** The text of docs/configuration.md. */
export function configurationPage(): string {
  const sections = groups.map((group) => {
    const lines = rows
      .filter(([, setting]) => setting.group === group)
      .map(
        ([name, { help, defaultText, expects }]) =>
          `| \`${name}\` | ${defaultText ? `\`${defaultText}\`` : '–'} | ${help} Value: ${expects}. |`,
      );
    return `## ${group}\n\n| variable | default | meaning |\n|---|---|---|\n${lines.join('\n')}\n`;
  });
  return [
    '# Configuration\n',
    'Generated from `src/platform/config/settings.ts` by `npm run generate`.\n',
    'Every value is an environment variable; a `.env` file in the working folder is read first. A bad value stops the start with one sentence per problem.\n',
    ...sections,
  ].join('\n');
}
