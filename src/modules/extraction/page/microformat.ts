/** Names of the address parts in hCards, which say with classes what microdata says with properties. */
const microformatNames: ReadonlyMap<string, string> = new Map([
  ['street-address', 'streetAddress'],
  ['p-street-address', 'streetAddress'],
  ['locality', 'addressLocality'],
  ['p-locality', 'addressLocality'],
  ['region', 'addressRegion'],
  ['p-region', 'addressRegion'],
  ['postal-code', 'postalCode'],
  ['p-postal-code', 'postalCode'],
  ['country-name', 'addressCountry'],
  ['p-country-name', 'addressCountry'],
]);
const microformatName =
  /(?:^|\s)(?:adr|(?:p-)?(?:street-address|locality|region|postal-code|country-name))(?=$|\s)/;

/** Whether an element's classes are those of an hCard. */
export function isMicroformat(classes: string): boolean {
  return microformatName.test(classes);
}

export function isMicroformatAddress(classes: string): boolean {
  return /(?:^|\s)adr(?=$|\s)/.test(classes);
}

export function microformatProperty(classes: string): string {
  for (const token of classes.split(/\s+/, 20)) {
    const name = microformatNames.get(token);
    if (name !== undefined) return name;
  }
  return '';
}
