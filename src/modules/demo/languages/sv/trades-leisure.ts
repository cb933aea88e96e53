import { trade } from '../language.ts';
export const leisureTrades = {
  bakery: trade(
    'Bageri',
    'Bageri med bröd och bakverk för hand',
    ['Surdegsbröd', 'Smörcroissanter', 'Bröllopstårtor', 'Rågbröd', 'Säsongens bakverk', 'Frukostkorgar'],
    [
      'Våra bagare börjar klockan två på natten så att brödet är varmt när vi öppnar.',
      'Mjölet kommer från kvarnen intill, och vår surdeg är äldre än de flesta av oss.',
    ],
  ),
  restaurant: trade(
    'Restaurang',
    'Restaurang med säsongens kök',
    ['Lunchmeny', 'Avsmakningsmeny', 'Privata middagar', 'Vinpaket', 'Söndagsbrunch', 'Bordsbokning'],
    [
      'Vår kock skriver menyn varje tisdag efter en runda på torget.',
      'I matsalen ryms fyrtio gäster, på sommaren tjugo till under lindarna.',
    ],
  ),
  winery: trade(
    'Vingård',
    'Vin från vår egen vingård',
    ['Vingårdsvandringar', 'Vinprovningar', 'Röda viner', 'Vita viner', 'Mousserande vin', 'Skördedagar'],
    [
      'Våra vinstockar växer på så branta sluttningar att allt plockas för hand.',
      'Varje flaska vin pressas, lagras och tappas i vår egen källare.',
    ],
  ),
  hotel: trade(
    'Hotell',
    'Hotell med rum att trivas i',
    ['Dubbelrum', 'Familjesviter', 'Frukostbuffé', 'Spahelger', 'Konferensrum', 'Långtidsboende'],
    [
      'Vårt hotell har tjugosex rum, vart och ett inrett av en egen snickare.',
      'Gästerna kommer för de lugna nätterna och talar länge om frukosten.',
    ],
  ),
  travel: trade(
    'Resor',
    'Resebyrå för semester och guidade resor',
    ['Weekendresor', 'Vandringsresor', 'Familjesemester', 'Tågresor', 'Gruppresor', 'Flygbiljetter'],
    [
      'Våra reserådgivare har sovit på varje hotell de rekommenderar.',
      'Till varje resa hör ett nummer där någon svarar dygnet runt.',
    ],
  ),
  events: trade(
    'Event',
    'Eventbyrå för bröllop och fester',
    [
      'Bröllopsplanering',
      'Företagsfester',
      'Födelsedagskalas',
      'Scen och ljus',
      'Eventcatering',
      'Blomsterdekoration',
    ],
    [
      'Våra bröllopsplanerare tar hand om allt från första idén till sista dansen.',
      'Vi känner varje loge och festsal i trakten där man kan fira bröllop.',
    ],
  ),
  fitness: trade(
    'Gym',
    'Gym och träning för alla åldrar',
    ['Personlig träning', 'Yogaklasser', 'Styrketräning', 'Spinning', 'Ryggträning', 'Medlemskap'],
    [
      'Vårt gym är öppet från tidigt till sent, och en tränare finns alltid på golvet.',
      'Nya medlemmar får ett träningsprogram som passar deras vecka.',
    ],
  ),
  beauty: trade(
    'Skönhetssalong',
    'Frisör och skönhetsbehandlingar',
    [
      'Klippning',
      'Hårfärgning',
      'Ansiktsbehandlingar',
      'Manikyr och pedikyr',
      'Bruduppsättningar',
      'Massage',
    ],
    [
      'Våra frisörer och hudterapeuter vidareutbildar sig varje säsong.',
      'Vi använder vegansk kosmetik som du också kan köpa i salongen.',
    ],
  ),
  photography: trade(
    'Fotografi',
    'Fotograf som berättar din historia',
    [
      'Bröllopsfotografering',
      'Porträttfotografering',
      'Företagsporträtt',
      'Produktfotografering',
      'Familjefotografering',
      'Bildretuschering',
    ],
    [
      'Vår fotostudio har norrljus och en trädgård för porträtt i kvällssol.',
      'Varje fotograf har sin egen stil; tillsammans klarar vi alla tillfällen.',
    ],
  ),
  theatre: trade(
    'Teater',
    'Teater, konserter och läsningar',
    [
      'Teaterföreställningar',
      'Kammarkonserter',
      'Barnteater',
      'Författarkvällar',
      'Teaterkurser',
      'Säsongskort',
    ],
    [
      'Vår ensemble sätter upp sex nya föreställningar varje säsong.',
      'På lilla scenen provar musiker och skådespelare det som de stora teatrarna inte vågar.',
    ],
  ),
};
