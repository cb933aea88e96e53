import { useQueries } from '@tanstack/react-query';
import { Link } from '../address/link.tsx';
import { changeSearch, linkTo, navigate, useLocation } from '../address/location.ts';
import { hasFilters, noFilters, type SearchAddress, searchParametersOf } from '../address/search-address.ts';
import { api, type MeaningReading } from '../api/api.ts';
import { useMe } from '../api/queries.ts';
import { plural, t } from '../i18n/i18n.ts';
import { profilePrice } from '../profile/price.ts';
import { useCard } from '../profile/use-profile.ts';
import { wantFetch } from '../profile/wanted-fetch.ts';
import { CompanyCard } from './company-card.tsx';
import { chipsOf } from './filter-chips.tsx';
import { described, ignoring } from './meaning-reading.tsx';
import { type SuggestedSearch, withoutFilter } from './suggested-search.ts';
import { SuggestedSearches } from './suggested-searches.tsx';
import { domainIn, mailDomainIn } from './typed-domain.ts';
import { useSearch } from './use-search.ts';
import { useViewed } from './use-viewed.ts';

const LOOSER_MAX = 6;

/** What was probably meant, and what else to loosen, each with the number it leads to. */
export function NothingFound({
  address,
  reading,
  suggested,
  onMonitor,
}: {
  readonly address: SearchAddress;
  /** How a description was read, in a search by meaning. */
  readonly reading: MeaningReading | undefined;
  readonly suggested: readonly SuggestedSearch[];
  readonly onMonitor: () => void;
}) {
  const mailDomain = mailDomainIn(address.q);
  const domain = mailDomain ?? domainIn(address.q);
  const isSuggested = new Set(suggested.map((one) => keyOf(one.address)));
  const ways = waysToLoosen(address, reading).filter(
    ({ change }) => !isSuggested.has(keyOf({ ...address, ...change })),
  );
  const counts = useQueries({
    queries: ways.map(({ change }) => {
      const parameters = searchParametersOf({ ...address, ...change });
      return {
        queryKey: ['count', parameters],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          api.get('/search/count', { query: parameters as never, signal }),
        enabled: address.q !== '',
      };
    }),
  });
  const useful = ways
    .map((way, at) => ({ ...way, count: counts[at]?.data?.total_results }))
    .filter(({ count }) => count === undefined || count > 0);
  // Beside a conversation, which says in which words it was looked for.
  const isInCopilot = useLocation().path === '/copilot';
  // Where the service had no time to suggest anything, the counts requested here stand in. Any of the words is not close.
  const closest = [
    ...suggested,
    ...useful.map(({ label, change, count = 0 }) => ({ label, address: { ...address, ...change }, count })),
  ].find(({ address: { mode }, count }) => mode !== 'single' && count > 0);
  return (
    <div className="nothing">
      <h2>
        {address.q === '' || isInCopilot
          ? t('No results')
          : mailDomain === undefined
            ? t('No results for “{words}”', { words: address.q })
            : t('No page has the e-mail address {address}', { address: address.q.trim() })}
      </h2>
      {domain !== undefined && <ToDomain domain={domain} />}
      <SuggestedSearches searches={suggested} />
      {!closest && !isInCopilot && domain === undefined && (
        <p>
          {t('Check the spelling or use a more general word, or')}{' '}
          <Link href="/app">{t('start from an example, a country or an industry')}</Link>.
        </p>
      )}
      <ul>
        {useful.map(({ label, change, count }) => (
          <li key={label}>
            <button type="button" className="link" onClick={() => changeSearch(change)}>
              {label}
            </button>{' '}
            {count !== undefined && (
              <span className="muted">{plural(count, '{n} company', '{n} companies')}</span>
            )}
          </li>
        ))}
        {isSentence(address) && !isInCopilot && (
          <li>
            <button type="button" className="link" onClick={() => askCopilot(address.q)}>
              {t('Ask the copilot instead')}
            </button>{' '}
            <span className="muted">{t('It turns a sentence into filters.')}</span>
          </li>
        )}
        <li>
          <button type="button" className="link" onClick={onMonitor}>
            {t('Alert me when something matches')}
          </button>
        </li>
      </ul>
      {closest && !isInCopilot && <CloseMatches search={closest} />}
    </div>
  );
}

