import { createHash } from 'node:crypto';

const known = new WeakMap<Buffer, string>();

/** A strong tag of the bytes in the form they are sent; the encoding is part of it, as each form is another representation. */
export function etagOf(bytes: Buffer, encoding: string | undefined): string {
  const digest = known.get(bytes) ?? createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  known.set(bytes, digest);
  return encoding === undefined ? `"${digest}"` : `"${digest}-${encoding}"`;
}

/** Whether a client that sent `If-None-Match` has these bytes already, in whatever encoding. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const contentOf = (tag: string): string =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/(?:-[a-z]+)?"$/, '"');
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => contentOf(tag) === contentOf(etag))
  );
}
