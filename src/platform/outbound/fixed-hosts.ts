import { isIP } from 'node:net';

export interface FixedHost {
  readonly address: string;
  readonly port: number;
  /** Whether requests are rate-limited like those to a host on a public network. */
  readonly isPaced: boolean;
}

/** Hosts whose address the operator has fixed, wherever they are; for tests. */
export interface FixedHosts {
  find(host: string): FixedHost | undefined;
}

const ROW =
  /^(?<host>(?:\*\.)?[a-z0-9.-]+)=(?:\[(?<six>[0-9a-f:.]+)\]|(?<four>[0-9.]+)):(?<port>\d{1,5})(?<paced>\/paced)?$/i;

/** Reads rows like `shop.com=127.0.0.1:8080` or `shop.com=127.0.0.1:8080/paced`; `*.shop.com` matches every subdomain. */
export function readFixedHosts(rows: readonly string[]): FixedHosts {
  const hosts = new Map(rows.flatMap((row) => readRow(row) ?? []));
  return {
    find(host) {
      const exact = hosts.get(host);
      if (exact !== undefined || hosts.size === 0) return exact;
      for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
        const below = hosts.get(`*${host.slice(dot)}`);
        if (below !== undefined) return below;
      }
      return undefined;
    },
  };
}

export const isFixedHost = (row: string): boolean => readRow(row) !== undefined;

function readRow(row: string): [[string, FixedHost]] | undefined {
  const { host = '', six, four, port, paced } = ROW.exec(row)?.groups ?? {};
  const address = six ?? four ?? '';
  if (isIP(address) === 0 || Number(port) > 65_535) return undefined;
  return [[host.toLowerCase(), { address, port: Number(port), isPaced: paced !== undefined }]];
}
