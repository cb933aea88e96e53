// Watches a test run from outside: if one of its processes, or vitest itself, no longer responds, nothing inside the run can end it.
// Plain JavaScript like run.mjs, which uses it.
import { readdirSync, readFileSync } from 'node:fs';

/** Exit code of a run that got stuck: nothing is known about the tests that had not finished. */
export const STUCK = 75;

/** Longer than the time limit of any test. */
const SILENT_MS_MAX = 20 * 60_000;
/** After the last file vitest only has to end its processes, which takes seconds. */
const ENDING_MS_MAX = 3 * 60_000;
const CHECK_MS = 5_000;
const TICKS_PER_SECOND = 100;

/**
 * Reports a run that makes no progress to `onStuck`, then ends it. `run` is the process of vitest;
 * scripts/progress-reporter.ts sends its progress from there.
 */
export function watchTests(run, onStuck, limits = {}) {
  const { silentMsMax = SILENT_MS_MAX, endingMsMax = ENDING_MS_MAX, checkMs = CHECK_MS } = limits;
  let progress;
  let changedAt = performance.now();
  run.on('message', (message) => {
    progress = message;
    changedAt = performance.now();
  });
  const timer = setInterval(() => {
    const silentMs = performance.now() - changedAt;
    if (silentMs < (progress?.unfinished === 0 ? endingMsMax : silentMsMax)) return;
    clearInterval(timer);
    const processes = processesUnder(run.pid);
    onStuck(describe(progress, silentMs, processes));
    for (const { id } of processes) kill(id);
  }, checkMs);
  run.once('exit', () => clearInterval(timer));
}

function describe(progress, silentMs, processes) {
  return [
    `The tests are stuck: nothing has happened for ${Math.round(silentMs / 1000)} s. ${standOf(progress)}`,
    // The state is R for a process that is computing, S for one that waits, D for one that waits for a disk.
    ...processes.map(
      ({ id, state, waitsIn, cpuSeconds, command }) =>
        `  process ${id}: state ${state} ${waitsIn}, ${cpuSeconds} s of processor time, ${command.slice(-100)}`,
    ),
  ].join('\n');
}

function standOf(progress) {
  if (progress === undefined) return 'No test file was started.';
  if (progress.unfinished === 0) return 'Every test file has finished, but vitest does not end.';
  return `Unfinished test files: ${progress.unfinished}. Running: ${progress.running.join(', ') || 'none'}.`;
}

/** The process and all its descendants; only itself where there is no /proc. */
function processesUnder(root) {
  const all = processTable();
  const found = [all.get(root) ?? { id: root, state: '?', waitsIn: '', cpuSeconds: '?', command: 'vitest' }];
  for (const { id } of found) for (const each of all.values()) if (each.parent === id) found.push(each);
  return found;
}

function processTable() {
  const table = new Map();
  for (const name of listProcesses()) {
    const described = readProcess(name);
    if (described) table.set(described.id, described);
  }
  return table;
}

function listProcesses() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function readProcess(name) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The program name before these fields is in parentheses and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      id: Number(name),
      parent: Number(fields[1]),
      state: fields[0],
      waitsIn: readFileSync(`/proc/${name}/wchan`, 'utf8'),
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
      command: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim(),
    };
  } catch {
    // The process has ended since it was listed.
    return undefined;
  }
}

function kill(id) {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
