/** One object of a JSON-LD block. */
export interface JsonLdNode {
  /** Types without namespace, for instance `LocalBusiness`. */
  readonly types: readonly string[];
  /** Property this node was the value of, null at the top. */
  readonly parentProperty: string | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

const blockCharactersMax = 300_000;
const nodesMax = 500;

/** Every object of every block, including nested ones, parents before children. */
export function readJsonLd(blocks: readonly string[]): JsonLdNode[] {
  const nodes: JsonLdNode[] = [];
  for (const block of blocks) {
    const parsed = parseTolerantly(block);
    if (parsed !== undefined) flatten(parsed, nodes);
  }
  return nodes;
}

/** The first readable text in a JSON-LD value: a string, a number, a list of them, or a node with a value or name. */
export function jsonLdText(value: unknown): string | null {
  let current = value;
  for (let hops = 0; hops < 4; hops++) {
    if (typeof current === 'string') return current.trim() === '' ? null : current.trim();
    if (typeof current === 'number') return String(current);
    if (Array.isArray(current)) current = current[0];
    else if (isObject(current)) current = current['@value'] ?? current.name ?? current.url ?? current['@id'];
    else return null;
  }
  return null;
}

function flatten(root: unknown, nodes: JsonLdNode[]): void {
  const pending: { value: unknown; property: string | null }[] = [{ value: root, property: null }];
  // A list with an index instead of recursion, because the page decides the depth.
  for (
    let index = 0;
    index < pending.length && nodes.length < nodesMax && pending.length < 20 * nodesMax;
    index++
  ) {
    const { value, property } = pending[index] ?? { value: null, property: null };
    if (Array.isArray(value)) {
      for (const entry of value.slice(0, nodesMax)) pending.push({ value: entry, property });
    } else if (isObject(value)) {
      nodes.push({ types: typesOf(value['@type']), parentProperty: property, properties: value });
      for (const [key, child] of Object.entries(value))
        if (typeof child === 'object' && child !== null)
          pending.push({ value: child, property: key === '@graph' ? null : key });
    }
  }
}

function typesOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .filter((type) => typeof type === 'string')
    .slice(0, 10)
    .map((type) =>
      type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('#'), type.lastIndexOf(':')) + 1),
    );
}

function parseTolerantly(block: string): unknown {
  if (block.length > blockCharactersMax) return undefined;
  return parse(block) ?? parse(repaired(block));
}

/** Fixes common errors of generators: comments around the block, raw line breaks in strings, trailing commas. */
function repaired(block: string): string {
  return block
    .replace(/^\s*(?:<!--|\/\*|\/\/)?\s*<?!?\[?(?:CDATA\[)?(?:\*\/)?/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>|;)\s*$/, '')
    .replace(controlCharacters, ' ')
    .replace(/,\s*([}\]])/g, '$1');
}

// biome's rule against control characters guards against typos; here they are intended, so the class is built from codes.
const controlCharacters = new RegExp(`[${String.fromCharCode(0)}-${String.fromCharCode(31)}]+`, 'g');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
