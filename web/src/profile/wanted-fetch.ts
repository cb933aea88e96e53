/** A domain that the user chose to fetch in the search box before its profile was open. */
let wanted = '';

export const wantFetch = (domain: string): void => {
  wanted = domain;
};

/** Whether this domain was chosen to be fetched. Asking clears the choice. */
export function takeWantedFetch(domain: string): boolean {
  const isWanted = wanted === domain;
  if (isWanted) wanted = '';
  return isWanted;
}
