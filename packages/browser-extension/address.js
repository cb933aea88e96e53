/** The address of the service that the user has entered; undefined until then. */
export async function readAddress() {
  const { address } = await chrome.storage.sync.get('address');
  return address;
}

/** The address as it is stored, without a trailing slash. Undefined if the text is not a valid address. */
export function normalizeAddress(entered) {
  const text = entered.trim();
  const scheme = /^(?:localhost|127\.|\[::1\])/i.test(text) ? 'http' : 'https';
  const written = /^https?:\/\//i.test(text) ? text : `${scheme}://${text}`;
  if (!URL.canParse(written)) return undefined;
  const { origin, pathname } = new URL(written);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/** The profile page for the site of a page. For pages without a site, for example browser settings, the search page. */
export function profileUrl(address, pageUrl) {
  const page = URL.canParse(pageUrl) ? new URL(pageUrl) : undefined;
  const isSite = page !== undefined && /^https?:$/.test(page.protocol) && page.hostname.includes('.');
  return isSite ? `${address}/app/company/${encodeURIComponent(page.hostname)}` : `${address}/app`;
}
