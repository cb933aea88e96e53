/**
 * A number that two engines share only if their facets agree: the sum of all counts, each weighted by the letters of its value in lower
 * case.
 */
export function facetChecksum(values: Iterable<readonly [value: string, count: number]>): number {
  let checksum = 0;
  for (const [value, count] of values)
    for (const letter of value.toLowerCase()) checksum += count * letter.charCodeAt(0);
  return checksum;
}
