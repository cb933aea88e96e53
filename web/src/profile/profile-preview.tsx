import { changeSearch } from '../address/location.ts';
import type { Company } from '../api/api.ts';
import { useMe } from '../api/queries.ts';
import { t } from '../i18n/i18n.ts';
import { OutsideLink } from '../parts/outside-link.tsx';
import { technologiesOf } from '../search/company-card.tsx';
import { labelOf } from '../search/filter-fields.ts';
import { highlight } from '../search/highlight.tsx';
import { readablePhone } from './readable.ts';

/** Everything that a search result contains, free of charge. */
export function ProfilePreview({ company }: { readonly company: Company }) {
  const { data: me } = useMe();
  const features = (['pricing', 'blog', 'ecommerce'] as const)
    .filter((feature) => company[`has_${feature}`])
    .map((feature) => labelOf('has', feature));
  return (
    <>
      {company.matched_snippet !== '' && (
        <p className="evidence">
          <bdi>{highlight(company.matched_snippet, company.matches)}</bdi>
        </p>
      )}
      <Technologies names={technologiesOf(company)} />
      <dl className="values">
        <Contacts title={t('E-mail')} values={company.emails} scheme="mailto:" />
        <Contacts title={t('Phone')} values={company.phones} scheme="tel:" />
        {company.title && (
          <div>
            <dt>{t('Title')}</dt>
            <dd dir="auto">{company.title}</dd>
          </div>
        )}
        {features.length > 0 && (
          <div>
            <dt>{t('Has')}</dt>
            <dd>{features.join(' · ')}</dd>
          </div>
        )}
      </dl>
      <p className="muted">
        {t(
          'The full profile has 178 fields: address, contacts, technology by category, trust signals, pricing.',
        )}{' '}
        {me && t('Profiles you opened in the last 30 days are free to open again.')}
      </p>
    </>
  );
}

const CONTACTS_SHOWN = 8;

function Contacts({
  title,
  values,
  scheme,
}: {
  readonly title: string;
  readonly values: readonly string[];
  readonly scheme: string;
}) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul>
          {values.slice(0, CONTACTS_SHOWN).map((value) => (
            <li key={value}>
              <OutsideLink href={scheme + value}>
                {scheme === 'tel:' ? readablePhone(value) : value}
              </OutsideLink>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

const versionAtEnd = /\s+v?\d[\w.-]*$/;

/** Each technology links to the companies that use it. */
function Technologies({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="technologies wrapped">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          title={t('Companies that use {name}', { name })}
          onClick={() => changeSearch({ technology: [name.replace(versionAtEnd, '')], open: '' })}
        >
          {name}
        </button>
      ))}
    </p>
  );
}
