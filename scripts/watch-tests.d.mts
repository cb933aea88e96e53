import type { ChildProcess } from 'node:child_process';

export const STUCK: number;
export function watchTests(
  run: ChildProcess,
  onStuck: (description: string) => void,
  limits?: { readonly silentMsMax?: number; readonly endingMsMax?: number; readonly checkMs?: number },
): void;
