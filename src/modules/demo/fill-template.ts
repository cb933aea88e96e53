import { drawLongTailWord } from './long-tail-words.ts';
import type { Site } from './site.ts';

/** Fills the slots of a sentence in the site's language with the facts of the site. */
export function fillTemplate(site: Site, template: string): string {
  const parts = compile(template);
  let text = '';
  let service = -1;
  for (const part of parts) {
    switch (part) {
      case '{c}':
        text += site.name;
        break;
      case '{city}':
        text += site.place.city.name;
        break;
      case '{in}':
        text += inCity(site);
        break;
      case '{h}':
        text += site.text.headline;
        break;
      case '{S}':
      case '{s}': {
        service = site.random.below(site.text.services.length);
        const name = site.text.services[service] ?? '';
        text += part === '{S}' ? name : insideSentence(site, name);
        break;
      }
      case '{s2}': {
        // A different service than {s}, so that no sentence offers the same thing twice.
        const other =
          (service + 1 + site.random.below(site.text.services.length - 1)) % site.text.services.length;
        text += insideSentence(site, site.text.services[other] ?? '');
        break;
      }
      case '{p}':
        text += site.random.pick(site.people);
        break;
      case '{y}':
        text += site.founded;
        break;
      case '{w}':
        text += drawLongTailWord(site.random);
        break;
      case '{t}':
        text += site.employees;
        break;
      case '{n}':
        text += site.random.between(12, 180);
        break;
      default:
        text += part;
    }
  }
  return text;
}

/** Returns "in Leeds", for example. */
export function inCity({ place, language }: Site): string {
  return place.city.locative ?? fillSlots(language.naming.inCity, { city: place.city.name });
}

/** Fills the slots of a form from `data/demo`, such as `{street} {number}`. */
export function fillSlots(form: string, slots: Readonly<Record<string, string>>): string {
  return compile(form)
    .map((part) => slots[part.slice(1, -1)] ?? part)
    .join('');
}

/** Picks one of the sentences and fills it. */
export function anySentence(site: Site, templates: readonly string[]): string {
  return fillTemplate(site, site.random.pick(templates));
}

/** A service as it is written within a sentence; "IT security" and "Wi-Fi installation" always keep their capitals. */
export function insideSentence(site: Site, service: string): string {
  if (site.language.naming.keepsCapital || /^.\S*\p{Lu}/u.test(service)) return service;
  return service.charAt(0).toLowerCase() + service.slice(1);
}

const compiled = new Map<string, readonly string[]>();

function compile(template: string): readonly string[] {
  let parts = compiled.get(template);
  if (parts === undefined) {
    parts = template.split(/(\{[A-Za-z0-9]+\})/);
    compiled.set(template, parts);
  }
  return parts;
}
