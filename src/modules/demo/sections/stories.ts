import { anySentence, fillTemplate } from '../fill-template.ts';
import { drawLongTailWord } from '../long-tail-words.ts';
import { pagePath, slugify } from '../page-links.ts';
import type { Site } from '../site.ts';
import { button, grid, heading, picture, type Section, wrap } from './section.ts';

export const testimonials: Section = {
  name: 'testimonials',
  render(site) {
    const { labels, sentences } = site.language;
    const cards = site.random
      .sample(sentences.quotes, 3)
      .map(
        (quote) =>
          `<blockquote><p>${fillTemplate(site, quote)}</p><cite>${customerOf(site)}</cite></blockquote>`,
      );
    return wrap(`${heading(site, 2, labels.testimonials)}${grid(site, cards)}`);
  },
};

/** "Priya R.", the way people sign without their full name. */
function customerOf(site: Site): string {
  const { firstNames, lastNames } = site.language.naming;
  return `${site.random.pick(firstNames)} ${site.random.pick(lastNames).charAt(0)}.`;
}

export const blog: Section = {
  name: 'blog',
  render(site) {
    const { labels, sentences } = site.language;
    const blogPath = pagePath(site, 'blog').replace(/\.html$|\/$/, '');
    const cards = site.random
      .sample(sentences.posts, site.bytesWanted > 40_000 ? 6 : 3)
      .map(([titleTemplate, teaser], n) => {
        const title = fillTemplate(site, titleTemplate);
        const path = `${blogPath}/${slugify(title, `post-${n}`)}`;
        const date = `2026-0${1 + ((site.index + n) % 9)}-${10 + ((site.index * 7 + n) % 18)}`;
        return `<article>${picture(site, `post-${n + 1}`, title)}<time datetime="${date}">${date}</time>${heading(site, 3, `<a href="${path}">${title}</a>`)}<p>${fillTemplate(site, teaser)}</p><p><a href="${path}">${labels.readMore}</a></p></article>`;
      });
    return wrap(
      `${heading(site, 2, labels.latest)}${grid(site, cards)}<p>${button(site, 'blog', labels.blog)}</p>`,
    );
  },
};

export const faq: Section = {
  name: 'faq',
  render(site) {
    const { labels, sentences } = site.language;
    const count = site.bytesWanted > 40_000 ? 6 : 4;
    const rows = site.random
      .sample(sentences.questions, count)
      .map(
        ([question, answer]) =>
          `<details><summary>${fillTemplate(site, question)}</summary><p>${fillTemplate(site, answer)}</p></details>`,
      );
    return wrap(`${heading(site, 2, labels.faq)}${rows.join('\n')}`);
  },
};

export const partners: Section = {
  name: 'partners',
  render(site) {
    const count = site.bytesWanted > 40_000 ? 24 : 10;
    const names = Array.from(
      { length: count },
      () => `<li>${drawLongTailWord(site.random)} ${drawLongTailWord(site.random)}</li>`,
    );
    return wrap(`${heading(site, 2, site.language.labels.partners)}<ul class="chips">${names.join('')}</ul>`);
  },
};

export const invitation: Section = {
  name: 'invitation',
  render(site) {
    const { labels, sentences } = site.language;
    const action = site.features.contact
      ? button(site, 'contact', labels.getInTouch)
      : button(site, 'services', labels.services);
    return wrap(`${heading(site, 2, anySentence(site, sentences.invitations))}<p>${action}</p>`);
  },
};

export const newsletter: Section = {
  name: 'newsletter',
  render(site) {
    const { labels, sentences } = site.language;
    return wrap(
      `<div class="intro">${heading(site, 2, labels.newsletter)}<p>${fillTemplate(site, sentences.newsletter)}</p><form action="/newsletter" method="post"><label>${labels.email} <input type="email" name="subscriber" autocomplete="email"></label><button class="btn" type="submit">${labels.subscribe}</button></form></div>`,
    );
  },
};
