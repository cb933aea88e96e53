import { changeSearch } from '../address/location.ts';
import type { Company } from '../api/api.ts';
import { useMe } from '../api/queries.ts';
import { t } from '../i18n/i18n.ts';
import { technologiesOf } from '../search/company-card.tsx';
import { labelOf } from '../search/filter-fields.ts';
import { highlight } from '../search/highlight.tsx';
import { Address, Card, Hours, hasValue, Networks, Rows } from './overview-cards.tsx';
import { firstViewColumns } from './overview-columns.ts';
import type { Columns } from './use-profile.ts';

const contactNames = [...firstViewColumns.contact, 'street_address', 'city', 'opening_hours'];

/** Everything that a search result contains, free of charge, in the cards of the full profile. */
export function ProfilePreview({ company }: { readonly company: Company }) {
  const { data: me } = useMe();
  const { domain, emails, phones, industry, country, title, fetched_at } = company;
  // A card that is opened from results has only their columns.
  const columns: Columns = { title, ...company.columns, emails, phones, industry, country, fetched_at };
  const shown = { domain, columns };
  const technologies = technologiesOf(company);
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
      <div className="sections">
        <div className="card-column">
          {hasValue(columns, contactNames) && (
            <Card icon="mail" title={t('Contact')}>
              <Rows {...shown} names={firstViewColumns.contact} />
              <Address columns={columns} />
              <Hours columns={columns} />
              <Networks columns={columns} />
            </Card>
          )}
          {technologies.length > 0 && (
            <Card icon="layers" title={t('Technology')}>
              <Technologies names={technologies} />
            </Card>
          )}
        </div>
        <div className="card-column">
          <Card icon="building" title={t('Company')}>
            <Rows {...shown} names={company.columns ? firstViewColumns.company : ['title', 'industry']} />
            {features.length > 0 && (
              <dl className="values">
                <div>
                  <dt>{t('Has')}</dt>
                  <dd>{features.join(' · ')}</dd>
                </div>
              </dl>
            )}
          </Card>
          {company.columns && (
            <Card icon="shield" title={t('Trust')}>
              <Rows {...shown} names={firstViewColumns.trust} />
            </Card>
          )}
        </div>
      </div>
      <p className="muted">
        {t('The full profile has 178 fields and shows where each value was found.')}{' '}
        {me && t('Profiles you opened in the last 30 days are free to open again.')}
      </p>
    </>
  );
}

const versionAtEnd = /\s+v?\d[\w.-]*$/;

/** Each technology links to the companies that use it. */
function Technologies({ names }: { readonly names: readonly string[] }) {
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
