const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const address = new RegExp(
  `^(?:https?://)?((?:${label}\\.)+(?:\\p{L}{2,24}|xn--[a-z\\d-]{2,58}))\\.?(?::\\d{1,5})?(?:[/?#]\\S*)?$`,
  'iu',
);
/** Endings of files and of libraries such as Node.js, none of which is a top-level domain. */
const notDomains =
  /\.(?:aspx?|bmp|css|csv|docx?|exe|gif|html?|jpe?g|js|json|jsp|jsx|mjs|odt|pdf|php|png|pptx?|svg|tsx?|txt|webp|xhtml|xlsx?|xml|yaml|yml)$/i;

/** The domain that was typed, bare or as the address of a page; undefined where the text is words. */
export function domainIn(typed: string): string | undefined {
  const host = address.exec(typed.trim())?.[1];
  if (host === undefined || notDomains.test(host) || !URL.canParse(`http://${host}/`)) return undefined;
  return new URL(`http://${host}/`).hostname.replace(/^www\.(?=.+\.)/, '');
}
