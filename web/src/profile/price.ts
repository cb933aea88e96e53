import type { User } from '../api/api.ts';
import { t } from '../words/words.ts';

/** What reading a profile takes, before it is taken. */
export function profilePrice(me: User | undefined): string {
  if (!me) return t('free');
  if (me.free_lookups_remaining > 0) return t('1 of {n} free', { n: me.free_lookups_remaining });
  return t('1 credit');
}
