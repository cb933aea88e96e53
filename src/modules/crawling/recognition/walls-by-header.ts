import type { Rule } from './rule.ts';

const wall = (by: string, when: Rule['when']): Rule => ({ kind: 'bot_wall', by, when });

/** Bot walls that a header identifies. Most of these headers never come with a real page; the others also need the status. */
export const wallsByHeader: readonly Rule[] = [
  wall('Cloudflare', ({ header }) => header('cf-mitigated') === 'challenge'),
  wall('Vercel', ({ header }) => /challenge|deny/.test(header('x-vercel-mitigated'))),
  wall('AWS WAF', ({ header }) => /challenge|captcha/.test(header('x-amzn-waf-action'))),
  wall('Sucuri', ({ header }) => header('x-sucuri-block') !== ''),
  wall(
    'DataDome',
    ({ status, header }) => status >= 400 && (header('x-datadome') !== '' || header('x-dd-b') !== ''),
  ),
  wall('Kasada', ({ status, header }) => status >= 400 && header('x-kpsdk-ct') !== ''),
];
