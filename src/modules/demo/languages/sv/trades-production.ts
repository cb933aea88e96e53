import { trade } from '../language.ts';
export const productionTrades = {
  farm: trade(
    'Lantbruk',
    'Ekologiskt lantbruk med djur och skog',
    ['Ekologiska grönsaker', 'Mjölkproduktion', 'Spannmålsodling', 'Skogsbruk', 'Biodling', 'Gårdsbesök'],
    [
      'Vårt lantbruk har drivits av samma familj i fem generationer.',
      'Vi odlar utan konstgödsel, och djuren betar ute från april till november.',
    ],
  ),
  biotech: trade(
    'Bioteknik',
    'Bioteknik för nya läkemedel',
    [
      'Läkemedelsforskning',
      'Kliniska studier',
      'Antikroppar',
      'Läkemedelsproduktion',
      'Cellterapi',
      'Regulatoriska frågor',
    ],
    [
      'Vårt bioteknikföretag utvecklar antikroppar mot sällsynta sjukdomar.',
      'Två läkemedelskandidater är i kliniska studier, och båda föddes vid samma labbänk.',
    ],
  ),
  church: trade(
    'Församling',
    'En kyrka och församling öppen för alla',
    ['Gudstjänster', 'Dop', 'Kyrkbröllop', 'Bibelstudier', 'Ungdomsgrupper', 'Själavård'],
    [
      'Vår församling firar gudstjänst varje söndag klockan tio, och kyrkkaffet räcker till lunch.',
      'Prästen finns för alla som tror, tvivlar eller bara vill prata.',
    ],
  ),
  recycling: trade(
    'Återvinning',
    'Återvinning och avfallshantering för en ren miljö',
    [
      'Avfallshantering',
      'Containeruthyrning',
      'Skrot och metall',
      'Pappersåtervinning',
      'Farligt avfall',
      'Miljörådgivning',
    ],
    [
      'Vår återvinningsanläggning sorterar åttio ton avfall om dagen.',
      'Containern kommer dagen efter, och du får veta vad som hände med innehållet.',
    ],
  ),
  games: trade(
    'Spel',
    'Datorspel och tv-spel från egen studio',
    ['Datorspel', 'Mobilspel', 'E-sportturneringar', 'Brädspel', 'Spelutveckling', 'Spelgemenskap'],
    [
      'Vår spelstudio har gett ut nio dataspel som har klarats fyra miljoner gånger.',
      'Varje månad bjuder vi in spelare att prova banor som inte är klara.',
    ],
  ),
  marketplace: trade(
    'Annonser',
    'Gratis annonser och begagnade fynd',
    ['Lägg in annons', 'Begagnade cyklar', 'Möbelannonser', 'Fordonsannonser', 'Köparskydd', 'Säljarkonto'],
    [
      'Vår annonsmarknad för samman privata säljare och köpare: sextiotusen annonser i månaden.',
      'Att lägga in en annons tar två minuter, och alla granskas.',
    ],
  ),
  chemicals: trade(
    'Kemi',
    'Tillverkare av kemikalier, plaster och färger',
    [
      'Industrikemikalier',
      'Plastråvaror',
      'Hartser och ytbeläggning',
      'Lim',
      'Legoblandning',
      'Laboratorieanalys',
    ],
    [
      'Våra kemikalier finns i färg, lim och plast över hela kontinenten.',
      'Kemisterna i vårt laboratorium anpassar varje recept till kundens maskin.',
    ],
  ),
  electronics: trade(
    'Elektronik',
    'Tillverkare av elektronikkomponenter och sensorer',
    ['Kretskortsmontering', 'Sensorer', 'LED-moduler', 'Kablage', 'Nätaggregat', 'Elektronikutveckling'],
    [
      'Vår elektronik monteras på tre linjer, från prototyp till stora serier.',
      'Våra sensorer mäter där ingen vill stå.',
    ],
  ),
  printing: trade(
    'Tryckeri',
    'Tryckeri för förpackningar, böcker och affischer',
    ['Offsettryck', 'Digitaltryck', 'Kartonger', 'Etiketter', 'Bokbinderi', 'Storformat'],
    [
      'Våra tryckpressar går i två skift och luktar fortfarande tryckfärg.',
      'Från hundra visitkort till en miljon förpackningar: det är vårt andra hantverk.',
    ],
  ),
  research: trade(
    'Forskningsinstitut',
    'Forskningsinstitut för klimat och material',
    [
      'Klimatforskning',
      'Materialforskning',
      'Laboratorietjänster',
      'Vetenskapliga publikationer',
      'Doktorandprogram',
      'Öppna föreläsningar',
    ],
    [
      'Våra forskare publicerar sextio artiklar om året och delar all data.',
      'Institutet forskar med universitet på fyra kontinenter och med skolan intill.',
    ],
  ),
};
