import type { PlannedCall } from './call.ts';
import type { ConversationState } from './conversation-state.ts';
import { factOfField } from './reading/find-facts.ts';
import { hasTopic, type Request } from './reading/request.ts';

const TECHNOLOGIES = 'technologies';
const WEBSITE = 'website';

/** Whether a message asks for all technologies of a company. */
export const asksTechnologies = ({ groupBy, facts, isQuestion, roles, slots }: Request): boolean =>
  groupBy?.field === 'tech' ||
  facts.includes(TECHNOLOGIES) ||
  // "What does it use?" without the name of a technology, or of a kind of technology.
  (isQuestion &&
    roles.has('uses') &&
    groupBy === undefined &&
    // "What is its site built with?"
    facts.every((fact) => fact === WEBSITE) &&
    slots.every(({ param }) => param !== 'technology'));

/** The facts that a message asks about one company: features of its site, and facts with dictionary words such as “address”. */
export const requestedFacts = (request: Request): string[] => {
  const { slots, facts, roles, domains, groupBy } = request;
  const named = asksTechnologies(request) ? facts.filter((fact) => fact !== WEBSITE) : facts;
  return unique([
    ...slots.flatMap(({ param, values, isExcluded }) =>
      (param === 'has' || param === 'column') && !isExcluded ? values : [],
    ),
    ...[...named, groupBy?.isRanking === false ? (factOfField(groupBy.field) ?? []) : []]
      .flat()
      // Technologies are listed in a sentence of their own.
      .filter((fact) => fact !== TECHNOLOGIES),
    ...(roles.has('contacts') ? ['phone', 'email', 'address'] : []),
    ...(asksWhatIsSold(request) ? ['meta_description'] : []),
    ...(domains.length > 0 && roles.has('shop') ? ['ecommerce'] : []),
    // "Which online shop does it use" asks for the shop system.
    ...(roles.has('uses') && slots.some(({ values }) => values.includes('ecommerce'))
      ? ['ecommerce_platform']
      : []),
  ]);
};

/** "What does the first one sell?": only its own description says so. */
const asksWhatIsSold = ({ roles, ordinals, words, slots }: Request): boolean =>
  roles.has('sells') &&
  (ordinals.length > 0 || roles.has('lastOne') || roles.has('its')) &&
  words.length + slots.length === 0;

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Matches "and its e-mail?" after a company was looked up. */
export const asksFactOfLastCompany = (request: Request, last: PlannedCall | undefined): boolean => {
  const { roles, isQuestion } = request;
  return (
    last?.name === 'lookup' &&
    (requestedFacts(request).length > 0 || request.facts.length > 0) &&
    !hasTopic(request) &&
    isOnlyFacts(request) &&
    // "With a phone number" is a condition for a list.
    (roles.has('its') || isQuestion || !(roles.has('with') || roles.has('without'))) &&
    !(['only', 'ofThem', 'company', 'like', 'count'] as const).some((role) => roles.has(role))
  );
};

/**
 * "Its phone number", "and the phone number?" of the company that the last answer singled out; "their phone numbers" are those of a list.
 */
const refersToOne = (request: Request): boolean => {
  const { roles, slots, isQuestion } = request;
  if (roles.has('its')) return !roles.has('theirs');
  return (
    (isQuestion || roles.has('and')) &&
    slots.length > 0 &&
    slots.every(
      ({ param, values, isDefinite }) =>
        param === 'has' && isDefinite && values.every((value) => CONTACTS.has(value)),
    )
  );
};

/** What every company has one of, so that "the" needs no explanation. */
const CONTACTS: ReadonlySet<string> = new Set(['phone', 'email']);

/** Matches "do they have a blog?" and "which one is older?" after companies were shown side by side. */
export const asksAboutCompared = (request: Request, { name, args }: PlannedCall): boolean => {
  const { roles, slots, isQuestion, facts, sort } = request;
  const isOfThem = roles.has('ofThem') || roles.has('its');
  return (
    name === 'search' &&
    args.domains !== undefined &&
    (requestedFacts(request).length > 0 || facts.length > 0 || sort !== undefined || slots.length > 0) &&
    slots.every(
      ({ param, isExcluded }) =>
        (param === 'has' || param === 'column' || param === 'technology') && !isExcluded,
    ) &&
    !hasTopic(request) &&
    (isOfThem || isQuestion || !(roles.has('with') || roles.has('without'))) &&
    (isOfThem || !roles.has('company')) &&
    !(['only', 'also', 'drop', 'instead', 'like', 'count', 'whatAbout', 'back', 'backTo'] as const).some(
      (role) => roles.has(role),
    )
  );
};

