import type { ChangePlace, Language } from '../planner/index.ts';

export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The sentences of the copilot in one language. `{…}` is filled in. */
interface Sentences {
  readonly found: Plural;
  readonly foundNone: string;
  /** Nothing meets all conditions, and what would without one of them. */
  readonly foundNoneOfAll: string;
  readonly without: string;
  readonly firstAre: string;
  /** The most frequent values, each with its number. */
  readonly mostOften: string;
  /** No homepage has the words of a trade, so that its whole industry is shown. */
  readonly noneSays: string;
  /** No homepage has the words, so that what comes near in meaning is shown. */
  readonly nearest: string;
  /** Whether one company uses a technology. */
  readonly uses: string;
  readonly usesNot: string;
  readonly like: Plural;
  readonly likeNone: string;
  readonly notIndexed: string;
  readonly ignored: string;
  readonly greeting: string;
  readonly offTopic: string;
  readonly unclear: string;
  readonly noDomain: string;
  readonly nothingBefore: string;
  /** The earlier turns are forgotten. */
  readonly startedOver: string;
  /** A page behind the last one. */
  readonly noMore: Plural;
  readonly noSuchRow: string;
  /** A request to change something, with where that can be done. */
  readonly declined: string;
  readonly places: Readonly<Record<ChangePlace, string>>;
  /** Suggested next questions; without those of features already asked about. */
  readonly next: Readonly<Record<'email' | 'phone' | 'blog' | 'like', string>>;
  /** Requests to begin with. */
  readonly examples: readonly string[];
  /** A call that costs more than may be spent. */
  readonly tooDear: string;
}

