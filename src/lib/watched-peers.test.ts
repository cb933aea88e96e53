import { afterEach, describe, expect, it } from 'vitest';
import { PeerUnresponsive, WatchedPeers } from './watched-peers.ts';

const silence = (): Promise<never> => new Promise(() => {});

let peers: WatchedPeers;
afterEach(() => peers.close());

/** Two servers, of which those that are silent take a question and never answer it. */
function watch() {
  const silent = new Set<string>();
  const changes: boolean[] = [];
  peers = new WatchedPeers({
    names: ['a', 'b'],
    probe: async (name) => (silent.has(name) ? silence() : `${name}-1`),
    answerMsMax: 100,
    onChange: (isAnyDown) => changes.push(isAnyDown),
  });
  return { silent, changes };
}

/** The short form of what the full suite shows with silent nodes of OpenSearch and a silent PostgreSQL. */
describe('a server that accepts a call and does not respond', () => {
  it('is abandoned, skipped from then on, and used again when it responds', async () => {
    const { silent, changes } = watch();
    silent.add('a');
    const call = peers.watched(silence, () => peers.isDown('a'));
    await expect(call).rejects.toBeInstanceOf(PeerUnresponsive);
    expect([peers.isDown('a'), peers.isDown('b'), peers.losses()]).toEqual([true, false, 1]);
    expect(Array.from({ length: 4 }, () => peers.next())).toEqual(['b', 'b', 'b', 'b']);
    expect(peers.identities()).toEqual(['b-1']);
    silent.clear();
    await expect.poll(() => peers.isAnyDown()).toBe(false);
    expect(changes).toEqual([true, false]);
    expect(new Set([peers.next(), peers.next()])).toEqual(new Set(['a', 'b']));
  });

  it('ends the call itself, so that nothing is left waiting', async () => {
    const { silent } = watch();
    silent.add('a');
    const { promise: left, resolve } = Promise.withResolvers<unknown>();
    const call = peers.watched(
      (signal) => {
        signal.addEventListener('abort', () => resolve(signal.reason));
        return silence();
      },
      () => peers.isDown('a'),
    );
    await expect(call).rejects.toBeInstanceOf(PeerUnresponsive);
    expect(await left).toBeInstanceOf(PeerUnresponsive);
  });

  it('is told apart from a busy one: a call is waited for as long as its server answers the probe', async () => {
    watch();
    const { promise: answer, resolve } = Promise.withResolvers<string>();
    let looked = 0;
    const call = peers.watched(
      () => answer,
      () => {
        looked += 1;
        if (looked === 1) resolve('at last');
        return peers.isDown('a');
      },
    );
    expect(await call).toBe('at last');
    expect([looked, peers.isAnyDown()]).toEqual([1, false]);
  });
});
