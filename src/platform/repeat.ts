export interface Repetition {
  /** Waits for the running call; nothing starts after it. */
  stop(): Promise<void>;
}

/** Runs a function repeatedly, never twice at once. A failure is reported and does not stop the repetition. */
export function repeatEvery(
  intervalMs: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Repetition {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  }, intervalMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
