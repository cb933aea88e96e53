import { describe, expect, test } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import type { ConversationState } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(technologyNames());
const args = { q: 'hotels', country: 'FR', filter: ['employee_count:gt:10', 'booking_url:exists'] };
type Wordings = Readonly<Record<Language, string>>;

const planned = (message: string, language: Language, state: Partial<ConversationState> = {}) =>
  plan(message, lexicon, {
    last: { name: 'search', args },
    shown: ['a.example.com', 'b.example.com'],
    language,
    today: '2026-11-18',
    ...state,
  });

const inEveryLanguage = (wordings: Wordings, expected: (made: ReturnType<typeof planned>) => unknown) =>
  Object.fromEntries(
    languages.map((language) => [wordings[language], expected(planned(wordings[language], language))]),
  );

const allAre = (wordings: Wordings, value: unknown) =>
  Object.fromEntries(languages.map((language) => [wordings[language], value]));

describe('a remark about the last list, in every language', () => {
  test.each<[string, Wordings]>([
    [
      'is acknowledged if it is one of dismay',
      {
        en: 'hmm, too many',
        de: 'hm, zu viele',
        fr: 'hm, il y en a trop',
        nl: 'hm, te veel',
        es: 'uf, son demasiadas',
        it: 'uffa, sono troppe',
        pt: 'puxa, são demasiadas',
        pl: 'hmm, za dużo tego',
      },
    ],
    [
      'is acknowledged if it says that there is nothing',
      {
        en: 'nothing? damn',
        de: 'nichts? so ein mist',
        fr: 'rien ? dommage',
        nl: 'niks? jammer',
        es: 'nada? qué pena',
        it: 'niente? peccato',
        pt: 'nada? que droga',
        pl: 'nic? szkoda',
      },
    ],
  ])('%s', (_, wordings) => {
    const reason = (made: ReturnType<typeof planned>) => made.kind === 'clarify' && made.reason;
    expect(inEveryLanguage(wordings, reason)).toEqual(allAre(wordings, 'acknowledged'));
  });

  test('may be any words, which are searched for only if that finds something', () => {
    for (const message of ['classement bizarre', 'kompletny kociokwik', 'porridge everywhere'])
      expect({ message, ...planned(message, 'en') }).toMatchObject({ message, isOnlyStray: true });
    for (const message of ['bakeries', 'show me calligraphers', 'and calligraphers', 'with a sauna'])
      expect({ message, ...planned(message, 'en') }).toMatchObject({ message, isOnlyStray: false });
  });

  test.each<[string, Wordings, string]>([
    [
      'before a correction',
      {
        en: 'my bad, I meant Italy',
        de: 'hab mich vertan, ich meinte Italien',
        fr: 'je me suis trompé de pays, plutôt en Italie',
        nl: 'ik heb me vergist, ik bedoelde Italië',
        es: 'me he equivocado de país, quería decir Italia',
        it: 'mi sono sbagliato, intendevo in Italia',
        pt: 'enganei-me, queria dizer Itália',
        pl: 'pomyłka, chodziło mi o Włochy',
      },
      'IT',
    ],
    [
      'behind a correction',
      {
        en: 'rather Italy, I got the country wrong',
        de: 'lieber Italien, hab mich vertan',
        fr: 'plutôt en Italie, je me suis trompé de pays',
        nl: 'liever Italië, ik heb me vergist',
        es: 'mejor en Italia, me he equivocado de país',
        it: 'meglio in Italia, ho sbagliato paese',
        pt: 'melhor em Itália, enganei-me',
        pl: 'raczej Włochy, pomyliłem kraje',
      },
      'IT',
    ],
    [
      'as a dismissal before another place',
      {
        en: 'never mind, the whole of Belgium',
        de: 'lass mal, ganz Belgien',
        fr: 'laisse tomber, toute la Belgique',
        nl: 'laat maar, heel België',
        es: 'olvídalo, toda Bélgica',
        it: 'lascia stare, tutto il Belgio',
        pt: 'deixa lá, toda a Bélgica',
        pl: 'nieważne, cała Belgia',
      },
      'BE',
    ],
  ])('is not searched for %s', (_, wordings, country) => {
    const made = (one: ReturnType<typeof planned>) => one.kind === 'call' && one.call;
    expect(inEveryLanguage(wordings, made)).toEqual(
      allAre(wordings, { name: 'search', args: { ...args, country } }),
    );
  });

  test('is answered like thanks if it thanks', () => {
    for (const [language, message] of [
      ['en', 'thanks mate, you are a star'],
      ['es', 'gracias majo, eres un crack'],
      ['pl', 'dzięki, super pomoc'],
      ['it', 'grazie, sei un mito'],
    ] as const)
      expect(planned(message, language)).toMatchObject({ kind: 'clarify', reason: 'thanks' });
  });

  test('starts over if it asks to forget everything', () => {
    const wordings: Wordings = {
      en: 'forget everything',
      de: 'vergiss alles',
      fr: 'oublie tout',
      nl: 'vergeet alles',
      es: 'olvídalo todo',
      it: 'dimentica tutto',
      pt: 'esquece tudo',
      pl: 'zapomnij o wszystkim',
    };
    const reason = (made: ReturnType<typeof planned>) => made.kind === 'clarify' && made.reason;
    expect(inEveryLanguage(wordings, reason)).toEqual(allAre(wordings, 'started_over'));
  });
});

