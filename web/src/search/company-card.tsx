import { changeSearch, linkTo } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import type { Company } from '../api/api.ts';
import { age, industryName, moment, percent, t } from '../i18n/i18n.ts';
import { CompanyIcon } from '../parts/company-icon.tsx';
import { Country } from '../parts/country.tsx';
import { Icon } from '../parts/icon.tsx';
import { highlight } from './highlight.tsx';
import { TechnologyChips } from './technology-chips.tsx';

interface CardProps {
  readonly company: Company;
  readonly address: SearchAddress;
  readonly isViewed: boolean;
}

/** A search result as a card: name, description, why it matched and when it was crawled. */
export function CompanyCard({ company, address, isViewed }: CardProps) {
  const [place] = company.matched_in;
  return (
    <>
      <CompanyIcon domain={company.domain} size="card" />
      <div className="body">
        <p className="head">
          <CompanyName company={company} address={address} /> <span className="domain">{company.domain}</span>{' '}
          {isViewed && <span className="seen-before">{t('viewed')}</span>} <Signs company={company} />
        </p>
        <p className="about" dir="auto">
          {company.meta_description || company.title}
        </p>
        {company.matched_snippet !== '' && (
          <p className="snippet">
            <bdi>{highlight(company.matched_snippet, company.matches)}</bdi>
          </p>
        )}
        <p className="facts">
          {company.country && <Country code={company.country} />}
          {company.industry && <span>{industryName(company.industry)}</span>}
          <span title={moment(company.fetched_at)}>
            {t('crawled {age}', { age: age(company.fetched_at) })}
          </span>
          {company.reasons && company.reasons.shared_keywords.length > 0 && (
            <bdi>{company.reasons.shared_keywords.join(', ')}</bdi>
          )}
          {company.similarity !== undefined && (
            <span>{t('{percent} fit', { percent: percent(company.similarity) })}</span>
          )}
          {place && <span>{t('found in {place}', { place: placeName(place) })}</span>}
        </p>
        <TechnologyChips names={technologiesOf(company)} address={address} />
      </div>
    </>
  );
}

export const nameOf = (company: Pick<Company, 'company_name' | 'domain'>): string =>
  company.company_name || company.domain;

export const technologiesOf = ({ tech_stack }: Pick<Company, 'tech_stack'>): readonly string[] => [
  ...new Set(tech_stack.split(', ').filter((name) => name !== '')),
];

export function placeName(place: string): string {
  const names: Readonly<Record<string, string>> = {
    title: t('title'),
    meta: t('description'),
    h1: t('heading'),
    h2: t('subheading'),
    h3: t('subheading'),
    body: t('body'),
  };
  return names[place] ?? place;
}

/** Opens the profile beside the list, or with a modifier key in a new tab. */
export function CompanyName({ company, address }: Pick<CardProps, 'company' | 'address'>) {
  return (
    <a
      className="name"
      dir="auto"
      data-domain={company.domain}
      href={linkTo({ open: company.domain }, address)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        changeSearch({ open: company.domain }, address.open === '' ? 'push' : 'replace');
      }}
    >
      {nameOf(company)}
    </a>
  );
}

export function Signs({ company }: Pick<CardProps, 'company'>) {
  return (
    <span className="signs">
      {company.emails.length > 0 && <Icon name="mail" label={t('has an e-mail address')} />}
      {company.phones.length > 0 && <Icon name="phone" label={t('has a phone number')} />}
      {company.has_ecommerce && <Icon name="cart" label={t('has an online shop')} />}
      {company.has_pricing && <Icon name="price" label={t('has prices')} />}
      {company.has_blog && <Icon name="blog" label={t('has a blog')} />}
    </span>
  );
}
