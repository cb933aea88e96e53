import Negotiator from 'negotiator';

export type Encoding = 'br' | 'zstd' | 'gzip';

/** Clients keep sending the same few headers; longer ones are not worth caching. */
const REMEMBERED_MAX = 200;
const chosen = new Map<string, Encoding | 'identity'>();

/** The best of `preferred` (best first) that the weights of an `Accept-Encoding` header allow; undefined means uncompressed. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  preferred: readonly Encoding[],
): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const key = `${preferred[0]} ${acceptEncoding}`;
  const known = chosen.get(key);
  const encoding = known ?? negotiate(acceptEncoding, preferred);
  if (chosen.size >= REMEMBERED_MAX) chosen.clear();
  if (known === undefined && key.length <= REMEMBERED_MAX) chosen.set(key, encoding);
  return encoding === 'identity' ? undefined : encoding;
}

function negotiate(acceptEncoding: string, preferred: readonly Encoding[]): Encoding | 'identity' {
  // The published types do not declare the second argument yet.
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }) as unknown as {
    encodings<Name>(available: readonly Name[], options: { preferred: readonly Name[] }): Name[];
  };
  return negotiator.encodings([...preferred, 'identity'] as const, { preferred })[0] ?? 'identity';
}
