import { found, type Heuristic } from '../heuristic.ts';
import type { Image, ParsedPage } from '../page/parsed-page.ts';

/** The number of images, and the one that represents the page. */
export const images: Heuristic = (page) => [
  ...found('image_count', page.images.length, 'img elements'),
  ...mainImage(page),
];

function mainImage(page: ParsedPage): ReturnType<Heuristic> {
  const shared = page.metas.get('og:image')?.[0] ?? page.metas.get('twitter:image')?.[0] ?? '';
  const sharedUrl = URL.parse(shared, page.baseUrl)?.href;
  if (shared !== '' && sharedUrl !== undefined) return found('main_image_url', sharedUrl, 'og:image');
  const preferred = page.linkTags.find(({ rel }) => rel === 'image_src')?.href;
  if (preferred !== undefined && preferred !== '')
    return found('main_image_url', preferred, 'link image_src');
  return found('main_image_url', page.images.find(isProminent)?.src, 'first large image');
}

/** Whether an image is large by its attributes, and neither a logo nor an icon nor part of a menu. */
function isProminent({ src, width, height, classes, alt, region, hidden }: Image): boolean {
  if (src === '' || hidden || region === 'nav' || region === 'footer' || region === 'header') return false;
  if (/logo|icon|avatar|sprite|pixel|flag|\.svg|\.gif/i.test(`${src} ${classes} ${alt}`)) return false;
  return Number.parseInt(width, 10) >= 300 && (height === '' || Number.parseInt(height, 10) >= 150);
}
