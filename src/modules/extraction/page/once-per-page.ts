import type { ParsedPage } from './parsed-page.ts';

/**
 * Computes what several heuristics read off a page once for all of them. It is stored with the page and freed with it: tables keyed by
 * pages would hold every page until the next full collection, which cost a tenth of all the time of an ingest.
 */
export function oncePerPage<Made>(make: (page: ParsedPage) => NonNullable<Made>): (page: ParsedPage) => Made {
  return (page) => {
    const known = page.made.get(make);
    // The entry of a function is what that function computed.
    if (known !== undefined) return known as Made;
    const made = make(page);
    page.made.set(make, made);
    return made;
  };
}
