import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../address/link.tsx';
import { go } from '../address/location.ts';
import { api } from '../api/api.ts';
import { countryName, industryName, percent, plural, t } from '../i18n/i18n.ts';
import { CompanyIcon } from '../parts/company-icon.tsx';
import { FailureNote } from '../parts/failure-note.tsx';

const MonitorDialog = lazy(() => import('../monitors/monitor-dialog.tsx'));

const SHOWN = 25;
const WORDS_SHOWN = 6;

/** Below this the score is noise: pages that share little more than the words of every homepage. */
const SCORE_MIN = 0.2;

/** Companies that resemble this one, each with the reasons: the words they share, and what else is the same. */
export default function Lookalikes({ domain }: { readonly domain: string }) {
  const [isAllShown, setAllShown] = useState(false);
  const [isAlerting, setAlerting] = useState(false);
  const found = useQuery({
    queryKey: ['lookalikes', domain],
    queryFn: ({ signal }) =>
      api.get('/domain/{domain}/competitors', { path: { domain }, query: { limit: SHOWN }, signal }),
  });
  if (found.isPending) return <div className="skeleton profile-skeleton" />;
  const all = found.data?.competitors ?? [];
  const close = all.filter(({ score }) => score >= SCORE_MIN);
  const weak = all.length - close.length;
  return (
    <>
      <FailureNote error={found.error} again={() => void found.refetch()} />
      {found.data && (isAllShown ? all : close).length === 0 && (
        <p className="muted">{t('No similar companies found.')}</p>
      )}
      <ol>
        {(isAllShown ? all : close).map(
          ({ domain: other, company_name, score, match_type, country, industry, shared_keywords, same }) => (
            <li key={other} className="likeness">
              <p className="head">
                <CompanyIcon domain={other} />
                <Link className="name" dir="auto" href={`/app/company/${other}`}>
                  {company_name || other}
                </Link>
                <span className="score">{percent(score)}</span>
              </p>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className="whole" width="100" height="4" />
                <rect width={Math.max(0, Math.min(1, score)) * 100} height="4" />
              </svg>
              <p className="facts">
                {company_name && <span>{other}</span>}
                <span>{kindName(match_type)}</span>
                {country && <span>{countryName(country)}</span>}
                {industry && (
                  <span>
                    {same.industry && shared_keywords.length === 0
                      ? t('same industry: {name}', { name: industryName(industry) })
                      : industryName(industry)}
                  </span>
                )}
                {same.technologies.length > 0 && (
                  <span>{t('both use {names}', { names: same.technologies.join(', ') })}</span>
                )}
              </p>
              {shared_keywords.length > 0 && (
                <p className="technologies wrapped">
                  {shared_keywords.slice(0, WORDS_SHOWN).map((word) => (
                    <button
                      key={word}
                      type="button"
                      dir="auto"
                      onClick={() => go({ q: word.split(' ≈ ')[0] ?? word, open: '' })}
                    >
                      {word}
                    </button>
                  ))}
                </p>
              )}
            </li>
          ),
        )}
      </ol>
      <button type="button" className="link" onClick={() => setAlerting(true)}>
        {t('Alert me about new ones')}
      </button>
      <Suspense>
        {isAlerting && (
          <MonitorDialog kind="lookalikes" domains={[domain]} onClose={() => setAlerting(false)} />
        )}
      </Suspense>
      {weak > 0 && !isAllShown && (
        <button type="button" className="link" onClick={() => setAllShown(true)}>
          {plural(weak, 'Show {n} weaker match', 'Show {n} weaker matches')}
        </button>
      )}
    </>
  );
}

function kindName(kind: string): string {
  const names: Readonly<Record<string, string>> = {
    competitor: t('competitor'),
    lookalike: t('lookalike'),
    similar: t('similar'),
  };
  return names[kind] ?? kind;
}
