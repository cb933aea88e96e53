import { scenes } from '../design/pictures.ts';
import { anySentence, inCity } from '../fill-template.ts';
import { plantedIn } from '../planted-text.ts';
import type { Site } from '../site.ts';
import { tradeActions } from '../trades.ts';
import { button } from './section.ts';

/** The first screen: the main heading, a lead paragraph and the calls to action. */
export function renderHero(site: Site): string {
  const { labels, sentences } = site.language;
  const action = site.features.ecommerce
    ? button(site, 'shop', labels.shop)
    : site.features.contact
      ? button(site, 'contact', labels.getInTouch)
      : button(site, 'about', labels.readMore);
  const actions = [action, ...furtherActions(site)].join(' ');
  return `<div class="hero"><div class="wrap"><div><h1 class="${site.builder.headingClass}">${mainHeading(site)}</h1><p class="lead">${anySentence(site, sentences.leads)}</p><p>${actions}</p></div>${scenes[site.theme.scene]}</div></div>`;
}

/** One or two calls to action of the trade; a price list is offered only if there is one. */
function furtherActions(site: Site): string[] {
  const { actions } = site.language.labels;
  const possible = (tradeActions[site.tradeId] ?? []).filter(
    (action) => action !== 'seePricing' || site.features.pricing,
  );
  const first = site.index % Math.max(1, possible.length);
  const writesTo = site.features.contact ? 'contact' : 'services';
  return [...possible.slice(first), ...possible.slice(0, first)]
    .slice(0, 2)
    .map((action) => button(site, action === 'seePricing' ? 'prices' : writesTo, actions[action]));
}

export function mainHeading(site: Site): string {
  const base = site.index % 3 === 0 ? `${site.text.headline} ${inCity(site)}` : site.text.headline;
  return [base, ...plantedIn(site, 'h1')].join(' – ');
}
