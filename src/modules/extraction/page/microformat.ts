/** Names of the address parts in hCards, which use classes instead of the properties of microdata. */
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
/** Other properties of a card; outside cards these classes are everyday names. */
const cardNames: ReadonlyMap<string, string> = new Map([
  ['tel', 'telephone'],
  ['p-tel', 'telephone'],
  ['email', 'email'],
  ['u-email', 'email'],
  ['org', 'name'],
  ['p-org', 'name'],
]);
const microformatName =
  /(?:^|\s)(?:adr|vcard|h-card|tel|p-tel|email|u-email|org|p-org|(?:p-)?(?:street-address|locality|region|postal-code|country-name))(?=$|\s)/;

/** Whether an element's classes are those of an hCard. */
export function isMicroformat(classes: string): boolean {
  return microformatName.test(classes);
}

export function isMicroformatAddress(classes: string): boolean {
  return /(?:^|\s)adr(?=$|\s)/.test(classes);
}

/** Whether an element is the card of the company. Authors of articles and comments have cards too. */
export function isMicroformatCard(classes: string): boolean {
  return (
    /(?:^|\s)(?:vcard|h-card)(?=$|\s)/.test(classes) && !/author|comment|byline|user|member/i.test(classes)
  );
}

export function microformatProperty(classes: string): string {
  return propertyIn(microformatNames, classes);
}

export function cardProperty(classes: string): string {
  return propertyIn(cardNames, classes);
}

function propertyIn(names: ReadonlyMap<string, string>, classes: string): string {
  for (const token of classes.split(/\s+/, 20)) {
    const name = names.get(token);
    if (name !== undefined) return name;
  }
  return '';
}
