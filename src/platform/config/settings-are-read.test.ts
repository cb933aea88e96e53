import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settings } from './settings.ts';

it('every setting is read somewhere', () => {
  const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('config/settings.ts'),
    )
    .map((path) => readFileSync(join('src', path), 'utf8'))
    .join('\n');
  expect(Object.keys(settings).filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
});
