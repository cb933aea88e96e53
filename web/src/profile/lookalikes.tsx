import { useQuery } from '@tanstack/react-query';
import { Link } from '../address/link.tsx';
import { go } from '../address/location.ts';
import { api } from '../api/api.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { countryName, percent, t } from '../words/words.ts';

const SHOWN = 25;
const WORDS_SHOWN = 6;

/** Companies that resemble this one, each with the reasons: the words they share, and what else is the same. */
export default function Lookalikes({ domain }: { readonly domain: string }) {
  const found = useQuery({
    queryKey: ['lookalikes', domain],
    queryFn: ({ signal }) =>
      api.get('/domain/{domain}/competitors', { path: { domain }, query: { limit: SHOWN }, signal }),
  });
  if (found.isPending) return <div className="skeleton profile-skeleton" />;
  return (
    <>
      <FailureNote error={found.error} again={() => void found.refetch()} />
      {found.data?.competitors.length === 0 && <p className="muted">{t('No company resembles this one.')}</p>}
      <ol>
        {found.data?.competitors.map(
          ({ domain: other, company_name, score, match_type, country, industry, shared_keywords, same }) => (
            <li key={other} className="likeness">
              <p className="head">
                <Link className="name" href={`/app/company/${other}`}>
                  {company_name || other}
                </Link>
                <span className="domain">{other}</span>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="whole" width="100" height="8" />
                  <rect width={Math.max(0, Math.min(1, score)) * 100} height="8" />
                </svg>
                <span className="muted">{percent(score)}</span>
              </p>
              <p className="facts">
                <span>{kindName(match_type)}</span>
                {country && <span>{countryName(country)}</span>}
                {industry && <span>{industry}</span>}
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
