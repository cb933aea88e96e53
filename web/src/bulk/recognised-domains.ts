/** A preview of what a file of companies contains. The service parses the file by its own rules. */
export interface Recognised {
  /** Rows with companies, without the header line. */
  readonly rows: number;
  readonly domains: number;
  readonly first: readonly string[];
}

const domainInLine =
  /(?:^|[\s,;"'/@])((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,})(?=$|[\s,;"'/:?#])/u;
const columnName = /(?:^|[,;\t"])\s*(?:domain|website|url|homepage|web|site)s?\s*(?:$|[,;\t"])/i;
const SHOWN = 5;

export function recogniseDomains(text: string): Recognised {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const found = lines.map((line) =>
    domainInLine
      .exec(line)?.[1]
      ?.replace(/^www\./i, '')
      .toLowerCase(),
  );
  const hasHead = lines.length > 0 && found[0] === undefined && columnName.test(lines[0] ?? '');
  const domains = new Set(found.filter((domain) => domain !== undefined));
  return {
    rows: lines.length - (hasHead ? 1 : 0),
    domains: domains.size,
    first: [...domains].slice(0, SHOWN),
  };
}