describe('a change of one condition, in every language', () => {
  test.each<[string, Wordings, object]>([
    [
      'a comparison without a unit is about the number compared before',
      {
        en: 'no, fewer than 10',
        de: 'nein, weniger als 10',
        fr: 'non, moins de 10',
        nl: 'nee, minder dan 10',
        es: 'no, menos de 10',
        it: 'no scusa, meno di 10',
        pt: 'não, menos de 10',
        pl: 'nie, mniej niż 10',
      },
      { filter: ['booking_url:exists', 'employee_count:lt:10'] },
    ],
    [
      'two places after "only" replace the place',
      {
        en: 'only in Poland and Czechia',
        de: 'nur in Polen und Tschechien',
        fr: 'seulement en Pologne et en Tchéquie',
        nl: 'alleen in Polen en Tsjechië',
        es: 'solo en Polonia y Chequia',
        it: 'solo in Polonia e in Cechia',
        pt: 'só na Polónia e na Chéquia',
        pl: 'tylko w Polsce i Czechach',
      },
      { country: 'PL,CZ' },
    ],
    [
      'a place that is negated behind its name gives way to the next',
      {
        en: 'France no, Belgium',
        de: 'Frankreich nicht, Belgien',
        fr: 'en France non, en Belgique',
        nl: 'in Frankrijk niet, in België',
        es: 'en Francia no, en Bélgica',
        it: 'in Francia no, in Belgio',
        pt: 'na França não, na Bélgica',
        pl: 'we Francji nie, w Belgii',
      },
      { country: 'BE' },
    ],
    [
      'what does not matter is dropped',
      {
        en: 'never mind the employees',
        de: 'die Mitarbeiterzahl ist egal',
        fr: 'laisse tomber les employés',
        nl: 'laat maar de medewerkers',
        es: 'olvida los empleados',
        it: 'lascia stare i dipendenti',
        pt: 'esquece os funcionários',
        pl: 'nieważne ilu pracowników',
      },
      { filter: 'booking_url:exists' },
    ],
    [
      'what is named and then not wanted is excluded',
      {
        en: "those with a blog I don't want",
        de: 'die mit Blog will ich nicht',
        fr: 'ceux avec un blog ne m’intéressent pas',
        nl: 'die met een blog hoef ik niet',
        es: 'las que tienen blog no las quiero',
        it: 'quelli con un blog non li voglio',
        pt: 'as que têm blog não as quero',
        pl: 'te z blogiem mnie nie interesują',
      },
      { not_has: 'blog' },
    ],
    [
      'without those that lack something is with it',
      {
        en: 'without those that have no phone number',
        de: 'ohne die, die kein Telefon haben',
        fr: 'sans ceux qui n’ont pas de téléphone',
        nl: 'zonder die zonder telefoonnummer',
        es: 'sin las que no tienen teléfono',
        it: 'senza quelli che non hanno il telefono',
        pt: 'sem as que não têm telefone',
        pl: 'bez tych bez telefonu',
      },
      { has: 'phone' },
    ],
    [
      'a verb for adding keeps the place',
      {
        en: 'and if we add Mexico?',
        de: 'ergänzen wir Mexiko',
        fr: 'et si on ajoute le Mexique ?',
        nl: 'voegen we toe: Mexico',
        es: '¿y si sumamos México?',
        it: 'e se aggiungiamo il Messico?',
        pt: 'e se somarmos o México?',
        pl: 'dodajmy Meksyk',
      },
      { country: 'FR,MX' },
    ],
    [
      'makers are those of the list',
      {
        en: 'only manufacturers',
        de: 'nur Hersteller',
        fr: 'seulement les fabricants',
        nl: 'alleen fabrikanten',
        es: 'solo fabricantes',
        it: 'solo produttori',
        pt: 'só fabricantes',
        pl: 'tylko producenci',
      },
      { filter: [...args.filter, 'business_model:eq:manufacturer'] },
    ],
    [
      'a site that is also in a language has several',
      {
        en: 'which also have their site in English?',
        de: 'welche haben ihre Seite auch auf Englisch?',
        fr: 'lesquels ont aussi un site en anglais ?',
        nl: 'welke hebben hun site ook in het Engels?',
        es: 'cuáles tienen la web también en inglés?',
        it: 'quanti sono quelli che hanno anche il sito in inglese?',
        pt: 'quais têm o site também em inglês?',
        pl: 'które mają stronę także po angielsku?',
      },
      { filter: ['employee_count:gt:10', 'booking_url:exists', 'languages_offered:in:en'] },
    ],
  ])('%s', (_, wordings, changed) => {
    const made = (one: ReturnType<typeof planned>) => one.kind === 'call' && one.call;
    expect(inEveryLanguage(wordings, made)).toEqual(
      allAre(wordings, { name: 'search', args: { ...args, ...changed } }),
    );
  });
});

