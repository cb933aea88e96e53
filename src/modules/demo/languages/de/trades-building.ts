import { trade } from '../language.ts';
export const buildingTrades = {
  realestate: trade(
    'Immobilien',
    'Immobilienmakler für Häuser und Wohnungen',
    [
      'Häuser kaufen',
      'Wohnungen mieten',
      'Immobilienbewertung',
      'Hausverwaltung',
      'Gewerbeimmobilien',
      'Home Staging',
    ],
    [
      'Unsere Immobilienmakler kennen jede Straße, jede Schule und jeden ehrlichen Preis der Stadt.',
      'Die meisten Häuser verkaufen wir in zehn Wochen und ruhen nicht, bis die Schlüssel übergeben sind.',
    ],
  ),
  architecture: trade(
    'Architekten',
    'Architekturbüro für den Alltag',
    ['Wohnhäuser', 'Innenarchitektur', 'Bauanträge', 'Holzbau', 'Umbau im Bestand', 'Bauleitung'],
    [
      'Unsere Architekten zeichnen zuerst von Hand und bauen das Modell, bevor der Rechner läuft.',
      'Wir mögen alte Häuser und behandeln sie wie Verwandte: mit Respekt und klarer Meinung.',
    ],
  ),
  construction: trade(
    'Bauunternehmen',
    'Bauunternehmen für solide Häuser',
    ['Hausbau', 'Sanierung', 'Betonarbeiten', 'Dachdeckerarbeiten', 'Anbauten', 'Tiefbau'],
    [
      'Unser Bauunternehmen baut mit eigenen Maurern, Zimmerleuten und Dachdeckern.',
      'Zweihundert Familien wohnen in einem Haus, das wir gebaut haben, und die meisten winken uns zu.',
    ],
  ),
  plumbing: trade(
    'Sanitär und Heizung',
    'Installateur für Bad, Heizung und Notfälle',
    ['Badsanierung', 'Heizungsbau', 'Heizungswartung', 'Rohrreinigung', 'Wärmepumpen', 'Sanitär-Notdienst'],
    [
      'Unsere Installateure sind rund um die Uhr erreichbar, auch an Weihnachten.',
      'Ein Rohrbruch kann nicht warten, darum liegen die üblichen Ersatzteile in jedem Wagen.',
    ],
  ),
  gardening: trade(
    'Gartenbau',
    'Gartenbau und Landschaftsgärtner',
    ['Gartengestaltung', 'Baumpflege', 'Rasenpflege', 'Naturteiche', 'Terrassen und Wege', 'Heckenschnitt'],
    [
      'Unsere Landschaftsgärtner planen für das zehnte Jahr, wenn die Bäume ihre Form gefunden haben.',
      'Vom Balkon bis zum Park: Wir pflanzen, was zum Boden passt und den Bienen hilft.',
    ],
  ),
  metalworks: trade(
    'Metallbau',
    'Hersteller von Präzisionsteilen aus Metall',
    ['CNC-Fräsen', 'Blechbearbeitung', 'Schweißen', 'Laserschneiden', 'Prototypenbau', 'Oberflächentechnik'],
    [
      'Unser Werk fertigt Metallteile in Losgrößen von eins bis hunderttausend.',
      'Maschinenbau und Medizintechnik verlassen sich auf Toleranzen, die wir in Mikrometern messen.',
    ],
  ),
  logistics: trade(
    'Spedition',
    'Spedition und Logistik in ganz Europa',
    ['Stückgut', 'Lagerlogistik', 'Zollabwicklung', 'Expresslieferung', 'Seefracht', 'Umzüge'],
    [
      'Unsere Lastwagen fahren vier Millionen Kilometer im Jahr, und die Disposition kennt jeden Fahrer.',
      'Im Lager kommissionieren und verschicken wir, was unsere Kunden verkaufen.',
    ],
  ),
  garage: trade(
    'Autohaus',
    'Autowerkstatt und Service für alle Marken',
    [
      'Inspektion',
      'Bremsenservice',
      'Reifenwechsel',
      'Karosserie und Lack',
      'Fahrzeugdiagnose',
      'Gebrauchtwagen',
    ],
    [
      'Unsere Kfz-Mechaniker reparieren, was zu reparieren ist, und zeigen Ihnen das Teil, das nicht zu retten war.',
      'Während Ihr Auto auf der Bühne steht, fahren Sie kostenlos einen Werkstattwagen.',
    ],
  ),
  solar: trade(
    'Solartechnik',
    'Photovoltaik und Solarenergie für Dächer und Betriebe',
    [
      'Photovoltaikanlagen',
      'Stromspeicher',
      'Ladestationen',
      'Energieberatung',
      'Anlagenwartung',
      'Ökostrom',
    ],
    [
      'Unsere Elektriker haben Solarmodule auf mehr als dreitausend Dächer gebracht.',
      'Eine Photovoltaikanlage trägt sich in neun Jahren, und wir rechnen es Ihnen vorher aus.',
    ],
  ),
  telecom: trade(
    'Telekom',
    'Glasfaser und Telefonie für die Region',
    [
      'Glasfaseranschluss',
      'Mobilfunktarife',
      'Cloud-Telefonie',
      'Internet für Firmen',
      'WLAN-Einrichtung',
      'Netzüberwachung',
    ],
    [
      'Unser Glasfasernetz verbindet Dörfer, die große Telefongesellschaften vergessen haben.',
      'Sie surfen mit einem Gigabit und erreichen Techniker, die Ihren Dialekt sprechen.',
    ],
  ),
};
