import { trade } from '../language.ts';
export const productionTrades = {
  farm: trade(
    'Gospodarstwo',
    'Rolnictwo ekologiczne, hodowla i las',
    [
      'Warzywa ekologiczne',
      'Hodowla bydła mlecznego',
      'Uprawa zbóż',
      'Leśnictwo',
      'Pszczelarstwo',
      'Zwiedzanie gospodarstwa',
    ],
    [
      'Nasze gospodarstwo rolne od pięciu pokoleń należy do jednej rodziny.',
      'Uprawiamy bez sztucznych nawozów, a bydło od kwietnia do listopada pasie się na łące.',
    ],
  ),
  biotech: trade(
    'Biotech',
    'Biotechnologia dla nowych leków',
    [
      'Odkrywanie leków',
      'Badania kliniczne',
      'Przeciwciała',
      'Produkcja farmaceutyczna',
      'Terapia komórkowa',
      'Rejestracja leków',
    ],
    [
      'Nasza firma biotechnologiczna opracowuje przeciwciała na choroby rzadkie.',
      'Dwa leki są w badaniach klinicznych, a oba powstały przy tym samym stole.',
    ],
  ),
  church: trade(
    'Parafia',
    'Kościół i parafia otwarta dla wszystkich',
    [
      'Msza niedzielna',
      'Chrzty',
      'Śluby kościelne',
      'Krąg biblijny',
      'Duszpasterstwo młodzieży',
      'Rozmowy duchowe',
    ],
    [
      'Nasza parafia spotyka się na mszy w każdą niedzielę o dziesiątej.',
      'Ksiądz jest dla wszystkich, którzy wierzą, wątpią albo chcą po prostu porozmawiać.',
    ],
  ),
  recycling: trade(
    'Recykling',
    'Recykling i gospodarka odpadami dla środowiska',
    [
      'Wywóz odpadów',
      'Wynajem kontenerów',
      'Złom',
      'Recykling papieru',
      'Odpady niebezpieczne',
      'Doradztwo środowiskowe',
    ],
    [
      'Nasza sortownia przerabia osiemdziesiąt ton odpadów dziennie.',
      'Kontener przyjeżdża następnego dnia, a ty dowiesz się, co stało się z zawartością.',
    ],
  ),
  games: trade(
    'Gry',
    'Gry komputerowe i ich społeczność',
    [
      'Gry komputerowe',
      'Gry mobilne',
      'Turnieje e-sportowe',
      'Gry planszowe',
      'Tworzenie gier',
      'Społeczność graczy',
    ],
    [
      'Nasze studio wydało dziewięć gier wideo, które gracze ukończyli cztery miliony razy.',
      'Co miesiąc zapraszamy graczy do testowania poziomów, które nie są jeszcze gotowe.',
    ],
  ),
  marketplace: trade(
    'Ogłoszenia',
    'Darmowe ogłoszenia i rzeczy z drugiej ręki',
    [
      'Dodaj ogłoszenie',
      'Używane rowery',
      'Ogłoszenia meblowe',
      'Ogłoszenia motoryzacyjne',
      'Ochrona kupujących',
      'Konto sprzedawcy',
    ],
    [
      'Nasz serwis ogłoszeniowy łączy sprzedających i kupujących: sześćdziesiąt tysięcy ogłoszeń miesięcznie.',
      'Dodanie ogłoszenia trwa dwie minuty, a każde jest sprawdzane.',
    ],
  ),
  chemicals: trade(
    'Chemia',
    'Producent chemikaliów, tworzyw sztucznych i farb',
    [
      'Chemia przemysłowa',
      'Granulaty tworzyw',
      'Żywice i powłoki',
      'Kleje',
      'Mieszanie na zlecenie',
      'Analizy laboratoryjne',
    ],
    [
      'Nasze produkty chemiczne trafiają do farb, klejów i tworzyw sztucznych na całym kontynencie.',
      'Chemicy w naszym laboratorium dopasowują każdą recepturę do maszyny klienta.',
    ],
  ),
  electronics: trade(
    'Elektronika',
    'Podzespoły elektroniczne i czujniki własnej produkcji',
    [
      'Montaż płytek drukowanych',
      'Czujniki',
      'Moduły LED',
      'Wiązki kablowe',
      'Zasilacze',
      'Projektowanie elektroniki',
    ],
    [
      'Nasza elektronika powstaje na trzech liniach, od prototypu po wielkie serie.',
      'Nasze czujniki mierzą tam, gdzie nikt nie chciałby stać.',
    ],
  ),
  printing: trade(
    'Drukarnia',
    'Drukarnia opakowań, książek i plakatów',
    [
      'Druk offsetowy',
      'Druk cyfrowy',
      'Pudełka składane',
      'Etykiety',
      'Introligatornia',
      'Plakaty wielkoformatowe',
    ],
    [
      'Nasze maszyny drukarskie pracują na dwie zmiany i wciąż pachną farbą.',
      'Od stu wizytówek do miliona opakowań: opakowania to nasz drugi zawód.',
    ],
  ),
  research: trade(
    'Instytut badawczy',
    'Instytut badań klimatu i materiałów',
    [
      'Badania klimatu',
      'Nauka o materiałach',
      'Usługi laboratoryjne',
      'Publikacje naukowe',
      'Studia doktoranckie',
      'Wykłady otwarte',
    ],
    [
      'Nasi naukowcy publikują sześćdziesiąt artykułów rocznie i udostępniają wszystkie dane.',
      'Instytut prowadzi badania z uniwersytetami na czterech kontynentach i z sąsiednią szkołą.',
    ],
  ),
};
