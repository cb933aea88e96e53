import { trade } from '../language.ts';
export const societyTrades = {
  dentist: trade(
    'Tandvård',
    'Tandläkare för friska tänder och lugna nerver',
    ['Tandundersökning', 'Tandimplantat', 'Tandblekning', 'Tandreglering', 'Rotfyllning', 'Barntandvård'],
    [
      'Våra tandläkare tar sig tid för rädda patienter och förklarar varje steg.',
      'Tandtekniken finns i huset, så en krona är klar samma dag.',
    ],
  ),
  clinic: trade(
    'Vårdcentral',
    'Läkarmottagning för hela familjen',
    ['Allmänmedicin', 'Vaccinationer', 'Hälsokontroller', 'Fysioterapi', 'Ultraljud', 'Resemedicin'],
    [
      'Våra läkare och sjuksköterskor tar hand om patienter i tre generationer.',
      'Akuta fall tas emot samma dag; andra tider bokar du på nätet.',
    ],
  ),
  pharmacy: trade(
    'Apotek',
    'Apotek med råd för din hälsa',
    ['Receptbelagda läkemedel', 'Homeopati', 'Stödstrumpor', 'Hudråd', 'Hemleverans', 'Läkemedelslistor'],
    [
      'Våra apotekare kontrollerar varje recept och hur läkemedlen fungerar ihop.',
      'Beställt före lunch, hemma hos dig på eftermiddagen.',
    ],
  ),
  vet: trade(
    'Djurklinik',
    'Veterinär för hundar, katter och smådjur',
    [
      'Vaccination av husdjur',
      'Djurkirurgi',
      'Tandvård för djur',
      'Valpsamtal',
      'Röntgen och ultraljud',
      'Akut djursjukvård',
    ],
    [
      'Våra veterinärer behandlar hundar, katter, kaniner och ibland en mycket tålmodig sköldpadda.',
      'På natten finns alltid någon hos djuren som har opererats.',
    ],
  ),
  school: trade(
    'Akademi',
    'Kurser och utbildning för nyfikna',
    ['Språkkurser', 'Kvällskurser', 'Provförberedelser', 'Onlinekurser', 'Yrkesutbildning', 'Läxhjälp'],
    [
      'Våra lärare arbetar med små klasser där varje elev får ordet.',
      'Åtta av tio elever klarar provet på första försöket.',
    ],
  ),
  charity: trade(
    'Stiftelse',
    'Välgörenhet som hjälper där det behövs',
    ['Gåvor', 'Volontärarbete', 'Matbank', 'Flyktinghjälp', 'Ungdomsprojekt', 'Katastrofhjälp'],
    [
      'Vår stiftelse lever på gåvor och på tvåhundra volontärer.',
      'Nittioen procent av varje gåva når dem den är avsedd för.',
    ],
  ),
  software: trade(
    'Mjukvara',
    'Programvara som sparar arbete',
    ['Molntjänster', 'Apputveckling', 'Datamigrering', 'API-integration', 'IT-säkerhet', 'Teknisk support'],
    [
      'Vår programvara körs i webbläsaren och talar med dina andra verktyg.',
      'Utveckling, design och support sitter i samma rum: en bra idé är ute på en vecka.',
    ],
  ),
  fashion: trade(
    'Mode',
    'Kläder och mode med rättvist ursprung',
    [
      'Sommarklänningar',
      'Linneskjortor',
      'Stickade tröjor',
      'Läderskor',
      'Vinterkappor',
      'Väskor och accessoarer',
    ],
    [
      'Våra kläder sys i två familjeateljéer som vi besöker varje år.',
      'Naturfibrer, tidlösa snitt och lagning av allt vi säljer.',
    ],
  ),
  furniture: trade(
    'Möbler',
    'Möbler i massivt trä',
    ['Matbord', 'Bokhyllor', 'Soffor och fåtöljer', 'Sängar och madrasser', 'Trädgårdsmöbler', 'Köksskåp'],
    [
      'Våra snickare gör möbler av ek, ask och valnöt som har torkat i två år.',
      'I möbelbutiken får du sitta och ligga på allt, hur länge du vill.',
    ],
  ),
  townhall: trade(
    'Kommun',
    'Kommunens officiella webbplats',
    [
      'Medborgarservice',
      'Bygglov',
      'Sophämtning',
      'Kommunfullmäktige',
      'Vigsel och folkbokföring',
      'Anslagstavla',
    ],
    [
      'Kommunfullmäktige sammanträder varannan torsdag, och alla invånare får lyssna.',
      'De flesta ärenden sköter du på nätet; kommunhuset är öppet fem dagar i veckan.',
    ],
  ),
};
