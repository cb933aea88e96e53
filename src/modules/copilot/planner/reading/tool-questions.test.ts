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
  ])('are answered by their topic: %s', (message, topic) => {
    expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'about_tool', topic });
  });

  it.each([
    'how do I export hotels in Spain?',
    'which companies offer an API?',
    'companies with prices',
    'welche Hotels haben Preise?',
  ])('do not include searches for companies: %s', (message) => {
    expect(planned(message).kind).toBe('call');
  });
});
