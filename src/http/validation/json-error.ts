/**
 * Describes where and why a text is not JSON, in the words of Python's json module, which FastAPI clients know.
 * Runs only on texts that JSON.parse refused; one pass, no recursion.
 */
export function describeJsonError(text: string): { position: number; error: string } {
  const found = scan(text);
  return { position: [...text.slice(0, found.at)].length, error: found.error };
}

interface Fault {
  readonly at: number;
  readonly error: string;
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

const EXPECT_VALUE = 'Expecting value';
const EXPECT_NAME = 'Expecting property name enclosed in double quotes';
const EXPECT_COMMA = "Expecting ',' delimiter";
const EXPECT_COLON = "Expecting ':' delimiter";

function scan(text: string): Fault {
  const open: ('{' | '[')[] = [];
  let at = skip(text, 0);
  let wanted: 'value' | 'name' | 'name or }' | 'value or ]' | 'end of value' = 'value';
  for (;;) {
    const char = text[at];
    if (wanted === 'name' || wanted === 'name or }') {
      if (char === '}' && wanted === 'name or }') {
        open.pop();
        at = at + 1;
        wanted = 'end of value';
        continue;
      }
      if (char !== '"') return { at, error: EXPECT_NAME };
      const end = endOfString(text, at);
      if (typeof end !== 'number') return end;
      at = skip(text, end);
      if (text[at] !== ':') return { at, error: EXPECT_COLON };
      at = skip(text, at + 1);
      wanted = 'value';
      continue;
    }
    if (wanted === 'end of value') {
      const container = open.at(-1);
      at = skip(text, at);
      if (container === undefined) return { at, error: at < text.length ? 'Extra data' : EXPECT_VALUE };
      const next = text[at];
      if (next === ',') {
        at = skip(text, at + 1);
        wanted = container === '{' ? 'name' : 'value';
      } else if (next === (container === '{' ? '}' : ']')) {
        open.pop();
        at += 1;
      } else return { at, error: EXPECT_COMMA };
      continue;
    }
    if (char === ']' && wanted === 'value or ]') {
      open.pop();
      at += 1;
      wanted = 'end of value';
    } else if (char === '{' || char === '[') {
      open.push(char);
      at = skip(text, at + 1);
      wanted = char === '{' ? 'name or }' : 'value or ]';
    } else {
      const end = char === '"' ? endOfString(text, at) : endOfScalar(text, at);
      if (typeof end !== 'number') return end;
      at = end;
      wanted = 'end of value';
    }
  }
}

function endOfScalar(text: string, at: number): number | Fault {
  for (const pattern of [WORD, NUMBER]) {
    pattern.lastIndex = at;
    if (pattern.test(text) && pattern.lastIndex > at) return pattern.lastIndex;
  }
  return { at, error: EXPECT_VALUE };
}

function endOfString(text: string, start: number): number | Fault {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return { at, error: 'Invalid control character at' };
    if (code !== 0x5c) continue;
    const escaped = text[at + 1];
    if (escaped === undefined) break;
    if (escaped === 'u') {
      if (!/^[0-9a-fA-F]{4}/.test(text.slice(at + 2, at + 6)))
        return { at: at + 1, error: 'Invalid \\uXXXX escape' };
      at += 5;
    } else if ('"\\/bfnrt'.includes(escaped)) at += 1;
    else return { at, error: 'Invalid \\escape' };
  }
  return { at: start, error: 'Unterminated string starting at' };
}

function skip(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.test(text);
  return SPACE.lastIndex;
}
