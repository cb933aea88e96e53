export interface Repetition {
  /** Waits for the running call; nothing starts after it. */
  stop(): Promise<void>;
}

/**
 * Runs a function repeatedly, never twice at once. A failure does not stop the repetition. It is reported once until the function succeeds
 * or fails for another reason: on a full disk, the same stack trace every few seconds would only hide other lines of the log.
 */
export function repeatEvery(
  intervalMs: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Repetition {
  let running: Promise<unknown> | undefined;
  let reported: string | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .then(
        () => {
          reported = undefined;
        },
        (error: unknown) => {
          const reason = String(error);
          if (reason !== reported) onFailure(error);
          reported = reason;
        },
      )
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
