import { expect, it, vi } from 'vitest';
import { defineCommand, exitCode } from './command.ts';

it.each(['ENOSPC: no space left on device, write', 'database or disk is full'])(
  'a command that meets a full disk (%s) prints what to do, without a stack trace',
  async (message) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const command = defineCommand({
      usage: '',
      options: {},
      examples: [],
      run: () => Promise.reject(new Error(message)),
    });
    expect(await command.run([], { name: 'fill', summary: '' })).toBe(exitCode.failed);
    expect(written.mock.calls.flat()).toEqual([
      `homedex fill: the disk is full (${message}). Free some space and run the command again; committed work is kept.\n`,
    ]);
    written.mockRestore();
  },
);
