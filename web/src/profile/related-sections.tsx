import { useQuery } from '@tanstack/react-query';
import { Link } from '../address/link.tsx';
import { type CompanyHistory, findHistory, retryNextMinute } from '../api/relations.ts';
import { useToken } from '../api/session.ts';
import { columnTitle, day, percent, plural, t } from '../i18n/i18n.ts';
import { SCORE_MIN } from '../lookalikes/likeness.tsx';
import { CompanyLine } from './company-line.tsx';
import { lookalikesQuery } from './lookalikes-query.ts';
import RelatedSites, { relatedQuery } from './related-sites.tsx';
import { TextDifference } from './text-difference.tsx';
import { useIsRead } from './use-profile.ts';

const SHOWN = 6;

/** Sections beside a profile: similar companies, related sites, and what changed on the homepage. */
export default function RelatedSections({ domain }: { readonly domain: string }) {
  return (
    <aside className="beside" aria-label={t('More about {domain}', { domain })}>
      <Alike domain={domain} />
      <Related domain={domain} />
      <Changes domain={domain} />
    </aside>
  );
}

function Alike({ domain }: { readonly domain: string }) {
  const { data } = useQuery(lookalikesQuery(domain));
  const found = (data?.competitors ?? []).filter(({ score }) => score >= SCORE_MIN).slice(0, SHOWN);
  if (found.length === 0) return null;
  return (
    <section>
      <h3>{t('Lookalikes')}</h3>
      <ul>
        {found.map(({ domain: other, company_name, score }) => (
          <CompanyLine key={other} domain={other} name={company_name} detail={percent(score)} />
        ))}
      </ul>
      <p>
        <Link href={`/app/lookalikes?domains=${domain}`}>{t('Filter, add companies and save all')}</Link>
      </p>
    </section>
  );
}

function Related({ domain }: { readonly domain: string }) {
  const { data } = useQuery(relatedQuery(domain));
  if (!data) return null;
  return (
    <section>
      <h3>{t('Related sites')}</h3>
      <RelatedSites domain={domain} />
    </section>
  );
}

/** The history costs accounts as much as the profile, so it is requested once they have read that. */
function Changes({ domain }: { readonly domain: string }) {
  const isAnonymous = useToken() === null;
  const isRead = useIsRead(domain);
  const { data } = useQuery({
    enabled: isAnonymous || isRead,
    queryKey: ['history', domain],
    queryFn: ({ signal }) => findHistory(domain, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryNextMinute,
  });
  const changes: CompanyHistory['changes'] = data?.changes ?? [];
  const versions = data?.versions.length ?? 0;
  if (versions < 2) return null;
  return (
    <section>
      <h3>{t('What changed')}</h3>
      <p className="muted">{plural(versions, '{n} version of the page', '{n} versions of the page')}</p>
      <ul className="changes">
        {changes.slice(0, SHOWN).map(({ at, column, before, after }) => (
          <li key={`${at} ${column}`}>
            <span className="muted">
              {day(at)} · {columnTitle(column)}
            </span>
            <span dir="auto">
              <del>{short(before)}</del> → <ins>{short(after)}</ins>
            </span>
          </li>
        ))}
      </ul>
      <TextDifference domain={domain} versions={data?.versions ?? []} />
    </section>
  );
}

const CHARACTERS_SHOWN = 80;

function short(value: unknown): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '–');
  return text.length > CHARACTERS_SHOWN ? `${text.slice(0, CHARACTERS_SHOWN)} …` : text;
}
