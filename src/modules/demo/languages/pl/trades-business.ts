import { trade } from '../language.ts';
export const businessTrades = {
  law: trade(
    'Kancelaria prawna',
    'Adwokaci, którzy mówią zrozumiale',
    ['Prawo pracy', 'Prawo rodzinne', 'Prawo umów', 'Prawo spadkowe', 'Prawo najmu', 'Prawo spółek'],
    [
      'Nasi adwokaci reprezentują osoby prywatne i firmy przed wszystkimi sądami w kraju.',
      'Na pierwszym spotkaniu adwokat uczciwie powie, czy sprawa w sądzie ma sens.',
    ],
  ),
  accounting: trade(
    'Biuro rachunkowe',
    'Księgowość i doradztwo podatkowe dla małych firm',
    [
      'Księgowość',
      'Sprawozdania roczne',
      'Zeznania podatkowe',
      'Kadry i płace',
      'Zakładanie firm',
      'Deklaracje VAT',
    ],
    [
      'Nasi księgowi obsługują rzemieślników, gabinety i młode firmy.',
      'Paragony trafiają do aplikacji, a pytania do doradcy podatkowego, którego znasz.',
    ],
  ),
  insurance: trade(
    'Ubezpieczenia',
    'Ubezpieczenia dopasowane do życia',
    [
      'Ubezpieczenie domu',
      'Ubezpieczenie samochodu',
      'Ubezpieczenie na życie',
      'Ubezpieczenie OC',
      'Ubezpieczenia dla firm',
      'Likwidacja szkód',
    ],
    [
      'Jako niezależny broker ubezpieczeniowy porównujemy ponad czterdzieści towarzystw.',
      'Gdy coś się stanie, my zajmujemy się szkodą, a ty swoim życiem.',
    ],
  ),
  finance: trade(
    'Doradztwo finansowe',
    'Usługi finansowe bez drobnego druku',
    [
      'Planowanie emerytury',
      'Doradztwo inwestycyjne',
      'Kredyty hipoteczne',
      'Zarządzanie majątkiem',
      'Plany oszczędnościowe',
      'Planowanie spadkowe',
    ],
    [
      'Naszym doradcom finansowym płacisz ty i nikt inny.',
      'Inwestycje planujemy na dekady i rozliczamy co kwartał.',
    ],
  ),
  consulting: trade(
    'Doradztwo',
    'Doradztwo biznesowe twardo stąpające po ziemi',
    [
      'Doradztwo strategiczne',
      'Optymalizacja procesów',
      'Zarządzanie zmianą',
      'Coaching menedżerski',
      'Analizy rynku',
      'Sukcesja w firmie',
    ],
    [
      'Nasi konsultanci sami prowadzili firmy, zanim zaczęli doradzać innym.',
      'Projekt doradczy kończy się, gdy nowy sposób pracy staje się zwyczajem.',
    ],
  ),
  recruitment: trade(
    'Agencja pracy',
    'Rekrutacja, która łączy ludzi',
    [
      'Rekrutacja menedżerów',
      'Praca tymczasowa',
      'Rekrutacja stała',
      'Raporty płacowe',
      'Doradztwo zawodowe',
      'Oferty pracy',
    ],
    [
      'Nasi rekruterzy rozmawiają z każdym kandydatem, zanim wyślą CV.',
      'Dziewięć na dziesięć osób po dwóch latach nadal pracuje w tym samym miejscu.',
    ],
  ),
  marketing: trade(
    'Agencja reklamowa',
    'Agencja reklamowa dla marek z charakterem',
    [
      'Strategia marki',
      'Media społecznościowe',
      'Pozycjonowanie stron',
      'Kampanie reklamowe',
      'Content marketing',
      'Projektowanie stron',
    ],
    [
      'Nasza agencja reklamowa zamienia trudne produkty w historie, które się opowiada.',
      'Mierzymy każdą kampanię i pokazujemy także te liczby, które bolą.',
    ],
  ),
  security: trade(
    'Ochrona',
    'Agencja ochrony i systemy alarmowe',
    [
      'Systemy alarmowe',
      'Monitoring wizyjny',
      'Ochrona obiektów',
      'Kontrola dostępu',
      'Ochrona imprez',
      'Grupy interwencyjne',
    ],
    [
      'Nasi pracownicy ochrony mają licencje i szkolenie z pierwszej pomocy.',
      'Centrum monitoringu odpowiada na każdy alarm w czterdzieści sekund.',
    ],
  ),
  cleaning: trade(
    'Sprzątanie',
    'Firma sprzątająca dla biur i mieszkań',
    [
      'Sprzątanie biur',
      'Mycie okien',
      'Sprzątanie gruntowne',
      'Pranie dywanów',
      'Sprzątanie klatek',
      'Sprzątanie po przeprowadzce',
    ],
    [
      'Nasze ekipy sprzątające przyjeżdżają wtedy, kiedy ci pasuje, z własnym sprzętem.',
      'Sprzątamy ekologicznymi środkami i płacimy dużo więcej niż minimum.',
    ],
  ),
  publisher: trade(
    'Wydawnictwo',
    'Wiadomości, czasopisma i książki niezależnego wydawnictwa',
    [
      'Wiadomości dnia',
      'Magazyn regionalny',
      'Literatura faktu',
      'Reportaże',
      'Podcasty',
      'Listy czytelników',
    ],
    [
      'Nasza redakcja pisze o polityce, kulturze i codzienności siedem dni w tygodniu.',
      'Magazyn i książki tworzą dziennikarze, którzy wciąż wychodzą w teren.',
    ],
  ),
};
