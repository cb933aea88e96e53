import { expect, test } from 'vitest';
import { robotsAllow } from '../index.ts';

const forbidden: readonly [name: string, text: string, path?: string][] = [
  ['everybody', 'User-agent: *\nDisallow: /'],
  ['us by name, although others are allowed', 'User-agent: homedex\nDisallow: /\n\nUser-agent: *\nAllow: /'],
  ['us in capitals with a version', 'User-agent: HOMEDEX/1.0\nDisallow: /'],
  ['us in a group of several', 'User-agent: foo\nUser-agent: homedex\nDisallow: /'],
  [
    'us in the second of two groups',
    'User-agent: homedex\nDisallow: /x\n\nUser-agent: foo\nDisallow: /\n\nUser-agent: homedex\nDisallow: /y',
    '/y',
  ],
  ['behind a byte order mark', '\ufeffUser-agent: *\nDisallow: /'],
  ['without spaces', 'user-agent:*\ndisallow:/'],
  ['with CRLF', 'User-agent: *\r\nDisallow: /\r\n'],
  ['with CR', 'User-agent: *\rDisallow: /\r'],
  ['by a pattern', 'User-agent: *\nDisallow: /*.php$', '/x.php'],
  ['by a star alone', 'User-agent: *\nDisallow: *'],
  ['before a comment', 'User-agent: *\nDisallow: /# all'],
  ['after lines that are no rules', 'User-agent: *\nCrawl-delay: 5\nDisallow: /'],
  ['after a delay between two agents', 'User-agent: homedex\nCrawl-delay: 5\nUser-agent: *\nDisallow: /'],
  ['around a sitemap', 'Sitemap: x\nUser-agent: *\nSitemap: y\nDisallow: /'],
  ['by pieces that come in order', 'User-agent: *\nDisallow: /a*b*c$', '/aXbYbZc'],
  ['by pieces with nothing between them', 'User-agent: *\nDisallow: /a*b$', '/ab'],
];
test.each(forbidden)('%s: forbidden', (_name, text, path) => {
  expect(robotsAllow(text, path)).toBe(false);
});

const allowed: readonly [name: string, text: string, path?: string][] = [
  ['an empty rule', 'User-agent: *\nDisallow:'],
  ['nothing', ''],
  ['the homepage alone', 'User-agent: *\nDisallow: /\nAllow: /$'],
  ['by the longer rule', 'User-agent: *\nAllow: /p\nDisallow: /', '/page'],
  ['by the kinder of two equals', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a'],
  ['what only looks like the pattern', 'User-agent: *\nDisallow: /*.php$', '/x.php5'],
  ['a rule before any group', 'Disallow: /'],
  ['a line that is no user-agent', 'User agent: *\nDisallow: /'],
  ['an agent whose name begins like ours', 'User-agent: homedex-images\nDisallow: /'],
  ['an agent with which our name begins', 'User-agent: home\nDisallow: /'],
  ['a page instead of a robots.txt', '<html>User-agent: *\nDisallow: /</html>'],
  ['a rule with an address', 'User-agent: *\nDisallow: http://a.com/'],
  ['pieces that would overlap', 'User-agent: *\nDisallow: /ab*ba$', '/aba'],
];
test.each(allowed)('%s: allowed', (_name, text, path) => {
  expect(robotsAllow(text, path)).toBe(true);
});

test('files and patterns crafted to be slow are read like others', () => {
  expect(robotsAllow(`User-agent: *\nDisallow: /${'*a'.repeat(100_000)}$`, `/${'a'.repeat(2_000)}b`)).toBe(
    true,
  );
  const many = Array.from({ length: 50_000 }, (_, at) => `Disallow: /p${at}*x*y`).join('\n');
  expect(robotsAllow(`User-agent: *\n${many}`)).toBe(true);
});
