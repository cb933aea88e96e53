/** A domain that the reader chose to fetch in the search box, before its profile was open. */
let wanted = '';

export const wantFetch = (domain: string): void => {
  wanted = domain;
};

/** Whether this one was chosen; once. */
export function takeWantedFetch(domain: string): boolean {
  const isWanted = wanted === domain;
  if (isWanted) wanted = '';
  return isWanted;
}
