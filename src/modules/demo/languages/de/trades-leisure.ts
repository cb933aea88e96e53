import { trade } from '../language.ts';
export const leisureTrades = {
  bakery: trade(
    'Bäckerei',
    'Bäckerei mit Brot und Kuchen aus Handarbeit',
    ['Sauerteigbrot', 'Brötchen', 'Hochzeitstorten', 'Butterhörnchen', 'Blechkuchen', 'Frühstückskörbe'],
    [
      'Unsere Bäcker beginnen um zwei Uhr nachts, damit Brot und Brötchen noch warm sind, wenn wir öffnen.',
      'Das Mehl kommt aus der Mühle im Nachbardorf, und unser Sauerteig ist älter als die meisten im Team.',
    ],
  ),
  restaurant: trade(
    'Restaurant',
    'Restaurant mit saisonaler Küche',
    [
      'Mittagstisch',
      'Degustationsmenü',
      'Familienfeiern',
      'Weinbegleitung',
      'Sonntagsbrunch',
      'Tischreservierung',
    ],
    [
      'Unser Küchenchef schreibt die Speisekarte jeden Dienstag nach dem Gang über den Markt.',
      'Im Gastraum finden vierzig Gäste Platz, im Sommer weitere zwanzig unter den Linden.',
    ],
  ),
  winery: trade(
    'Weingut',
    'Weingut mit Weinen aus eigenem Anbau',
    ['Weinproben', 'Kellerführungen', 'Rotweine', 'Weißweine', 'Winzersekt', 'Weinlese zum Mitmachen'],
    [
      'Unsere Reben wachsen an so steilen Hängen, dass die ganze Lese von Hand geschieht.',
      'Jede Flasche Wein wird im eigenen Keller gekeltert, ausgebaut und gefüllt.',
    ],
  ),
  hotel: trade(
    'Hotel',
    'Hotel mit Zimmern zum Wohlfühlen',
    [
      'Doppelzimmer',
      'Familiensuiten',
      'Frühstücksbuffet',
      'Wellness-Wochenenden',
      'Tagungsräume',
      'Langzeitaufenthalte',
    ],
    [
      'Unser Hotel hat sechsundzwanzig Zimmer, jedes von einer anderen Tischlerei eingerichtet.',
      'Die Gäste kommen wegen der ruhigen Nächte und erzählen noch lange vom Frühstück.',
    ],
  ),
  travel: trade(
    'Reisen',
    'Reisebüro für Urlaub und geführte Rundreisen',
    ['Städtereisen', 'Wanderreisen', 'Familienurlaub', 'Bahnreisen', 'Gruppenreisen', 'Flugbuchungen'],
    [
      'Unsere Reiseberaterinnen haben in jedem Hotel geschlafen, das sie empfehlen.',
      'Zu jeder Reise gehört eine Nummer, unter der Tag und Nacht jemand antwortet.',
    ],
  ),
  events: trade(
    'Events',
    'Eventagentur für Hochzeiten und Feste',
    [
      'Hochzeitsplanung',
      'Firmenfeiern',
      'Geburtstagsfeste',
      'Bühne und Licht',
      'Event-Catering',
      'Blumendekoration',
    ],
    [
      'Unsere Eventplanerinnen kümmern sich um alles zwischen der ersten Idee und dem letzten Tanz.',
      'Wir kennen jede Scheune, jeden Saal und jedes Bootshaus der Region, in dem man Hochzeit feiern kann.',
    ],
  ),
  fitness: trade(
    'Fitness',
    'Fitnessstudio für jedes Alter',
    ['Personal Training', 'Yogakurse', 'Krafttraining', 'Spinning', 'Rückentraining', 'Mitgliedschaften'],
    [
      'Unser Fitnessstudio hat von früh bis spät geöffnet, und immer ist ein Trainer auf der Fläche.',
      'Neue Mitglieder bekommen einen Trainingsplan, der zu ihrer Woche passt.',
    ],
  ),
  beauty: trade(
    'Kosmetikstudio',
    'Friseur und Kosmetik vom Fach',
    [
      'Haarschnitte',
      'Haarfarben',
      'Gesichtsbehandlungen',
      'Maniküre und Pediküre',
      'Brautstyling',
      'Massagen',
    ],
    [
      'Unsere Friseurinnen und Kosmetikerinnen bilden sich jede Saison weiter.',
      'Wir arbeiten mit veganer Kosmetik ohne Mikroplastik, die Sie im Salon auch kaufen können.',
    ],
  ),
  photography: trade(
    'Fotografie',
    'Fotostudio für Bilder, die bleiben',
    [
      'Hochzeitsfotografie',
      'Porträtfotografie',
      'Bewerbungsfotos',
      'Produktfotografie',
      'Familienfotos',
      'Bildbearbeitung',
    ],
    [
      'Unser Fotostudio hat Nordlicht und einen Garten für Porträts in der Abendsonne.',
      'Jede Fotografin im Team hat ihren eigenen Stil; gemeinsam können wir jeden Anlass.',
    ],
  ),
  theatre: trade(
    'Theater',
    'Theater, Konzerte und Lesungen',
    ['Schauspiel', 'Kammerkonzerte', 'Kindertheater', 'Autorenlesungen', 'Theaterworkshops', 'Gastspiele'],
    [
      'Unser Ensemble bringt in jeder Spielzeit sechs neue Inszenierungen auf die Bühne.',
      'Auf der kleinen Bühne probieren Musiker und Schauspieler aus, was große Theater nicht wagen.',
    ],
  ),
};
