import { language, t } from '../i18n/i18n.ts';

/** Calling codes with one or two digits. All others have three. */
const shortCodes = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Formats a number like `+441134960841` in groups that can be read aloud. Any other text stays as it is. */
export function readablePhone(number: string): string {
  const digits = /^\+(\d{8,15})$/.exec(number)?.[1];
  if (digits === undefined) return number;
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  const groups = digits.slice(code.length).match(/\d{1,3}/g) ?? [];
  // A last group of one digit is joined to the group before it.
  const last = groups.at(-1) ?? '';
  const joined = last.length === 1 ? [...groups.slice(0, -2), `${groups.at(-2) ?? ''}${last}`] : groups;
  return `+${code} ${joined.join(' ')}`;
}

/** A translated label for columns whose values are keywords. */
export function readableWord(name: string, value: string): string {
  const words: Readonly<Record<string, string>> = {
    b2b: t('Businesses (B2B)'),
    b2c: t('Consumers (B2C)'),
    both: t('Businesses and consumers'),
    shop: t('Shop'),
    wholesale: t('Wholesale'),
    marketplace: t('Marketplace'),
    saas: t('Software as a service'),
    agency: t('Agency'),
    services: t('Services'),
    'local business': t('Local business'),
    manufacturer: t('Manufacturer'),
    media: t('Media'),
    education: t('Education'),
    nonprofit: t('Nonprofit'),
    'public sector': t('Public sector'),
  };
  if (name !== 'b2b_or_b2c' && name !== 'business_model') return value;
  return words[value.toLowerCase()] ?? value.charAt(0).toUpperCase() + value.slice(1);
}

interface OpeningHours {
  /** For example `Monday – Friday`, in the user's language. */
  readonly days: string;
  readonly hours: string;
}

const dayNumbers: Readonly<Record<string, number>> = { mo: 1, tu: 2, we: 3, th: 4, fr: 5, sa: 6, su: 7 };
const line =
  /^((?:mo|tu|we|th|fr|sa|su)(?:[-,](?:mo|tu|we|th|fr|sa|su))*) +(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/i;

/** Opening hours in schema.org notation (`Mo-Fr 07:00-17:30`). Undefined if any line has another format. */
export function readableHours(lines: readonly string[]): readonly OpeningHours[] | undefined {
  const rows = lines.map((text) => {
    const [, days = '', from = '', to = ''] = line.exec(text.trim()) ?? [];
    return days === '' ? undefined : { days: readableDays(days), hours: `${from} – ${to}` };
  });
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

/** 1 January 2024 was a Monday. */
const dayName = (short: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, dayNumbers[short.toLowerCase()] ?? 1),
  );

const readableDays = (days: string): string =>
  days
    .split(',')
    .map((range) => range.split('-').map(dayName).join(' – '))
    .join(', ');

/** Two letters on a tile stand for each network, because its logo may not be used. */
export const networks: Readonly<Record<string, readonly [sign: string, name: string]>> = {
  linkedin: ['in', 'LinkedIn'],
  x: ['X', 'X'],
  facebook: ['f', 'Facebook'],
  instagram: ['Ig', 'Instagram'],
  youtube: ['Yt', 'YouTube'],
  tiktok: ['Tk', 'TikTok'],
  github: ['Gh', 'GitHub'],
  pinterest: ['P', 'Pinterest'],
  vimeo: ['V', 'Vimeo'],
  whatsapp: ['Wa', 'WhatsApp'],
  telegram: ['Tg', 'Telegram'],
  discord: ['Dc', 'Discord'],
  threads: ['@', 'Threads'],
  mastodon: ['M', 'Mastodon'],
  bluesky: ['Bs', 'Bluesky'],
  reddit: ['r/', 'Reddit'],
  medium: ['Md', 'Medium'],
  snapchat: ['Sc', 'Snapchat'],
  spotify: ['Sp', 'Spotify'],
  vk: ['vk', 'VK'],
  odnoklassniki: ['ok', 'Odnoklassniki'],
  xing: ['Xi', 'XING'],
  tripadvisor: ['Ta', 'Tripadvisor'],
  yelp: ['Ye', 'Yelp'],
  trustpilot: ['Tp', 'Trustpilot'],
  app_store_url: ['A', 'App Store'],
  google_play_url: ['▶', 'Google Play'],
};
