import { describe, expect, it } from 'vitest';
import type { CallArguments } from './call.ts';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import type { Language } from './lexicon/meaning.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(['WordPress']);
const planFor = (language: Language, message: string, args?: CallArguments) => {
  const last = args && ({ name: 'search', args } as const);
  const shown = last ? ['one.test', 'two.test'] : [];
  return plan(message, lexicon, { ...emptyConversation, last, lastList: last, shown, language });
};
const argsOf = (...given: Parameters<typeof planFor>): CallArguments => {
  const made = planFor(...given);
  if (made.kind !== 'call') throw new Error(`${given[1]}: ${made.kind}`);
  return made.call.args;
};
const placesOf = ({ filter }: CallArguments): string[] =>
  [filter ?? []]
    .flat()
    .filter((one) => String(one).startsWith('place:in:'))
    .flatMap((one) => String(one).slice('place:in:'.length).split(','));

describe('a place or a country', () => {
  it.each([
    ['en', 'hotels in Barcelona or Portugal'],
    ['en', 'hotels in Barcelona and in Portugal'],
    ['de', 'Hotels in Barcelona oder Portugal'],
    ['fr', 'hôtels à Barcelone ou au Portugal'],
    ['es', 'hoteles en Barcelona o en Portugal'],
    ['it', 'alberghi a Barcellona o in Portogallo'],
    ['nl', 'hotels in Barcelona of Portugal'],
    ['pt', 'hotéis em Barcelona ou em Portugal'],
    ['pl', 'hotele w Barcelonie lub Portugalii'],
  ] as const)('is one condition (%s): %s', (language, message) => {
    const args = argsOf(language, message);
    expect(placesOf(args)[0]?.toLowerCase()).toMatch(/^bar[cs]/);
    expect(placesOf(args).at(-1)).toBe('*/PT');
    expect(args.country).toBe('ES,PT');
  });

  it.each([
    ['en', 'also in Portugal'],
    ['de', 'auch in Portugal'],
    ['fr', 'aussi au Portugal'],
    ['es', 'también en Portugal'],
    ['it', 'anche in Portogallo'],
    ['nl', 'ook in Portugal'],
    ['pt', 'também em Portugal'],
    ['pl', 'także w Portugalii'],
  ] as const)('is asked for one after the other (%s): %s', (language, message) => {
    const args = argsOf(language, message, { q: 'hotel', country: 'ES', filter: 'place:in:Barcelona' });
    expect(placesOf(args).at(-1)).toBe('*/PT');
    expect(args.country).toBe('ES,PT');
    const { filter, country } = argsOf('en', 'forget Barcelona', args);
    expect({ filter, country }).toEqual({ filter: undefined, country: 'PT' });
  });

  it('leaves a city in its country, and another country alone', () => {
    expect(placesOf(argsOf('en', 'hotels in Barcelona, Spain'))).not.toContain('*/ES');
    const before = { q: 'hotel', country: 'ES,PT', filter: 'place:in:Barcelona,*/PT' };
    expect(argsOf('en', 'only those in Portugal', before)).toEqual({ q: 'hotel', country: 'PT' });
  });
});

