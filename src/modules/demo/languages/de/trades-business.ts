import { trade } from '../language.ts';
export const businessTrades = {
  law: trade(
    'Rechtsanwälte',
    'Rechtsanwälte, die verständlich sprechen',
    ['Arbeitsrecht', 'Familienrecht', 'Vertragsrecht', 'Erbrecht', 'Mietrecht', 'Gesellschaftsrecht'],
    [
      'Unsere Anwälte vertreten Privatleute und Unternehmen vor allen Gerichten des Landes.',
      'Im Erstgespräch sagt Ihnen die Rechtsanwältin ehrlich, ob sich eine Klage lohnt.',
    ],
  ),
  accounting: trade(
    'Steuerberatung',
    'Steuerberatung und Buchhaltung für kleine Firmen',
    [
      'Finanzbuchhaltung',
      'Jahresabschluss',
      'Steuererklärung',
      'Lohnbuchhaltung',
      'Gründungsberatung',
      'Umsatzsteuervoranmeldung',
    ],
    [
      'Unsere Steuerberater betreuen Handwerker, Praxen und junge Unternehmen.',
      'Belege kommen in die App, Fragen an eine Steuerberaterin, die Sie persönlich kennen.',
    ],
  ),
  insurance: trade(
    'Versicherungen',
    'Versicherungen, die zum Leben passen',
    [
      'Hausratversicherung',
      'Kfz-Versicherung',
      'Lebensversicherung',
      'Haftpflichtversicherung',
      'Betriebsversicherung',
      'Schadenservice',
    ],
    [
      'Als unabhängige Versicherungsmakler vergleichen wir für Sie mehr als vierzig Versicherer.',
      'Wenn etwas passiert, kümmern wir uns um den Schaden und Sie sich um Ihr Leben.',
    ],
  ),
  finance: trade(
    'Vermögensberatung',
    'Finanzberatung ohne Kleingedrucktes',
    [
      'Altersvorsorge',
      'Geldanlage',
      'Baufinanzierung',
      'Vermögensverwaltung',
      'Sparpläne',
      'Nachlassplanung',
    ],
    [
      'Unsere Finanzberater werden von Ihnen bezahlt und von niemandem sonst.',
      'Wir planen Geldanlagen in Jahrzehnten und berichten darüber jedes Quartal.',
    ],
  ),
  consulting: trade(
    'Unternehmensberatung',
    'Unternehmensberatung mit Bodenhaftung',
    [
      'Strategieberatung',
      'Prozessoptimierung',
      'Change Management',
      'Führungskräftecoaching',
      'Marktanalysen',
      'Nachfolgeberatung',
    ],
    [
      'Unsere Berater haben selbst Unternehmen geführt, bevor sie andere berieten.',
      'Ein Beratungsprojekt endet bei uns, wenn die neue Arbeitsweise Alltag geworden ist.',
    ],
  ),
  recruitment: trade(
    'Personalvermittlung',
    'Personalvermittlung, die Menschen zusammenbringt',
    [
      'Personalvermittlung',
      'Zeitarbeit',
      'Direktsuche',
      'Gehaltsvergleiche',
      'Bewerbungscoaching',
      'Stellenangebote',
    ],
    [
      'Unsere Personalberater sprechen mit jedem Bewerber, bevor ein Lebenslauf das Haus verlässt.',
      'Neun von zehn vermittelten Fachkräften sind nach zwei Jahren noch im selben Betrieb.',
    ],
  ),
  marketing: trade(
    'Werbeagentur',
    'Werbeagentur für Marken mit Charakter',
    [
      'Markenstrategie',
      'Social-Media-Marketing',
      'Suchmaschinenoptimierung',
      'Werbekampagnen',
      'Content-Marketing',
      'Webdesign',
    ],
    [
      'Unsere Werbeagentur macht aus komplizierten Produkten Geschichten, die man weitererzählt.',
      'Jede Kampagne wird gemessen, und wir zeigen auch die Zahlen, die wehtun.',
    ],
  ),
  security: trade(
    'Sicherheitsdienst',
    'Sicherheitsdienst und Alarmanlagen',
    [
      'Alarmanlagen',
      'Videoüberwachung',
      'Objektschutz',
      'Zutrittskontrolle',
      'Veranstaltungsschutz',
      'Schlüsseldienst',
    ],
    [
      'Unser Wachpersonal ist geprüft, in Erster Hilfe geschult und unseren Kunden namentlich bekannt.',
      'Die Leitstelle beantwortet jeden Alarm in vierzig Sekunden.',
    ],
  ),
  cleaning: trade(
    'Gebäudereinigung',
    'Gebäudereinigung für Büros und Wohnungen',
    [
      'Büroreinigung',
      'Fensterreinigung',
      'Grundreinigung',
      'Teppichreinigung',
      'Treppenhausreinigung',
      'Umzugsreinigung',
    ],
    [
      'Unsere Reinigungsteams kommen, wann es Ihnen passt, und bringen alles mit.',
      'Wir reinigen mit zertifizierten Mitteln und zahlen deutlich über Mindestlohn.',
    ],
  ),
  publisher: trade(
    'Verlag',
    'Nachrichten, Magazine und Bücher aus unabhängigem Verlag',
    ['Tagesnachrichten', 'Regionalmagazin', 'Sachbücher', 'Reportagen', 'Podcasts', 'Leserbriefe'],
    [
      'Unsere Redaktion berichtet an sieben Tagen in der Woche über Politik, Kultur und Alltag.',
      'Magazin und Bücher werden von Journalisten gemacht, die für eine Geschichte noch hinausgehen.',
    ],
  ),
};
