import type { ReactNode } from 'react';
import { columnLabel, columnTitle, countryName, plural, t } from '../i18n/i18n.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { OutsideLink } from '../parts/outside-link.tsx';
import { LabelledValue, Source } from './labelled-value.tsx';
import { networks, readableHours } from './readable.ts';
import { evidenceOf } from './use-evidence.ts';
import type { Columns } from './use-profile.ts';
import { isFilled } from './value.tsx';

/** Shorter than the labels of the columns, because the cards show them in their context. Other languages have short ones. */
const shortLabels: Readonly<Record<string, string>> = {
  b2b_or_b2c: 'Sells to',
  booking_url: 'Online booking',
  careers_page_url: 'Jobs',
  contact_page_url: 'Contact page',
  emails: 'E-mail',
  employee_count: 'Employees',
  fax_numbers: 'Fax',
  fetched_at: 'Crawled',
  founded_year: 'Founded',
  h1: 'Heading',
  has_cookie_banner: 'Cookie banner',
  has_csp: 'Content security policy',
  has_hsts: 'HSTS',
  imprint_url: 'Imprint',
  is_https: 'HTTPS',
  language: 'Page language',
  languages_offered: 'Languages',
  payment_badges: 'Payment methods',
  phones: 'Phone',
  price_max: 'Highest price',
  price_min: 'Lowest price',
  privacy_policy_url: 'Privacy policy',
  team_page_url: 'Team',
  terms_url: 'Terms',
  top_keywords: 'Keywords',
  vat_number: 'VAT number',
  word_count: 'Words',
};

const labelOf = (name: string): string => {
  const short = shortLabels[name];
  return short === undefined ? columnTitle(name) : columnLabel(name, short);
};

interface CardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One card of the overview. */
export function Card({ icon, title, isWide = false, children }: CardProps) {
  return (
    <section className={isWide ? 'profile-section whole' : 'profile-section'}>
      <h3>
        <Icon name={icon} /> {title}
      </h3>
      {children}
    </section>
  );
}

interface ShownProps {
  readonly domain: string;
  readonly columns: Columns;
  /** Where each value was found. Undefined as long as the full profile has not been opened. */
  readonly evidence?: object | undefined;
}

export const hasValue = (columns: Columns, names: readonly string[]): boolean =>
  names.some((name) => isFilled(columns[name]));

/** The named columns that have a value. */
export function Rows({
  names,
  domain,
  columns,
  evidence,
}: ShownProps & { readonly names: readonly string[] }) {
  const filled = names.filter((name) => isFilled(columns[name]));
  if (filled.length === 0) return null;
  return (
    <dl className="values">
      {filled.map((name) => (
        <LabelledValue
          key={name}
          column={{ name, label: labelOf(name) }}
          value={columns[name]}
          evidence={evidenceOf(evidence, name)}
          domain={domain}
        />
      ))}
    </dl>
  );
}

/** The postal address as written on a letter, with a link to a map. */
export function Address({ columns, evidence }: Omit<ShownProps, 'domain'>) {
  const part = (name: string): string => String(columns[name] ?? '');
  // A country alone is no address; it is among the facts above.
  if (part('street_address') === '' && part('postal_code') === '' && part('city') === '') return null;
  const code = part('country');
  const lines = [
    part('street_address'),
    [part('postal_code'), part('city')].filter(Boolean).join(' '),
    [part('region'), (code && countryName(code)) || part('country_name')].filter(Boolean).join(', '),
  ].filter((one) => one !== '');
  const [latitude, longitude] = [columns.latitude, columns.longitude];
  const hasPlace = typeof latitude === 'number' && typeof longitude === 'number';
  const found = evidenceOf(evidence, 'street_address') ?? evidenceOf(evidence, 'city');
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
        <Source label={t('Address')} evidence={found} />
      </div>
    </dl>
  );
}

export function Hours({ columns }: Pick<ShownProps, 'columns'>) {
  const lines = (columns.opening_hours as readonly string[] | null | undefined) ?? [];
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

export function Networks({ columns }: Pick<ShownProps, 'columns'>) {
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
