import { trade } from '../language.ts';
export const productionTrades = {
  farm: trade(
    'Landbrug',
    'Økologisk landbrug med dyr og skov',
    ['Økologiske grøntsager', 'Mælkeproduktion', 'Kornavl', 'Skovbrug', 'Biavl', 'Gårdbesøg'],
    [
      'Vores landbrug har været drevet af samme familie i fem generationer.',
      'Vi dyrker uden kunstgødning, og dyrene går ude fra april til november.',
    ],
  ),
  biotech: trade(
    'Biotek',
    'Bioteknologi til nye lægemidler',
    [
      'Lægemiddelforskning',
      'Kliniske forsøg',
      'Antistoffer',
      'Farmaceutisk produktion',
      'Celleterapi',
      'Registrering af lægemidler',
    ],
    [
      'Vores bioteknologiske virksomhed udvikler antistoffer mod sjældne sygdomme.',
      'To lægemidler er i kliniske forsøg, og begge begyndte ved samme laboratoriebord.',
    ],
  ),
  church: trade(
    'Sogn',
    'En kirke og et sogn for alle',
    ['Gudstjenester', 'Dåb', 'Kirkebryllupper', 'Bibelkreds', 'Ungdomsarbejde', 'Sjælesorg'],
    [
      'Vores kirke holder gudstjeneste hver søndag klokken ti, og kirkekaffen varer til middag.',
      'Præsten er der for alle, der tror, tvivler eller bare vil tale.',
    ],
  ),
  recycling: trade(
    'Genbrug',
    'Genbrug og affaldshåndtering for et rent miljø',
    [
      'Affaldshåndtering',
      'Containerudlejning',
      'Skrot og metal',
      'Papirgenbrug',
      'Farligt affald',
      'Miljørådgivning',
    ],
    [
      'Vores genbrugsanlæg sorterer firs ton affald om dagen.',
      'Containeren kommer dagen efter, og du får at vide, hvad der blev af indholdet.',
    ],
  ),
  games: trade(
    'Spil',
    'Spilstudie for computerspil og deres spillere',
    ['Computerspil', 'Mobilspil', 'E-sportsturneringer', 'Brætspil', 'Spiludvikling', 'Spillerfællesskab'],
    [
      'Vores spilstudie har udgivet ni computerspil, der er gennemført fire millioner gange.',
      'Hver måned inviterer vi spillere til at prøve baner, der ikke er færdige.',
    ],
  ),
  marketplace: trade(
    'Annoncer',
    'Gratis annoncer og brugte fund',
    ['Opret annonce', 'Brugte cykler', 'Møbelannoncer', 'Bilannoncer', 'Køberbeskyttelse', 'Sælgerkonto'],
    [
      'Vores annoncemarked bringer private sælgere og købere sammen: tres tusind annoncer om måneden.',
      'Det tager to minutter at oprette en annonce, og alle bliver kontrolleret.',
    ],
  ),
  chemicals: trade(
    'Kemi',
    'Producent af kemikalier, plast og maling',
    [
      'Industrikemikalier',
      'Plastgranulat',
      'Harpikser og belægninger',
      'Lim',
      'Lønblanding',
      'Laboratorieanalyser',
    ],
    [
      'Vores kemikalier findes i maling, lim og plast på hele kontinentet.',
      'Kemikerne i vores laboratorium tilpasser hver opskrift til kundens maskine.',
    ],
  ),
  electronics: trade(
    'Elektronik',
    'Producent af elektroniske komponenter og sensorer',
    [
      'Printkortmontage',
      'Sensorer',
      'LED-moduler',
      'Kabelmontage',
      'Strømforsyninger',
      'Elektronikudvikling',
    ],
    [
      'Vores elektronik samles på tre linjer, fra prototyper til store serier.',
      'Vores sensorer måler, hvor ingen har lyst til at stå.',
    ],
  ),
  printing: trade(
    'Trykkeri',
    'Trykkeri til emballage, bøger og plakater',
    ['Offsettryk', 'Digitaltryk', 'Foldeæsker', 'Etiketter', 'Bogbinderi', 'Storformat'],
    [
      'Vores trykmaskiner kører i to skift og dufter stadig af tryksværte.',
      'Fra hundrede visitkort til en million æsker: emballage er vores andet håndværk.',
    ],
  ),
  research: trade(
    'Forskningsinstitut',
    'Forskningsinstitut for klima og materialer',
    [
      'Klimaforskning',
      'Materialeforskning',
      'Laboratorieydelser',
      'Videnskabelige artikler',
      'Ph.d.-program',
      'Offentlige foredrag',
    ],
    [
      'Vores forskere udgiver tres artikler om året og deler alle data.',
      'Instituttet forsker med universiteter på fire kontinenter og med skolen ved siden af.',
    ],
  ),
};
