const BAR_WIDTH = 24;
const PLAIN_LINE_EVERY_MS = 10_000;
const DRAW_EVERY_MS = 200;

export interface ProgressLine {
  /** `label` is shown before the bar, `detail` after the rate. */
  update(progress: {
    readonly done: number;
    readonly total: number | undefined;
    readonly pages: number;
    readonly detail: string;
  }): void;
  end(): void;
}

/** Shows a bar with rate and remaining time on a terminal, and prints a plain line now and then otherwise. */
export function createProgressLine(label: string, output: NodeJS.WriteStream = process.stderr): ProgressLine {
  const isTerminal = output.isTTY === true;
  const startedMs = performance.now();
  let first: { readonly done: number; readonly pages: number } | undefined;
  let lastMs = 0;
  return {
    update({ done, total, pages, detail }) {
      first ??= { done, pages };
      const nowMs = performance.now();
      if (nowMs - lastMs < (isTerminal ? DRAW_EVERY_MS : PLAIN_LINE_EVERY_MS)) return;
      lastMs = nowMs;
      const seconds = Math.max(0.001, (nowMs - startedMs) / 1000);
      // Pages done by an earlier run do not count towards this run's speed.
      const rate = (pages - first.pages) / seconds;
      const remaining =
        total === undefined
          ? undefined
          : (Math.max(0, total - done) * seconds) / Math.max(1, done - first.done);
      const parts = [
        label,
        ...(total === undefined
          ? []
          : [isTerminal ? bar(done / Math.max(1, total)) : percent(done / Math.max(1, total))]),
        `${pages} pages`,
        `${rate.toFixed(0)}/s`,
        ...(remaining === undefined || done === first.done ? [] : [`${duration(remaining)} left`]),
        detail,
      ];
      output.write(isTerminal ? `\r\x1b[2K${parts.join('  ')}` : `${parts.join('  ')}\n`);
    },
    end() {
      if (isTerminal) output.write('\r\x1b[2K');
    },
  };
}

function bar(share: number): string {
  const filled = Math.round(Math.min(1, share) * BAR_WIDTH);
  return `[${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}] ${percent(share)}`;
}

const percent = (share: number): string => `${(Math.min(1, share) * 100).toFixed(1)} %`;

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
