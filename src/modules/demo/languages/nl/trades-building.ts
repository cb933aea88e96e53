import { trade } from '../language.ts';
export const buildingTrades = {
  realestate: trade(
    'Makelaardij',
    'Makelaar voor huizen en appartementen',
    [
      'Huizen te koop',
      'Appartementen te huur',
      'Taxaties',
      'Vastgoedbeheer',
      'Bedrijfspanden',
      'Verkoopstyling',
    ],
    [
      'Onze makelaars kennen elke straat, elke school en elke eerlijke prijs in de stad.',
      'De meeste huizen verkopen we binnen tien weken, tot en met de sleuteloverdracht.',
    ],
  ),
  architecture: trade(
    'Architecten',
    'Architectenbureau voor het dagelijks leven',
    [
      'Woonhuizen',
      'Interieurontwerp',
      'Omgevingsvergunningen',
      'Houtbouw',
      'Verbouwing van oude panden',
      'Bouwbegeleiding',
    ],
    [
      'Onze architecten tekenen eerst met de hand en bouwen de maquette voordat de computer aangaat.',
      'We houden van oude gebouwen en behandelen ze als familie: met respect en een duidelijke mening.',
    ],
  ),
  construction: trade(
    'Bouwbedrijf',
    'Bouwbedrijf voor degelijke huizen',
    ['Nieuwbouw', 'Verbouwing', 'Betonwerk', 'Dakwerken', 'Aanbouw', 'Grondwerk'],
    [
      'Ons bouwbedrijf werkt met eigen metselaars, timmerlieden en dakdekkers.',
      'Tweehonderd gezinnen wonen in een huis dat wij hebben gebouwd.',
    ],
  ),
  plumbing: trade(
    'Loodgieters',
    'Loodgieter voor badkamer, verwarming en spoed',
    ['Badkamerrenovatie', 'Cv-installatie', 'Ketelonderhoud', 'Lekdetectie', 'Warmtepompen', 'Spoedservice'],
    [
      'Onze loodgieters zijn dag en nacht bereikbaar, ook met kerst.',
      'Een lekkage wacht niet, daarom liggen de gangbare onderdelen in elke bus.',
    ],
  ),
  gardening: trade(
    'Hoveniers',
    'Hoveniersbedrijf en tuinaanleg',
    [
      'Tuinontwerp',
      'Boomverzorging',
      'Gazononderhoud',
      'Natuurvijvers',
      'Terrassen en paden',
      'Hagen snoeien',
    ],
    [
      'Onze hoveniers denken aan het tiende jaar, als de bomen hun vorm hebben gevonden.',
      'Van balkon tot park: we planten wat bij de bodem past en de bijen terugbrengt.',
    ],
  ),
  metalworks: trade(
    'Metaalbewerking',
    'Fabrikant van metalen precisieonderdelen',
    ['CNC-frezen', 'Plaatbewerking', 'Lassen', 'Lasersnijden', 'Prototypes', 'Oppervlaktebehandeling'],
    [
      'Onze fabriek maakt metalen onderdelen in series van één tot honderdduizend.',
      'Machinebouwers rekenen op toleranties die wij in microns meten.',
    ],
  ),
  logistics: trade(
    'Transport',
    'Transport en logistiek door heel Europa',
    ['Wegtransport', 'Opslag', 'Douaneafhandeling', 'Spoedlevering', 'Zeevracht', 'Verhuizingen'],
    [
      'Onze vrachtwagens rijden vier miljoen kilometer per jaar, en de planners kennen elke chauffeur.',
      'In het magazijn bewaren, verzamelen en verzenden we wat onze klanten verkopen.',
    ],
  ),
  garage: trade(
    'Garage',
    'Autogarage en onderhoud voor alle merken',
    ['Grote beurt', 'Remmenservice', 'Bandenwissel', 'Schadeherstel', 'Motordiagnose', 'Tweedehands auto’s'],
    [
      'Onze automonteurs repareren wat te repareren is en laten u het onderdeel zien dat niet te redden was.',
      'Terwijl uw auto op de brug staat, rijdt u gratis in een leenauto.',
    ],
  ),
  solar: trade(
    'Zonne-energie',
    'Zonne-energie voor daken en bedrijven',
    [
      'Zonnepanelen',
      'Thuisbatterijen',
      'Laadpalen',
      'Energieadvies',
      'Onderhoud van panelen',
      'Groene stroom',
    ],
    [
      'Onze elektriciens hebben zonnepanelen op meer dan drieduizend daken gelegd.',
      'Een installatie verdient zich in negen jaar terug, en dat rekenen we vooraf met u uit.',
    ],
  ),
  telecom: trade(
    'Telecom',
    'Glasvezel en telefonie voor de regio',
    [
      'Glasvezelinternet',
      'Mobiele abonnementen',
      'Cloudtelefonie',
      'Zakelijk internet',
      'Wifi-installatie',
      'Netwerkbewaking',
    ],
    [
      'Ons glasvezelnetwerk verbindt dorpen die de grote telecombedrijven zijn vergeten.',
      'U surft met een gigabit en spreekt een monteur uit de streek.',
    ],
  ),
};
