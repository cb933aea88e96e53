/** The memory of bytes that have it to themselves, which can move to another thread; none where others may look at it too. */
export function ownMemory(bytes: Uint8Array | undefined): ArrayBuffer[] {
  const isAlone =
    bytes !== undefined &&
    bytes.buffer instanceof ArrayBuffer &&
    bytes.byteLength === bytes.buffer.byteLength;
  return isAlone && bytes.byteLength > 0 ? [bytes.buffer as ArrayBuffer] : [];
}

/**
 * Frees bytes that are no longer needed. Garbage collection would, but it is driven by heap size, and the memory of bytes is outside of
 * the heap: tens of megabytes of pages would wait for it in each thread.
 */
export function freeBytes(bytes: Uint8Array): void {
  for (const memory of ownMemory(bytes)) memory.transfer(0);
}
