import { loadavg } from 'node:os';
import type { BenchService } from './bench-service.ts';

const LOOK_EVERY_MS = 1_000;
const REPORT_EVERY = 10;

/** Samples a service every second while it works, reports progress on stderr, and returns the overall figures. */
export function watchService(service: () => BenchService, rowsDone: () => number) {
  const started = performance.now();
  const rowsBefore = rowsDone();
  const memory: number[] = [];
  let looks = 0;
  let cpuOfOthersMs = 0;
  let cpuMs = lookAt(service, 'cpuMs') ?? 0;
  const cpuBeforeMs = cpuMs;

  function look(): void {
    const megabytes = lookAt(service, 'residentMb');
    if (megabytes !== undefined) memory.push(megabytes);
    const now = lookAt(service, 'cpuMs') ?? cpuMs;
    // Another process has replaced it.
    if (now < cpuMs) cpuOfOthersMs += cpuMs;
    cpuMs = now;
    if (looks++ % REPORT_EVERY === 0) process.stderr.write(`${JSON.stringify(report())}\n`);
  }

  function report() {
    const seconds = (performance.now() - started) / 1_000;
    const rows = rowsDone() - rowsBefore;
    return {
      rows,
      seconds: Math.round(seconds),
      rows_a_second: Math.round(rows / seconds),
      cpu_ms_a_row: Math.round((cpuOfOthersMs + cpuMs - cpuBeforeMs) / Math.max(1, rows)),
      memory_mb: memory.at(-1),
      load: loadavg()[0],
    };
  }

  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      const { memory_mb: atEnd, ...figures } = report();
      const byTenths = Array.from(
        { length: 10 },
        (_, tenth) => memory[Math.floor((tenth * memory.length) / 10)],
      );
      const memoryMb = {
        at_begin: memory[0],
        most: Math.max(...memory),
        at_end: atEnd,
        by_tenths: byTenths,
      };
      return { ...figures, memory_mb: memoryMb };
    },
  };
}

/** Undefined while the service is being killed and restarted. */
function lookAt(service: () => BenchService, what: 'residentMb' | 'cpuMs'): number | undefined {
  try {
    return service()[what]();
  } catch {
    return undefined;
  }
}
