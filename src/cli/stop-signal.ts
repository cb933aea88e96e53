export interface StopSignal {
  readonly signal: AbortSignal;
  /** Hands Ctrl-C and SIGTERM back to whoever comes next. */
  release(): void;
}

/** Aborts at the first Ctrl-C or SIGTERM, so that work ends in order; the second one ends the process at once. */
export function listenForStop(): StopSignal {
  const controller = new AbortController();
  const names = ['SIGINT', 'SIGTERM'] as const;
  const stop = (): void => {
    process.stderr.write('\nhomedex: stopping after the pages at hand; once more to stop at once\n');
    controller.abort();
  };
  for (const name of names) process.once(name, stop);
  return {
    signal: controller.signal,
    release() {
      for (const name of names) process.off(name, stop);
    },
  };
}
