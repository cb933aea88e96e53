import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a password with special characters in the settings of the install page survives the shell of the homedex command', () => {
  const page = readFileSync(new URL('../../docs/operations/install.md', import.meta.url), 'utf8');
  const settings = /```\n(DEMO_SITES=[^`]*)```/.exec(page)?.[1]?.replace(':password@', ':p$1 & w;rd@') ?? '';
  const read = `set -a\n${settings}\nset +a\nprintf '%s|%s' "$SMTP_URL" "$MAIL_FROM"`;
  expect(execFileSync('sh', ['-c', read], { encoding: 'utf8' })).toBe(
    'smtp://user:p$1 & w;rd@mail.example.com:587|Homedex <homedex@example.com>',
  );
});
