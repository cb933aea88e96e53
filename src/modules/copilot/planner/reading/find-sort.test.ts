import { expect, it } from 'vitest';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress']);
const argumentsOf = (message: string) => {
  const planned = plan(message, lexicon, emptyConversation);
  return planned.kind === 'call' ? planned.call.args : {};
};

it.each([
  ['bakeries in Ireland ordered by founding year', 'founded_year'],
  ['bakeries in Ireland in order of age', 'founded_year'],
  ['bakeries in Ireland with the most technologies first', 'technologies'],
  ['Bäckereien in Österreich, nach dem Alter geordnet', 'founded_year'],
  ['Bäckereien in Österreich nach Namen sortieren', 'name'],
  ['Bäckereien in Österreich nach Anzahl der Technologien sortiert', 'technologies'],
  ['boulangeries en Belgique classées par ancienneté', 'founded_year'],
  ['boulangeries en Belgique par nom triées', 'name'],
  ['panaderías en México por antigüedad ordenadas', 'founded_year'],
  ['panaderías en México con más tecnologías', 'technologies'],
  ['panifici in Svizzera per anno di fondazione ordinati', 'founded_year'],
  ['panifici in Svizzera in ordine alfabetico', 'name'],
  ['padarias no Brasil por ordem alfabética', 'name'],
  ['padarias no Brasil classificadas por ano de criação', 'founded_year'],
  ['bakkerijen in België op leeftijd gerangschikt', 'founded_year'],
  ['bakkerijen in België op aantal technologieën gesorteerd', 'technologies'],
  ['piekarnie w Polsce według nazwy posortowane', 'name'],
  ['piekarnie w Polsce posortowane po liczbie technologii', 'technologies'],
])('a sort order is read before and after its verb: %s', (message, sort) => {
  const { sort: found, q, filter } = argumentsOf(message);
  expect(found).toBe(sort);
  expect(String(q).split(' ')).toHaveLength(1);
  expect(filter).toBeUndefined();
});

it.each([
  ['sort from oldest to newest', 'founded_year'],
  ['newest to oldest', '-founded_year'],
  ['sortiere vom neuesten zum ältesten', '-founded_year'],
  ['von alt nach neu', 'founded_year'],
  ['de la plus ancienne à la plus récente', 'founded_year'],
  ['ordena de la más nueva a la más antigua', '-founded_year'],
  ['ordinali dal più recente al più vecchio', '-founded_year'],
  ['ordena da mais antiga para a mais recente', 'founded_year'],
  ['van oud naar nieuw', 'founded_year'],
  ['sorteer van nieuwste naar oudste', '-founded_year'],
  ['od najstarszej do najnowszej', 'founded_year'],
  ['sort by founding year, newest first', '-founded_year'],
])('sorts from the first to the second of two ends: %s', (message, sort) => {
  expect(argumentsOf(message)).toEqual({ sort });
});

it('keeps the city of Namen without a sort word', () => {
  expect(String(argumentsOf('Hotels in Namen').filter)).toContain('place:in:Namen');
});
