import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies the holder of a lease or the writer of a segment, as stored in its row. */
export interface Holder {
  readonly pid: number;
  /** The machine and process namespace in which `pid` is valid, and the start time of the process. */
  readonly host: string;
}

/**
 * A process id alone identifies nothing: two containers may have the same host name and both run as process 1, and ids are
 * reused. The kernel's boot id and the process namespace define where the id is valid; the start time tells which process with
 * that id is meant.
 */
export function thisProcess(): Holder {
  return { pid: process.pid, host: `${processNamespace()} ${startOf(process.pid) ?? 'unknown'}` };
}

/** True only when it is certain. A holder on another machine, or one that cannot be checked, may be alive. */
export function isGone({ pid, host }: Holder): boolean {
  const at = host.lastIndexOf(' ');
  if (host.slice(0, at) !== processNamespace()) return false;
  const start = startOf(pid);
  if (start !== undefined) return start !== host.slice(at + 1);
  return !isRunning(pid);
}

let cachedNamespace: string | undefined;

function processNamespace(): string {
  cachedNamespace ??= [
    hostname(),
    readOr('unknown', () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    readOr('unknown', () => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');
  return cachedNamespace;
}

/** Clock ticks from boot to the start of a process; undefined if there is no such process, or no /proc. */
function startOf(pid: number): string | undefined {
  const stat = readOr(undefined, () => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The program name, in parentheses, may contain anything. The start time is the 20th value after it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readOr<T>(otherwise: T, read: () => string): string | T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
