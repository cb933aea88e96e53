import { expect, test } from 'vitest';
import { announceAdminToken } from './admin-token.ts';

test('a new admin token is shown on a terminal, and never in a log', () => {
  expect(announceAdminToken('hda_secret', '/srv', true)).toContain('hda_secret');
  expect(announceAdminToken('hda_secret', '/srv', false)).toBe('a new admin token is in /srv/admin-token');
});
