/** One number that two engines share only when their facets agree: every count weighed by the letters of its value, in lower case. */
export function facetChecksum(values: Iterable<readonly [value: string, count: number]>): number {
  let checksum = 0;
  for (const [value, count] of values)
    for (const letter of value.toLowerCase()) checksum += count * letter.charCodeAt(0);
  return checksum;
}
