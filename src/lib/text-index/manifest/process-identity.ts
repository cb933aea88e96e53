import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lease or is writing a segment, as in its row. */
export interface Holder {
  readonly pid: number;
  /** Where that number means something, and since when. */
  readonly host: string;
}

/**
 * A process number alone identifies nothing: two containers may have the same host name and both run as process 1, and
 * numbers are used again. The boot of the kernel and the process namespace scope the number, the start of the
 * process which one of its bearers is meant.
 */
export function thisProcess(): Holder {
  return { pid: process.pid, host: `${place()} ${startOf(process.pid) ?? 'unknown'}` };
}

/** True only when it is certain: a holder elsewhere, or one that cannot be checked, may be alive. */
export function isGone({ pid, host }: Holder): boolean {
  const at = host.lastIndexOf(' ');
  if (host.slice(0, at) !== place()) return false;
  const start = startOf(pid);
  if (start !== undefined) return start !== host.slice(at + 1);
  return !isRunning(pid);
}

let knownPlace: string | undefined;

function place(): string {
  knownPlace ??= [
    hostname(),
    readOr('unknown', () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    readOr('unknown', () => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');
  return knownPlace;
}

/** Ticks from the boot to the start of a process; undefined when there is none, or no /proc. */
function startOf(pid: number): string | undefined {
  const stat = readOr(undefined, () => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name of the program, in brackets, may hold anything; the start is the 20th value behind it.
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
