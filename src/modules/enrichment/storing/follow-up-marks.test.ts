import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, indexCompanies, type TestApp } from '../../../../test/harness/test-app.ts';
import { processIdentity } from '../../../platform/process-identity.ts';
import { createFollowUpMarks } from './follow-up-marks.ts';
import { ProfileStore } from './profile-store.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ companies: [{ domain: 'before.com', title: 'Before' }] });
});
afterAll(() => running.app.close());

/** A process on the index and database of the test, and the domains it has followed up. */
function startProcess(owner: string) {
  const { database, clock, index, services } = running;
  const followed: string[] = [];
  const store = new ProfileStore({
    index,
    archive: async () => undefined,
    logger: services.logger,
    onProfilesStored: async (profiles) => void followed.push(...profiles.map(({ domain }) => domain)),
  });
  const marks = createFollowUpMarks({ database, clock, logger: services.logger, owner, index, store });
  marks.start();
  return { followed, marks };
}

const marked = async () =>
  (await running.database.selectFrom('follow_up_mark').select('owner').execute()).map(({ owner }) => owner);

/** The id of a process that had this one's number before it. */
const dead = processIdentity().replace(/\d+$/, '1');

it('pages that a process stored before it was killed are followed up by the next one, and only by that one', async () => {
  startProcess(dead);
  await expect.poll(marked).toEqual([dead]);
  // Stored, and killed before anything followed.
  await indexCompanies(running.index, [
    { domain: 'left.com', title: 'Left' },
    { domain: 'alone.com', title: 'Alone' },
  ]);
  const next = startProcess('next');
  await expect.poll(marked).toEqual(['next']);
  expect(next.followed.toSorted()).toEqual(['alone.com', 'left.com']);
  const third = startProcess('third');
  await expect.poll(marked).toEqual(['next', 'third']);
  await third.marks.stop();
  await next.marks.stop();
  expect(third.followed).toEqual([]);
  expect(await marked()).toEqual([]);
});

it('a process on another machine counts as dead after a long silence, and generations of another index are not compared', async () => {
  const generation = await running.index.generation();
  await running.database
    .insertInto('follow_up_mark')
    .values([
      { owner: 'elsewhere', index_identity: running.index.identity(), generation, marked_at: 1 },
      { owner: 'replaced', index_identity: 'another', generation: 0, marked_at: 1 },
    ])
    .execute();
  await indexCompanies(running.index, [{ domain: 'later.com', title: 'Later' }]);
  const next = startProcess('next');
  await expect.poll(marked).toEqual(['next']);
  expect(next.followed).toEqual(['later.com']);
  await next.marks.stop();
});
