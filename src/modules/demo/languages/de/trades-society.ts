import { trade } from '../language.ts';
export const societyTrades = {
  dentist: trade(
    'Zahnarztpraxis',
    'Zahnarzt für gesunde Zähne und ruhige Nerven',
    [
      'Zahnvorsorge',
      'Zahnimplantate',
      'Bleaching',
      'Kieferorthopädie',
      'Wurzelbehandlung',
      'Kinderzahnheilkunde',
    ],
    [
      'Unsere Zahnärzte nehmen sich Zeit für ängstliche Patienten und erklären jeden Schritt.',
      'Das Zahnlabor ist im Haus, deshalb ist eine Krone am selben Tag fertig.',
    ],
  ),
  clinic: trade(
    'Arztpraxis',
    'Hausarztpraxis für die ganze Familie',
    [
      'Allgemeinmedizin',
      'Impfungen',
      'Vorsorgeuntersuchungen',
      'Physiotherapie',
      'Ultraschall',
      'Reisemedizin',
    ],
    [
      'Unsere Ärztinnen und Pflegekräfte betreuen Patienten aus drei Generationen.',
      'Akute Fälle behandeln wir am selben Tag; alle anderen Termine buchen Sie online.',
    ],
  ),
  pharmacy: trade(
    'Apotheke',
    'Apotheke mit Rat für Ihre Gesundheit',
    [
      'Rezepteinlösung',
      'Homöopathie',
      'Kompressionsstrümpfe',
      'Hautberatung',
      'Botendienst',
      'Medikationspläne',
    ],
    [
      'Unsere Apotheker prüfen jedes Rezept auf Wechselwirkungen mit anderen Arzneimitteln.',
      'Bis Mittag bestellt, steht das Medikament am Nachmittag vor Ihrer Tür.',
    ],
  ),
  vet: trade(
    'Tierarztpraxis',
    'Tierarzt für Hunde, Katzen und Kleintiere',
    [
      'Tierimpfungen',
      'Tierchirurgie',
      'Zahnpflege für Tiere',
      'Welpensprechstunde',
      'Röntgen und Ultraschall',
      'Tierärztlicher Notdienst',
    ],
    [
      'Unsere Tierärzte behandeln Hunde, Katzen, Kaninchen und ab und zu eine sehr geduldige Schildkröte.',
      'Die Tierstation ist nachts besetzt, damit kein Tier nach der Operation allein ist.',
    ],
  ),
  school: trade(
    'Akademie',
    'Kurse und Weiterbildung für Neugierige',
    [
      'Sprachkurse',
      'Abendkurse',
      'Prüfungsvorbereitung',
      'Online-Kurse',
      'Berufliche Weiterbildung',
      'Nachhilfe',
    ],
    [
      'Unsere Lehrkräfte unterrichten in kleinen Klassen, in denen jede und jeder drankommt.',
      'Acht von zehn Teilnehmern erreichen ihr Zertifikat beim ersten Versuch.',
    ],
  ),
  charity: trade(
    'Stiftung',
    'Gemeinnützige Hilfe, wo sie gebraucht wird',
    ['Spenden', 'Ehrenamt', 'Tafel', 'Flüchtlingshilfe', 'Jugendprojekte', 'Nothilfe'],
    [
      'Unsere Stiftung lebt von Spenden und von zweihundert Ehrenamtlichen.',
      'Einundneunzig Prozent jeder Spende kommen bei den Menschen an, für die sie bestimmt ist.',
    ],
  ),
  software: trade(
    'Software',
    'Software, die Arbeit abnimmt',
    [
      'Cloud-Software',
      'App-Entwicklung',
      'Datenmigration',
      'API-Integration',
      'IT-Sicherheit',
      'Technischer Support',
    ],
    [
      'Unsere Software läuft im Browser, spricht mit Ihren anderen Programmen und braucht kein Handbuch.',
      'Entwicklung, Design und Support sitzen in einem Raum, so ist eine gute Idee in einer Woche online.',
    ],
  ),
  fashion: trade(
    'Mode',
    'Mode und Kleidung mit fairer Herkunft',
    [
      'Sommerkleider',
      'Leinenhemden',
      'Strickpullover',
      'Lederschuhe',
      'Wintermäntel',
      'Taschen und Accessoires',
    ],
    [
      'Unsere Kleidung wird in zwei Familienwerkstätten genäht, die wir jedes Jahr besuchen.',
      'Naturfasern, zeitlose Schnitte und ein Reparaturdienst für alles, was wir verkaufen.',
    ],
  ),
  furniture: trade(
    'Möbel',
    'Möbel aus massivem Holz',
    [
      'Esstische',
      'Bücherregale',
      'Sofas und Sessel',
      'Betten und Matratzen',
      'Gartenmöbel',
      'Küchenschränke',
    ],
    [
      'Unsere Tischler bauen Möbel aus Eiche, Esche und Nussbaum, die zwei Jahre getrocknet sind.',
      'Im Möbelhaus dürfen Sie auf allem sitzen, liegen und lehnen, so lange Sie mögen.',
    ],
  ),
  townhall: trade(
    'Gemeinde',
    'Die offizielle Website der Gemeinde',
    [
      'Bürgerservice',
      'Baugenehmigungen',
      'Müllabfuhr',
      'Gemeinderatssitzungen',
      'Standesamt',
      'Amtliche Bekanntmachungen',
    ],
    [
      'Der Gemeinderat tagt jeden zweiten Donnerstag, und alle Bürgerinnen und Bürger dürfen zuhören.',
      'Die meisten Anträge stellen Sie online; für alles andere hat das Rathaus fünf Tage die Woche geöffnet.',
    ],
  ),
};
