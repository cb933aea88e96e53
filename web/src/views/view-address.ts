import {
  printSearchAddress,
  questionOf,
  readSearchAddress,
  type SearchAddress,
} from '../address/search-address.ts';

interface ViewContent {
  readonly params: Readonly<Record<string, string | readonly string[]>>;
  readonly sort: string;
}

/** What of a search belongs to its view: the question, how it is shown, and its order. */
export function viewOf(address: SearchAddress): {
  readonly params: Record<string, string | string[]>;
  readonly sort: string;
} {
  const { forms, filter, ...question } = questionOf(address);
  return {
    params: {
      ...question,
      ...(filter && { filter }),
      ...(forms === undefined && address.q !== '' && { forms: 'false' }),
      ...(address.view !== 'cards' && { view: address.view }),
    },
    sort: address.sort === 'score' ? '' : address.sort,
  };
}

/** The address of a view. What a newer app has stored and this one does not know is left out. */
export function addressOfView({ params, sort }: ViewContent): string {
  const given = new URLSearchParams(sort === '' ? {} : { sort });
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) given.append(name, one);
  const { address } = readSearchAddress(given.toString());
  return `/app?${printSearchAddress({ ...address, others: [] })}`;
}
