const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const address = new RegExp(
  `^(?:https?://)?((?:${label}\\.)+(?:\\p{L}{2,24}|xn--[a-z\\d-]{2,58}))\\.?(?::\\d{1,5})?(?:[/?#]\\S*)?$`,
  'iu',
);
/** Extensions of files, and of libraries like Node.js. None of them is a top-level domain. */
const notDomains =
  /\.(?:aspx?|bmp|css|csv|docx?|exe|gif|html?|jpe?g|js|json|jsp|jsx|mjs|odt|pdf|php|png|pptx?|svg|tsx?|txt|webp|xhtml|xlsx?|xml|yaml|yml)$/i;

/** The typed domain, bare or within the address of a page. Undefined if the text is words. */
export function domainIn(typed: string): string | undefined {
  const host = address.exec(typed.trim())?.[1];
  if (host === undefined || notDomains.test(host) || !URL.canParse(`http://${host}/`)) return undefined;
  return new URL(`http://${host}/`).hostname.replace(/^www\.(?=.+\.)/, '');
}

/** The domain of a typed e-mail address. Undefined if the text is none. */
export function mailDomainIn(typed: string): string | undefined {
  const [, host] = /^(?:mailto:)?[^\s@"<>]+@([^\s@"<>/:]+)$/i.exec(typed.trim()) ?? [];
  return host === undefined ? undefined : domainIn(host);
}

/** The typed telephone number in the form of the index, if it has the code of its country: "+44 113 496 0841", "0044 (0)113 4960841". */
export function phoneIn(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^(?:\+|00)[\d\s()./-]+$/.test(text)) return undefined;
  const digits = text.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '');
  return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined;
}
