import { expect, it } from 'vitest';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon([]);
const argumentsOf = (message: string) => {
  const planned = plan(message, lexicon, emptyConversation);
  return planned.kind === 'call' ? planned.call.args : {};
};

it.each([
  'law firms founded after 1990 and before 2005',
  'law firms founded before 2005 but after 1990',
  'law firms opened after 1990 but before 2005',
  'Kanzleien, nach 1990 und vor 2005 gegründet',
  'Kanzleien, die nach 1990, aber vor 2005 gegründet wurden',
  'cabinets d’avocats fondés après 1990 et avant 2005',
  'cabinets d’avocats fondés après 1990 mais avant 2005',
  'bufetes de abogados fundados después de 1990 y antes de 2005',
  'bufetes de abogados fundados después de 1990 pero antes de 2005',
  'studi legali fondati dopo il 1990 e prima del 2005',
  'studi legali fondati dopo il 1990 ma prima del 2005',
  'escritórios de advogados fundados depois de 1990 e antes de 2005',
  'escritórios de advogados fundados depois de 1990 mas antes de 2005',
  'advocatenkantoren opgericht na 1990 en voor 2005',
  'advocatenkantoren opgericht na 1990 maar voor 2005',
  'advocatenkantoren na 1990 en voor 2005 opgericht',
  'kancelarie prawne założone po 1990 i przed 2005',
  'kancelarie prawne założone po 1990, ale przed 2005',
])('after and before leave out the years themselves: %s', (message) => {
  expect(argumentsOf(message)).toEqual({
    industry: 'Legal Services',
    filter: ['founded_year:gt:1990', 'founded_year:lt:2005'],
  });
});

it.each([
  ['law firms founded between 1990 and 2005', ['founded_year:gte:1990', 'founded_year:lte:2005']],
  ['law firms founded after 1990 and before 1999', ['founded_year:gt:1990', 'founded_year:lt:1999']],
  ['law firms founded before the 1990s', 'founded_year:lt:1990'],
])('a range has both its ends, and a decade is one bound: %s', (message, filter) => {
  expect(argumentsOf(message).filter).toEqual(filter);
});
