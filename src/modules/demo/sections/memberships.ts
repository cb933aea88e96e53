import { anySentence } from '../fill-template.ts';
import { plantedIn } from '../planted-text.ts';
import type { Site } from '../site.ts';
import { grid, heading, type Section, wrap } from './section.ts';

/** Seals and guilds: contains the phrases planted in sub-headings and in the text. */
export const memberships: Section = {
  name: 'memberships',
  render(site) {
    const { labels, sentences } = site.language;
    const sealed = plantedIn(site, 'h3').map(
      (phrase) => `${heading(site, 3, phrase)}<p>${anySentence(site, sentences.productBlurbs)}</p>`,
    );
    const named = plantedIn(site, 'body').map((phrase) => `<li>${phrase}</li>`);
    // The words of these phrases in reverse order: a search for all of them finds the site, a search for the phrase must not.
    const scattered = site.planted.scattered
      .flatMap((planted) => planted.phrase.split(' ').reverse())
      .map((word) => `<li>${word}</li>`);
    const banners = plantedIn(site, 'h2').map(
      (phrase) => `${heading(site, 2, phrase)}<p>${anySentence(site, sentences.invitations)}</p>`,
    );
    return wrap(
      [
        ...banners,
        heading(site, 2, labels.memberships),
        sealed.length > 0 ? grid(site, sealed) : '',
        named.length > 0 ? `<ul>${named.join('')}</ul>` : '',
        scattered.length > 0 ? `<ul class="chips">${scattered.join('')}</ul>` : '',
      ].join(''),
    );
  },
};

export function hasMemberships(site: Site): boolean {
  return (
    site.planted.scattered.length > 0 ||
    site.planted.phrases.some(({ field }) => field === 'h2' || field === 'h3' || field === 'body')
  );
}
