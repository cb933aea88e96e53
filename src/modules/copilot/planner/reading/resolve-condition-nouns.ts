import { anyWords, vagueNouns } from '../dictionaries/dictionaries.ts';
import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';
import { isAny } from './resolve-dropped-columns.ts';

/** "Country" refers to a part of the call only if the message drops parts; elsewhere it is an ordinary word. */
export function resolveConditionNouns(items: readonly Item[]): readonly Item[] {
  if (items.some((item) => hasRole(item, 'drop', 'anywhere'))) return items;
  const dropping = items.findIndex((item, at) =>
    isDroppingPart(
      item,
      items.slice(at + 1).find((next) => hasRole(next, 'parts') || !isFiller(next)),
    ),
  );
  // "Any city will do", "without the number of employees", "any platform, but with a blog".
  const end = items.findIndex((item, at) => at > dropping && startsOther(item));
  const clause = items.slice(0, end < 0 ? items.length : end);
  if (dropping >= 0 && clause.every((item) => item.content === undefined && !isUnknownTopic(item)))
    return items.map((item, at) => (at === dropping ? withRoles(item, 'drop') : item));
  return items.map((item) =>
    hasRole(item, 'parts') ? withRoles(item, ...[...item.roles].filter((role) => role !== 'parts')) : item,
  );
}

/** "Drop the newsletter thing", "tira a obrigação do blog" drop only what is named. */
export const resolveVagueNouns = (items: readonly Item[]): readonly Item[] =>
  items.some((item) => hasRole(item, 'drop', 'without') && !item.content)
    ? items.map((item, at) =>
        isUnknown(item) && (vagueNouns.has(firstToken(item).folded) || isNounOfCondition(items, at))
          ? withRoles(item, 'filler')
          : item,
      )
    : items;

/** Whether a noun between a verb for dropping and a condition only says that it is one. */
function isNounOfCondition(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  const named = items.slice(at + 2).find((item) => item.content || !hasRole(item, 'filler'));
  return (
    items.slice(0, at).some((item) => hasRole(item, 'drop') && !item.content) &&
    hasRole(next, 'of') &&
    !next?.content &&
    /^(?:feature|technology|country|language|place)$/.test(named?.content?.kind ?? '')
  );
}

/** "… but with a blog", "…, only with a blog". */
const startsOther = (item: Item): boolean =>
  item.content === undefined &&
  (hasRole(item, 'but') || (item.breakBefore !== '' && hasRole(item, 'only', 'with', 'also', 'and')));

const isDroppingPart = (item: Item, next: Item | undefined): boolean =>
  item.content === undefined && hasRole(next, 'parts') && (hasRole(item, 'without') || isAny(item));

const isFiller = (item: Item): boolean => item.content === undefined && hasRole(item, 'filler');

/** Whether an item is something to search for. */
const isUnknownTopic = (item: Item): boolean =>
  firstToken(item).kind === 'quoted' ||
  (isUnknown(item) && !anyWords.has(firstToken(item).folded) && !vagueNouns.has(firstToken(item).folded));
