import { hash } from 'node:crypto';

/**
 * The imported ranks: a header with the first entry of each bucket, then the entries by bucket. The first two bytes of
 * a domain's hash choose the bucket, the next six and the rank are its entry. With 100 million domains a bucket is 15 KB.
 */
export const MAGIC = 'hdxrank1';
export const BUCKETS = 1 << 16;
export const ENTRY_BYTES = 10;
export const HEADER_BYTES = MAGIC.length + (BUCKETS + 1) * 4;

export function hashDomain(domain: string): Buffer {
  return hash('sha1', domain, 'buffer').subarray(0, 8);
}
