import { trade } from '../language.ts';
export const buildingTrades = {
  realestate: trade(
    'Fastighetsmäklare',
    'Mäklare för hus och lägenheter',
    [
      'Hus till salu',
      'Lägenheter att hyra',
      'Fastighetsvärdering',
      'Fastighetsförvaltning',
      'Lokaler',
      'Homestyling',
    ],
    [
      'Våra mäklare känner varje gata, varje skola och varje ärligt pris i stan.',
      'De flesta hus säljer vi på tio veckor, ända till nyckelöverlämningen.',
    ],
  ),
  architecture: trade(
    'Arkitekter',
    'Arkitektkontor för vardagen',
    [
      'Bostadshus',
      'Inredningsarkitektur',
      'Bygglov',
      'Träarkitektur',
      'Ombyggnad av gamla hus',
      'Byggledning',
    ],
    [
      'Våra arkitekter ritar först för hand och bygger modellen innan datorn slås på.',
      'Vi tycker om gamla hus och behandlar dem som släktingar: med respekt och en tydlig åsikt.',
    ],
  ),
  construction: trade(
    'Bygg',
    'Byggföretag för gedigna hus',
    ['Nybyggnation', 'Renovering', 'Betongarbeten', 'Takläggning', 'Tillbyggnad', 'Markarbeten'],
    [
      'Vårt byggföretag har egna murare, snickare och takläggare.',
      'Tvåhundra familjer bor i ett hus som vi har byggt.',
    ],
  ),
  plumbing: trade(
    'Rör och värme',
    'Rörmokare för badrum, värme och jour',
    ['Badrumsrenovering', 'Värmeinstallation', 'Service av pannor', 'Läcksökning', 'Värmepumpar', 'VVS-jour'],
    [
      'Våra rörmokare svarar dygnet runt, även på julafton.',
      'En läcka väntar inte, därför finns de vanliga reservdelarna i varje bil.',
    ],
  ),
  gardening: trade(
    'Trädgård',
    'Trädgårdsdesign och trädgårdsskötsel',
    ['Trädgårdsdesign', 'Trädvård', 'Gräsmattor', 'Dammar', 'Terrasser och gångar', 'Häckklippning'],
    [
      'Våra trädgårdsmästare tänker på det tionde året, när träden har funnit sin form.',
      'Från balkong till park: vi planterar det som passar jorden och lockar bina.',
    ],
  ),
  metalworks: trade(
    'Mekaniska',
    'Tillverkare av metalldelar med precision',
    ['CNC-fräsning', 'Plåtbearbetning', 'Svetsning', 'Laserskärning', 'Prototyper', 'Ytbehandling'],
    [
      'Vår fabrik tillverkar metalldelar i serier från en till hundratusen.',
      'Maskinbyggare litar på toleranser som vi mäter i mikrometer.',
    ],
  ),
  logistics: trade(
    'Åkeri',
    'Transport och logistik i hela Europa',
    ['Vägtransporter', 'Lagerhållning', 'Tullhantering', 'Expressleverans', 'Sjöfrakt', 'Flytthjälp'],
    [
      'Våra lastbilar kör fyra miljoner kilometer om året.',
      'På lagret förvarar, plockar och skickar vi det som våra kunder säljer.',
    ],
  ),
  garage: trade(
    'Bilverkstad',
    'Bilverkstad och service för alla märken',
    ['Bilservice', 'Bromsar', 'Däckbyte', 'Plåt och lack', 'Motordiagnos', 'Begagnade bilar'],
    [
      'Våra bilmekaniker lagar det som går att laga och visar delen som inte gick att rädda.',
      'Medan din bil är på verkstaden kör du en lånebil gratis.',
    ],
  ),
  solar: trade(
    'Solenergi',
    'Solenergi för tak och företag',
    ['Solceller', 'Batterilager', 'Laddstolpar', 'Energirådgivning', 'Service av anläggningar', 'Grön el'],
    [
      'Våra elektriker har satt solceller på mer än tretusen tak.',
      'En solcellsanläggning betalar sig på nio år, och vi räknar ut det med dig.',
    ],
  ),
  telecom: trade(
    'Telekom',
    'Fiber och telefoni för regionen',
    [
      'Fiberbredband',
      'Mobilabonnemang',
      'Molntelefoni',
      'Företagsinternet',
      'Wifi-installation',
      'Nätövervakning',
    ],
    [
      'Vårt fibernät förbinder byar som de stora telebolagen har glömt.',
      'Du surfar med en gigabit och når en tekniker som talar din dialekt.',
    ],
  ),
};
