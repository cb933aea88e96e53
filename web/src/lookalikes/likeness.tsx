import type { components } from '../../../packages/client/index.js';
import { Link } from '../address/link.tsx';
import { changeSearch } from '../address/location.ts';
import { countryName, industryName, percent, t } from '../i18n/i18n.ts';
import { CompanyIcon } from '../parts/company-icon.tsx';

export type Lookalike = components['schemas']['LookalikeItem'];

/** Lower scores are noise: the pages share little more than the words of any homepage. */
export const SCORE_MIN = 0.2;

const WORDS_SHOWN = 6;

/** A company that resembles another, and why: the words they share and what else they have in common. */
export function Likeness({ company, seeds = 1 }: { readonly company: Lookalike; readonly seeds?: number }) {
  const { domain, company_name, score, match_type, country, industry, same } = company;
  // If the pages share no specific words, the service sends the industry instead. It is shown as such below.
  const words = company.shared_keywords.filter((word) => word !== industry);
  return (
    <>
      <p className="head">
        <CompanyIcon domain={domain} />
        <Link className="name" dir="auto" href={`/app/company/${domain}`}>
          {company_name || domain}
        </Link>
        <span className="score">{percent(score)}</span>
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="whole" width="100" height="4" />
        <rect width={Math.max(0, Math.min(1, score)) * 100} height="4" />
      </svg>
      <p className="facts">
        {company_name && <span>{domain}</span>}
        <span>{kindName(match_type)}</span>
        {country && <span>{countryName(country)}</span>}
        {industry && (
          <span>
            {same.industry && words.length === 0
              ? t('same industry: {name}', { name: industryName(industry) })
              : industryName(industry)}
          </span>
        )}
        {same.technologies.length > 0 && (
          <span>{t('both use {names}', { names: same.technologies.join(', ') })}</span>
        )}
        {seeds > 1 && <span>{t('most like {domain}', { domain: company.nearest_seed })}</span>}
      </p>
      {words.length > 0 && (
        <p className="technologies wrapped">
          {words.slice(0, WORDS_SHOWN).map((word) => (
            <button
              key={word}
              type="button"
              dir="auto"
              onClick={() => changeSearch({ q: word.split(' ≈ ')[0] ?? word, open: '' })}
            >
              {word}
            </button>
          ))}
        </p>
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
