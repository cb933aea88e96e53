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

/** How a company can be reached: what "contact" beside one of them is about. */
const CHANNELS = new Set([...SOCIAL_NETWORKS, 'phone', 'email']);

/** How many words may stand between: "a page on the Facebook". */
const PREPOSITIONS_MAX = 2;

/**
 * "A profile on Facebook", "bez profilu na Facebooku": only the network is meant. "WhatsApp contact", "contact by phone": only the channel
 * is, not a contact page.
 */
export function resolveProfileNouns(items: readonly Item[]): readonly Item[] {
  const resolved = items.map((item, at) =>
    isContact(item) && ((isChannel(items[at - 1]) && item.breakBefore === '') || leadsToChannel(items, at))
      ? withRoles({ ...item, content: undefined }, 'filler')
      : item,
  );
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

const isFeature = (item: Item | undefined, isMeant: (name: string) => boolean): boolean =>
  item?.content?.kind === 'feature' && isMeant(item.content.name);

/** "Contact", but not "contact page". */
const isContact = (item: Item): boolean =>
  item.tokens.length === 1 && isFeature(item, (name) => name === 'contact');

const isChannel = (item: Item | undefined): boolean => isFeature(item, (name) => CHANNELS.has(name));

/** Whether a channel follows, with a preposition or without one. "Contact and phone" are two things. */
function leadsToChannel(items: readonly Item[], at: number): boolean {
  let next = at + 1;
  while (next - at <= PREPOSITIONS_MAX && isJoint(items[next])) next += 1;
  return (
    isChannel(items[next]) && items.slice(at + 1, next + 1).every(({ breakBefore }) => breakBefore === '')
  );
}

const isJoint = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.content === undefined &&
  item.roles.size > 0 &&
  (hasRole(item, 'filler') || !hasRole(item, 'with', 'without', 'and', 'or', 'not', 'but'));
