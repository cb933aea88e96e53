/**
 * Copies bytes that are kept for long into their own memory. Short buffers, and those that zlib returns, share blocks of 64 KB, and a block
 * stays in memory as long as any of its buffers does: a cache of short responses would hold many times the bytes that it counts.
 */
export function copyUnpooled(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
