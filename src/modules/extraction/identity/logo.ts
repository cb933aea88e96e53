import type { Heuristic } from '../heuristic.ts';
import type { Image, ParsedPage } from '../page/parsed-page.ts';
import { bareLetters } from './domain-affinity.ts';
import { isOrganization } from './organization-types.ts';

/** The logo: declared in structured data, or otherwise the image that is called a logo and is at the top or links to the homepage. */
export const findLogo: Heuristic = (page) => {
  const declared = declaredLogo(page);
  const isGiven = declared !== null && !ICON_FILE.test(declared);
  const image = isGiven
    ? undefined
    : (logos(page.images, page).find((candidate) => standsForTheSite(candidate, page)) ??
      logos(page.images.slice(0, 5), page).find((candidate) => !namesAnother(candidate, page)));
  if (image !== undefined) return [{ column: 'logo_url', value: image.src, evidence: 'image named logo' }];
  return declared === null ? [] : [{ column: 'logo_url', value: declared, evidence: 'structured data' }];
};

/** The icon of a tab or an app, declared for lack of a logo; the image that visitors see comes first. */
const ICON_FILE = /\/(?:favicon|apple-touch-icon|(?:[\w-]+-)?(?:app|icon)-?\d{2,4})[^/]*$/i;

const logos = (images: readonly Image[], page: ParsedPage): readonly Image[] =>
  images.filter((image) => isLogo(image) && !showsPayment(image, page));

function declaredLogo(page: ParsedPage): string | null {
  for (const node of page.jsonLd) {
    if (!isOrganization(node.types)) continue;
    const url = webAddress(imageAddress(node.properties.logo), page);
    if (url !== null) return url;
  }
  for (const item of page.microdata) {
    const url = webAddress(item.properties.get('logo')?.[0], page);
    if (url !== null) return url;
  }
  return webAddress(page.metas.get('og:logo')?.[0], page);
}

/** A logo is a string or an ImageObject with `url` or `contentUrl`. */
function imageAddress(logo: unknown): string | undefined {
  const first: unknown = Array.isArray(logo) ? logo[0] : logo;
  if (typeof first === 'string') return first;
  if (typeof first !== 'object' || first === null) return undefined;
  const { url, contentUrl } = first as { url?: unknown; contentUrl?: unknown };
  return [url, contentUrl].find((value) => typeof value === 'string');
}

function webAddress(address: string | undefined, page: ParsedPage): string | null {
  if (address === undefined || address.trim() === '') return null;
  const url = URL.parse(address.trim(), page.baseUrl);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

const PAYMENT =
  /(?<![a-z])(?:visa|master-?card|maestro|amex|american-?express|pay-?pal|klarna|apple-?pay|google-?pay|giropay|mbway|multibanco|przelewy24|payu)(?![a-z])/i;

/** Shops show the logos of payment methods on every page; only on their own sites are those the site's logo. */
function showsPayment({ alt, src }: Image, page: ParsedPage): boolean {
  const [name] = PAYMENT.exec(`${alt} ${src.slice(src.lastIndexOf('/'))}`) ?? [];
  return (
    name !== undefined &&
    !bareLetters(`${page.address.domain} ${page.title ?? ''}`).includes(bareLetters(name))
  );
}

function isLogo(image: Image): boolean {
  if (!/^https?:/.test(image.src)) return false;
  return (
    /logo|site-?brand|navbar-brand/i.test(`${image.classes} ${image.alt}`) ||
    /logo(?!ut|n\b)/i.test(image.src.slice(image.src.lastIndexOf('/')))
  );
}

function standsForTheSite(image: Image, page: ParsedPage): boolean {
  if (image.region === 'header' || image.region === 'nav') return true;
  return (
    image.linkHref !== '' &&
    image.linkHref.replace(/\/?(?:index\.\w+)?$/, '') ===
      page.address.finalUrl.replace(/\/?(?:index\.\w+)?$/, '')
  );
}

const LOGO_WORDS = /logo(?:type|tipo)?|loading|image|icon|home|header|footer|white|black/gi;
const NAME_LETTERS_MIN = 4;

/** "Acme" on a page with another name is a client or a partner; an image without a description may be anything. */
function namesAnother({ alt, src }: Image, page: ParsedPage): boolean {
  const own = bareLetters(`${page.address.domain} ${page.title ?? ''}`);
  const isOwn = (word: string) => word.length >= NAME_LETTERS_MIN && own.includes(word);
  const words = alt
    .replace(LOGO_WORDS, ' ')
    .split(/[\s-]+/)
    .map(bareLetters);
  const file = src.slice(src.lastIndexOf('/') + 1).replace(/[.?].*$/s, '');
  const isNamed = words.some((word) => word.length >= NAME_LETTERS_MIN);
  return isNamed && !words.some(isOwn) && !file.split(/[_-]+/).map(bareLetters).some(isOwn);
}
