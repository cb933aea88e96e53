export type Encoding = 'br' | 'zstd' | 'gzip';

/** The best of `preferred` (best first) that an `Accept-Encoding` header allows by its weights; undefined to send as it is. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  preferred: readonly Encoding[],
): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const weights = readWeights(acceptEncoding);
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  // What is not named is as good as anything that is, unless it is refused: identity wins only where it is requested.
  let [best, bestWeight] = [undefined as Encoding | undefined, weights.get('identity') ?? 0];
  for (const encoding of preferred) {
    const weight = weightOf(encoding);
    if (weight > bestWeight || (weight === bestWeight && weight > 0 && best === undefined))
      [best, bestWeight] = [encoding, weight];
  }
  return best;
}

const cached = new Map<string, ReadonlyMap<string, number>>();
const CACHED_MAX = 200;

/** Clients send a handful of different headers repeatedly. */
function readWeights(header: string): ReadonlyMap<string, number> {
  const known = cached.get(header);
  if (known) return known;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = given === undefined ? 1 : Number(given.slice(2));
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  if (cached.size >= CACHED_MAX) cached.clear();
  if (header.length <= 200) cached.set(header, weights);
  return weights;
}
