import { t } from '../i18n/i18n.ts';

/** Where a value was found, in the user's language. Places without a translation, for example tag names, stay as they are. */
export function placeInWords(place: string): string {
  const names: Readonly<Record<string, string>> = {
    title: t('title'),
    'title element': t('title'),
    description: t('description'),
    'meta description': t('description'),
    headings: t('headings'),
    'h1 elements': t('headings'),
    'h2 elements': t('headings'),
    'h3 elements': t('headings'),
    h1: t('headings'),
    h2: t('headings'),
    h3: t('headings'),
    text: t('text of the page'),
    body: t('text of the page'),
    'language of the text': t('language of the text'),
    link: t('link'),
    links: t('link'),
    'link in footer': t('link in the footer'),
    'tel link': t('link'),
    'menu links': t('menu'),
    buttons: t('buttons'),
    address: t('web address'),
    'final address': t('web address'),
    'structured data': t('structured data'),
    'copyright line': t('copyright line'),
    scripts: t('scripts'),
    scriptSrc: t('scripts'),
    html: t('source code of the page'),
    dom: t('source code of the page'),
  };
  return [...new Set(place.split(', ').map((part) => names[part] ?? part))].join(', ');
}
