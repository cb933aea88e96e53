/** The memory of bytes that have it to themselves, which can move to another thread; none where others may look at it too. */
export function ownMemory(bytes: Uint8Array | undefined): ArrayBuffer[] {
  const isAlone =
    bytes !== undefined &&
    bytes.buffer instanceof ArrayBuffer &&
    bytes.byteLength === bytes.buffer.byteLength;
  return isAlone && bytes.byteLength > 0 ? [bytes.buffer as ArrayBuffer] : [];
}

/**
 * Frees bytes that nobody needs any more. Garbage collection would, but it goes by the size of a heap, and the memory of bytes is none of
 * it: tens of megabytes of pages wait for it in each thread that they pass.
 */
export function letGo(bytes: Uint8Array): void {
  for (const memory of ownMemory(bytes)) memory.transfer(0);
}
