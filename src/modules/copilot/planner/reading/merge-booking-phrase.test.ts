import { expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(technologyNames());
const planned = (message: string) => plan(message, lexicon, emptyConversation);
const argsOf = (message: string) => {
  const made = planned(message);
  return made.kind === 'call' ? made.call.args : {};
};

it.each([
  ['dentists in Spain where you can make an appointment online', 'dentists'],
  ['dentists in Spain where I can book online', 'dentists'],
  ['Zahnärzte in Spanien, bei denen man online einen Termin machen kann', 'Zahnärzte'],
  ['Zahnärzte in Spanien, die online buchbar sind', 'Zahnärzte'],
  ["dentistes en Espagne où l'on peut prendre rendez-vous en ligne", 'dentistes'],
  ['dentistas en España donde se puede pedir cita por internet', 'dentistas'],
  ['dentisti in Spagna dove si può prendere un appuntamento online', 'dentisti'],
  ['dentisti in Spagna dove si può prenotare online', 'dentisti'],
  ['tandartsen in Spanje waar je online een afspraak kan maken', 'tandartsen'],
  ['tandartsen in Spanje waar je online kan boeken', 'tandartsen'],
  ['dentistas em Espanha onde se pode marcar consulta online', 'dentistas'],
  ['dentyści w Hiszpanii, gdzie można umówić wizytę przez internet', 'dentyści'],
  ['dentyści w Hiszpanii, gdzie można umówić się online', 'dentyści'],
  ['dentists in Spain that let patients book appointments', 'dentists'],
  ['Zahnärzte in Spanien, bei denen Patienten online Termine vereinbaren können', 'Zahnärzte'],
  ['dentistes en Espagne qui permettent aux patients de prendre rendez-vous en ligne', 'dentistes'],
  ['dentistas en España que dejan a sus clientes pedir cita por internet', 'dentistas'],
  ['dentisti in Spagna che consentono ai pazienti di prenotare sul loro sito', 'dentisti'],
  ['tandartsen in Spanje die klanten online laten boeken', 'tandartsen'],
  ['dentistas em Espanha que permitem aos pacientes marcar consulta online', 'dentistas'],
  ['dentyści w Hiszpanii, którzy pozwalają pacjentom umawiać wizyty online', 'dentyści'],
])('online booking in other words is a condition, and the trade is kept: %s', (message, q) => {
  expect(argsOf(message)).toEqual({ q, country: 'ES', filter: 'booking_url:exists' });
});

it('selling books online is not online booking', () => {
  expect(argsOf('companies that sell books online')).toEqual({ q: 'books', has: 'ecommerce' });
});

it('a request to book something for the user is declined', () => {
  expect(planned('book a table online')).toMatchObject({
    kind: 'clarify',
    reason: 'declined',
    remarks: { unable: 'booking' },
  });
});