describe('what the copilot cannot do', () => {
  it.each([
    ['en', 'email all hotels in Belgium', 'contact'],
    ['en', 'send our offer to the hotels in Belgium', 'contact'],
    ['de', 'schick allen Hotels in Belgien eine E-Mail', 'contact'],
    ['de', 'ruf bitte alle Hotels in Belgien an', 'contact'],
    ['fr', 'envoie un mail à tous les hôtels de Belgique', 'contact'],
    ['es', 'llama a todos los hoteles de Bélgica', 'contact'],
    ['it', 'manda una mail a tutti gli alberghi in Belgio', 'contact'],
    ['nl', 'bel alle hotels in België', 'contact'],
    ['pt', 'envia um email a todos os hotéis na Bélgica', 'contact'],
    ['pl', 'wyślij maila do wszystkich hoteli w Belgii', 'contact'],
    ['en', 'book me a room in one of the hotels in Belgium', 'booking'],
    ['en', 'can you schedule a meeting with hotels in Belgium', 'booking'],
    ['de', 'kannst du mir ein Zimmer in Hotels in Belgien reservieren', 'booking'],
    ['fr', 'réserve-moi une chambre dans un hôtel en Belgique', 'booking'],
    ['es', 'resérvame una habitación en un hotel de Bélgica', 'booking'],
    ['it', 'prenota una camera in un albergo in Belgio', 'booking'],
    ['nl', 'reserveer een kamer in hotels in België', 'booking'],
    ['pt', 'marca um quarto num hotel na Bélgica', 'booking'],
    ['pl', 'zarezerwuj pokój w hotelu w Belgii', 'booking'],
    ['en', 'print the list of hotels in Belgium', 'printing'],
    ['de', 'druck mir die Liste der Hotels in Belgien aus', 'printing'],
    ['fr', 'imprime la liste des hôtels en Belgique', 'printing'],
    ['es', 'imprime la lista de hoteles en Bélgica', 'printing'],
    ['it', 'stampa la lista degli alberghi in Belgio', 'printing'],
    ['nl', 'print de lijst van hotels in België', 'printing'],
    ['pt', 'imprime a lista de hotéis na Bélgica', 'printing'],
    ['pl', 'wydrukuj listę hoteli w Belgii', 'printing'],
    ['en', 'request a quote from printers in Belgium', 'contact'],
    ['de', 'frag bitte bei Druckereien in Belgien nach einem Preis', 'contact'],
    ['fr', 'demande un devis aux imprimeries en Belgique', 'contact'],
    ['es', 'pide un presupuesto a imprentas en Bélgica', 'contact'],
    ['it', 'chiedi un preventivo alle tipografie in Belgio', 'contact'],
    ['nl', 'vraag een offerte aan bij drukkerijen in België', 'contact'],
    ['pt', 'pede um orçamento a gráficas na Bélgica', 'contact'],
    ['pl', 'zapytaj drukarnie w Belgii o cenę', 'contact'],
    ['es', 'consígueme una cita con un dentista en Bélgica', 'booking'],
    ['it', 'fammi una prenotazione in un hotel in Belgio', 'booking'],
    ['pt', 'arranja-me uma consulta num dentista na Bélgica', 'booking'],
    ['pl', 'załatw mi wizytę u dentysty w Belgii', 'booking'],
    ['en', 'crawl the hotels in Belgium every day', 'crawling'],
    ['en', 'scrape the LinkedIn profiles of hotels in Belgium', 'crawling'],
    ['de', 'prüfe täglich die Hotels in Belgien', 'crawling'],
    ['fr', 'surveille tous les jours les hôtels en Belgique', 'crawling'],
    ['es', 'revisa cada día los hoteles de Bélgica', 'crawling'],
    ['it', 'controlla ogni giorno gli alberghi in Belgio', 'crawling'],
    ['nl', 'controleer elke dag de hotels in België', 'crawling'],
    ['pt', 'verifica todos os dias os hotéis na Bélgica', 'crawling'],
    ['pl', 'sprawdzaj codziennie hotele w Belgii', 'crawling'],
  ] as const)('is said, and the companies are shown (%s): %s', (language, message, unable) => {
    const made = planFor(language, message);
    expect(made).toMatchObject({ kind: 'call', remarks: { unable }, ignored: [] });
    expect(argsOf(language, message).country).toBe('BE');
  });

  it.each([
    ['en', 'translate this page', 'translation'],
    ['de', 'übersetz mir diese Seite', 'translation'],
    ['fr', 'traduis cette page', 'translation'],
    ['es', 'traduce esta página', 'translation'],
    ['it', 'traduci questa pagina', 'translation'],
    ['nl', 'vertaal deze pagina', 'translation'],
    ['pt', 'traduz esta página', 'translation'],
    ['pl', 'przetłumacz tę stronę', 'translation'],
    ['en', 'book a table for two', 'booking'],
    ['en', 'give them a call', 'contact'],
    ['nl', 'stuur een e-mail naar al deze bedrijven', 'contact'],
  ] as const)('is all that the answer says if nothing is named (%s): %s', (language, message, unable) => {
    const made = planFor(language, message, { q: 'hotel' });
    expect(made).toMatchObject({ kind: 'clarify', reason: 'declined', remarks: { unable } });
  });

  it.each([
    ['en', 'print shops in Belgium'],
    ['en', 'call centres in Belgium'],
    ['en', 'translation agencies in Belgium'],
    ['en', 'hotels in Belgium with online booking'],
    ['de', 'Druckereien in Belgien'],
    ['de', 'Übersetzer in Belgien'],
    ['fr', 'imprimeries en Belgique'],
    ['es', 'imprentas en Bélgica'],
    ['it', 'tipografie in Belgio'],
    ['nl', 'drukkerijen in België'],
    ['pt', 'gráficas na Bélgica'],
    ['pl', 'drukarnie w Belgii'],
  ] as const)('is not meant by a trade with such a name (%s): %s', (language, message) => {
    expect(planFor(language, message).remarks.unable).toBeUndefined();
  });
});

