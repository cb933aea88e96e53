import { addressOf } from '../../../packages/client/index.js';
import type { SearchAddress } from '../address/search-address.ts';
import { searchParametersOf } from '../address/search-address.ts';

/** The search in the address as an equivalent curl command. */
export function curlOf(address: SearchAddress): string {
  const path = addressOf(address.q === '' ? '/companies' : '/search', { query: searchParametersOf(address) });
  return `curl -H 'Authorization: Bearer YOUR_KEY' '${location.origin}${path.replaceAll("'", '%27')}'`;
}
