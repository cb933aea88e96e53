import { expect, it, vi } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { defineCommand, exitCode } from './command.ts';

const full = new Error('database or disk is full');

it.each([
  ['ENOSPC: no space left on device, write', new Error('ENOSPC: no space left on device, write')],
  [full.message, full],
  // What callers of the service are told is not true for a command that has committed work before.
  [
    full.message,
    new AppError('unavailable', 'The server disk is full. Nothing was changed.', { cause: full }),
  ],
])(
  'a command that meets a full disk (%s) prints what to do, without a stack trace',
  async (message, error) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const command = defineCommand({
      usage: '',
      options: {},
      examples: [],
      run: () => Promise.reject(error),
    });
    expect(await command.run([], { name: 'fill', summary: '' })).toBe(exitCode.failed);
    expect(written.mock.calls.flat()).toEqual([
      `homedex fill: the disk is full (${message}). Free some space and run the same command again; committed work is kept.\n`,
    ]);
    written.mockRestore();
  },
);
