/**
 * Query parameters by name. The last one wins, as in FastAPI, except for the `lists`, of which all values are kept. A name or value that is
 * not UTF-8 gets a lone surrogate, which no reader accepts.
 */
export function parseQueryString(
  text: string,
  lists: ReadonlySet<string> = none,
): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null);
  if (text === '') return values;
  for (const part of text.split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const name = decode(equals < 0 ? part : part.slice(0, equals));
    const value = equals < 0 ? '' : decode(part.slice(equals + 1));
    const before = lists.has(name) ? values[name] : undefined;
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}

const none: ReadonlySet<string> = new Set();

const NOT_UTF8 = '\ud800';

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return decodeLoosely(spaced);
  }
}

/** A percent sign that does not start an escape is literal; escaped bytes that are not UTF-8 are refused later. */
function decodeLoosely(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return NOT_UTF8;
    }
  });
}
