import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['scripts/run.mjs', 'deploy/Dockerfile', 'deploy/systemd/homedex.service'])(
  '%s starts the service with the flags that bound its memory',
  (path) => {
    const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    // ADR 52 has what it costs to leave one out.
    expect(text).toContain('--max-semi-space-size=8');
    expect(text).toMatch(/MALLOC_ARENA_MAX(?:=|: ')2/);
  },
);
