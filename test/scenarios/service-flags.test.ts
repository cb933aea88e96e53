import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each([
  ['scripts/run.mjs'],
  // The image and the unit start the script, which passes the flag on.
  ['deploy/Dockerfile', 'deploy/homedex.sh'],
  ['deploy/systemd/homedex.service', 'deploy/homedex.sh'],
])('%s starts the service with the flags that bound its memory', (...paths) => {
  const text = paths.map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).join('');
  // decision 52 has what it costs to leave one out.
  expect(text).toContain('--max-semi-space-size=8');
  expect(text).toMatch(/MALLOC_ARENA_MAX(?:=|: ')2/);
});
