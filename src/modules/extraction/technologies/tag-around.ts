/** An opening tag in the page's source with its attributes, names in lower case. */
export interface SourceTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const CHARS_BEFORE_MAX = 1_024;
const CHARS_AFTER_MAX = 1_024;
const TAG = /^<([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)/i;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** The tag around an offset of the source; undefined inside text, a comment or a script. */
export function readTagAround(html: string, position: number): SourceTag | undefined {
  const start = Math.max(0, position - CHARS_BEFORE_MAX);
  const open = html.slice(start, position + 1).lastIndexOf('<');
  if (open < 0) return undefined;
  const [whole = '', name = '', rest = ''] =
    TAG.exec(html.slice(start + open, position + CHARS_AFTER_MAX)) ?? [];
  if (start + open + whole.length <= position) return undefined;
  const attributes = new Map<string, string>();
  for (const [, attribute = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return { name: name.toLowerCase(), attributes };
}
