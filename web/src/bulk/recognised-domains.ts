/** What a file of companies seems to hold, for a look before it is sent; the service reads it by its own rules. */
export interface Recognised {
  readonly rows: number;
  readonly domains: number;
  readonly first: readonly string[];
}

const domainInLine =
  /(?:^|[\s,;"'/@])((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,})(?=$|[\s,;"'/:?#])/u;
const SHOWN = 5;

export function recogniseDomains(text: string): Recognised {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const domains = lines.flatMap(
    (line) =>
      domainInLine
        .exec(line)?.[1]
        ?.replace(/^www\./i, '')
        .toLowerCase() ?? [],
  );
  return { rows: lines.length, domains: new Set(domains).size, first: domains.slice(0, SHOWN) };
}
