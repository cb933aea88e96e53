/** The name that robots.txt files use for us. */
const ROBOTS_TOKEN = 'homedex';

/** RFC 9309 requires at least 500 KiB. */
const READ_MAX = 512 << 10;

interface Rule {
  readonly length: number;
  readonly allows: boolean;
}

/**
 * Whether robots.txt allows a path to be fetched, by RFC 9309: the groups that name us apply, or else those for everyone; the longest
 * matching rule decides, and of two equally long ones the more permissive. Unknown lines (Crawl-delay, Sitemap) do not end a group.
 */
export function robotsAllow(text: string, path = '/', token: string = ROBOTS_TOKEN): boolean {
  const best: { mine?: Rule; all?: Rule } = {};
  let isNamed = false;
  let group = { mine: false, all: false };
  let isHead = false;
  for (const { key, value } of readLines(text)) {
    if (key === 'user-agent') {
      if (!isHead) group = { mine: false, all: false };
      isHead = true;
      const agent = /^(?:\*|[a-z_-]+)/.exec(value.toLowerCase())?.[0];
      if (agent === '*') group.all = true;
      if (agent === token) group.mine = isNamed = true;
    } else if (key === 'allow' || key === 'disallow') {
      isHead = false;
      if (value === '' || !matches(value, path)) continue;
      const rule = { length: value.length, allows: key === 'allow' };
      if (group.mine) best.mine = stronger(best.mine, rule);
      if (group.all) best.all = stronger(best.all, rule);
    }
  }
  return (isNamed ? best.mine : best.all)?.allows ?? true;
}

function* readLines(text: string): Iterable<{ key: string; value: string }> {
  const known = text.slice(0, READ_MAX).replace(/^\ufeff/, '');
  for (const raw of known.split(/\r\n|\n|\r/)) {
    const line = raw.split('#', 1)[0] ?? '';
    const colon = line.indexOf(':');
    if (colon > 0)
      yield { key: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() };
  }
}

function stronger(known: Rule | undefined, rule: Rule): Rule {
  if (known === undefined || rule.length > known.length) return rule;
  return rule.length === known.length && rule.allows ? rule : known;
}

/** `*` matches anything, `$` at the end matches the end. Pieces are matched from left to right, so that no pattern is slow. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const first = pieces.shift() ?? '';
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? pieces.pop() : undefined;
  for (const piece of pieces) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}
