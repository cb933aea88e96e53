import type { User } from '../api/api.ts';
import { plural, t } from '../i18n/i18n.ts';

/** The price of a profile, for the button that buys it. */
export function profilePrice(me: User | undefined): string {
  if (!me) return t('free');
  if (me.free_lookups_remaining > 0) return t('1 of {n} free', { n: me.free_lookups_remaining });
  return t('1 credit');
}

/** The most that a file with this many profiles can cost. Profiles that were read recently are free. */
export function profilesPrice(me: User | undefined, profiles: number): string {
  if (!me || profiles === 0) return t('free');
  const free = me.free_lookups_remaining;
  if (profiles <= free) return t('at most {n} of {free} free profiles', { n: profiles, free });
  return plural(profiles - free, 'at most {n} credit', 'at most {n} credits');
}
