import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { navigate, useLocation } from '../address/location.ts';
import { api } from '../api/api.ts';
import { countryName, industryName, percent, plural, t } from '../i18n/i18n.ts';
import { copy } from '../parts/copy.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { Likeness } from './likeness.tsx';
import {
  domainsIn,
  type LookalikesAddress,
  printLookalikesAddress,
  readLookalikesAddress,
  SEEDS_MAX,
} from './lookalikes-address.ts';

const MonitorDialog = lazy(() => import('../monitors/monitor-dialog.tsx'));
const SaveDomains = lazy(() => import('../lists/save-domains.tsx'));

/** How many of the best lookalikes are shown. The rest are too dissimilar to be worth looking at. */
const SHOWN_MAX = 200;

type Layer = 'save' | 'alert';

/** Companies that resemble some companies and not others: a grid with filters and a cut-off, all of it stored in the address. */
export default function LookalikesPage() {
  usePageTitle(t('Lookalikes'));
  const { query } = useLocation();
  const address = readLookalikesAddress(query);
  const [layer, setLayer] = useState<Layer>();
  const { domains, not, country, industry, technology, min_score } = address;
  const change = (changed: Partial<LookalikesAddress>, step: 'push' | 'replace' = 'push'): void =>
    navigate(printLookalikesAddress({ ...address, ...changed }), step);
  const found = useQuery({
    queryKey: ['lookalikes', domains, not, country, industry, technology],
    queryFn: ({ signal }) =>
      api.get('/competitors', {
        query: {
          domains: domains.join(','),
          ...(not.length > 0 && { not: not.join(',') }),
          ...(country !== '' && { country }),
          ...(industry !== '' && { industry }),
          ...(technology !== '' && { technology }),
          limit: SHOWN_MAX,
        },
        signal,
      }),
    enabled: domains.length > 0,
    placeholderData: (previous) => previous,
  });
  const all = domains.length > 0 ? (found.data?.competitors ?? []) : [];
  const close = all.filter(({ score }) => score >= min_score);
  const notAlike = (domain: string): void => change({ not: [...not, domain].slice(-SEEDS_MAX) });
  return (
    <main id="content" className="place wide">
      <header>
        <h1>{t('Lookalikes')}</h1>
        {close.length > 0 && (
          <div className="actions">
            <button type="button" onClick={() => copy(location.href, t('Link copied'))}>
              <Icon name="link" /> {t('Copy link')}
            </button>
            <button type="button" onClick={() => setLayer('alert')}>
              <Icon name="bell" /> {t('Alert me about new ones')}
            </button>
            <button type="button" className="primary" onClick={() => setLayer('save')}>
              <Icon name="list" /> {plural(close.length, 'Save {n} to a list', 'Save all {n} to a list')}
            </button>
          </div>
        )}
      </header>
      <div className="lookalikes-form">
        <Seeds
          label={t('Like these companies')}
          domains={domains}
          onChange={(next) => change({ domains: next })}
        />
        <Seeds
          label={t('Not like these')}
          domains={not}
          isExcluded
          onChange={(next) => change({ not: next })}
        />
        <Filters address={address} change={change} />
      </div>
      {domains.length === 0 && (
        <p className="muted">{t('Add the domain of a company to see others like it.')}</p>
      )}
      <FailureNote error={found.error} onRetry={() => void found.refetch()} />
      {domains.length > 0 && found.isPending && <div className="skeleton place-skeleton" />}
      {found.data && domains.length > 0 && (
        <p className="muted" role="status">
          {plural(close.length, '{n} company at {percent} or more', '{n} companies at {percent} or more', {
            percent: percent(min_score),
          })}
          {all.length > close.length && ` · ${t('{n} below the cut-off', { n: all.length - close.length })}`}
          {found.data.total_found > SHOWN_MAX && ` · ${t('the best {n} are shown', { n: SHOWN_MAX })}`}
        </p>
      )}
      <ul className="lookalikes-grid" aria-busy={found.isFetching}>
        {close.map((company) => (
          <li key={company.domain} className="likeness">
            <Likeness company={company} seeds={domains.length} />
            <p className="actions">
              {domains.length < SEEDS_MAX && (
                <button
                  type="button"
                  className="link"
                  onClick={() => change({ domains: [...domains, company.domain] })}
                >
                  {t('More like this')} <span className="only-read-aloud">{company.domain}</span>
                </button>
              )}
              <button type="button" className="link" onClick={() => notAlike(company.domain)}>
                {t('Not like this')} <span className="only-read-aloud">{company.domain}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
      <Suspense>
        {layer === 'save' && (
          <SaveDomains domains={close.map(({ domain }) => domain)} onClose={() => setLayer(undefined)} />
        )}
        {layer === 'alert' && <MonitorDialog lookalikes={address} onClose={() => setLayer(undefined)} />}
      </Suspense>
    </main>
  );
}

interface SeedsProps {
  readonly label: string;
  readonly domains: readonly string[];
  readonly isExcluded?: boolean;
  readonly onChange: (domains: readonly string[]) => void;
}

/** Domains as chips, with a field to add more. */
function Seeds({ label, domains, isExcluded = false, onChange }: SeedsProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const typed = domainsIn(text);
    setWrong(typed.length === 0);
    if (typed.length === 0) return;
    setText('');
    onChange([...new Set([...domains, ...typed])].slice(0, SEEDS_MAX));
  };
  return (
    <form className="seeds" onSubmit={add}>
      <label className="labelled">
        <span>{label}</span>
        <input
          value={text}
          placeholder="example.com"
          disabled={domains.length >= SEEDS_MAX}
          aria-invalid={isWrong}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" disabled={domains.length >= SEEDS_MAX}>
        {t('Add')}
      </button>
      {isWrong && <p className="wrong">{t('Enter a domain, such as example.com.')}</p>}
      {domains.length > 0 && (
        <ul className="chips">
          {domains.map((domain) => (
            <li key={domain} className={isExcluded ? 'chip excluded' : 'chip'}>
              <span className="value">{domain}</span>
              <button
                type="button"
                aria-label={t('Remove {domain}', { domain })}
                onClick={() => onChange(domains.filter((other) => other !== domain))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

interface FiltersProps {
  readonly address: LookalikesAddress;
  readonly change: (changed: Partial<LookalikesAddress>, step?: 'push' | 'replace') => void;
}

function Filters({ address, change }: FiltersProps) {
  const { data } = useQuery({
    queryKey: ['lookalike-choices'],
    queryFn: ({ signal }) =>
      api.get('/companies/facets', { query: { fields: 'country,industry,technology', size: 200 }, signal }),
  });
  const valuesOf = (field: string): readonly string[] =>
    ((data?.facets as Readonly<Record<string, readonly { value: string }[]>> | undefined)?.[field] ?? []).map(
      ({ value }) => value,
    );
  const choice = (
    field: 'country' | 'industry',
    label: string,
    every: string,
    nameOf: (value: string) => string,
  ) => {
    const chosen = address[field];
    const known = valuesOf(field).map((value) => (field === 'country' ? value.toLowerCase() : value));
    const values = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
    return (
      <label className="labelled">
        <span>{label}</span>
        <select value={chosen} onChange={(event) => change({ [field]: event.target.value })}>
          <option value="">{every}</option>
          {values
            .map((value) => [value, nameOf(value)] as const)
            .sort(([, one], [, other]) => one.localeCompare(other))
            .map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
        </select>
      </label>
    );
  };
  return (
    <div className="lookalike-filters">
      {choice('country', t('Country'), t('All countries'), countryName)}
      {choice('industry', t('Industry'), t('All industries'), industryName)}
      <TechnologyField
        key={address.technology}
        names={valuesOf('technology')}
        technology={address.technology}
        onChange={(technology) => change({ technology })}
      />
      <label className="labelled">
        <span>{t('At least {percent}', { percent: percent(address.min_score) })}</span>
        <input
          type="range"
          min="0"
          max="95"
          step="5"
          value={Math.round(address.min_score * 100)}
          aria-valuetext={percent(address.min_score)}
          onChange={(event) => change({ min_score: Number(event.target.value) / 100 }, 'replace')}
        />
      </label>
    </div>
  );
}

function TechnologyField({
  names,
  technology,
  onChange,
}: {
  readonly names: readonly string[];
  readonly technology: string;
  readonly onChange: (technology: string) => void;
}) {
  const [text, setText] = useState(technology);
  const apply = (): void => {
    if (text.trim() !== technology) onChange(text.trim());
  };
  return (
    <label className="labelled">
      <span>{t('Technology')}</span>
      <input
        value={text}
        list="lookalike-technologies"
        maxLength={100}
        placeholder="Shopify"
        onChange={(event) => setText(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
        }}
      />
      <datalist id="lookalike-technologies">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  );
}
