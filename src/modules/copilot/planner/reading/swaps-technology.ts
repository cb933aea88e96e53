import type { CallArguments } from '../call.ts';
import { hasRole, type Item } from './item.ts';

/** "Replace WordPress with Drupal" after sites with WordPress changes the list; elsewhere it is about those that changed. */
export const swapsTechnology = (items: readonly Item[], before: CallArguments | undefined): boolean =>
  hasRole(items[0], 'replace') &&
  items.some(
    ({ content }) =>
      content?.kind === 'technology' &&
      String(before?.technology ?? '')
        .split(',')
        .includes(content.name),
  );
