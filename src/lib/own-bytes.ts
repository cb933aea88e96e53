/**
 * A copy in memory of its own, for bytes that stay. Short buffers, and what zlib returns, lie in blocks of 64 KB that they share with others,
 * and a block stays as long as any of them: a cache of short answers would hold many times the bytes that it counts.
 */
export function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
