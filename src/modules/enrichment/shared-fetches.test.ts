import { expect, it } from 'vitest';
import type { CascadeOutcome } from './cascade.ts';
import { SharedFetches } from './shared-fetches.ts';

const allowed = { browser: false, proxy: false };
const stays = new AbortController().signal;
const outcome: CascadeOutcome = { kind: 'failed', failure: 'no_such_name', message: '', attempts: [] };

/** Flights that land when they are told to, or are cancelled. */
function airport() {
  const sharedFetches = new SharedFetches();
  const begun: { readonly signal: AbortSignal; readonly land: () => void }[] = [];
  const join = (domain: string, urgency: 'awaited' | 'background', signal = stays) => {
    const joined = sharedFetches.join({ domain, allowed, urgency, signal }, (_, ending) => {
      const { promise, resolve } = Promise.withResolvers<CascadeOutcome>();
      begun.push({ signal: ending, land: () => resolve(outcome) });
      return promise;
    });
    joined.catch(() => undefined);
    return joined;
  };
  return { sharedFetches, begun, join };
}

it('background work that nobody waits for any more is cancelled, and not before', async () => {
  const { begun, join } = airport();
  const [first, second] = [new AbortController(), new AbortController()];
  const left = [join('a.com', 'background', first.signal), join('a.com', 'background', second.signal)];
  expect(begun).toHaveLength(1);
  first.abort(new Error('left'));
  await expect(left[0]).rejects.toThrow('left');
  expect(begun[0]?.signal.aborted).toBe(false);
  second.abort(new Error('left too'));
  await expect(left[1]).rejects.toThrow('left too');
  expect(begun[0]?.signal.aborted).toBe(true);
  // What was cancelled is not what the next one waits for.
  const next = join('a.com', 'background');
  begun[1]?.land();
  expect(await next).toBe(outcome);
});

it('what somebody waited for goes on without them, for who comes back', async () => {
  const { begun, join } = airport();
  const leaving = new AbortController();
  const left = join('a.com', 'awaited', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const back = join('a.com', 'awaited');
  begun[0]?.land();
  expect(await back).toBe(outcome);
  expect(begun).toHaveLength(1);
});

it('who asks and leaves again and again holds no more than a few places', async () => {
  const { begun, join } = airport();
  for (let n = 0; n < 300; n++) {
    const leaving = new AbortController();
    const left = join(`${n}.com`, 'awaited', leaving.signal);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
  }
  expect(begun.filter(({ signal }) => !signal.aborted)).toHaveLength(32);
  const other = join('other.com', 'awaited');
  begun.at(-1)?.land();
  expect(await other).toBe(outcome);
});
