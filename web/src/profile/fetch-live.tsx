import { useEffect, useRef } from 'react';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { queryClient, refreshMe, useMe } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { showToast } from '../shell/toasts.tsx';
import { profilePrice } from './price.ts';
import { type Columns, profileKey } from './use-profile.ts';
import { takeWantedFetch } from './wanted-fetch.ts';

interface FetchProps {
  readonly domain: string;
  /** Whether nothing is known about the domain yet. */
  readonly isNew?: boolean;
}

/** Fetches the homepage now, from the site or from a copy of it, and shows its current text. */
export function FetchLive({ domain, isNew = false }: FetchProps) {
  const { data: me } = useMe();
  const token = useToken();
  const fetchNow = useAction(
    () => api.get('/enrich/{domain}', { path: { domain }, query: { force: true, save: false } }),
    {
      needsAccount: false,
      onSuccess: async ({ profile, source, elapsed_ms }) => {
        queryClient.setQueryData(profileKey(domain, token), { columns: profile as Columns, cost: 0 });
        showToast(t('Fetched in {ms} ms ({source})', { ms: elapsed_ms, source }));
        await Promise.all([refreshMe(), queryClient.invalidateQueries({ queryKey: ['card', domain] })]);
      },
    },
  );
  const start = useRef(fetchNow.mutate);
  start.current = fetchNow.mutate;
  useEffect(() => {
    if (isNew && takeWantedFetch(domain)) start.current();
  }, [domain, isNew]);
  return (
    <>
      <button
        type="button"
        className={isNew ? 'primary' : undefined}
        disabled={fetchNow.isPending}
        onClick={() => fetchNow.mutate()}
      >
        {fetchNow.isPending
          ? t('Fetching the site …')
          : isNew
            ? t('Fetch {domain} now · {price}', { domain, price: profilePrice(me) })
            : t('Refresh from site · {price}', { price: profilePrice(me) })}
      </button>
      <FailureNote error={fetchNow.error} />
    </>
  );
}
