/** The buffers of bytes that share them with nothing else, so that they can be transferred to another thread; empty if they are shared. */
export function unsharedBuffers(bytes: Uint8Array | undefined): ArrayBuffer[] {
  const isAlone =
    bytes !== undefined &&
    bytes.buffer instanceof ArrayBuffer &&
    bytes.byteLength === bytes.buffer.byteLength;
  return isAlone && bytes.byteLength > 0 ? [bytes.buffer as ArrayBuffer] : [];
}

/**
 * Frees bytes that are no longer needed. Garbage collection is driven by heap size, and these bytes are outside the heap: tens of megabytes
 * of pages would wait for it in each thread.
 */
export function freeBytes(bytes: Uint8Array): void {
  for (const memory of unsharedBuffers(bytes)) memory.transfer(0);
}
