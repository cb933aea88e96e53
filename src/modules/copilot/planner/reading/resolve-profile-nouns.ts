import { profileNouns } from '../dictionaries/dictionaries.ts';
import { firstToken, hasRole, type Item, withRoles } from './item.ts';

const SOCIAL_NETWORKS = new Set([
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'tiktok',
  'twitter',
  'pinterest',
  'whatsapp',
]);

/** How many words may stand between: "a page on the Facebook". */
const PREPOSITIONS_MAX = 2;

/** "A profile on Facebook", "bez profilu na Facebooku": only the network is meant. */
export function resolveProfileNouns(items: readonly Item[]): readonly Item[] {
  const resolved = [...items];
  for (const [at, { content }] of items.entries()) {
    if (content?.kind !== 'feature' || !SOCIAL_NETWORKS.has(content.name)) continue;
    let noun = at - 1;
    while (at - noun <= PREPOSITIONS_MAX && isPreposition(items[noun])) noun -= 1;
    const item = items[noun];
    if (item === undefined || item.content || !profileNouns.has(firstToken(item).folded)) continue;
    for (let place = noun; place < at; place += 1)
      resolved[place] = withRoles(items[place] as Item, 'filler');
  }
  return resolved;
}

const isPreposition = (item: Item | undefined): boolean =>
  item !== undefined && item.content === undefined && hasRole(item, 'in', 'of', 'uses', 'filler');
