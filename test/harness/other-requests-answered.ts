/**
 * Whether other requests were served while the work ran. Anything that waits for the event loop, such as another request, only
 * runs if the work yields to it. Work that only awaits settled promises never yields.
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
