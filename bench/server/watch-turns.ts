/** Messages of the parent process. Each is answered with a number. */
export type TurnMessage = 'settle' | 'longest turn';

export interface Turns {
  /** CPU time of the longest turn since the last call, in ms. */
  takeLongestMs(): number;
}

/**
 * Measures the CPU time of the main thread in each turn of the event loop. No other request is served during a turn, so its length is what
 * a request costs the others. CPU time is used because wall time on a shared machine includes other programs.
 */
export function watchTurns(): Turns {
  let longestMs = 0;
  let turnBegan = mainThreadMs();
  const endTurn = (): void => {
    const now = mainThreadMs();
    longestMs = Math.max(longestMs, now - turnBegan);
    turnBegan = now;
    // Unreferenced, so that it does not keep the event loop alive and runs only when something else does.
    setImmediate(endTurn).unref();
  };
  endTurn();
  return {
    takeLongestMs() {
      const taken = longestMs;
      longestMs = 0;
      turnBegan = mainThreadMs();
      return taken;
    },
  };
}

/** Answers messages of the parent process and exits with it. */
export function answerTurnMessages(): void {
  const turns = watchTurns();
  process.on('message', (message: TurnMessage) => {
    if (message === 'settle') globalThis.gc?.();
    process.send?.(turns.takeLongestMs());
  });
  process.once('disconnect', () => process.exit());
}

function mainThreadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
