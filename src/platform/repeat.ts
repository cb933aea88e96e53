export interface Repetition {
  /** Waits for what is under way; nothing begins after it. */
  stop(): Promise<void>;
}

/** Does something again and again, never twice at once. A failure is told and the next turn comes all the same. */
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