/** The service writes codes in capitals, an address may have them small: both ask the same. */
const keyOf = (address: SearchAddress): string => JSON.stringify(searchParametersOf(address)).toLowerCase();

const SENTENCE_WORDS = 3;

/** So many words are rather a request than a phrase of a page. */
const isSentence = ({ q, mode }: SearchAddress): boolean =>
  mode !== 'query' && mode !== 'meaning' && q.trim().split(/\s+/).length >= SENTENCE_WORDS;

/** As a request of its own: the words, not what an earlier conversation was about. */
function askCopilot(message: string): void {
  navigate('/copilot');
  import('../copilot/conversation-state.ts')
    .then(({ startConversation }) => startConversation(message))
    // The conversation shows what failed.
    .catch(() => undefined);
}

/** Who searched for a domain wants its profile. */
function ToDomain({ domain }: { readonly domain: string }) {
  const { data: me } = useMe();
  const { card, isPending, isMissing } = useCard(domain, undefined);
  if (isPending) return <div className="skeleton domain-skeleton" />;
  if (card)
    return (
      <button type="button" className="primary" onClick={() => changeSearch({ q: '', open: domain })}>
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
        changeSearch({ q: '', open: domain });
      }}
    >
      {t('Fetch {domain} now · {price}', { domain, price: profilePrice(me) })}
    </button>
  );
}

function waysToLoosen(address: SearchAddress, reading: MeaningReading | undefined) {
  const isSeveralWords = address.q.trim().includes(' ');
  const applied = reading?.filters.filter((filter) => filter.applied) ?? [];
  return [
    ...(address.q !== '' && !address.forms
      ? [{ label: t('Match word forms'), change: { forms: true } }]
      : []),
    ...(isSeveralWords && address.mode === 'phrase'
      ? [{ label: t('Match all words'), change: { mode: 'any' as const } }]
      : []),
    ...(isSeveralWords && (address.mode === 'phrase' || address.mode === 'any')
      ? [{ label: t('Match any word'), change: { mode: 'single' as const } }]
      : []),
    ...chipsOf(address).map((chip) => ({ label: withoutFilter(chip), change: chip.change })),
    ...applied.map((filter) => ({
      label: withoutFilter(described(filter.param, filter.value)),
      change: { ignore_stated: ignoring(address, filter, applied) },
    })),
    ...(hasFilters(address) ? [{ label: t('Without any filter'), change: noFilters }] : []),
  ].slice(0, LOOSER_MAX);
}

const SHOWN_MAX = 10;

/**
 * The first companies of the closest search that finds any, so that a first try does not end on an empty page. What was asked for
 * stays as it is: acting on all of them takes the step to that search.
 */
function CloseMatches({ search: { label, address, count } }: { readonly search: SuggestedSearch }) {
  const { companies, isOld } = useSearch(address);
  const shown = isOld ? [] : companies.slice(0, SHOWN_MAX);
  const viewed = useViewed(shown, address.q);
  if (shown.length === 0) return null;
  return (
    <section className="close-matches" aria-label={t('Close matches')}>
      <h3>
        {t('Close matches')} · {label}
      </h3>
      <ol className="list">
        {shown.map((company) => (
          <li key={company.domain} className="company">
            <CompanyCard company={company} address={address} isViewed={viewed.has(company.domain)} />
          </li>
        ))}
      </ol>
      {count > shown.length && (
        <Link href={linkTo({}, address)}>
          {plural(count, 'Show the {n} company', 'Show the {n} companies')}
        </Link>
      )}
    </section>
  );
}