/** Matches "does it have a blog?" after a list that showed no company. */
export const asksFactOfMissingCompany = (
  request: Request,
  { name }: PlannedCall,
  { shown, lastAnswerHadNoCall }: ConversationState,
): boolean =>
  name === 'search' &&
  shown.length === 0 &&
  (lastAnswerHadNoCall === true || request.roles.has('its')) &&
  (request.isQuestion || (request.roles.has('its') && !request.roles.has('with'))) &&
  requestedFacts(request).length > 0 &&
  !hasTopic(request) &&
  isOnlyFacts(request) &&
  (request.roles.has('its') || !request.roles.has('and')) &&
  !(['only', 'ofThem', 'like', 'count', 'whatAbout'] as const).some((role) => request.roles.has(role));

const isOnlyFacts = ({ slots }: Request): boolean =>
  slots.every(({ param, isExcluded }) => (param === 'has' || param === 'column') && !isExcluded);

/** So many companies of a list are shown side by side with what is asked about all of them. */
const COMPARED_ROWS = 5;

/** The rows of the last list of which a message asks facts without pointing at them: "their addresses", "phone numbers of both". */
export function rowsOfFacts(request: Request): readonly number[] {
  const { asksFactsOfList, roles, ordinals } = request;
  const isOfBoth =
    roles.has('together') &&
    ordinals.length === 0 &&
    requestedFacts(request).length > 0 &&
    !hasTopic(request) &&
    isOnlyFacts(request) &&
    !(['with', 'without', 'only'] as const).some((role) => roles.has(role));
  const count = asksFactsOfList ? COMPARED_ROWS : isOfBoth ? 2 : 0;
  return Array.from({ length: count }, (_, row) => row);
}

/** Matches "the e-mail of the second one", "the e-mails of the first three". */
export const asksFactOfRow = (request: Request): boolean =>
  request.ordinals.length > 0 &&
  (request.limit === undefined || request.ordinals.includes(0)) &&
  requestedFacts(request).length > 0 &&
  !hasTopic(request) &&
  !request.roles.has('only') &&
  isOnlyFacts(request);

/** Whether a message asks something that is asked about one company. */
export const asksAboutCompany = (request: Request): boolean =>
  requestedFacts(request).length > 0 ||
  request.roles.has('about') ||
  (request.isQuestion && request.slots.some(({ param }) => param === 'technology')) ||
  request.groupBy?.field === 'tech' ||
  request.facts.includes(TECHNOLOGIES);

/** The name in "the phone number of Maplegate": the only words besides the requested fact. */
export function companyNameIn({ words, slots }: Request): string | undefined {
  const [name, ...others] = words;
  const isOnlyName = slots.every(
    ({ param, isExcluded }) =>
      (param === 'has' || param === 'column' || param === 'technology') && !isExcluded,
  );
  return isOnlyName && others.length === 0 ? name : undefined;
}

/** "Its phone number" after a list of one company, or after "which is the oldest?", is about that company. */
export function onlyCompany(request: Request, { last, shown }: ConversationState): PlannedCall | undefined {
  const [domain] = shown;
  const lookup = domain === undefined ? undefined : ({ name: 'lookup', args: { domain } } as const);
  return last?.name === 'search' &&
    lookup !== undefined &&
    singlesOut(last, shown) &&
    refersToOne(request) &&
    (asksFactOfLastCompany(request, lookup) || (asksTechnologies(request) && refersToLastCompany(request)))
    ? lookup
    : last;
}

/** Whether a list has one company, or an order in which the first company is the one that was asked for. */
const singlesOut = ({ args: { sort, domains } }: PlannedCall, shown: readonly string[]): boolean =>
  shown.length === 1 ||
  (domains === undefined && sort !== undefined && !ORDERS_OF_LISTS.has(String(sort).replace(/^-/, '')));

/** Orders that make no company the first of all. */
const ORDERS_OF_LISTS: ReadonlySet<string> = new Set(['name', 'domain', 'rank', 'score', 'newest']);

/** Says nothing that would refer to a company other than the last one. */
export const refersToLastCompany = (request: Request): boolean =>
  isOnlyReference(request) && !request.roles.has('ofThem') && !request.roles.has('company');

/** Whether a message names neither a topic nor a condition. */
export const isOnlyReference = (request: Request): boolean =>
  !hasTopic(request) && request.slots.length === 0;
