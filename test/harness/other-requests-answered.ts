/**
 * Whether anybody else was heard while the work was done: whatever waits for the event loop, such as another request, comes between
 * two of its turns. Work that only awaits what is settled already lets nobody in.
 */
export async function otherRequestsAreAnsweredDuring(work: () => unknown): Promise<boolean> {
  let isHeard = false;
  const heard = setImmediate(() => {
    isHeard = true;
  });
  await work();
  clearImmediate(heard);
  return isHeard;
}
