import { readdirSync, readFileSync } from 'node:fs';

/** CPU time of one thread so far. */
export interface ThreadTime {
  /** The name as the system stores it: the first fifteen characters. */
  readonly name: string;
  readonly cpuMs: number;
}

/** The live threads of a process by id; empty if it has ended. */
export function threadTimes(processId: number): ReadonlyMap<string, ThreadTime> {
  const times = new Map<string, ThreadTime>();
  for (const thread of listed(`/proc/${processId}/task`)) {
    const folder = `/proc/${processId}/task/${thread}`;
    const [name, schedule] = [read(`${folder}/comm`), read(`${folder}/schedstat`)];
    if (name === undefined || schedule === undefined) continue;
    times.set(thread, { name: name.trim(), cpuMs: Number(schedule.split(' ', 1)[0]) / 1e6 });
  }
  return times;
}

/** What the threads of an ingest do, by the start of their names. */
const stages: readonly (readonly [start: string, stage: string])[] = [
  ['MainThread', 'read, compare, archive, pass on (main thread)'],
  ['node', 'read, compare, archive, pass on (main thread)'],
  ['extraction thre', 'decode, extract, make the record'],
  ['the build', 'build the text index'],
  ['the maintenance', 'merge the text index'],
  ['embedding', 'embed pages'],
  ['vector', 'build the vector index'],
  ['V8Worker', 'compile and collect garbage (V8)'],
];

const OTHER = 'other threads';

/** CPU time by stage, most expensive first. */
export function timesByStage(threads: Iterable<ThreadTime>): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { name, cpuMs } of threads) {
    const [, stage = OTHER] = stages.find(([start]) => name.startsWith(start)) ?? [];
    times.set(stage, (times.get(stage) ?? 0) + cpuMs);
  }
  return new Map([...times].sort(([, a], [, b]) => b - a));
}

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Undefined if the thread has ended meanwhile. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
