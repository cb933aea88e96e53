/**
 * Cloudflare obfuscates an address as hex: the first byte is the key, every other byte is a character XOR that key. Some mirrors obfuscate
 * twice, with HTML entities under the XOR.
 */
export function decodeCloudflareEmail(hex: string): string | null {
  if (hex.length < 8 || hex.length > 512 || hex.length % 2 !== 0 || !/^[0-9a-f]+$/i.test(hex)) return null;
  const bytes = Buffer.from(hex, 'hex');
  const key = bytes[0] ?? 0;
  for (let index = 1; index < bytes.length; index += 1) bytes[index] = (bytes[index] ?? 0) ^ key;
  const decoded = bytes
    .toString('utf8', 1)
    .replace(/&#(\d{1,4});/g, (_, code) => String.fromCharCode(Number(code)));
  return decoded.includes('@') ? decoded : null;
}

const PROTECTION_PATH = 'cdn-cgi/l/email-protection';

/** The hidden address of a link like `/cdn-cgi/l/email-protection#0f6a…`; mirrors write `email-protection.html#…`. */
export function decodeCloudflareLink(href: string): string | null {
  if (!href.includes(PROTECTION_PATH)) return null;
  const hash = href.indexOf('#');
  return hash === -1 ? null : decodeCloudflareEmail(href.slice(hash + 1).split('?')[0] ?? '');
}
