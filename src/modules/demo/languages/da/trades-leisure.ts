import { trade } from '../language.ts';
export const leisureTrades = {
  bakery: trade(
    'Bageri',
    'Bageri med brød og kager lavet i hånden',
    ['Surdejsbrød', 'Smørcroissanter', 'Bryllupskager', 'Rugbrød', 'Sæsonens kager', 'Morgenmadskurve'],
    [
      'Vores bagere begynder klokken to om natten, så brødet stadig er varmt, når vi åbner.',
      'Melet kommer fra møllen i nærheden, og vores surdej er ældre end de fleste af os.',
    ],
  ),
  restaurant: trade(
    'Restaurant',
    'Restaurant med sæsonens køkken',
    ['Frokostmenu', 'Smagsmenu', 'Private middage', 'Vinmenu', 'Søndagsbrunch', 'Bordbestilling'],
    [
      'Vores køkkenchef skriver menukortet hver tirsdag efter en tur på torvet.',
      'I salen er der plads til fyrre gæster, om sommeren tyve mere under lindetræerne.',
    ],
  ),
  winery: trade(
    'Vingård',
    'Vin fra vores egen vingård',
    ['Rundvisninger i vingården', 'Vinsmagninger', 'Rødvine', 'Hvidvine', 'Mousserende vin', 'Høstdage'],
    [
      'Vores vinstokke vokser på så stejle skråninger, at alt plukkes i hånden.',
      'Hver flaske vin presses, lagres og tappes i vores egen kælder.',
    ],
  ),
  hotel: trade(
    'Hotel',
    'Hotel med værelser at føle sig hjemme i',
    ['Dobbeltværelser', 'Familiesuiter', 'Morgenbuffet', 'Spaweekender', 'Mødelokaler', 'Længere ophold'],
    [
      'Vores hotel har seksogtyve værelser, hvert indrettet af sin egen snedker.',
      'Gæsterne kommer for de rolige nætter og taler i årevis om morgenmaden.',
    ],
  ),
  travel: trade(
    'Rejser',
    'Rejsebureau for ferie og rundrejser',
    ['Storbyferie', 'Vandreferie', 'Familieferie', 'Togrejser', 'Grupperejser', 'Flybilletter'],
    [
      'Vores rejsekonsulenter har sovet på hvert hotel, de anbefaler.',
      'Til hver rejse hører et nummer, som bliver besvaret dag og nat.',
    ],
  ),
  events: trade(
    'Events',
    'Eventbureau for bryllupper og fester',
    [
      'Bryllupsplanlægning',
      'Firmafester',
      'Fødselsdage',
      'Scene og lys',
      'Eventcatering',
      'Blomsterdekorationer',
    ],
    [
      'Vores bryllupsplanlæggere tager sig af alt fra den første idé til den sidste dans.',
      'Vi kender hver lade og sal på egnen, hvor man kan holde bryllup.',
    ],
  ),
  fitness: trade(
    'Fitness',
    'Fitnesscenter for alle aldre',
    ['Personlig træning', 'Yogahold', 'Styrketræning', 'Spinninghold', 'Rygtræning', 'Medlemskab'],
    [
      'Vores fitnesscenter har åbent fra tidlig morgen til sen aften, og der er altid en træner på gulvet.',
      'Nye medlemmer får et træningsprogram, der passer til deres uge.',
    ],
  ),
  beauty: trade(
    'Skønhedssalon',
    'Frisør og skønhedsbehandlinger',
    ['Klipning', 'Hårfarvning', 'Ansigtsbehandlinger', 'Manicure og pedicure', 'Brudefrisurer', 'Massage'],
    [
      'Vores frisører og kosmetologer videreuddanner sig hver sæson.',
      'Vi bruger vegansk kosmetik, som du også kan købe i salonen.',
    ],
  ),
  photography: trade(
    'Fotografi',
    'Fotograf, der fortæller din historie',
    [
      'Bryllupsfotografering',
      'Portrætfotografering',
      'Erhvervsportrætter',
      'Produktfotografering',
      'Familiefotografering',
      'Billedretouchering',
    ],
    [
      'Vores fotostudie har nordlys og en have til portrætter i aftensol.',
      'Hver fotograf har sin egen stil; sammen klarer vi enhver anledning.',
    ],
  ),
  theatre: trade(
    'Teater',
    'Teater, koncerter og oplæsninger',
    [
      'Teaterforestillinger',
      'Kammerkoncerter',
      'Børneteater',
      'Forfatteraftener',
      'Teaterkurser',
      'Sæsonkort',
    ],
    [
      'Vores ensemble sætter seks nye forestillinger op hver sæson.',
      'På den lille scene prøver musikere og skuespillere det, som de store teatre ikke tør.',
    ],
  ),
};
