/** The address of the service that the person has entered; undefined before. */
export async function readAddress() {
  const { address } = await chrome.storage.sync.get('address');
  return address;
}

/** As it is stored: without a path's last slash. Undefined for what is no address of a web service. */
export function normalizeAddress(entered) {
  const text = entered.trim();
  const scheme = /^(?:localhost|127\.|\[::1\])/i.test(text) ? 'http' : 'https';
  const written = /^https?:\/\//i.test(text) ? text : `${scheme}://${text}`;
  if (!URL.canParse(written)) return undefined;
  const { origin, pathname } = new URL(written);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/** The profile of the site of a page; the search for pages that belong to no site, such as settings of the browser. */
export function profileUrl(address, pageUrl) {
  const page = URL.canParse(pageUrl) ? new URL(pageUrl) : undefined;
  const isSite = page !== undefined && /^https?:$/.test(page.protocol) && page.hostname.includes('.');
  return isSite ? `${address}/app/company/${encodeURIComponent(page.hostname)}` : `${address}/app`;
}
