import { expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(technologyNames());
const planned = (message: string) => plan(message, lexicon, emptyConversation);

it.each([
  ['dentists in Spain that are open on Sundays', 'Sundays'],
  ['Zahnärzte in Spanien, die samstags geöffnet haben', 'samstags'],
  ['dentistes en Espagne ouverts le dimanche', 'dimanche'],
  ['tandartsen in Spanje die op zondag open zijn', 'zondag'],
  ['dentistas en España que abren los sábados', 'sábados'],
  ['dentisti in Spagna aperti la domenica', 'domenica'],
  ['dentistas em Espanha abertos ao sábado', 'sábado'],
  ['dentyści w Hiszpanii czynni w sobotę', 'sobotę'],
])('being open on a day asks for opening hours, and the day is no search word: %s', (message, day) => {
  const made = planned(message);
  expect(made.kind === 'call' && made.call.args).toMatchObject({
    country: 'ES',
    filter: 'opening_hours:exists',
  });
  expect(made.remarks.openOn).toBe(day);
  expect(made.ignored).toEqual([]);
});

it.each([
  'Is Birchbridge Games open on Saturdays?',
  'What time does Birchbridge Games close?',
  'Hat Birchbridge Games samstags geöffnet?',
  'Wann hat Birchbridge Games offen?',
  'À quelle heure ouvre Birchbridge Games ?',
  'Hoe laat gaat Birchbridge Games open?',
  '¿Abre Birchbridge Games los sábados?',
  'A che ora apre Birchbridge Games?',
  'A Birchbridge Games abre ao sábado?',
  'Czy Birchbridge Games jest otwarte w sobotę?',
])('the hours of one company are a fact about it: %s', (message) => {
  const { company } = planned(message);
  expect(company?.facts).toContain('opening_hours');
  expect(company?.names).toContain('Birchbridge Games');
});

it('open source is not a matter of opening hours', () => {
  const made = planned('open source companies in Spain');
  expect(made.kind === 'call' && made.call.args.filter).toBeUndefined();
});
