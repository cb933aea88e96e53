import { expect, it } from 'vitest';
import type { CascadeOutcome } from './cascade.ts';
import { SharedFetches } from './shared-fetches.ts';

const allowed = { browser: false, proxy: false };
const stays = new AbortController().signal;
const outcome: CascadeOutcome = { kind: 'failed', failure: 'no_such_name', message: '', attempts: [] };

/** Fetches that end on command, or are cancelled. */
function openFetches() {
  const sharedFetches = new SharedFetches();
  const started: { readonly signal: AbortSignal; readonly finish: () => void }[] = [];
  const join = (domain: string, urgency: 'awaited' | 'background', signal = stays) => {
    const joined = sharedFetches.join({ domain, allowed, urgency, signal }, (_, ending) => {
      const { promise, resolve } = Promise.withResolvers<CascadeOutcome>();
      started.push({ signal: ending, finish: () => resolve(outcome) });
      return promise;
    });
    joined.catch(() => undefined);
    return joined;
  };
  return { sharedFetches, started, join };
}

it('background work is cancelled when its last caller leaves, and not before', async () => {
  const { started, join } = openFetches();
  const [first, second] = [new AbortController(), new AbortController()];
  const left = [join('a.com', 'background', first.signal), join('a.com', 'background', second.signal)];
  expect(started).toHaveLength(1);
  first.abort(new Error('left'));
  await expect(left[0]).rejects.toThrow('left');
  expect(started[0]?.signal.aborted).toBe(false);
  second.abort(new Error('left too'));
  await expect(left[1]).rejects.toThrow('left too');
  expect(started[0]?.signal.aborted).toBe(true);
  // What was cancelled is not what the next one waits for.
  const next = join('a.com', 'background');
  started[1]?.finish();
  expect(await next).toBe(outcome);
});

it('an awaited fetch continues without its caller, for one who comes back', async () => {
  const { started, join } = openFetches();
  const leaving = new AbortController();
  const left = join('a.com', 'awaited', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const back = join('a.com', 'awaited');
  started[0]?.finish();
  expect(await back).toBe(outcome);
  expect(started).toHaveLength(1);
});

it('a caller who keeps requesting and leaving holds no more than a few slots', async () => {
  const { started, join } = openFetches();
  for (let n = 0; n < 300; n++) {
    const leaving = new AbortController();
    const left = join(`${n}.com`, 'awaited', leaving.signal);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
  }
  expect(started.filter(({ signal }) => !signal.aborted)).toHaveLength(32);
  const other = join('other.com', 'awaited');
  started.at(-1)?.finish();
  expect(await other).toBe(outcome);
});
