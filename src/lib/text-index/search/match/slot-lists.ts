import type { Deadline } from '../../../deadline.ts';
import type { ByteCache } from '../../format/byte-cache.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import type { ExpandedSlot } from './expression-plan.ts';
import type { IndexView } from './index-view.ts';
import { viewBytes } from './listed-view.ts';
import { findInScope } from './scoped-postings.ts';

type Lists = readonly (PostingsView | undefined)[];

/**
 * The documents that have one of the words of a slot, as one list per chunk. United lists of several words are cached if the
 * view does not change. The lists of the single words are not: there may be a thousand of them, with a few documents each.
 */
export function slotLists(
  slot: Pick<ExpandedSlot, 'name' | 'keys' | 'keysIn'>,
  view: IndexView,
  fields: number,
  cache: ByteCache,
  deadline: Deadline,
): Lists {
  const [key] = slot.keys;
  if (key === undefined) return [];
  // Compares the words of the whole index: if other views have further words, the single word of this view gets a different weight than
  // the word alone, so its list must not be shared.
  if (slot.keys.length === 1) return view.postings(key) ?? [];
  const unite = (): Lists =>
    view.postingsOfMany(slot.keysIn(view), deadline).map((lists) => {
      deadline.check();
      return findInScope(lists, -1, 1 << (fields - 1)).toView();
    });
  if (view.cachePrefix === undefined) return unite();
  return cache.get(`${view.cachePrefix}s${slot.name}`, unite, (lists) =>
    lists.reduce((sum, list) => sum + viewBytes(list), 0),
  );
}
