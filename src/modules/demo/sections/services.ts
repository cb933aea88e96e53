import { scenes } from '../design/pictures.ts';
import { anySentence, insideSentence } from '../fill-template.ts';
import type { Site } from '../site.ts';
import { button, grid, heading, icon, picture, type Section, wrap } from './section.ts';

export const services: Section = {
  name: 'services',
  render(site) {
    const { labels, sentences } = site.language;
    const illustrated = site.index % 4 === 0;
    const cards = site.text.services.map(
      (service, n) =>
        `${illustrated ? picture(site, `service-${n + 1}`, service) : icon(site, n)}${heading(site, 3, service)}<p>${serviceBlurb(site, service, n)}</p>`,
    );
    return wrap(
      `<div class="intro">${heading(site, 2, labels.services)}<p>${anySentence(site, sentences.leads)}</p></div>${grid(site, cards)}`,
    );
  },
};

/** A sentence about this particular service: its name fills the slots for services. */
function serviceBlurb(site: Site, service: string, n: number): string {
  const { serviceBlurbs } = site.language.sentences;
  const template = serviceBlurbs[(site.theme.scene + n) % serviceBlurbs.length] ?? '';
  const inside = insideSentence(site, service);
  return anySentence(site, [template.replace('{S}', service).replace('{s}', inside)]);
}

export const about: Section = {
  name: 'about',
  render(site) {
    const { labels, sentences } = site.language;
    const paragraphs = [...site.text.about, ...site.random.sample(sentences.about, 2)].map(
      (text) => `<p>${anySentence(site, [text])}</p>`,
    );
    return wrap(
      `<div class="duo"><div>${heading(site, 2, labels.about)}${paragraphs.join('\n')}<p>${button(site, 'about', labels.readMore)}</p></div><div>${scenes[(site.theme.scene + 1 + (site.index % 5)) % scenes.length]}</div></div>`,
    );
  },
};

export const figures: Section = {
  name: 'figures',
  render(site) {
    const [years, customers, people] = site.language.labels.numbers;
    const figure = (value: string, label: string) => `<div><strong>${value}</strong>${label}</div>`;
    return wrap(
      `<div class="figures">${figure(String(site.copyrightYear - site.founded), years)}${figure(`${site.random.between(4, 95)}00+`, customers)}${figure(String(site.employees), people)}</div>`,
    );
  },
};

export const process: Section = {
  name: 'process',
  render(site) {
    const cards = site.language.sentences.steps.map(
      ([title, text], n) => `${heading(site, 3, `${n + 1}. ${title}`)}<p>${anySentence(site, [text])}</p>`,
    );
    return wrap(`${heading(site, 2, site.language.labels.process)}${grid(site, cards)}`);
  },
};

export const team: Section = {
  name: 'team',
  render(site) {
    const { labels, sentences } = site.language;
    const roles = site.random.sample(sentences.roles, 4);
    const cards = [...new Set(site.people)].slice(0, 4).map((person, n) => {
      const source = site.builder.image(site, `team-${n + 1}`);
      return `<img class="face" src="${source}" width="72" height="72" loading="lazy" alt="${person}">${heading(site, 3, person)}<p>${roles[n]}</p>`;
    });
    return wrap(`${heading(site, 2, labels.team)}${grid(site, cards)}`);
  },
};