it('dropping a condition is no message to companies', () => {
  const last = { country: 'BE', technology: 'WordPress' };
  const made = planFor('en', 'drop wordpress, the ones with a newsletter instead', last);
  expect(made).toMatchObject({ kind: 'call', remarks: { unable: undefined } });
});

describe('people of companies', () => {
  it.each([
    ['en', "find the CEO's private number of bakeries in Belgium"],
    ['de', 'private Nummer der Geschäftsführer von Bäckereien in Belgien'],
    ['fr', 'trouve le numéro perso du patron des boulangeries en Belgique'],
    ['es', 'el móvil personal del director de panaderías en Bélgica'],
    ['it', 'il numero privato del titolare di panifici in Belgio'],
    ['nl', 'het privé telefoonnummer van de eigenaar van bakkerijen in België'],
    ['pt', 'qual é o telemóvel pessoal do diretor das padarias na Bélgica'],
    ['pl', 'prywatny numer właściciela piekarni w Belgii'],
  ] as const)('have no numbers in the index (%s): %s', (language, message) => {
    const { remarks } = planFor(language, message);
    expect(remarks.persons ?? remarks.positions).toMatch(/priv|perso|pess|pryw/);
    expect(argsOf(language, message).country).toBe('BE');
  });
});

describe('the last list', () => {
  it.each([
    ['en', 'how many in each?'],
    ['de', 'wie viele in jedem Land?'],
    ['fr', 'combien dans chacun ?'],
    ['es', '¿cuántos en cada uno?'],
    ['it', 'quanti in ciascuno?'],
    ['nl', 'hoeveel in elk?'],
    ['pt', 'quantos em cada um?'],
    ['pl', 'ile w każdym?'],
  ] as const)('is counted in each of its countries (%s): %s', (language, message) => {
    const made = planFor(language, message, { q: 'hotel', country: 'ES,IT' });
    const counted =
      made.kind === 'call' ? (made.compared?.map(({ value }) => value) ?? made.call.args.fields) : [];
    expect([['ES', 'IT'], 'country']).toContainEqual(counted);
  });
});

describe('pages of the last list', () => {
  it.each([
    ['en', 'page 3'],
    ['en', 'the third page please'],
    ['en', 'results 201 to 300'],
    ['de', 'Seite 3'],
    ['de', 'Ergebnisse 201 bis 300'],
    ['fr', 'page 3'],
    ['fr', 'résultats 201 à 300'],
    ['es', 'página 3'],
    ['es', 'resultados 201 a 300'],
    ['it', 'pagina 3'],
    ['it', 'risultati da 201 a 300'],
    ['nl', 'pagina 3'],
    ['nl', 'resultaten 201 tot 300'],
    ['pt', 'página 3'],
    ['pt', 'resultados 201 a 300'],
    ['pl', 'strona 3'],
    ['pl', 'wyniki od 201 do 300'],
    ['en', 'go to page 3'],
    ['de', 'geh zu Seite 3'],
    ['fr', 'va à la page 3'],
    ['es', 've a la página 3'],
    ['it', 'vai a pagina 3'],
    ['nl', 'ga naar pagina 3'],
    ['pt', 'vai para a página 3'],
    ['pl', 'przejdź do strony 3'],
  ] as const)('are asked for by numbers (%s): %s', (language, message) => {
    const { offset, limit = 100 } = argsOf(language, message, { q: 'hotel', offset: 100 });
    expect({ offset, limit }).toEqual({ offset: 200, limit: 100 });
  });

  it.each([
    ['en', 'show me the last ten'],
    ['de', 'zeig mir die letzten zehn'],
    ['fr', 'montre-moi les dix derniers'],
    ['es', 'los últimos diez'],
    ['it', 'mostrami gli ultimi dieci'],
    ['nl', 'laat de laatste tien zien'],
    ['pt', 'mostra os últimos dez'],
    ['pl', 'pokaż ostatnie dziesięć'],
  ] as const)('may end the list (%s): %s', (language, message) => {
    expect(planFor(language, message, { q: 'hotel' })).toMatchObject({ kind: 'pick', lastRows: 10 });
  });

  it.each([
    ['en', 'why this order?'],
    ['en', 'how are these sorted?'],
    ['de', 'warum steht die Liste in dieser Reihenfolge?'],
    ['fr', "comment c'est trié ?"],
    ['es', '¿por qué salen en este orden?'],
    ['it', 'come sono ordinati?'],
    ['nl', 'hoe is dit gesorteerd?'],
    ['pt', 'porquê esta ordem?'],
    ['pl', 'dlaczego taka kolejność?'],
  ] as const)('are in an order that is explained (%s): %s', (language, message) => {
    expect(planFor(language, message, { q: 'hotel' })).toMatchObject({ kind: 'clarify', topic: 'order' });
  });
});

