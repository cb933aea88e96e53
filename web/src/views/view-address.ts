import {
  isOneWord,
  printSearchAddress,
  readSearchAddress,
  type SearchAddress,
  searchParametersOf,
} from '../address/search-address.ts';

interface ViewContent {
  readonly params: Readonly<Record<string, string | readonly string[]>>;
  readonly sort: string;
}

/** The part of a search that a view stores: words and filters, the layout and the order. */
export function viewOf(address: SearchAddress): {
  readonly params: Record<string, string | string[]>;
  readonly sort: string;
} {
  const { forms, filter, ...parameters } = searchParametersOf(address);
  return {
    params: {
      ...parameters,
      ...(filter && { filter }),
      ...(forms === undefined && address.q !== '' && { forms: 'false' }),
      ...(address.view !== 'cards' && { view: address.view }),
    },
    sort: address.sort === 'score' ? '' : address.sort,
  };
}

/** The address of a view. Parameters that a newer version of the app stored and this one does not know are dropped. */
export function addressOfView({ params, sort }: ViewContent): string {
  const given = new URLSearchParams(sort === '' ? {} : { sort });
  // Views store the parameters of the API, which takes words without a mode as a phrase.
  if (params.mode === undefined && !isOneWord(String(params.q ?? ''))) given.set('mode', 'phrase');
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) given.append(name, one);
  const { address } = readSearchAddress(given.toString());
  return `/app?${printSearchAddress({ ...address, unknownParameters: [] })}`;
}
