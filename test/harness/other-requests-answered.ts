/**
 * Whether other requests were served while the work ran: what waits for the event loop, such as another request, runs between
 * two of its turns. Work that only awaits settled promises never yields.
 */
export async function otherRequestsAreAnsweredDuring(work: () => unknown): Promise<boolean> {
  let hasRun = false;
  const other = setImmediate(() => {
    hasRun = true;
  });
  await work();
  clearImmediate(other);
  return hasRun;
}
