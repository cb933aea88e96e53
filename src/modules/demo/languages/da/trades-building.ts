import { trade } from '../language.ts';
export const buildingTrades = {
  realestate: trade(
    'Ejendomsmægler',
    'Ejendomsmægler for huse og lejligheder',
    [
      'Huse til salg',
      'Lejligheder til leje',
      'Boligvurdering',
      'Ejendomsadministration',
      'Erhvervslokaler',
      'Boligstyling',
    ],
    [
      'Vores ejendomsmæglere kender hver gade, hver skole og hver ærlig pris i byen.',
      'De fleste huse sælger vi på ti uger, helt til nøglerne er overdraget.',
    ],
  ),
  architecture: trade(
    'Arkitekter',
    'Tegnestue og arkitekter til hverdagen',
    ['Boliger', 'Indretning', 'Byggetilladelser', 'Træbyggeri', 'Ombygning af gamle huse', 'Byggeledelse'],
    [
      'Vores arkitekter tegner først i hånden og bygger modellen, før computeren tændes.',
      'Vi holder af gamle huse og behandler dem som slægtninge: med respekt og en klar mening.',
    ],
  ),
  construction: trade(
    'Byg',
    'Byggefirma til solide huse',
    ['Nybyggeri', 'Renovering', 'Betonarbejde', 'Tagarbejde', 'Tilbygninger', 'Anlægsarbejde'],
    [
      'Vores byggefirma har egne murere, tømrere og tagdækkere.',
      'To hundrede familier bor i et hus, som vi har bygget.',
    ],
  ),
  plumbing: trade(
    'VVS',
    'VVS-installatør til bad, varme og akut hjælp',
    ['Badeværelser', 'Varmeinstallation', 'Service på fyr', 'Lækagesporing', 'Varmepumper', 'VVS-døgnvagt'],
    [
      'Vores blikkenslagere kan træffes døgnet rundt, også juleaften.',
      'Et sprunget rør venter ikke, så de gængse reservedele ligger i hver bil.',
    ],
  ),
  gardening: trade(
    'Have og anlæg',
    'Anlægsgartner og havedesign',
    ['Havedesign', 'Træpleje', 'Græsplæner', 'Havebassiner', 'Terrasser og stier', 'Hækklipning'],
    [
      'Vores anlægsgartnere tænker på det tiende år, når træerne har fundet deres form.',
      'Fra altan til park: vi planter det, der passer til jorden og kalder bierne tilbage.',
    ],
  ),
  metalworks: trade(
    'Metal',
    'Producent af metaldele med præcision',
    ['CNC-fræsning', 'Pladebearbejdning', 'Svejsning', 'Laserskæring', 'Prototyper', 'Overfladebehandling'],
    [
      'Vores fabrik producerer metaldele i serier fra én til hundrede tusind.',
      'Maskinbyggere stoler på tolerancer, som vi måler i mikrometer.',
    ],
  ),
  logistics: trade(
    'Transport',
    'Transport og logistik i hele Europa',
    ['Vejtransport', 'Lagerhotel', 'Toldbehandling', 'Ekspreslevering', 'Søfragt', 'Flytning'],
    [
      'Vores lastbiler kører fire millioner kilometer om året.',
      'På lageret opbevarer, pakker og sender vi det, som vores kunder sælger.',
    ],
  ),
  garage: trade(
    'Autoværksted',
    'Autoværksted og service til alle mærker',
    ['Serviceeftersyn', 'Bremser', 'Dækskift', 'Plade og lak', 'Motordiagnose', 'Brugte biler'],
    [
      'Vores mekanikere reparerer det, der kan repareres, og viser dig delen, der ikke kunne reddes.',
      'Mens din bil er på værksted, kører du gratis i en lånebil.',
    ],
  ),
  solar: trade(
    'Solenergi',
    'Solenergi til tage og virksomheder',
    ['Solceller', 'Batterier', 'Ladestandere', 'Energirådgivning', 'Service på anlæg', 'Grøn strøm'],
    [
      'Vores elektrikere har sat solceller på mere end tre tusind tage.',
      'Et solcelleanlæg tjener sig hjem på ni år, og vi regner på det sammen.',
    ],
  ),
  telecom: trade(
    'Tele',
    'Fiber og telefoni til regionen',
    [
      'Fiberbredbånd',
      'Mobilabonnementer',
      'Cloudtelefoni',
      'Erhvervsinternet',
      'Wi-Fi-installation',
      'Netværksovervågning',
    ],
    [
      'Vores fibernet forbinder landsbyer, som de store teleselskaber har glemt.',
      'Du surfer med en gigabit og får fat i en tekniker, der taler din dialekt.',
    ],
  ),
};
