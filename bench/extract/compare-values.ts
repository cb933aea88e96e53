/** Whether two links lead to the same social profile, however they are written. */
export function sameSocialProfile(a: string, b: string): boolean {
  return socialKey(a) === socialKey(b);
}

function socialKey(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^(?:www|m|mobile|[a-z]{2}(?:-[a-z]{2})?)\./, '')
    .replace(/^twitter\.com/, 'x.com')
    .replace('/#!/', '/')
    .replace(/\?.*$/, '')
    .replace(/\/+$/, '');
}

const legalForms =
  /\b(?:ltd|limited|inc|incorporated|llc|llp|plc|gmbh|ag|kg|ug|ohg|e\.?k|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|sarl|eurl|b\.?v|n\.?v|ab|as|a\/s|aps|oy|oyj|sp\.? z ?o\.?o|s\.?r\.?o|a\.?s|kft|zrt|srl|ооо|оао|зао|ао|ип|ltda|s\.?a\. de c\.?v|pvt|private|co|corp|corporation|company|pty|d\.?o\.?o)\b\.?/giu;

/** Whether two names are the same, ignoring case, legal form, punctuation and accents. */
export function sameCompany(a: string, b: string): boolean {
  const key = nameKey(a);
  return key !== '' && key === nameKey(b);
}

function nameKey(name: string): string {
  const plain = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const bare = plain.replace(legalForms, ' ').replace(/[^\p{L}\p{N}]+/gu, '');
  return bare === '' ? plain.replace(/[^\p{L}\p{N}]+/gu, '') : bare;
}

export function sameTechnology(a: string, b: string): boolean {
  return technologyKey(a) === technologyKey(b);
}

function technologyKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
