import type { ParsedPage } from './parsed-page.ts';

/**
 * Computes once per page what several heuristics need. The result is stored with the page and freed with it: tables keyed by page would
 * hold every page until the next full collection, which cost a tenth of the total time of an ingest.
 */
export function oncePerPage<Made>(make: (page: ParsedPage) => NonNullable<Made>): (page: ParsedPage) => Made {
  return (page) => {
    const known = page.made.get(make);
    // The entry for a function contains what that function computed.
    if (known !== undefined) return known as Made;
    const made = make(page);
    page.made.set(make, made);
    return made;
  };
}
