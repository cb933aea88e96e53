/** The messages of the parent process; each is answered with a number. */
export type TurnMessage = 'settle' | 'longest turn';

export interface Turns {
  /** Processor time of the longest turn since the last call, in ms. */
  takeLongestMs(): number;
}

/**
 * Measures the processor time of the main thread between two turns of the event loop. No other request is served during a turn, so its length
 * is what a request costs the others. Processor time, because the time on the clock of a shared machine is also that of its other programs.
 */
export function watchTurns(): Turns {
  let longestMs = 0;
  let turnBegan = mainThreadMs();
  const endTurn = (): void => {
    const now = mainThreadMs();
    longestMs = Math.max(longestMs, now - turnBegan);
    turnBegan = now;
    // Without a reference it does not keep the loop turning: it runs when something else made it turn.
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

/** Answers the process that started this one, and ends with it. */
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
