import type { InspectedPage } from '../inspected-page.ts';

/** A page written in our own words from public descriptions of its kind, as a row: what it is, its markup, and what came with it. */
export type Sample = readonly [name: string, html: string, with_?: Partial<InspectedPage>];

export const headers = (fields: Readonly<Record<string, string>>): Pick<InspectedPage, 'headers'> => ({
  headers: Object.entries(fields),
});

/** Text in which a company describes itself; it is what makes a page a real homepage. */
export const COMPANY =
  'Founded by two sisters in the old harbour, our workshop builds wooden boats to order and repairs those that others have given up. Seven people work here, most of them for more than ten years. Come by on a weekday between eight and four, or call before you visit: somebody is always planing, caulking or varnishing, and happy to explain what they do. Prices depend on the timber, the length and the season. A dinghy takes about six weeks, a day sailer half a year. We ship along the coast and teach a class each winter. If you have a boat in a shed that nobody has looked at for years, send a picture: most of them float again.';
