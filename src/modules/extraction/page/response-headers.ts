import type { FetchedPage } from './fetched-page.ts';

const headersMax = 200;
const valueCharactersMax = 4000;

/** Header values by lower-case name; repeated headers are joined by commas, as HTTP defines. */
export function readHeaders(headers: FetchedPage['headers']): Map<string, string> {
  const read = new Map<string, string>();
  for (const [name, value] of Object.entries(headers).slice(0, headersMax))
    read.set(
      name.toLowerCase(),
      (typeof value === 'string' ? value : value.join(', ')).slice(0, valueCharactersMax),
    );
  return read;
}

/** Cookies that the response sets. A joined header is split at commas that start a new cookie. */
export function readCookies(headers: FetchedPage['headers']): Map<string, string> {
  const cookies = new Map<string, string>();
  const value = headers['set-cookie'] ?? [];
  const lines = typeof value === 'string' ? value.split(/\n|,(?=\s{0,5}[^;,=\s]{1,100}=)/) : value;
  for (const line of lines.slice(0, headersMax)) {
    const pair = line.split(';', 1)[0] ?? '';
    const separator = pair.indexOf('=');
    if (separator > 0) cookies.set(pair.slice(0, separator).trim(), pair.slice(separator + 1).trim());
  }
  return cookies;
}