const HOTELS = { industry: 'Travel & Hospitality', filter: 'sub_industry:eq:Hotels & Resorts' };
const inTwoCities = { ...HOTELS, country: 'DE', filter: [HOTELS.filter, 'place:in:Berlin,Hamburg'] };

describe('the companies of a list', () => {
  it.each([
    ['en', 'and how many of those are in Hamburg?'],
    ['de', 'und wie viele davon sind in Hamburg?'],
    ['fr', 'et combien d’entre eux sont à Hambourg ?'],
    ['es', '¿y cuántos de ellos están en Hamburgo?'],
    ['it', 'e quanti di questi sono ad Amburgo?'],
    ['nl', 'en hoeveel daarvan zitten in Hamburg?'],
    ['pt', 'e quantos deles ficam em Hamburgo?'],
    ['pl', 'a ile z nich jest w Hamburgu?'],
  ] as const)(
    'are counted in one of their cities, although “and” comes first (%s): %s',
    (language, message) => {
      const places = placesOf(argsOf(language, message, inTwoCities)).map((name) => name.toLowerCase());
      expect(places).toContain('hamburg');
      expect(places).not.toContain('berlin');
    },
  );

  it.each([
    ['en', 'is there anything like that in Austria too?'],
    ['de', 'gibt es sowas auch in Österreich?'],
    ['fr', 'il y en a aussi en Autriche ?'],
    ['es', '¿hay algo así también en Austria?'],
    ['it', 'ce ne sono anche in Austria?'],
    ['nl', 'is er zoiets ook in Oostenrijk?'],
    ['pt', 'há algo assim também na Áustria?'],
    ['pl', 'czy jest coś takiego też w Austrii?'],
  ] as const)('are asked for elsewhere by “is there” (%s): %s', (language, message) => {
    expect(argsOf(language, message, inTwoCities)).toEqual({ ...HOTELS, country: 'AT' });
  });

  it.each([
    ['en', 'take the ones from Munich out'],
    ['en', 'remove the Munich ones'],
    ['de', 'nimm die aus München raus'],
    ['fr', 'retire de la liste ceux de Munich'],
    ['es', 'saca de la lista los de Múnich'],
    ['it', 'togli quelli di Monaco di Baviera'],
    ['nl', 'haal die uit München eruit'],
    ['pt', 'tira os de Munique'],
    ['pl', 'wyrzuć z listy te z Monachium'],
  ] as const)('lose those of a city (%s): %s', (language, message) => {
    const { filter } = argsOf(language, message, { ...HOTELS, country: 'DE' });
    expect(filter).toContainEqual(expect.stringMatching(/^place:ne:M/));
  });

  it.each([
    ['en', 'how old is the oldest?', 'founded_year'],
    ['en', 'how big is the biggest one?', '-employee_count'],
    ['de', 'wie alt ist das älteste?', 'founded_year'],
    ['fr', 'quel âge a le plus ancien ?', 'founded_year'],
    ['es', '¿cuántos años tiene el más antiguo?', 'founded_year'],
    ['it', 'quanto è grande il più grande?', '-employee_count'],
    ['nl', 'hoe oud is de oudste?', 'founded_year'],
    ['pt', 'quantos anos tem o mais antigo?', 'founded_year'],
    ['pl', 'jak stary jest najstarszy?', 'founded_year'],
  ] as const)('are put in the order that a superlative asks about (%s): %s', (language, message, sort) => {
    expect(argsOf(language, message, { ...HOTELS, country: 'DE' })).toMatchObject({ country: 'DE', sort });
  });

  it.each([
    ['en', 'and what do they use instead?'],
    ['de', 'was nutzen sie stattdessen?'],
    ['fr', 'et ils utilisent quoi à la place ?'],
    ['es', '¿y qué usan en su lugar?'],
    ['it', 'e cosa usano invece?'],
    ['nl', 'wat gebruiken ze in plaats daarvan?'],
    ['pt', 'e o que usam em vez disso?'],
    ['pl', 'a czego używają zamiast tego?'],
  ] as const)('are counted by what they use (%s): %s', (language, message) => {
    expect(argsOf(language, message, { ...HOTELS, country: 'GR' })).toMatchObject({
      country: 'GR',
      fields: 'tech',
    });
  });

  it.each([
    ['en', 'show me the ones in Berlin with their e-mail and phone'],
    ['de', 'zeig mir die in Berlin samt ihrer E-Mail und Telefonnummer'],
    ['fr', 'montre-moi ceux de Berlin avec leur e-mail et leur téléphone'],
    ['es', 'muéstrame los de Berlín con su correo y su teléfono'],
    ['it', 'mostrami quelli di Berlino con la loro e-mail e il telefono'],
    ['nl', 'toon die in Berlijn met hun e-mail en telefoonnummer'],
    ['pt', 'mostra os de Berlim com o e-mail e o telefone deles'],
    ['pl', 'pokaż te z Berlina z ich e-mailem i telefonem'],
  ] as const)('need not have what a possessive asks for (%s): %s', (language, message) => {
    const made = planFor(language, message, inTwoCities);
    expect(made).toMatchObject({ kind: 'call', factsOfDescribed: ['email', 'phone'] });
    expect(argsOf(language, message, inTwoCities).has).toBeUndefined();
  });
});

