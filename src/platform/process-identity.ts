import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * A name for this process that no other process ever has: the boot of the machine, the namespace of process ids, the process id and its
 * start time. Two containers that share a host name differ in it, and so does a process that got the id of a dead one.
 */
export function processIdentity(): string {
  const home = sameKernel();
  return home === undefined ? randomUUID() : `${home}/${process.pid}/${startOf(process.pid)}`;
}

/** True only if it is certain that the process is dead; a process that ran elsewhere may still be alive. */
export function isCertainlyDead(identity: string): boolean {
  const home = sameKernel();
  if (home === undefined || !identity.startsWith(`${home}/`)) return false;
  const [pid = '', start = ''] = identity.slice(home.length + 1).split('/');
  return startOf(Number(pid)) !== start;
}

/** True only if this machine can see that the process is alive. */
export function isCertainlyAlive(identity: string): boolean {
  const home = sameKernel();
  return home !== undefined && identity.startsWith(`${home}/`) && !isCertainlyDead(identity);
}

const sameKernel = (): string | undefined => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
};

/** Clock ticks from boot to the start of a process; undefined if the process does not exist. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name comes second, in parentheses, and may contain anything, so fields are counted after it. The start time is the 22nd
    // field.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
