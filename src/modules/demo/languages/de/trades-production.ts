import { trade } from '../language.ts';
export const productionTrades = {
  farm: trade(
    'Biohof',
    'Landwirtschaft mit Feldern, Rindern und Wald',
    ['Bio-Gemüse', 'Milchwirtschaft', 'Ackerbau', 'Forstwirtschaft', 'Imkerei', 'Hofführungen'],
    [
      'Unser Bauernhof wird seit fünf Generationen von derselben Familie bewirtschaftet.',
      'Wir betreiben Landwirtschaft ohne Kunstdünger, und die Tiere sind von April bis November auf der Weide.',
    ],
  ),
  biotech: trade(
    'Biotech',
    'Biotechnologie für neue Arzneimittel',
    [
      'Wirkstoffforschung',
      'Klinische Studien',
      'Antikörper',
      'Pharmazeutische Produktion',
      'Zelltherapie',
      'Arzneimittelzulassung',
    ],
    [
      'Unser Biotech-Unternehmen entwickelt Antikörper gegen seltene Krankheiten.',
      'Zwei Wirkstoffe sind in klinischen Studien, beide begannen am selben Labortisch.',
    ],
  ),
  church: trade(
    'Kirchengemeinde',
    'Kirche und Gemeinde, offen für alle',
    ['Gottesdienste', 'Taufen', 'Kirchliche Trauungen', 'Bibelkreis', 'Jugendarbeit', 'Seelsorge'],
    [
      'Unsere Kirchengemeinde feiert jeden Sonntag um zehn Gottesdienst, und der Kaffee danach dauert bis Mittag.',
      'Die Pfarrerin ist für alle da, ob sie glauben, zweifeln oder einfach reden möchten.',
    ],
  ),
  recycling: trade(
    'Recycling',
    'Recycling und Entsorgung für eine saubere Umwelt',
    [
      'Abfallentsorgung',
      'Containerdienst',
      'Schrott und Metalle',
      'Altpapier',
      'Sondermüll',
      'Umweltberatung',
    ],
    [
      'Unsere Recyclinganlage sortiert achtzig Tonnen Abfall am Tag und gibt vier Fünfteln ein zweites Leben.',
      'Container kommen am Tag nach der Bestellung, und Sie erfahren, was aus dem Inhalt wurde.',
    ],
  ),
  games: trade(
    'Games',
    'Studio für Computerspiele und ihre Spieler',
    ['PC-Spiele', 'Handyspiele', 'E-Sport-Turniere', 'Brettspiele', 'Spieleentwicklung', 'Spieler-Community'],
    [
      'Unser Spielestudio hat neun Videospiele veröffentlicht, die vier Millionen Mal durchgespielt wurden.',
      'Jeden Monat laden wir Gamer ein, Level zu testen, die noch nicht fertig sind.',
    ],
  ),
  marketplace: trade(
    'Kleinanzeigen',
    'Kleinanzeigen und Marktplatz für Gebrauchtes',
    [
      'Anzeige aufgeben',
      'Gebrauchte Fahrräder',
      'Möbel-Inserate',
      'Fahrzeug-Inserate',
      'Käuferschutz',
      'Verkäuferkonto',
    ],
    [
      'Unser Marktplatz bringt private Verkäufer und Käufer zusammen, mit sechzigtausend Kleinanzeigen im Monat.',
      'Ein Inserat ist in zwei Minuten aufgegeben und wird geprüft, bevor es online geht.',
    ],
  ),
  chemicals: trade(
    'Chemie',
    'Hersteller von Chemikalien, Kunststoffen und Lacken',
    [
      'Industriechemikalien',
      'Kunststoffgranulate',
      'Lacke und Harze',
      'Klebstoffe',
      'Lohnmischung',
      'Laboranalysen',
    ],
    [
      'Unsere Chemikalien stecken in Farben, Klebstoffen und Kunststoffen auf dem ganzen Kontinent.',
      'Die Chemiker in unserem Labor passen jede Rezeptur an die Maschine an, auf der sie läuft.',
    ],
  ),
  electronics: trade(
    'Elektronik',
    'Hersteller elektronischer Bauteile und Sensoren',
    [
      'Leiterplattenbestückung',
      'Sensoren',
      'LED-Module',
      'Kabelkonfektion',
      'Netzteile',
      'Elektronikentwicklung',
    ],
    [
      'Unsere Elektronik entsteht auf drei Linien, von der einzelnen Leiterplatte bis zur Großserie.',
      'Sensoren aus unserem Haus messen dort, wo niemand stehen möchte.',
    ],
  ),
  printing: trade(
    'Druckerei',
    'Druckerei für Verpackungen, Bücher und Plakate',
    ['Offsetdruck', 'Digitaldruck', 'Faltschachteln', 'Etiketten', 'Buchbinderei', 'Großformatplakate'],
    [
      'Unsere Druckmaschinen laufen in zwei Schichten und riechen noch nach Farbe.',
      'Von hundert Visitenkarten bis zu einer Million Faltschachteln: Verpackung ist unser zweites Handwerk.',
    ],
  ),
  research: trade(
    'Forschungsinstitut',
    'Forschungsinstitut für Klima und Werkstoffe',
    [
      'Klimaforschung',
      'Werkstoffforschung',
      'Laborleistungen',
      'Wissenschaftliche Publikationen',
      'Doktorandenprogramm',
      'Öffentliche Vorträge',
    ],
    [
      'Unsere Wissenschaftler veröffentlichen sechzig Arbeiten im Jahr und legen alle Daten offen.',
      'Das Institut forscht mit Universitäten auf vier Kontinenten und mit der Schule nebenan.',
    ],
  ),
};