describe('a message whose language is open', () => {
  it.each([
    ['hotel in Austria', 'it', 'con spa e prenotazione online'],
    ['hotel Barcelona', 'es', 'con reserva online y piscina'],
    ['hotel Porto', 'pt', 'com piscina e reservas online'],
    ['restaurant Paris', 'fr', 'sans Facebook'],
    ['hotel Berlin', 'nl', 'met online reserveren en sauna'],
    ['hotel Berlin', 'de', 'mit Sauna und Onlinebuchung'],
    ['hotel Berlin', 'pl', 'z basenem i rezerwacją online'],
    ['hotel Berlin', 'en', 'with online booking and a pool'],
  ] as const)('leaves it to the next one: %s (%s), %s', (lastMessage, language, message) => {
    const last = { name: 'search', args: { ...HOTELS, country: 'AT' } } as const;
    const made = plan(message, lexicon, { last, lastMessage, shown: ['one.test'], language: 'en' });
    expect(made).toMatchObject({ kind: 'call', language, call: { args: { country: 'AT' } } });
    expect(made.kind === 'call' && made.call.args.industry).toBe(HOTELS.industry);
  });
});

describe('a verb beside an action that is declined', () => {
  it.each([
    ['en', 'please email all hotels in Spain and ask for a quote'],
    ['de', 'Kannst du allen Hotels in Spanien schreiben und nach einem Angebot fragen?'],
    ['fr', 'appelle les hôtels en Espagne et demande leurs tarifs'],
    ['es', 'llama a los hoteles de España y pregunta por sus precios'],
    ['it', 'scrivi agli hotel in Spagna e chiedi un preventivo'],
    ['nl', 'mail alle hotels in Spanje en vraag naar hun prijzen'],
    ['pt', 'liga aos hotéis em Espanha e pergunta os preços'],
    ['pl', 'zadzwoń do hoteli w Hiszpanii i zapytaj o ceny'],
  ] as const)('is no condition (%s): %s', (language, message) => {
    expect(argsOf(language, message)).toEqual({
      q: expect.stringMatching(/^h[oô]t[eé]\w+$/i),
      country: 'ES',
    });
  });
});
