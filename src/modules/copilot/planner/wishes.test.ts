import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(technologyNames());
const planned = (message: string) => plan(message, lexicon, emptyConversation);

describe('a wish for an alert', () => {
  it.each([
    'notify me when a new bakery shows up in Bristol',
    'notify me if a new bakery opens in Bristol',
    'Benachrichtige mich, wenn eine neue Bäckerei in Köln dazukommt',
    'Préviens-moi quand un nouvel hôtel ouvre à Lyon',
    'Avísame cuando aparezca un hotel nuevo en Sevilla',
    'Fammi sapere quando c’è un nuovo hotel a Roma',
    'Geef me een seintje als er een nieuw restaurant in Gent bij komt',
    'Avisa-me quando abrir um hotel novo no Porto',
    'Daj mi znać, gdy pojawi się nowy hotel w Krakowie',
    'I’d like a heads-up when a new hotel opens in Leeds',
    'can I get an alert for new bakeries in Leeds?',
    'Kannst du mich benachrichtigen, wenn eine neue Bäckerei in Köln dazukommt?',
    'Gib mir bitte Bescheid, wenn ein neues Hotel in Köln auftaucht',
    'Peux-tu me prévenir quand une nouvelle boulangerie ouvre à Lyon ?',
    '¿Puedes avisarme cuando aparezca una nueva panadería en Madrid?',
    'mándame un aviso cuando abra un nuevo hotel en Madrid',
    'mandami una notifica quando c’è un nuovo hotel a Milano',
    'fammi sapere se ci sono nuovi hotel a Milano',
    'Kun je me waarschuwen als er een nieuw IT-bedrijf in Eindhoven bij komt?',
    'kun je me een mailtje sturen als er nieuwe hotels in Gent bij komen?',
    'Kannst du mir eine E-Mail schicken, wenn es neue Hotels in Köln gibt?',
    'Podes avisar-me quando aparecer uma nova padaria em Lisboa?',
    'Czy możesz mnie powiadomić, gdy pojawi się nowa piekarnia w Krakowie?',
  ])('is declined, with the page for it: %s', (message) => {
    expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'declined', section: 'monitors' });
  });

  it.each([
    'let me know which hotels have a blog',
    'tell me if there are hotels in Spain with a blog',
    'dime si hay hoteles en Madrid con blog',
    'dis-moi s’il y a des hôtels avec un blog',
    'dimmi se ci sono hotel a Roma con un blog',
  ])('is not a request for companies: %s', (message) => {
    expect(planned(message)).toMatchObject({ kind: 'call', call: { args: { has: 'blog' } } });
  });
});

describe('a wish for a file', () => {
  it.each(['Kannst du mir die Liste als Excel schicken?', 'Peux-tu m’envoyer la liste en Excel ?'])(
    'is no word to search for: %s',
    (message) => {
      expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'declined', section: 'results' });
    },
  );

  it.each([
    'Je voudrais exporter les photographes suisses en CSV, comment faire ?',
    'I’d like to export the Swiss photographers as CSV, how do I do that?',
  ])('shows the companies that it names: %s', (message) => {
    expect(planned(message)).toMatchObject({ kind: 'call', call: { args: { country: 'CH' } } });
  });
});

it.each([
  ['How can I share my list with a colleague?', 'sharing'],
  ['Wie kann ich meine Liste mit einem Kollegen teilen?', 'sharing'],
  ['Comment partager ma liste avec un collègue ?', 'sharing'],
  ['¿Cómo puedo compartir mi lista con un colega?', 'sharing'],
  ['Come posso condividere la mia lista con un collega?', 'sharing'],
  ['Hoe kan ik mijn lijst delen met een collega?', 'sharing'],
  ['Como posso partilhar a minha lista com um colega?', 'sharing'],
  ['Jak mogę udostępnić swoją listę koledze?', 'sharing'],
  ['Was kostet ein Homedex-Abo?', 'prices'],
  ['what does a subscription cost?', 'prices'],
  ['¿Cuánto cuesta la suscripción?', 'prices'],
  ['Ile kosztuje abonament?', 'prices'],
])('a question about the tool is answered: %s', (message, topic) => {
  expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'about_tool', topic });
});

it.each([
  'I am writing an article about hotels in Italy: which have a blog?',
  'Ich schreibe eine Arbeit über Hotels in Italien – welche haben einen Blog?',
  'J’écris un article sur les hôtels en Italie : lesquels ont un blog ?',
  'Estoy escribiendo un artículo sobre hoteles en Italia: ¿cuáles tienen blog?',
  'Sto scrivendo un articolo sugli hotel in Italia: quali hanno un blog?',
  'Ik schrijf een artikel over hotels in Italië: welke hebben een blog?',
  'Estou a escrever um artigo sobre hotéis em Itália: quais têm blogue?',
  'Piszę artykuł o hotelach we Włoszech: które mają bloga?',
])('what the writer is working on is not searched for: %s', (message) => {
  expect(planned(message)).toMatchObject({
    kind: 'call',
    call: { args: { country: 'IT', has: 'blog', q: expect.stringMatching(/^\p{L}+$/u) } },
  });
});

it.each([
  ['Who is the CEO of Alder Birch?', 'manager'],
  ['Wie heißt der Geschäftsführer von Alder Birch?', 'manager'],
  ['Qui est le directeur de Alder Birch ?', 'manager'],
  ['Wie is de eigenaar van Alder Birch?', 'owner'],
  ['Quem é o dono da Alder Birch?', 'owner'],
  ['How much does the boss of Alder Birch earn?', 'pay'],
  ['Ile zarabia prezes Alder Birch?', 'pay'],
])('a person is not taken for the founder: %s', (message, fact) => {
  expect(planned(message).company?.facts).toEqual([fact]);
});

it.each([
  'hotels, geen blog, wel prijzen',
  'hotels, no blog, prices yes',
  'hotels, no blog, yes to prices',
  'hoteles, sin blog, precios sí',
])('“yes” ends a negation: %s', (message) => {
  expect(planned(message)).toMatchObject({
    kind: 'call',
    call: { args: { not_has: 'blog', has: 'pricing' } },
  });
});

it.each([
  'something fun to do this weekend',
  'Was Lustiges für den Samstagabend',
  'un truc amusant pour dimanche',
  'iets leuks om te doen dit weekend',
  'algo divertido para hacer el fin de semana',
  'qualcosa di carino da fare nel weekend',
  'quero algo legal pra fazer no fim de semana',
  'coś fajnego do zrobienia na weekend',
])('a wish that names nothing is answered with a question: %s', (message) => {
  expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'unclear', proposals: [] });
});

it.each([
  ['Hotels in Spain thatre on Instagram', { filter: 'instagram:exists' }],
  ['Dentists in Spain that arent on Facebook', { filter: 'facebook:missing' }],
])('apostrophes may be missing: %s', (message, args) => {
  expect(planned(message)).toMatchObject({ call: { args }, ignored: [], corrected: [] });
});

it.each([
  'Software-Firmen in Spanien, die mehr als 50 Mitarbeiter beschäftigen',
  'Softwarebedrijven in Spanje die meer dan 50 mensen in dienst hebben',
  'dentysta w Hiszpanii zatrudniający ponad 50 osób',
  'Empresas de software na Espanha que dão emprego a mais de 50 pessoas',
])('the verb of a number of employees is no word of its own: %s', (message) => {
  expect(planned(message)).toMatchObject({
    call: { args: { filter: 'employee_count:gt:50' } },
    ignored: [],
  });
});
