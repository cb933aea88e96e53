import { trade } from '../language.ts';
export const societyTrades = {
  dentist: trade(
    'Tandartspraktijk',
    'Tandarts voor gezonde tanden en rustige zenuwen',
    [
      'Gebitscontrole',
      'Tandimplantaten',
      'Tanden bleken',
      'Orthodontie',
      'Wortelkanaalbehandeling',
      'Kindertandarts',
    ],
    [
      'Onze tandartsen nemen de tijd voor angstige patiënten en leggen elke stap uit.',
      'Het tandtechnisch lab is in huis, dus een kroon is dezelfde dag klaar.',
    ],
  ),
  clinic: trade(
    'Huisartsenpraktijk',
    'Huisarts en medische zorg voor het hele gezin',
    ['Huisartsgeneeskunde', 'Vaccinaties', 'Gezondheidschecks', 'Fysiotherapie', 'Echografie', 'Reisadvies'],
    [
      'Onze artsen en verpleegkundigen zorgen voor drie generaties patiënten.',
      'Spoedgevallen zien we dezelfde dag; voor de rest maakt u online een afspraak.',
    ],
  ),
  pharmacy: trade(
    'Apotheek',
    'Apotheek met advies voor uw gezondheid',
    [
      'Medicijnen op recept',
      'Homeopathie',
      'Steunkousen',
      'Huidadvies',
      'Thuisbezorging',
      'Medicatieoverzichten',
    ],
    [
      'Onze apothekers controleren elk recept op wisselwerking met andere medicijnen.',
      'Voor de middag besteld, ’s middags op uw deurmat.',
    ],
  ),
  vet: trade(
    'Dierenkliniek',
    'Dierenarts voor honden, katten en kleine huisdieren',
    [
      'Vaccinaties voor huisdieren',
      'Dierchirurgie',
      'Gebitsverzorging',
      'Puppyconsult',
      'Röntgen en echo',
      'Spoedzorg voor dieren',
    ],
    [
      'Onze dierenartsen behandelen honden, katten, konijnen en soms een heel geduldige schildpad.',
      '’s Nachts is er altijd iemand bij de dieren die geopereerd zijn.',
    ],
  ),
  school: trade(
    'Academie',
    'Cursussen en opleidingen voor nieuwsgierige mensen',
    ['Taalcursussen', 'Avondcursussen', 'Examentraining', 'Online cursussen', 'Beroepsopleidingen', 'Bijles'],
    [
      'Onze docenten werken met kleine klassen waarin elke leerling aan bod komt.',
      'Acht van de tien cursisten halen hun diploma in één keer.',
    ],
  ),
  charity: trade(
    'Stichting',
    'Een goed doel dat helpt waar het nodig is',
    ['Donaties', 'Vrijwilligerswerk', 'Voedselbank', 'Vluchtelingenhulp', 'Jongerenprojecten', 'Noodhulp'],
    [
      'Onze stichting leeft van donaties en van tweehonderd vrijwilligers.',
      'Eenennegentig procent van elke donatie komt terecht waar hij hoort.',
    ],
  ),
  software: trade(
    'Software',
    'Software die u werk uit handen neemt',
    [
      'Cloudsoftware',
      'App-ontwikkeling',
      'Datamigratie',
      'API-koppelingen',
      'IT-beveiliging',
      'Technische ondersteuning',
    ],
    [
      'Onze software draait in de browser en praat met uw andere programma’s.',
      'Ontwikkeling, ontwerp en support zitten in één kamer: een goed idee staat binnen een week online.',
    ],
  ),
  fashion: trade(
    'Mode',
    'Kleding en mode van eerlijke herkomst',
    [
      'Zomerjurken',
      'Linnen overhemden',
      'Gebreide truien',
      'Leren schoenen',
      'Winterjassen',
      'Tassen en accessoires',
    ],
    [
      'Onze kleding wordt genaaid in twee familieateliers die we elk jaar bezoeken.',
      'Natuurlijke vezels, tijdloze snitten en reparatie van alles wat we verkopen.',
    ],
  ),
  furniture: trade(
    'Meubelen',
    'Meubels van massief hout',
    [
      'Eettafels',
      'Boekenkasten',
      'Banken en fauteuils',
      'Bedden en matrassen',
      'Tuinmeubelen',
      'Keukenkasten',
    ],
    [
      'Onze meubelmakers werken met eiken, essen en noten dat twee jaar heeft gedroogd.',
      'In de winkel mag u overal op zitten en liggen, zo lang u wilt.',
    ],
  ),
  townhall: trade(
    'Gemeente',
    'De officiële website van de gemeente',
    [
      'Burgerzaken',
      'Bouwvergunningen',
      'Afvalinzameling',
      'Raadsvergaderingen',
      'Burgerlijke stand',
      'Bekendmakingen',
    ],
    [
      'De gemeenteraad vergadert om de twee weken op donderdag, en elke inwoner mag meeluisteren.',
      'De meeste aanvragen doet u online; voor de rest is het gemeentehuis vijf dagen per week open.',
    ],
  ),
};
