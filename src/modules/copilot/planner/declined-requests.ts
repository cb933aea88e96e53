import type { Clarification } from './call.ts';
import { isEmpty, type Request } from './reading/request.ts';

/** "E-mail it to me as Excel": the e-mail is no condition. */
export const asksToMail = (request: Request): boolean =>
  request.changeTarget === undefined &&
  !(['with', 'without', 'only', 'which'] as const).some((role) => request.roles.has(role)) &&
  request.slots.length > 0 &&
  request.slots.every(({ param, values }) => param === 'has' && values.join() === 'email') &&
  isEmpty({ ...request, slots: [] });

/** "Save this search" and "alert me when there are new ones" keep the search in force; one that names a trade or a place does not. */
export const searchToKeep = ({
  changeTarget,
  wantsAlert,
  namesTrade,
  slots,
}: Request): Clarification['keepsSearch'] =>
  changeTarget !== 'views' && !wantsAlert ? undefined : namesTrade || slots.length > 0 ? 'named' : 'shown';

/** What no homepage states is not searched for by what is left of its words: “the manager” of “the best paid manager”. */
export const withoutScraps = (request: Request): Request =>
  request.remarks.unable === 'unknown' && !request.namesTrade
    ? { ...request, words: [], attributeWords: [], conditionWords: [] }
    : request;

/** Whether a request that cannot be done names companies that can be shown. */
export const namesCompanies = ({ namesTrade, slots, domains, roles, ordinals }: Request): boolean =>
  namesTrade ||
  ordinals.length > 0 ||
  roles.has('lastOne') ||
  domains.length > 0 ||
  (roles.has('company') && slots.length > 0) ||
  slots.some(({ param }) => param === 'industry');
