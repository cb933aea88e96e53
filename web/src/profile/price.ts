import { useQuery } from '@tanstack/react-query';
import { api, type User } from '../api/api.ts';
import { useMe } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { plural, t } from '../i18n/i18n.ts';

/** The price of a profile, for the button that buys it. */
export function profilePrice(me: User | undefined): string {
  if (!me) return t('free');
  if (me.free_lookups_remaining > 0) return t('1 of {n} free', { n: me.free_lookups_remaining });
  return t('1 credit');
}

/** The price of one profile for this account, which is free if it was opened recently. Until that is known, the usual price. */
export function useProfilePrice(domain: string, isNeeded: boolean): string {
  const { data: me } = useMe();
  const token = useToken();
  const { data: quote } = useQuery({
    queryKey: ['price', domain, token],
    queryFn: ({ signal }) => api.get('/domain/{domain}/price', { path: { domain }, signal }),
    enabled: isNeeded && token !== null,
  });
  return quote?.credits === 0 && quote.free_lookups === 0 && me
    ? t('already opened, free')
    : profilePrice(me);
}

/** The most that a file with this many profiles can cost. Profiles that were read recently are free. */
export function profilesPrice(me: User | undefined, profiles: number): string {
  if (!me || profiles === 0) return t('free');
  const free = me.free_lookups_remaining;
  if (profiles <= free) return t('at most {n} of {free} free profiles', { n: profiles, free });
  return plural(profiles - free, 'at most {n} credit', 'at most {n} credits');
}
