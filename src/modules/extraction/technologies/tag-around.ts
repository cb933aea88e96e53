/** The opening tag that a place in the page's source lies in, with its attributes. */
export interface SourceTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const TAG_CHARS_BEFORE_MAX = 1_024;
const TAG_CHARS_AFTER_MAX = 1_024;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** Undefined where the place lies in text, a comment or a script rather than in a tag. */
export function readTagAround(html: string, position: number): SourceTag | undefined {
  const before = html.slice(Math.max(0, position - TAG_CHARS_BEFORE_MAX), position + 1);
  const open = before.lastIndexOf('<');
  if (open < 0 || before.includes('>', open)) return undefined;
  const after = html.slice(position + 1, position + TAG_CHARS_AFTER_MAX);
  const close = after.indexOf('>');
  const source = before.slice(open + 1) + (close < 0 ? after : after.slice(0, close));
  const name = /^[a-z][^\s/>]*/i.exec(source)?.[0];
  if (!name) return undefined;
  const attributes = new Map<string, string>();
  for (const [, attribute = '', double, single, bare] of source.slice(name.length).matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return { name: name.toLowerCase(), attributes };
}
