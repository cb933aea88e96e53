import { isMostly, type Rule } from './rule.ts';

const SENTENCES = [
  'under construction',
  'coming soon',
  'launching soon',
  'opening soon',
  'site is being (?:built|updated|redesigned)',
  "we(?:'re| are) (?:working on|building|launching|preparing) (?:our|a|the) (?:new )?(?:web)?site",
  '(?:new )?website (?:is )?on (?:its|the) way',
  '(?:en|site en) construction',
  'bientôt (?:en ligne|disponible)',
  'hier entsteht',
  'im aufbau',
  'demnächst (?:verfügbar|online|hier)',
  'in (?:costruzione|allestimento)',
  'en construcción',
  'próximamente',
  'em (?:construção|breve)',
  'w budowie',
  'strona w przygotowaniu',
  'na stránkách se pracuje',
  've výstavbě',
  'under opbygning',
  'under uppbyggnad',
  'under konstruksjon',
  'binnenkort online',
  'in aanbouw',
  'yapım aşamasında',
  'сайт (?:находится )?(?:в разработке|на реконструкции|в стадии)',
  'скоро открытие',
  '準備中',
  '工事中',
  '建设中',
  '建設中',
];
const PATTERN = new RegExp(SENTENCES.join('|'));
/** A construction page has such a sentence and little else; shops use "coming soon" for their goods. */
const WORDS_MAX = 80;

export const constructionSites: readonly Rule[] = [
  { kind: 'construction', by: 'its words', when: isMostly(PATTERN, WORDS_MAX) },
];
