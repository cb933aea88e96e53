import type { PlannedCall } from './call.ts';
import { hasTopic, type Request } from './reading/request.ts';

/** The facts that a message asks about one company: features of its site, and facts that have words of their own. */
export const factsAsked = ({ slots, facts, roles, domains }: Request): string[] => [
  ...new Set([
    ...slots.flatMap(({ param, values, isDenied }) =>
      (param === 'has' || param === 'column') && !isDenied ? values : [],
    ),
    ...facts,
    ...(roles.has('contacts') ? ['phone', 'email', 'address'] : []),
    ...(domains.length > 0 && roles.has('shop') ? ['ecommerce'] : []),
  ]),
];

/** Matches "and its e-mail?" after a company was looked up. */
export const isFactOfLast = (request: Request, last: PlannedCall | undefined): boolean => {
  const { roles, slots, isQuestion } = request;
  return (
    last?.name === 'lookup' &&
    factsAsked(request).length > 0 &&
    !hasTopic(request) &&
    slots.every(({ param, isDenied }) => (param === 'has' || param === 'column') && !isDenied) &&
    (roles.has('its') || isQuestion) &&
    !(['only', 'ofThem', 'company', 'like', 'count'] as const).some((role) => roles.has(role))
  );
};

/** Matches "the e-mail of the second one". */
export const isFactOfRow = (request: Request): boolean =>
  request.ordinals.length > 0 &&
  request.limit === undefined &&
  factsAsked(request).length > 0 &&
  !hasTopic(request) &&
  !request.roles.has('only') &&
  request.slots.every(({ param, isDenied }) => (param === 'has' || param === 'column') && !isDenied);

/** Whether a message asks something that is asked about one company. */
export const asksAboutCompany = (request: Request): boolean =>
  factsAsked(request).length > 0 ||
  request.roles.has('about') ||
  (request.isQuestion && request.slots.some(({ param }) => param === 'technology')) ||
  request.countedBy?.field === 'tech';

/** The name in "the phone number of Maplegate": the only words besides the requested fact. */
export function companyNameIn({ words, slots }: Request): string | undefined {
  const [name, ...others] = words;
  const isOnlyName = slots.every(
    ({ param, isDenied }) => (param === 'has' || param === 'column' || param === 'technology') && !isDenied,
  );
  return isOnlyName && others.length === 0 ? name : undefined;
}
