import { trade } from '../language.ts';
export const societyTrades = {
  dentist: trade(
    'Gabinet stomatologiczny',
    'Dentysta: zdrowe zęby i spokojne nerwy',
    [
      'Przegląd stomatologiczny',
      'Implanty zębów',
      'Wybielanie zębów',
      'Ortodoncja',
      'Leczenie kanałowe',
      'Stomatologia dziecięca',
    ],
    [
      'Nasi dentyści tłumaczą każdy krok i mają czas dla przestraszonych pacjentów.',
      'Pracownia protetyczna jest na miejscu, więc korona jest gotowa tego samego dnia.',
    ],
  ),
  clinic: trade(
    'Przychodnia',
    'Przychodnia lekarska dla całej rodziny',
    [
      'Medycyna rodzinna',
      'Szczepienia',
      'Badania profilaktyczne',
      'Fizjoterapia',
      'Badania USG',
      'Medycyna podróży',
    ],
    [
      'Nasi lekarze i pielęgniarki opiekują się pacjentami z trzech pokoleń.',
      'Nagłe przypadki przyjmujemy tego samego dnia; inne wizyty rezerwujesz online.',
    ],
  ),
  pharmacy: trade(
    'Apteka',
    'Apteka i porady dla zdrowia',
    [
      'Leki na receptę',
      'Homeopatia',
      'Pończochy uciskowe',
      'Porady dermatologiczne',
      'Dostawa do domu',
      'Plany leczenia',
    ],
    [
      'Nasi farmaceuci sprawdzają każdą receptę pod kątem interakcji leków.',
      'Zamówione do południa, leki są u ciebie po południu.',
    ],
  ),
  vet: trade(
    'Gabinet weterynaryjny',
    'Weterynarz dla psów, kotów i małych zwierząt',
    [
      'Szczepienia zwierząt',
      'Chirurgia zwierząt',
      'Stomatologia zwierząt',
      'Konsultacje szczeniąt',
      'RTG i USG',
      'Nagłe przypadki',
    ],
    [
      'Nasi weterynarze leczą psy, koty, króliki, a czasem bardzo cierpliwego żółwia.',
      'W nocy zawsze ktoś czuwa przy zwierzętach po operacji.',
    ],
  ),
  school: trade(
    'Akademia',
    'Kursy i szkolenia dla ciekawych świata',
    [
      'Kursy językowe',
      'Kursy wieczorowe',
      'Przygotowanie do egzaminów',
      'Kursy online',
      'Szkolenia zawodowe',
      'Korepetycje',
    ],
    [
      'Nasi nauczyciele pracują z małymi grupami, w których każdy uczeń dochodzi do głosu.',
      'Osiem na dziesięć osób zdaje egzamin za pierwszym razem.',
    ],
  ),
  charity: trade(
    'Fundacja',
    'Fundacja, która pomaga tam, gdzie trzeba',
    [
      'Darowizny',
      'Wolontariat',
      'Bank żywności',
      'Pomoc uchodźcom',
      'Projekty dla młodzieży',
      'Pomoc doraźna',
    ],
    [
      'Nasza fundacja utrzymuje się z darowizn i pracy dwustu wolontariuszy.',
      'Dziewięćdziesiąt jeden procent każdej darowizny trafia do potrzebujących.',
    ],
  ),
  software: trade(
    'Oprogramowanie',
    'Oprogramowanie, które odciąża',
    [
      'Oprogramowanie w chmurze',
      'Tworzenie aplikacji',
      'Migracja danych',
      'Integracje API',
      'Bezpieczeństwo IT',
      'Wsparcie techniczne',
    ],
    [
      'Nasze oprogramowanie działa w przeglądarce i współpracuje z innymi narzędziami.',
      'Programiści, projektanci i wsparcie siedzą w jednym pokoju: dobry pomysł działa po tygodniu.',
    ],
  ),
  fashion: trade(
    'Moda',
    'Odzież i moda z uczciwego źródła',
    ['Sukienki letnie', 'Koszule lniane', 'Swetry', 'Buty skórzane', 'Płaszcze zimowe', 'Torebki i dodatki'],
    [
      'Nasza odzież jest szyta w dwóch rodzinnych pracowniach, które co roku odwiedzamy.',
      'Naturalne włókna, ponadczasowe kroje i naprawa wszystkiego, co sprzedajemy.',
    ],
  ),
  furniture: trade(
    'Meble',
    'Meble z litego drewna',
    [
      'Stoły do jadalni',
      'Regały na książki',
      'Sofy i fotele',
      'Łóżka i materace',
      'Meble ogrodowe',
      'Szafki kuchenne',
    ],
    [
      'Nasi stolarze robią meble z dębu, jesionu i orzecha suszonego dwa lata.',
      'W salonie meblowym możesz na wszystkim siedzieć i leżeć, jak długo chcesz.',
    ],
  ),
  townhall: trade(
    'Gmina',
    'Oficjalna strona urzędu gminy',
    [
      'Sprawy obywatelskie',
      'Pozwolenia na budowę',
      'Wywóz odpadów',
      'Sesje rady gminy',
      'Urząd stanu cywilnego',
      'Ogłoszenia urzędowe',
    ],
    [
      'Rada gminy zbiera się co drugi czwartek, a każdy mieszkaniec może posłuchać.',
      'Większość spraw załatwisz online; urząd gminy jest otwarty pięć dni w tygodniu.',
    ],
  ),
};
