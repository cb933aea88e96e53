import { trade } from '../language.ts';
export const leisureTrades = {
  bakery: trade(
    'Piekarnia',
    'Piekarnia i cukiernia rzemieślnicza',
    [
      'Chleb na zakwasie',
      'Rogale maślane',
      'Torty weselne',
      'Chleb żytni',
      'Ciasta sezonowe',
      'Kosze śniadaniowe',
    ],
    [
      'Nasi piekarze zaczynają o drugiej w nocy, żeby chleb był jeszcze ciepły przy otwarciu.',
      'Mąka pochodzi z pobliskiego młyna, a nasz zakwas jest starszy niż większość zespołu.',
    ],
  ),
  restaurant: trade(
    'Restauracja',
    'Restauracja z kuchnią sezonową',
    [
      'Menu lunchowe',
      'Menu degustacyjne',
      'Przyjęcia okolicznościowe',
      'Dobór win',
      'Niedzielny brunch',
      'Rezerwacja stolika',
    ],
    [
      'Nasz szef kuchni pisze menu w każdy wtorek po spacerze po targu.',
      'Na sali zmieści się czterdziestu gości, a latem jeszcze dwudziestu pod lipami.',
    ],
  ),
  winery: trade(
    'Winnica',
    'Winnica i wina z własnych krzewów',
    [
      'Zwiedzanie winnicy',
      'Degustacje wina',
      'Wina czerwone',
      'Wina białe',
      'Wina musujące',
      'Dni winobrania',
    ],
    [
      'Nasze winorośle rosną na tak stromych zboczach, że zbieramy wszystko ręcznie.',
      'Każda butelka wina powstaje i dojrzewa w naszej piwnicy.',
    ],
  ),
  hotel: trade(
    'Hotel',
    'Hotel z pokojami jak w domu',
    [
      'Pokoje dwuosobowe',
      'Apartamenty rodzinne',
      'Śniadania w formie bufetu',
      'Weekendy spa',
      'Sale konferencyjne',
      'Pobyty długoterminowe',
    ],
    [
      'Nasz hotel ma dwadzieścia sześć pokoi, a każdy urządził inny stolarz.',
      'Goście przyjeżdżają po spokojne noclegi, a wspominają śniadania.',
    ],
  ),
  travel: trade(
    'Biuro podróży',
    'Biuro podróży i wycieczki z przewodnikiem',
    [
      'Wycieczki miejskie',
      'Wakacje piesze',
      'Wakacje rodzinne',
      'Podróże koleją',
      'Wyjazdy grupowe',
      'Rezerwacja lotów',
    ],
    [
      'Nasi doradcy spali w każdym hotelu, który polecają.',
      'Do każdej podróży dajemy numer, pod którym ktoś odbiera dzień i noc.',
    ],
  ),
  events: trade(
    'Eventy',
    'Organizacja wesel i imprez',
    [
      'Organizacja wesel',
      'Imprezy firmowe',
      'Przyjęcia urodzinowe',
      'Scena i światło',
      'Catering na imprezy',
      'Dekoracje kwiatowe',
    ],
    [
      'Nasze konsultantki ślubne dbają o wszystko, od pierwszego pomysłu do ostatniego tańca.',
      'Znamy każdą stodołę i salę w okolicy, w której można urządzić wesele.',
    ],
  ),
  fitness: trade(
    'Siłownia',
    'Siłownia i fitness w każdym wieku',
    ['Trening personalny', 'Zajęcia jogi', 'Trening siłowy', 'Spinning', 'Zdrowy kręgosłup', 'Karnety'],
    [
      'Nasza siłownia jest czynna od rana do wieczora, a trener jest zawsze na sali.',
      'Nowi klubowicze dostają plan treningowy dopasowany do swojego tygodnia.',
    ],
  ),
  beauty: trade(
    'Salon kosmetyczny',
    'Salon fryzjerski i kosmetyczny',
    ['Strzyżenie', 'Koloryzacja', 'Zabiegi na twarz', 'Manicure i pedicure', 'Fryzury ślubne', 'Masaże'],
    [
      'Nasze fryzjerki i kosmetyczki szkolą się w każdym sezonie.',
      'Używamy wegańskich kosmetyków, które można też kupić w salonie.',
    ],
  ),
  photography: trade(
    'Fotografia',
    'Fotografia, która opowiada historie',
    [
      'Fotografia ślubna',
      'Portrety',
      'Portrety biznesowe',
      'Fotografia produktowa',
      'Sesje rodzinne',
      'Retusz zdjęć',
    ],
    [
      'Nasze studio fotograficzne ma północne światło i ogród na portrety o zachodzie.',
      'Każdy fotograf ma własny styl; razem obsłużymy każdą okazję.',
    ],
  ),
  theatre: trade(
    'Teatr',
    'Teatr, koncerty i czytania',
    [
      'Spektakle',
      'Koncerty kameralne',
      'Teatr dla dzieci',
      'Spotkania z autorami',
      'Warsztaty teatralne',
      'Karnety sezonowe',
    ],
    [
      'Nasz zespół wystawia sześć nowych spektakli w każdym sezonie.',
      'Na małej scenie muzycy i aktorzy próbują tego, na co duże teatry się nie ważą.',
    ],
  ),
};
