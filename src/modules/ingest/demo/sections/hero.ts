import { scenes } from '../design/pictures.ts';
import { anySentence } from '../fill-template.ts';
import { plantedIn } from '../planted-text.ts';
import type { Site } from '../site.ts';
import { button } from './section.ts';

/** The first screen: the main heading, a lead and the way to act. */
export function renderHero(site: Site): string {
  const { labels, sentences } = site.language;
  const action = site.features.ecommerce
    ? button(site, 'shop', labels.shop)
    : site.features.contact
      ? button(site, 'contact', labels.getInTouch)
      : button(site, 'about', labels.readMore);
  return `<div class="hero"><div class="wrap"><div><h1 class="${site.builder.headingClass}">${mainHeading(site)}</h1><p class="lead">${anySentence(site, sentences.leads)}</p><p>${action}</p></div>${scenes[site.theme.scene]}</div></div>`;
}

export function mainHeading(site: Site): string {
  const place = site.place.city.locative ?? site.language.naming.inCity(site.place.city.name);
  const base = site.index % 3 === 0 ? `${site.text.headline} ${place}` : site.text.headline;
  return [base, ...plantedIn(site, 'h1')].join(' – ');
}
