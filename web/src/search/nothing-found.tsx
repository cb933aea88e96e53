import { useQueries } from '@tanstack/react-query';
import { go } from '../address/location.ts';
import { hasFilters, noFilters, questionOf, type SearchAddress } from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { useMe } from '../api/questions.ts';
import { number, plural, t } from '../i18n/i18n.ts';
import { profilePrice } from '../profile/price.ts';
import { useCard } from '../profile/use-profile.ts';
import { wantFetch } from '../profile/wanted-fetch.ts';
import { beginningsOf, closeForms } from './close-forms.ts';
import { chipsOf } from './filter-chips.tsx';
import { domainIn } from './typed-domain.ts';

const LOOSER_MAX = 6;
const FORMS_SHOWN = 4;

/** What was probably meant, and what to loosen, each with the number it leads to. */
export function NothingFound({
  address,
  onMonitor,
}: {
  readonly address: SearchAddress;
  readonly onMonitor: () => void;
}) {
  const domain = domainIn(address.q);
  const ways = waysToLoosen(address);
  const counts = useQueries({
    queries: ways.map(({ change }) => {
      const question = questionOf({ ...address, ...change });
      return {
        queryKey: ['count', question],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          api.get('/search/count', { query: question as never, signal }),
        enabled: address.q !== '',
      };
    }),
  });
  const useful = ways
    .map((way, at) => ({ ...way, count: counts[at]?.data?.total_results }))
    .filter(({ count }) => count === undefined || count > 0);
  return (
    <div className="nothing">
      <h2>{address.q === '' ? t('No results') : t('No results for “{words}”', { words: address.q })}</h2>
      {domain !== undefined && <ToDomain domain={domain} />}
      <CloseForms address={address} />
      <ul>
        {useful.map(({ label, change, count }) => (
          <li key={label}>
            <button type="button" className="link" onClick={() => go(change)}>
              {label}
            </button>{' '}
            {count !== undefined && (
              <span className="muted">{plural(count, '{n} company', '{n} companies')}</span>
            )}
          </li>
        ))}
        {address.q !== '' && (
          <li>
            <button type="button" className="link" onClick={onMonitor}>
              {t('Alert me when something matches')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Who searched for a domain wants its profile. */
function ToDomain({ domain }: { readonly domain: string }) {
  const { data: me } = useMe();
  const { card, isPending, isMissing } = useCard(domain, undefined);
  if (isPending) return <div className="skeleton domain-skeleton" />;
  if (card)
    return (
      <button type="button" className="primary" onClick={() => go({ q: '', open: domain })}>
        {t('Open {domain}', { domain })}
      </button>
    );
  if (!isMissing) return null;
  return (
    <button
      type="button"
      className="primary"
      onClick={() => {
        wantFetch(domain);
        go({ q: '', open: domain });
      }}
    >
      {t('Fetch {domain} now · {price}', { domain, price: profilePrice(me) })}
    </button>
  );
}

/** Keywords of the index that are close to the words. Where filters are set they may be what is in the way, and these numbers would not hold. */
function CloseForms({ address }: { readonly address: SearchAddress }) {
  const isSearched = address.q !== '' && !hasFilters(address) && domainIn(address.q) === undefined;
  const answers = useQueries({
    queries: beginningsOf(address.q).map((q) => ({
      queryKey: ['autocomplete', q],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api.get('/autocomplete', { query: { q: q.slice(0, 100), limit: 8 }, signal }),
      enabled: isSearched && q.length > 1,
    })),
  });
  const suggestions = answers.flatMap(({ data }) => data?.suggestions ?? []);
  const forms = isSearched ? closeForms(address.q, suggestions, FORMS_SHOWN) : [];
  if (forms.length === 0) return null;
  return (
    <p>
      {t('Did you mean')}{' '}
      {forms.map(({ text, count }, at) => (
        <span key={text}>
          {at > 0 && ' · '}
          <button type="button" className="link" dir="auto" onClick={() => go({ q: text, open: '' })}>
            {text}
          </button>{' '}
          <span className="muted">({number(count)})</span>
        </span>
      ))}
    </p>
  );
}

function waysToLoosen(address: SearchAddress) {
  const isSeveralWords = address.q.trim().includes(' ');
  return [
    ...(isSeveralWords && address.mode === 'phrase'
      ? [{ label: t('Match all words'), change: { mode: 'any' as const } }]
      : []),
    ...(isSeveralWords && address.mode !== 'single'
      ? [{ label: t('Match any word'), change: { mode: 'single' as const } }]
      : []),
    ...chipsOf(address).map(({ title, value, change }) => ({
      label: t('Without {title} {value}', { title, value }),
      change,
    })),
    ...(hasFilters(address) ? [{ label: t('Without any filter'), change: noFilters }] : []),
  ].slice(0, LOOSER_MAX);
}
