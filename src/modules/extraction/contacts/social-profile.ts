import { percentDecode } from './percent-decode.ts';
import { SOCIAL_NETWORKS, type SocialColumn, type SocialNetwork } from './social-networks.ts';

export interface SocialProfile {
  readonly column: SocialColumn;
  /** As the page links it, with a scheme. Query and case are kept, because they are part of how the company names its profile. */
  readonly url: string;
  /** Account name in lower case, for comparison with the company. */
  readonly account: string;
  /** A group, a person, a private invitation: used only if no real company profile is linked. */
  readonly secondary: boolean;
}

/** The profile behind a link, or null for share dialogs, single posts, pixels, embeds and everything else. */
export function readSocialProfile(href: string): SocialProfile | null {
  const url = toAbsolute(href);
  if (url === null) return null;
  const hostStart = url.indexOf('//') + 2;
  const pathStart = url.indexOf('/', hostStart);
  if (pathStart === -1 || pathStart === url.length - 1) return null;
  const network = networkOf(url.slice(hostStart, pathStart).toLowerCase());
  if (network === undefined) return null;
  if (/\s/.test(url)) return null;
  const path = url.slice(pathStart).replace(/^\/{2,}/, '/');
  const account = accountIn(network, path);
  if (account !== null) return { column: network.column, url, account, secondary: false };
  const second = network.secondary?.exec(path);
  const name = second?.slice(1).find((part) => part !== undefined);
  return name === undefined
    ? null
    : { column: network.column, url, account: percentDecode(name).toLowerCase(), secondary: true };
}

function accountIn(network: SocialNetwork, path: string): string | null {
  const name = network.profile
    .exec(path)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (name === undefined) return null;
  const account = percentDecode(name).toLowerCase();
  if (FOREIGN_APPS.test(path)) return null;
  if (
    network.reserved?.has(account) ||
    PLACEHOLDER_ACCOUNTS.has(account) ||
    PLACEHOLDER_NUMBER.test(account) ||
    /^index\.\w+$/.test(account)
  )
    return null;
  return account;
}

/** Apps that a page recommends to its visitors: messengers, browsers and viewers, never the company's own. */
const FOREIGN_APPS =
  /^\/(?:store\/apps\/|(?:\w\w\/)?app\/)[^#]*(?:org\.telegram|telegram-messenger|com\.whatsapp|whatsapp-messenger|com\.viber|com\.skype|us\.zoom|com\.android\.chrome|org\.mozilla|com\.adobe\.reader|com\.google\.android|com\.facebook|com\.instagram)/i;

/** Fictitious phone numbers: one digit repeated, or all digits in a row. */
const PLACEHOLDER_NUMBER = /^\+?(?:\d{0,3}(\d)\1{6,}|\d{0,4}12345678\d*|1?555\d{7})$/;

const PLACEHOLDER_ACCOUNTS = new Set(
  'yourprofile your-profile yourpage your-page yourcompany your-company yourusername username yourname your-name yourchannel your_username profile account page company example user'.split(
    ' ',
  ),
);

const URL_MAX = 500;

function toAbsolute(href: string): string | null {
  const slashes = href.indexOf('//');
  // Relative links are by far the most common and never lead to a network.
  if (slashes === -1 || slashes > 12) return null;
  const trimmed = href.trim();
  if (trimmed.startsWith('//')) return trimmed.length > URL_MAX ? null : `https:${trimmed}`;
  if (trimmed.startsWith('whatsapp://'))
    return trimmed.replace(/^whatsapp:\/\/\w+/, 'https://api.whatsapp.com/send');
  return trimmed.length <= URL_MAX && /^https?:\/\/[^/@\s]/i.test(trimmed) ? trimmed : null;
}

/** Subdomains that show profiles; others (developers, business, help, player…) belong to the network itself. */
const PROFILE_SUBDOMAIN =
  /^(?:(?:www|m|mobile|web|[a-z]{2}|[a-z]{2}-[a-z]{2}|gaming|api|open|itunes|apps|play|chat|business)\.)*$/;
const FOREIGN_SUBDOMAINS: ReadonlySet<string> = new Set([
  'business.facebook.com',
  'api.twitter.com',
  'api.instagram.com',
  'api.github.com',
  'business.instagram.com',
  'business.linkedin.com',
  'business.pinterest.com',
  'www.apple.com',
  'www.google.com',
]);

const NETWORK_BY_DOMAIN = new Map(
  SOCIAL_NETWORKS.flatMap((network) => network.domains.map((domain) => [domain, network] as const)),
);

function networkOf(host: string): SocialNetwork | undefined {
  const lastDot = host.lastIndexOf('.');
  const secondDot = host.lastIndexOf('.', lastDot - 1);
  const short = host.slice(secondDot + 1);
  // `pinterest.co.uk` needs three labels, everything else two.
  const thirdDot = lastDot - secondDot <= 4 ? host.lastIndexOf('.', secondDot - 1) : secondDot;
  const domain = NETWORK_BY_DOMAIN.has(short) ? short : host.slice(thirdDot + 1);
  const label = domain.slice(0, domain.indexOf('.'));
  const network = NETWORK_BY_DOMAIN.get(domain) ?? NETWORK_BY_DOMAIN.get(`${label}.*`);
  if (network === undefined || FOREIGN_SUBDOMAINS.has(host)) return undefined;
  return PROFILE_SUBDOMAIN.test(host.slice(0, host.length - domain.length)) ? network : undefined;
}
