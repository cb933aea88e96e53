import { useAct } from '../api/act.ts';
import { api } from '../api/api.ts';
import { queries, refreshMe, useMe } from '../api/questions.ts';
import { useToken } from '../api/session.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { say } from '../shell/toasts.tsx';
import { t } from '../words/words.ts';
import { profilePrice } from './price.ts';
import { type Columns, profileKey } from './use-profile.ts';

/** Reads the homepage now, from the site itself or a copy of it, and shows what it says today. */
export function FetchLive({ domain }: { readonly domain: string }) {
  const { data: me } = useMe();
  const token = useToken();
  const fetchNow = useAct(
    () => api.get('/enrich/{domain}', { path: { domain }, query: { force: true, save: false } }),
    {
      needsAccount: false,
      onSuccess: async ({ profile, source, elapsed_ms }) => {
        queries.setQueryData(profileKey(domain, token), { columns: profile as Columns, cost: 0 });
        say(t('Read in {ms} ms ({source})', { ms: elapsed_ms, source }));
        await Promise.all([refreshMe(), queries.invalidateQueries({ queryKey: ['card', domain] })]);
      },
    },
  );
  return (
    <>
      <button type="button" disabled={fetchNow.isPending} onClick={() => fetchNow.mutate()}>
        {fetchNow.isPending
          ? t('Reading the site …')
          : t('Fetch live now · {price}', { price: profilePrice(me) })}
      </button>
      <FailureNote error={fetchNow.error} />
    </>
  );
}