/** THE sentences of the built-in answers. */
export const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    found: { one: '{count} company matches.', other: '{count} companies match.' },
    foundNone: 'No company matches. Try fewer conditions.',
    foundNoneOfAll: 'No company matches all of this.',
    without: 'Without “{condition}”: {count}.',
    firstAre: 'First: {names}.',
    mostOften: 'Most often: {names}.',
    noneSays: 'None of these homepages says “{words}”: they are companies of the whole industry {industry}.',
    nearest: 'These come closest in meaning to “{words}”.',
    uses: '{domain} uses {technology}.',
    usesNot: '{technology} was not found on {domain}.',
    like: { one: '{count} company is like {domain}.', other: '{count} companies are like {domain}.' },
    likeNone: 'No company like {domain} was found.',
    notIndexed: '{domain} is not in the index yet. Open its profile to have it fetched, then ask again.',
    ignored: 'Not taken into account: {words}.',
    greeting: 'Hello! Tell me which companies you are looking for, for example: restaurants in the UK.',
    offTopic:
      'I only find companies and their websites. Ask, for example: Shopify stores in France, or companies like example.com.',
    unclear: 'I am not sure what you are looking for. Name a trade, a technology, a country or a domain.',
    noDomain: 'Like which company? Please name its domain, for example example.com.',
    nothingBefore: 'There is nothing to continue yet. What are you looking for?',
    startedOver: 'All right, from the beginning. Which companies are you looking for?',
    noMore: { one: 'That was all: {count} company.', other: 'That was all: {count} companies.' },
    noSuchRow: 'The last answer does not include that company.',
    declined: 'I only search and read; I cannot change anything. You can do that under {place}.',
    places: {
      lists: 'Lists',
      monitors: 'Alerts',
      account: 'Settings',
      keys: 'API keys',
      history: 'History',
      results: 'the results: select companies, then save or export them',
    },
    next: {
      email: 'only those with an e-mail address',
      phone: 'only those with a phone number',
      blog: 'without a blog',
      like: 'companies like {domain}',
    },
    examples: ['hotels in Spain with a phone number', 'WordPress sites in France without Google Analytics'],
    tooDear:
      'That costs up to {credits} credits, and {allowed} may be spent here. Nothing was taken; confirm the call to go on.',
  },
  de: {
    found: { one: '{count} Unternehmen passt.', other: '{count} Unternehmen passen.' },
    foundNone: 'Kein Unternehmen passt. Versuchen Sie es mit weniger Bedingungen.',
    foundNoneOfAll: 'Kein Unternehmen erfüllt alle Bedingungen.',
    without: 'Ohne „{condition}“: {count}.',
    firstAre: 'Die ersten: {names}.',
    mostOften: 'Am häufigsten: {names}.',
    noneSays: 'Keine dieser Startseiten nennt „{words}“: Es sind Firmen der ganzen Branche {industry}.',
    nearest: 'Diese kommen „{words}“ inhaltlich am nächsten.',
    uses: '{domain} nutzt {technology}.',
    usesNot: '{technology} wurde auf {domain} nicht gefunden.',
    like: { one: '{count} Unternehmen ähnelt {domain}.', other: '{count} Unternehmen ähneln {domain}.' },
    likeNone: 'Es wurde kein Unternehmen gefunden, das {domain} ähnelt.',
    notIndexed:
      '{domain} ist noch nicht im Index. Öffnen Sie das Profil, um die Homepage abzurufen, und fragen Sie dann noch einmal.',
    ignored: 'Nicht berücksichtigt: {words}.',
    greeting: 'Guten Tag! Welche Unternehmen suchen Sie? Zum Beispiel: Restaurants in Deutschland.',
    offTopic:
      'Ich finde nur Unternehmen und ihre Webseiten. Fragen Sie zum Beispiel nach Shopify-Shops in der Schweiz oder Firmen wie example.com.',
    unclear:
      'Mir ist nicht klar, was Sie suchen. Nennen Sie eine Branche, eine Technologie, ein Land oder eine Domain.',
    noDomain: 'Wie welches Unternehmen? Bitte nennen Sie seine Domain, zum Beispiel example.com.',
    nothingBefore: 'Es gibt noch nichts, womit es weitergehen könnte. Was suchen Sie?',
    startedOver: 'Gut, von vorn. Welche Unternehmen suchen Sie?',
    noMore: { one: 'Das war alles: {count} Unternehmen.', other: 'Das waren alle {count} Unternehmen.' },
    noSuchRow: 'Die letzte Antwort enthält kein solches Unternehmen.',
    declined: 'Ich suche und lese nur, ändern kann ich nichts. Das geht unter {place}.',
    places: {
      lists: 'Listen',
      monitors: 'Alerts',
      account: 'Einstellungen',
      keys: 'API-Schlüssel',
      history: 'Verlauf',
      results: 'den Ergebnissen: Unternehmen auswählen, dann speichern oder exportieren',
    },
    next: {
      email: 'nur die mit E-Mail-Adresse',
      phone: 'nur die mit Telefonnummer',
      blog: 'ohne Blog',
      like: 'Unternehmen wie {domain}',
    },
    examples: ['Hotels in Spanien mit Telefonnummer', 'WordPress-Seiten in Frankreich ohne Google Analytics'],
    tooDear:
      'Das kostet bis zu {credits} Credits, und {allowed} dürfen hier ausgegeben werden. Es wurde nichts abgebucht; bestätigen Sie den Aufruf, um fortzufahren.',
  },
  fr: {
    found: { one: '{count} entreprise correspond.', other: '{count} entreprises correspondent.' },
    foundNone: 'Aucune entreprise ne correspond. Essayez avec moins de conditions.',
    foundNoneOfAll: 'Aucune entreprise ne remplit toutes les conditions.',
    without: 'Sans « {condition} » : {count}.',
    firstAre: 'Les premières : {names}.',
    mostOften: 'Le plus souvent : {names}.',
    noneSays:
      'Aucune de ces pages d’accueil ne mentionne « {words} » : ce sont les entreprises de tout le secteur {industry}.',
    nearest: 'Voici les plus proches de « {words} » par le sens.',
    uses: '{domain} utilise {technology}.',
    usesNot: '{technology} n’a pas été trouvé sur {domain}.',
    like: {
      one: '{count} entreprise ressemble à {domain}.',
      other: '{count} entreprises ressemblent à {domain}.',
    },
    likeNone: 'Aucune entreprise semblable à {domain} n’a été trouvée.',
    notIndexed:
      '{domain} n’est pas encore dans l’index. Ouvrez son profil pour le récupérer, puis redemandez.',
    ignored: 'Non pris en compte : {words}.',
    greeting: 'Bonjour ! Quelles entreprises cherchez-vous ? Par exemple : restaurants en France.',
    offTopic:
      'Je ne trouve que des entreprises et leurs sites. Demandez par exemple : boutiques Shopify en France, ou entreprises comme example.com.',
    unclear:
      'Je ne suis pas sûr de ce que vous cherchez. Indiquez un métier, une technologie, un pays ou un domaine.',
    noDomain: 'Comme quelle entreprise ? Indiquez son domaine, par exemple example.com.',
    nothingBefore: 'Il n’y a encore rien à poursuivre. Que cherchez-vous ?',
    startedOver: 'D’accord, on recommence. Quelles entreprises cherchez-vous ?',
    noMore: { one: 'C’est tout : {count} entreprise.', other: 'C’est tout : {count} entreprises.' },
    noSuchRow: 'La dernière réponse ne contient pas cette entreprise.',
    declined: 'Je ne fais que chercher et lire ; je ne peux rien modifier. Cela se fait sous {place}.',
    places: {
      lists: 'Listes',
      monitors: 'Alertes',
      account: 'Paramètres du compte',
      keys: 'Clés API',
      history: 'Historique des recherches',
      results: 'les résultats : sélectionnez des entreprises, puis enregistrez-les ou exportez-les',
    },
    next: {
      email: 'seulement celles avec une adresse e-mail',
      phone: 'seulement celles avec un numéro de téléphone',
      blog: 'sans blog',
      like: 'entreprises comme {domain}',
    },
    examples: [
      'hôtels en Espagne avec un numéro de téléphone',
      'sites WordPress en Allemagne sans Google Analytics',
    ],
    tooDear:
      'Cela coûte jusqu’à {credits} crédits, et {allowed} peuvent être dépensés ici. Rien n’a été débité ; confirmez l’appel pour continuer.',
  },
  es: {
    found: { one: '{count} empresa coincide.', other: '{count} empresas coinciden.' },
    foundNone: 'Ninguna empresa coincide. Pruebe con menos condiciones.',
    foundNoneOfAll: 'Ninguna empresa cumple todas las condiciones.',
    without: 'Sin «{condition}»: {count}.',
    firstAre: 'Las primeras: {names}.',
    mostOften: 'Lo más frecuente: {names}.',
    noneSays: 'Ninguna de estas páginas menciona «{words}»: son empresas de todo el sector {industry}.',
    nearest: 'Estas son las más cercanas a «{words}» por su significado.',
    uses: '{domain} usa {technology}.',
    usesNot: 'No se ha encontrado {technology} en {domain}.',
    like: { one: '{count} empresa se parece a {domain}.', other: '{count} empresas se parecen a {domain}.' },
    likeNone: 'No se encontró ninguna empresa parecida a {domain}.',
    notIndexed: '{domain} aún no está en el índice. Abra su perfil para obtenerlo y pregunte de nuevo.',
    ignored: 'No se tuvo en cuenta: {words}.',
    greeting: '¡Hola! ¿Qué empresas busca? Por ejemplo: restaurantes en España.',
    offTopic:
      'Solo encuentro empresas y sus sitios web. Pregunte, por ejemplo: tiendas Shopify en España, o empresas como example.com.',
    unclear: 'No estoy seguro de lo que busca. Nombre un sector, una tecnología, un país o un dominio.',
    noDomain: '¿Como qué empresa? Indique su dominio, por ejemplo example.com.',
    nothingBefore: 'Todavía no hay nada que continuar. ¿Qué busca?',
    startedOver: 'De acuerdo, empezamos de nuevo. ¿Qué empresas busca?',
    noMore: { one: 'Eso es todo: {count} empresa.', other: 'Eso es todo: {count} empresas.' },
    noSuchRow: 'La última respuesta no incluye esa empresa.',
    declined: 'Solo busco y leo; no puedo cambiar nada. Puede hacerlo en {place}.',
    places: {
      lists: 'Listas',
      monitors: 'Alertas',
      account: 'Ajustes de la cuenta',
      keys: 'Claves API',
      history: 'Historial de búsquedas',
      results: 'los resultados: seleccione empresas y guárdelas o expórtelas',
    },
    next: {
      email: 'solo las que tienen correo electrónico',
      phone: 'solo las que tienen teléfono',
      blog: 'sin blog',
      like: 'empresas como {domain}',
    },
    examples: ['hoteles en España con teléfono', 'sitios WordPress en Francia sin Google Analytics'],
    tooDear:
      'Eso cuesta hasta {credits} créditos, y aquí se pueden gastar {allowed}. No se ha cobrado nada; confirme la llamada para continuar.',
  },
  it: {
    found: { one: '{count} azienda corrisponde.', other: '{count} aziende corrispondono.' },
    foundNone: 'Nessuna azienda corrisponde. Provi con meno condizioni.',
    foundNoneOfAll: 'Nessuna azienda soddisfa tutte le condizioni.',
    without: 'Senza «{condition}»: {count}.',
    firstAre: 'Le prime: {names}.',
    mostOften: 'Più frequenti: {names}.',
    noneSays: 'Nessuna di queste homepage menziona «{words}»: sono aziende dell’intero settore {industry}.',
    nearest: 'Queste sono le più vicine a «{words}» per significato.',
    uses: '{domain} usa {technology}.',
    usesNot: '{technology} non è stato trovato su {domain}.',
    like: {
      one: '{count} azienda assomiglia a {domain}.',
      other: '{count} aziende assomigliano a {domain}.',
    },
    likeNone: 'Nessuna azienda simile a {domain} è stata trovata.',
    notIndexed:
      '{domain} non è ancora nell’indice. Apra il suo profilo per recuperarlo, poi chieda di nuovo.',
    ignored: 'Non considerato: {words}.',
    greeting: 'Buongiorno! Quali aziende cerca? Per esempio: ristoranti in Italia.',
    offTopic:
      'Trovo solo aziende e i loro siti. Chieda, per esempio: negozi Shopify in Italia, o aziende come example.com.',
    unclear: 'Non è chiaro che cosa cerca. Indichi un settore, una tecnologia, un paese o un dominio.',
    noDomain: 'Come quale azienda? Indichi il suo dominio, per esempio example.com.',
    nothingBefore: 'Non c’è ancora nulla da continuare. Che cosa cerca?',
    startedOver: 'D’accordo, ricominciamo. Quali aziende cerca?',
    noMore: { one: 'È tutto: {count} azienda.', other: 'È tutto: {count} aziende.' },
    noSuchRow: 'L’ultima risposta non contiene questa azienda.',
    declined: 'Cerco e leggo soltanto; non posso modificare nulla. Può farlo in {place}.',
    places: {
      lists: 'Liste',
      monitors: 'Avvisi',
      account: 'Impostazioni dell’account',
      keys: 'Chiavi API',
      history: 'Cronologia delle ricerche',
      results: 'i risultati: selezioni le aziende, poi le salvi o le esporti',
    },
    next: {
      email: 'solo quelle con indirizzo e-mail',
      phone: 'solo quelle con numero di telefono',
      blog: 'senza blog',
      like: 'aziende come {domain}',
    },
    examples: ['hotel in Spagna con numero di telefono', 'siti WordPress in Francia senza Google Analytics'],
    tooDear:
      'Costa fino a {credits} crediti, e qui se ne possono spendere {allowed}. Non è stato addebitato nulla; confermi la chiamata per continuare.',
  },
  nl: {
    found: { one: '{count} bedrijf voldoet.', other: '{count} bedrijven voldoen.' },
    foundNone: 'Geen bedrijf voldoet. Probeer het met minder voorwaarden.',
    foundNoneOfAll: 'Geen bedrijf voldoet aan alle voorwaarden.',
    without: 'Zonder ‘{condition}’: {count}.',
    firstAre: 'De eerste: {names}.',
    mostOften: 'Het vaakst: {names}.',
    noneSays: 'Geen van deze homepages noemt “{words}”: het zijn bedrijven uit de hele branche {industry}.',
    nearest: 'Deze komen qua betekenis het dichtst bij “{words}”.',
    uses: '{domain} gebruikt {technology}.',
    usesNot: '{technology} is niet gevonden op {domain}.',
    like: { one: '{count} bedrijf lijkt op {domain}.', other: '{count} bedrijven lijken op {domain}.' },
    likeNone: 'Er is geen bedrijf gevonden dat op {domain} lijkt.',
    notIndexed:
      '{domain} staat nog niet in de index. Open het profiel om de homepage op te halen en vraag het dan opnieuw.',
    ignored: 'Niet meegenomen: {words}.',
    greeting: 'Hallo! Welke bedrijven zoekt u? Bijvoorbeeld: restaurants in Nederland.',
    offTopic:
      'Ik vind alleen bedrijven en hun websites. Vraag bijvoorbeeld naar Shopify-winkels in Nederland of bedrijven zoals example.com.',
    unclear:
      'Het is me niet duidelijk wat u zoekt. Noem een branche, een technologie, een land of een domein.',
    noDomain: 'Zoals welk bedrijf? Noem zijn domein, bijvoorbeeld example.com.',
    nothingBefore: 'Er is nog niets om mee verder te gaan. Wat zoekt u?',
    startedOver: 'Goed, opnieuw. Welke bedrijven zoekt u?',
    noMore: { one: 'Dat was alles: {count} bedrijf.', other: 'Dat was alles: {count} bedrijven.' },
    noSuchRow: 'Het laatste antwoord bevat zo’n bedrijf niet.',
    declined: 'Ik zoek en lees alleen; wijzigen kan ik niets. Dat kan onder {place}.',
    places: {
      lists: 'Lijsten',
      monitors: 'Meldingen',
      account: 'Accountinstellingen',
      keys: 'API-sleutels',
      history: 'Zoekgeschiedenis',
      results: 'de resultaten: selecteer bedrijven en bewaar of exporteer ze',
    },
    next: {
      email: 'alleen die met een e-mailadres',
      phone: 'alleen die met een telefoonnummer',
      blog: 'zonder blog',
      like: 'bedrijven zoals {domain}',
    },
    examples: [
      'hotels in Spanje met een telefoonnummer',
      'WordPress-sites in Frankrijk zonder Google Analytics',
    ],
    tooDear:
      'Dat kost hooguit {credits} credits, en hier mogen er {allowed} worden uitgegeven. Er is niets afgeschreven; bevestig de aanroep om verder te gaan.',
  },
  pt: {
    found: { one: '{count} empresa corresponde.', other: '{count} empresas correspondem.' },
    foundNone: 'Nenhuma empresa corresponde. Tente com menos condições.',
    foundNoneOfAll: 'Nenhuma empresa cumpre todas as condições.',
    without: 'Sem “{condition}”: {count}.',
    firstAre: 'As primeiras: {names}.',
    mostOften: 'Mais frequentes: {names}.',
    noneSays: 'Nenhuma destas páginas menciona “{words}”: são empresas de todo o setor {industry}.',
    nearest: 'Estas são as mais próximas de “{words}” pelo sentido.',
    uses: '{domain} usa {technology}.',
    usesNot: '{technology} não foi encontrado em {domain}.',
    like: {
      one: '{count} empresa é parecida com {domain}.',
      other: '{count} empresas são parecidas com {domain}.',
    },
    likeNone: 'Nenhuma empresa parecida com {domain} foi encontrada.',
    notIndexed: '{domain} ainda não está no índice. Abra o perfil para o obter e pergunte de novo.',
    ignored: 'Não considerado: {words}.',
    greeting: 'Olá! Que empresas procura? Por exemplo: restaurantes em Portugal.',
    offTopic:
      'Só encontro empresas e os seus sites. Pergunte, por exemplo: lojas Shopify no Brasil, ou empresas como example.com.',
    unclear: 'Não ficou claro o que procura. Indique um setor, uma tecnologia, um país ou um domínio.',
    noDomain: 'Como qual empresa? Indique o seu domínio, por exemplo example.com.',
    nothingBefore: 'Ainda não há nada para continuar. O que procura?',
    startedOver: 'Certo, recomeçamos. Que empresas procura?',
    noMore: { one: 'É tudo: {count} empresa.', other: 'É tudo: {count} empresas.' },
    noSuchRow: 'A última resposta não inclui essa empresa.',
    declined: 'Só procuro e leio; não posso alterar nada. Pode fazê-lo em {place}.',
    places: {
      lists: 'Listas',
      monitors: 'Alertas',
      account: 'Definições da conta',
      keys: 'Chaves API',
      history: 'Histórico de pesquisas',
      results: 'os resultados: selecione empresas e guarde-as ou exporte-as',
    },
    next: {
      email: 'só as que têm e-mail',
      phone: 'só as que têm telefone',
      blog: 'sem blog',
      like: 'empresas como {domain}',
    },
    examples: ['hotéis na Espanha com telefone', 'sites WordPress na França sem Google Analytics'],
    tooDear:
      'Isso custa até {credits} créditos, e aqui podem ser gastos {allowed}. Nada foi cobrado; confirme a chamada para continuar.',
  },
  pl: {
    found: { one: 'Pasuje {count} firma.', few: 'Pasują {count} firmy.', other: 'Pasuje {count} firm.' },
    foundNone: 'Żadna firma nie pasuje. Proszę spróbować z mniejszą liczbą warunków.',
    foundNoneOfAll: 'Żadna firma nie spełnia wszystkich warunków.',
    without: 'Bez „{condition}”: {count}.',
    firstAre: 'Pierwsze: {names}.',
    mostOften: 'Najczęściej: {names}.',
    noneSays: 'Żadna z tych stron nie wymienia „{words}”: to firmy z całej branży {industry}.',
    nearest: 'Te firmy są znaczeniowo najbliższe „{words}”.',
    uses: '{domain} używa {technology}.',
    usesNot: 'Na {domain} nie znaleziono {technology}.',
    like: {
      one: '{count} firma jest podobna do {domain}.',
      few: '{count} firmy są podobne do {domain}.',
      other: '{count} firm jest podobnych do {domain}.',
    },
    likeNone: 'Nie znaleziono firmy podobnej do {domain}.',
    notIndexed:
      '{domain} nie ma jeszcze w indeksie. Otwórz profil, aby pobrać stronę, a potem zapytaj ponownie.',
    ignored: 'Nie uwzględniono: {words}.',
    greeting: 'Dzień dobry! Jakich firm Pan lub Pani szuka? Na przykład: firmy w Polsce z blogiem.',
    offTopic:
      'Znajduję tylko firmy i ich strony. Proszę zapytać na przykład: sklepy Shopify w Polsce albo firmy podobne do example.com.',
    unclear: 'Nie jest jasne, czego szukać. Proszę podać branżę, technologię, kraj lub domenę.',
    noDomain: 'Podobne do której firmy? Proszę podać jej domenę, na przykład example.com.',
    nothingBefore: 'Nie ma jeszcze czego kontynuować. Czego szukać?',
    startedOver: 'Dobrze, od początku. Jakich firm szukać?',
    noMore: {
      one: 'To wszystko: {count} firma.',
      few: 'To wszystko: {count} firmy.',
      many: 'To wszystko: {count} firm.',
      other: 'To wszystko: {count} firmy.',
    },
    noSuchRow: 'Ostatnia odpowiedź nie zawiera takiej firmy.',
    declined: 'Tylko szukam i czytam; nie mogę niczego zmieniać. Można to zrobić w miejscu: {place}.',
    places: {
      lists: 'Listy',
      monitors: 'Alerty',
      account: 'Ustawienia konta',
      keys: 'Klucze API',
      history: 'Historia wyszukiwania',
      results: 'wyniki: proszę zaznaczyć firmy, a potem je zapisać lub wyeksportować',
    },
    next: {
      email: 'tylko te z adresem e-mail',
      phone: 'tylko te z numerem telefonu',
      blog: 'bez bloga',
      like: 'firmy podobne do {domain}',
    },
    examples: ['hotele w Hiszpanii z numerem telefonu', 'strony WordPress we Francji bez Google Analytics'],
    tooDear:
      'To kosztuje do {credits} kredytów, a tutaj można wydać {allowed}. Nic nie pobrano; proszę potwierdzić wywołanie, aby kontynuować.',
  },
};
