/** An opening tag in the page's source with its attributes, names in lower case. */
export interface SourceTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const CHARS_BEFORE_MAX = 1_024;
const CHARS_AFTER_MAX = 1_024;
const TAG = /^<([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)/i;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** The tag that a place in the source lies in; undefined where it lies in text, a comment or a script instead. */
export function readTagAround(html: string, position: number): SourceTag | undefined {
  const before = html.slice(Math.max(0, position - CHARS_BEFORE_MAX), position + 1);
  const open = before.lastIndexOf('<');
  if (open < 0) return undefined;
  const source = before.slice(open) + html.slice(position + 1, position + CHARS_AFTER_MAX);
  const [whole = '', name = '', rest = ''] = TAG.exec(source) ?? [];
  if (whole.length < before.length - open) return undefined;
  const attributes = new Map<string, string>();
  for (const [, attribute = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return { name: name.toLowerCase(), attributes };
}
