import { anySentence } from '../fill-template.ts';
import type { Email, Phone, Site } from '../site.ts';
import { heading, type Section, wrap } from './section.ts';

export const contact: Section = {
  name: 'contact',
  render(site) {
    const { labels, sentences } = site.language;
    const lines = [
      `<address><strong>${site.name}</strong><br>${site.place.street}<br>${site.place.cityLine}<br>${site.country.name}</address>`,
      ...site.phones.map((phone) => `<p>${labels.phone}: ${phoneHtml(phone)}</p>`),
      ...site.emails.map((email) => `<p>${labels.email}: ${emailHtml(email)}</p>`),
      site.features.openingHours ? openingHours(site) : '',
    ];
    return wrap(
      `<div class="duo"><div>${heading(site, 2, labels.contact)}<p>${anySentence(site, sentences.invitations)}</p>${lines.join('\n')}</div>${site.index % 3 === 0 ? '' : contactForm(site)}</div>`,
    );
  },
};

export function phoneHtml(phone: Phone): string {
  return phone.form === 'link' ? `<a href="tel:${phone.e164}">${phone.shown}</a>` : phone.shown;
}

export function emailHtml({ address, form }: Email): string {
  switch (form) {
    case 'link':
      return `<a href="mailto:${address}">${address}</a>`;
    case 'text':
      return address;
    case 'at':
      return address.replace('@', ' [at] ');
    case 'cloudflare': {
      const code = encodeForCloudflare(address);
      return `<a href="/cdn-cgi/l/email-protection#${code}"><span class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</span></a>`;
    }
  }
}

/** Cloudflare's scheme: a key byte, then every byte of the address XORed with it. */
function encodeForCloudflare(address: string): string {
  const key = 0x20 + ((address.length * 7) % 0xd0);
  let code = key.toString(16).padStart(2, '0');
  for (let at = 0; at < address.length; at += 1)
    code += (address.charCodeAt(at) ^ key).toString(16).padStart(2, '0');
  return code;
}

function openingHours(site: Site): string {
  const { labels } = site.language;
  const [opens, closes] = hoursOf(site);
  const rows = labels.weekdays.map(
    (day, n) =>
      `<tr><th scope="row">${day}</th><td>${n < 5 ? `${opens} – ${closes}` : labels.closed}</td></tr>`,
  );
  return `${heading(site, 3, labels.openingHours)}<table>${rows.join('')}</table>`;
}

export function hoursOf(site: Site): readonly [opens: string, closes: string] {
  return [`0${7 + (site.index % 3)}:00`, `${17 + (site.index % 3)}:30`];
}

function contactForm(site: Site): string {
  const { labels } = site.language;
  return `<form class="card" action="${site.url}send" method="post"><label>${labels.yourName}<input name="name" autocomplete="name" required></label><label>${labels.email}<input type="email" name="email" autocomplete="email" required></label><label>${labels.yourMessage}<textarea name="message" rows="5" required></textarea></label><button class="btn" type="submit">${labels.send}</button></form>`;
}
