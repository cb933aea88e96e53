import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(technologyNames());
const planned = (message: string) => plan(message, lexicon, emptyConversation);

describe('questions about the tool', () => {
  it.each([
    ['where can I find my API key', 'keys'],
    ['what data do you actually store on each company?', 'contents'],
    ['what fields are stored?', 'contents'],
    ['Welche Daten habt ihr zu den Firmen?', 'contents'],
    ['quelles données avez-vous sur chaque entreprise ?', 'contents'],
    ['¿qué datos guardáis de cada empresa?', 'contents'],
    ['quali dati avete su ogni azienda?', 'contents'],
    ['que dados têm sobre cada empresa?', 'contents'],
    ['welke gegevens hebben jullie over bedrijven?', 'contents'],
    ['jakie dane macie o firmach?', 'contents'],
    ['can I save this search?', 'saving'],
    ['how can I be notified about new companies?', 'alerts'],
    ['can you search in several languages?', 'languages'],
    ['Woher stammen die Daten?', 'source'],
    ['Wie oft werden die Daten aktualisiert?', 'freshness'],
    ['combien ça coûte ?', 'prices'],
    ['dans quel format puis-je exporter ?', 'export'],
    ['cómo puedo guardar una búsqueda', 'saving'],
    ['come posso esportare i risultati?', 'export'],
    ['waar vind ik mijn API-sleutel?', 'keys'],
    ['como posso criar um alerta?', 'alerts'],
    ['skąd macie dane?', 'source'],
    ['how do i get this into a spreadsheet', 'export'],
    ['Wie kann ich das als Excel speichern?', 'export'],
    ['où télécharger la liste ?', 'export'],
    ['cómo bajo la lista', 'export'],
    ['hoe exporteer ik een lijst naar csv', 'export'],
    ['hoe krijg ik een lijst in excel', 'export'],
    ['how do I get rid of an alert?', 'endAlerts'],
    ['I want no more alerts, please turn off the notifications', 'endAlerts'],
    ['Wie kann ich einen Alert abbestellen?', 'endAlerts'],
    ['comment désactiver les alertes ?', 'endAlerts'],
    ['cómo elimino una alerta', 'endAlerts'],
    ['come si fa a disattivare le notifiche', 'endAlerts'],
    ['hoe verwijder ik een melding', 'endAlerts'],
    ['como cancelo um alerta?', 'endAlerts'],
    ['jak wyłączyć alert', 'endAlerts'],
    ['where can I put companies on a shortlist?', 'lists'],
    ['can I bookmark a business', 'lists'],
    ['Wie füge ich ein Unternehmen zu meiner Liste hinzu?', 'lists'],
    ['wo kann man sich Firmen merken', 'lists'],
    ['comment mettre une entreprise dans une liste ?', 'lists'],
    ['¿dónde puedo agregar empresas a una lista?', 'lists'],
    ["come aggiungo un'impresa a un elenco?", 'lists'],
    ['posso guardar um perfil numa lista?', 'lists'],
    ['hoe zet ik een bedrijf op een lijstje', 'lists'],
    ['gdzie mogę dodać firmę do listy?', 'lists'],
    ['do you have an API?', 'keys'],
    ['¿hay API?', 'keys'],
    ['vocês têm API?', 'keys'],
    ["c'è un'API?", 'keys'],
    ['does this integrate with Salesforce?', 'integrations'],
    ['are there webhooks?', 'integrations'],
    ['Lässt sich das an unser CRM anbinden?', 'integrations'],
    ['comment relier cela à HubSpot ?', 'integrations'],
    ['¿se puede sincronizar con Pipedrive?', 'integrations'],
    ['è possibile integrarlo con il nostro CRM?', 'integrations'],
    ['como ligo isto ao meu CRM?', 'integrations'],
    ['kan dit gekoppeld worden met Zapier?', 'integrations'],
    ['jak zintegrować to z naszym systemem CRM?', 'integrations'],
  ])('are answered by their topic: %s', (message, topic) => {
    expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'about_tool', topic });
  });

  it.each([
    'how do I export hotels in Spain?',
    'which companies offer an API?',
    'companies with prices',
    'welche Hotels haben Preise?',
    'which companies integrate HubSpot?',
    'welche Firmen speichern Strom?',
    'software companies with webhooks',
    'lista de hoteles en Chile',
  ])('do not include searches for companies: %s', (message) => {
    expect(planned(message).kind).toBe('call');
  });
});

it.each([
  ['how do i save a list and export it?', 'export', 'lists'],
  ['Wie speichere ich eine Liste und exportiere sie dann?', 'export', 'lists'],
  ['comment créer une alerte et combien ça coûte ?', 'alerts', 'prices'],
  ['¿Cómo guardo una búsqueda y la comparto con mi equipo?', 'saving', 'sharing'],
  ['come salvo una lista e la condivido?', 'sharing', 'lists'],
  ['como exporto a lista pra excel e quanto custa?', 'prices', 'export'],
  ['Is er een API en wat kost die?', 'keys', 'prices'],
  ['wat kost de API?', 'keys', 'prices'],
  ['jak zapisać listę i ją wyeksportować?', 'export', 'lists'],
])('two questions have two answers: %s', (message, topic, secondTopic) => {
  expect(planned(message)).toMatchObject({ reason: 'about_tool', topic, secondTopic });
});

it.each([
  ['can I share a list?', 'sharing'],
  ['how do I delete an alert and its e-mails?', 'endAlerts'],
  ['¿Cómo comparto una búsqueda guardada con mi equipo?', 'sharing'],
  ['where do I find my lists?', 'lists'],
])('one question has one answer: %s', (message, topic) => {
  expect(planned(message)).toMatchObject({ reason: 'about_tool', topic, secondTopic: undefined });
});

it.each(['which companies in Spain store data?', 'what information do you have about Alder Legal?'])(
  'a question about companies does not ask what is stored: %s',
  (message) => {
    expect(planned(message)).not.toMatchObject({ topic: 'contents' });
  },
);

it.each([
  'what can I ask you?',
  'was kann ich dich fragen?',
  'que puis-je te demander ?',
  '¿qué te puedo preguntar?',
  'cosa posso chiederti?',
  'o que posso perguntar?',
  'wat kan ik je vragen?',
  'o co mogę zapytać?',
])('what to ask is a question about the tool: %s', (message) => {
  expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'about_tool' });
});

it.each(['test', 'hello? test', 'asdf', 'é só um teste', 'c’est un test'])(
  'a message that only tries out the service is greeted: %s',
  (message) => {
    expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'greeting' });
  },
);

it('a laboratory for tests is searched', () => {
  expect(planned('test labs in Ireland')).toMatchObject({ call: { args: { q: 'test labs' } } });
});
