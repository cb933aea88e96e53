import { fillSlots } from './fill-template.ts';
import type { Language } from './languages/language.ts';
import type { Country } from './places/country.ts';
import { vatNumber } from './places/vat-numbers.ts';
import type { Random } from './seeded-random.ts';
import type { Builder, Email, Features, Phone, Place, Site, SocialProfile } from './site.ts';
import { cloudflare } from './technologies/index.ts';
import type { Technology } from './technologies/technology.ts';

interface Company {
  readonly language: Language;
  readonly country: Country;
  readonly domain: string;
  readonly features: Features;
  readonly plainName: string;
  readonly builder: Builder;
}

type Contacts = Pick<
  Site,
  'place' | 'people' | 'emails' | 'phones' | 'vatNumber' | 'socials' | 'legalName'
> & {
  /** The technologies that this way of showing the contacts needs. */
  readonly technologies: readonly Technology[];
};

/** Where the company is and how to reach it; a site without contacts has a place too, but does not print it. */
export function planContacts(random: Random, company: Company): Contacts {
  const { language, country, features, plainName } = company;
  const place = planPlace(random, country);
  const emails = features.contact && random.chance(0.85) ? planEmails(random, company) : [];
  const phones = features.contact && random.chance(0.85) ? planPhones(random, country, place) : [];
  const legalForm = random.pick(country.legalForms);
  return {
    place,
    emails,
    phones,
    people: Array.from(
      { length: 6 },
      () => `${random.pick(language.naming.firstNames)} ${random.pick(language.naming.lastNames)}`,
    ),
    vatNumber: features.contact && random.chance(0.7) ? vatNumberOf(country, random) : undefined,
    socials: planSocials(random, company),
    legalName: `${plainName} ${legalForm}`.replaceAll('&', '&amp;'),
    technologies: emails.some((email) => email.form === 'cloudflare') ? [cloudflare] : [],
  };
}

function planPlace(random: Random, country: Country): Place {
  const city = random.pick(country.cities);
  const postalCode = fillPattern(random, city.postalCode);
  return {
    city,
    postalCode,
    street: streetLine(country, random.pick(country.streets), random.between(2, 148)),
    cityLine: fillSlots(country.cityLine, { city: city.name, region: city.region, code: postalCode }),
  };
}

function streetLine(country: Country, street: string, houseNumber: number): string {
  return fillSlots(country.streetLine, {
    street,
    number: String(houseNumber),
    block: String(1 + (houseNumber % 4)),
  });
}

function vatNumberOf(country: Country, random: Random): string | undefined {
  return country.vatNumber === undefined ? undefined : vatNumber[country.vatNumber](random);
}

function planEmails(random: Random, { language, domain, builder }: Company): Email[] {
  const mailboxes = random.sample(language.naming.mailboxes, random.chance(0.3) ? 2 : 1);
  const draw = random.next();
  const behindCloudflare = !cloudflare.notWith?.includes(builder.name) && draw < 0.22;
  const form = behindCloudflare ? 'cloudflare' : draw < 0.75 ? 'link' : draw < 0.92 ? 'text' : 'at';
  return mailboxes.map((mailbox) => ({ address: `${mailbox}@${domain}`, form }));
}

function planPhones(random: Random, country: Country, place: Place): Phone[] {
  const count = random.chance(0.25) ? 2 : 1;
  const phones: Phone[] = [];
  const form = random.chance(0.7) ? 'link' : 'text';
  const international = random.chance(0.4);
  while (phones.length < count) {
    const national = fillPattern(random, place.city.phone);
    const significant = national.replace(/\D/g, '').slice(country.trunkPrefix.length);
    const e164 = `+${country.callingCode}${significant}`;
    if (phones.some((phone) => phone.e164 === e164)) continue;
    const shown = international
      ? `+${country.callingCode} ${withoutTrunk(national, country.trunkPrefix)}`
      : national;
    phones.push({ e164, shown, form });
  }
  return phones;
}

/** "(02) 5550 1234" becomes "2 5550 1234" after the calling code. */
function withoutTrunk(national: string, trunkPrefix: string): string {
  const bare = national.replace(/[()]/g, '');
  return bare.startsWith(trunkPrefix) ? bare.slice(trunkPrefix.length) : bare;
}

function planSocials(random: Random, { domain }: Company): SocialProfile[] {
  const handle = (domain.split('.')[0] ?? domain).replaceAll('-', '');
  return networks
    .filter(() => random.chance(0.35))
    .map(({ network, address }) => ({
      network,
      // X allows handles of fifteen characters.
      url: address + handle.slice(0, network === 'x' ? 15 : 28),
    }));
}

const networks: readonly { network: SocialProfile['network']; address: string }[] = [
  { network: 'facebook', address: 'https://www.facebook.com/' },
  { network: 'instagram', address: 'https://www.instagram.com/' },
  { network: 'linkedin', address: 'https://www.linkedin.com/company/' },
  { network: 'x', address: 'https://x.com/' },
  { network: 'youtube', address: 'https://www.youtube.com/@' },
  { network: 'pinterest', address: 'https://www.pinterest.com/' },
  { network: 'tiktok', address: 'https://www.tiktok.com/@' },
];

function fillPattern(random: Random, pattern: string): string {
  let filled = '';
  for (const mark of pattern)
    filled += mark === 'x' ? random.below(10) : mark === '@' ? letters[random.below(letters.length)] : mark;
  return filled;
}

const letters = 'ABDEFGHJLNPRSTWXYZ';
