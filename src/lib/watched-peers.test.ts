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
    onChange: (isAnyAway) => changes.push(isAnyAway),
  });
  return { silent, changes };
}

/** The short form of what the full lane shows with silent nodes of OpenSearch and a silent PostgreSQL. */
describe('a server that takes a call and says nothing', () => {
  it('is given up, passed over from then on, and asked again when it answers', async () => {
    const { silent, changes } = watch();
    silent.add('a');
    const call = peers.watched(silence, () => peers.isAway('a'));
    await expect(call).rejects.toBeInstanceOf(PeerUnresponsive);
    expect([peers.isAway('a'), peers.isAway('b'), peers.losses()]).toEqual([true, false, 1]);
    expect(Array.from({ length: 4 }, () => peers.next())).toEqual(['b', 'b', 'b', 'b']);
    expect(peers.identities()).toEqual(['b-1']);
    silent.clear();
    await expect.poll(() => peers.isAnyAway()).toBe(false);
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
      () => peers.isAway('a'),
    );
    await expect(call).rejects.toBeInstanceOf(PeerUnresponsive);
    expect(await left).toBeInstanceOf(PeerUnresponsive);
  });

  it('is told from one that is busy: a call is waited for as long as its server answers the question', async () => {
    watch();
    const { promise: answer, resolve } = Promise.withResolvers<string>();
    let looked = 0;
    const call = peers.watched(
      () => answer,
      () => {
        looked += 1;
        if (looked === 1) resolve('at last');
        return peers.isAway('a');
      },
    );
    expect(await call).toBe('at last');
    expect([looked, peers.isAnyAway()]).toEqual([1, false]);
  });
});