describe('a list without words of its own', () => {
  const last = {
    name: 'search',
    args: { industry: 'Travel & Hospitality', filter: 'sub_industry:eq:Hotels & Resorts', country: 'FR' },
  } as const;

  test.each([
    ['quita la piscina', 'es', {}],
    ['drop the pool', 'en', {}],
    ["gibt's welche mit Notdienst?", 'de', { q: 'Notdienst', mode: 'query' }],
    ['seulement Nice', 'fr', { filter: [last.args.filter, 'place:in:Nice,nizza,niza,nicea'] }],
  ] as const)('keeps its subject: %s', (message, language, changed) => {
    expect(planned(message, language, { last })).toMatchObject({
      call: { args: { ...last.args, ...changed } },
    });
  });
});

describe('a request about the list that the app fulfils, in every language', () => {
  test.each<[string, Wordings, object]>([
    [
      'a list is renamed among the lists',
      {
        en: 'change the name of my list to South',
        de: 'ändere den Namen der Liste in Süden',
        fr: 'change le nom de la liste en Sud',
        nl: 'verander de naam van de lijst in Zuid',
        es: 'cambia el nombre de la lista a Norte',
        it: 'cambia il nome della lista in Clienti',
        pt: 'muda o nome da lista para Vinhos do Sul',
        pl: 'zmień nazwę listy na Wina południa',
      },
      { reason: 'declined', section: 'lists' },
    ],
    [
      'an alert is ended among the alerts',
      {
        en: 'how do I stop the alerts?',
        de: 'Wie stoppe ich die Benachrichtigungen?',
        fr: 'comment je coupe les alertes ?',
        nl: 'hoe zet ik de meldingen uit?',
        es: '¿Cómo paro las alertas?',
        it: 'come fermo gli avvisi?',
        pt: 'como paro de receber alertas?',
        pl: 'jak wyłączyć powiadomienia?',
      },
      { reason: 'about_tool', topic: 'endAlerts' },
    ],
    [
      'an alert is made among the alerts',
      {
        en: 'set me up an alert',
        de: 'mach mir einen Alarm',
        fr: 'fais-moi une alerte là-dessus',
        nl: 'zet een melding voor mij',
        es: 'ponme una alerta',
        it: 'fammi un avviso',
        pt: 'faz um alerta para mim',
        pl: 'zrób mi alert',
      },
      { reason: 'declined', section: 'monitors' },
    ],
  ])('%s', (_, wordings, expected) => {
    for (const language of languages) {
      const message = wordings[language];
      expect({ message, ...planned(message, language) }).toMatchObject({
        message,
        kind: 'clarify',
        ...expected,
      });
    }
  });
});
