import type { ReactNode } from 'react';
import { countryName, plural, t } from '../i18n/i18n.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { OutsideLink } from '../parts/outside-link.tsx';
import { Source } from './labelled-value.tsx';
import { networks, readableHours } from './readable.ts';
import TechnologyCards from './technology-cards.tsx';
import { evidenceOf, useEvidence } from './use-evidence.ts';
import type { Columns } from './use-profile.ts';
import { Values } from './values.tsx';

interface SectionsProps {
  readonly domain: string;
  readonly columns: Columns;
}

const company = [
  'legal_name',
  'tagline',
  'industry',
  'sub_industry',
  'business_model',
  'b2b_or_b2c',
  'target_audience',
  'founded_year',
  'employee_count',
  'vat_number',
  'registration_number',
  'areas_served',
];
const contact = ['emails', 'phones', 'fax_numbers', 'contact_page_url', 'booking_url'];
const trust = [
  'is_https',
  'has_hsts',
  'has_csp',
  'has_cookie_banner',
  'consent_manager',
  'imprint_url',
  'privacy_policy_url',
  'terms_url',
  'copyright_year',
  'payment_badges',
];
const content = [
  'h1',
  'language',
  'languages_offered',
  'currency',
  'price_min',
  'price_max',
  'word_count',
  'top_keywords',
];

/** The profile in cards: company, contact, technology, trust and content. */
export default function Sections({ domain, columns }: SectionsProps) {
  const named = { domain, columns };
  return (
    <div className="sections">
      <p className="muted whole sources-hint">
        <Icon name="info" /> {t('shows where a value was found.')}
      </p>
      <Section icon="building" title={t('Company')}>
        <Named {...named} names={company} />
      </Section>
      <Section icon="mail" title={t('Contact')}>
        <Named {...named} names={contact} />
        <Address {...named} />
        <Hours {...named} />
        <Networks columns={columns} />
      </Section>
      <Section icon="layers" title={t('Technology')} isWide>
        <TechnologyCards {...named} />
      </Section>
      <Section icon="shield" title={t('Trust')}>
        <Named {...named} names={trust} />
      </Section>
      <Section icon="blog" title={t('Content')}>
        <Named {...named} names={content} />
      </Section>
    </div>
  );
}

function Section({
  icon,
  title,
  isWide = false,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={isWide ? 'profile-section whole' : 'profile-section'}>
      <h3>
        <Icon name={icon} /> {title}
      </h3>
      {children}
    </section>
  );
}

function Named({ names, ...profile }: SectionsProps & { readonly names: readonly string[] }) {
  return (
    <Values
      {...profile}
      pick={(all) => names.flatMap((name) => all.find((one) => one.name === name) ?? [])}
    />
  );
}

/** The postal address as written on a letter, with a link to a map. */
function Address({ domain, columns }: SectionsProps) {
  const { data: evidence } = useEvidence(domain);
  const part = (name: string): string => String(columns[name] ?? '');
  const code = part('country');
  const lines = [
    part('street_address'),
    [part('postal_code'), part('city')].filter(Boolean).join(' '),
    [part('region'), (code && countryName(code)) || part('country_name')].filter(Boolean).join(', '),
  ].filter((one) => one !== '');
  if (lines.length === 0) return null;
  const [latitude, longitude] = [columns.latitude, columns.longitude];
  const hasPlace = typeof latitude === 'number' && typeof longitude === 'number';
  return (
    <dl className="values">
      <div>
        <dt>{t('Address')}</dt>
        <dd>
          <address className="value" dir="auto">
            {lines.map((one) => (
              <span key={one}>{one}</span>
            ))}
            {hasPlace && (
              <OutsideLink
                href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
              >
                <Icon name="pin" /> {t('Show on OpenStreetMap')}
              </OutsideLink>
            )}
          </address>
        </dd>
        <Source
          label={t('Address')}
          evidence={evidenceOf(evidence?.columns, 'street_address') ?? evidenceOf(evidence?.columns, 'city')}
        />
      </div>
    </dl>
  );
}

function Hours({ columns }: Pick<SectionsProps, 'columns'> & { readonly domain: string }) {
  const lines = (columns.opening_hours as readonly string[] | null) ?? [];
  if (lines.length === 0) return null;
  const rows = readableHours(lines);
  return (
    <table className="opening-hours">
      <caption>{t('Opening hours')}</caption>
      <tbody>
        {rows
          ? rows.map(({ days, hours }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{hours}</td>
              </tr>
            ))
          : lines.map((one) => (
              <tr key={one}>
                <td dir="auto">{one}</td>
              </tr>
            ))}
      </tbody>
    </table>
  );
}

function Networks({ columns }: Pick<SectionsProps, 'columns'>) {
  const found = Object.entries(networks).flatMap(([column, [sign, name]]) => {
    const address = columns[column];
    return typeof address === 'string' && /^https?:/i.test(address) ? [{ sign, name, address }] : [];
  });
  if (found.length === 0) return null;
  return (
    <ul className="networks" aria-label={plural(found.length, '{n} social profile', '{n} social profiles')}>
      {found.map(({ sign, name, address }) => (
        <li key={name}>
          <OutsideLink href={address} title={name}>
            <span aria-hidden="true">{sign}</span>
            <span className="only-read-aloud">{name}</span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
