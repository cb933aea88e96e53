import { trade } from '../language.ts';
export const buildingTrades = {
  realestate: trade(
    'Nieruchomości',
    'Biuro nieruchomości: domy i mieszkania',
    [
      'Domy na sprzedaż',
      'Mieszkania na wynajem',
      'Wycena nieruchomości',
      'Zarządzanie nieruchomościami',
      'Lokale użytkowe',
      'Home staging',
    ],
    [
      'Nasi agenci nieruchomości znają każdą ulicę, każdą szkołę i każdą uczciwą cenę w mieście.',
      'Większość domów sprzedajemy w dziesięć tygodni, aż do przekazania kluczy.',
    ],
  ),
  architecture: trade(
    'Architekci',
    'Biuro architektoniczne dla codziennego życia',
    [
      'Domy jednorodzinne',
      'Projektowanie wnętrz',
      'Pozwolenia na budowę',
      'Architektura drewniana',
      'Przebudowa starych domów',
      'Nadzór budowlany',
    ],
    [
      'Nasi architekci najpierw rysują ręcznie i budują makietę, a potem włączają komputer.',
      'Lubimy stare budynki i traktujemy je jak rodzinę: z szacunkiem i własnym zdaniem.',
    ],
  ),
  construction: trade(
    'Firma budowlana',
    'Firma budowlana, solidne domy',
    ['Budowa domów', 'Remonty', 'Roboty betonowe', 'Pokrycia dachowe', 'Rozbudowy', 'Roboty ziemne'],
    [
      'Nasza firma budowlana zatrudnia własnych murarzy, cieśli i dekarzy.',
      'Dwieście rodzin mieszka w domach, które zbudowaliśmy.',
    ],
  ),
  plumbing: trade(
    'Hydraulika',
    'Hydraulik: łazienki, ogrzewanie, awarie',
    [
      'Remonty łazienek',
      'Instalacje grzewcze',
      'Serwis kotłów',
      'Wykrywanie wycieków',
      'Pompy ciepła',
      'Pogotowie hydrauliczne',
    ],
    [
      'Nasi hydraulicy odbierają telefon o każdej porze, także w święta.',
      'Pęknięta rura nie poczeka, dlatego typowe części są w każdym aucie.',
    ],
  ),
  gardening: trade(
    'Ogrody',
    'Usługi ogrodnicze i projektowanie ogrodów',
    [
      'Projektowanie ogrodów',
      'Pielęgnacja drzew',
      'Zakładanie trawników',
      'Oczka wodne',
      'Tarasy i ścieżki',
      'Przycinanie żywopłotów',
    ],
    [
      'Nasi ogrodnicy myślą o dziesiątym roku, kiedy drzewa znajdą swój kształt.',
      'Od balkonu po park: sadzimy to, co pasuje do gleby i przyciąga pszczoły.',
    ],
  ),
  metalworks: trade(
    'Obróbka metali',
    'Producent precyzyjnych części metalowych',
    ['Frezowanie CNC', 'Obróbka blach', 'Spawanie', 'Cięcie laserowe', 'Prototypy', 'Obróbka powierzchni'],
    [
      'Nasza fabryka produkuje części metalowe w seriach od jednej do stu tysięcy sztuk.',
      'Producenci maszyn polegają na tolerancjach, które mierzymy w mikronach.',
    ],
  ),
  logistics: trade(
    'Transport',
    'Transport i logistyka w całej Europie',
    [
      'Transport drogowy',
      'Magazynowanie',
      'Odprawy celne',
      'Przesyłki ekspresowe',
      'Fracht morski',
      'Przeprowadzki',
    ],
    [
      'Nasze ciężarówki pokonują cztery miliony kilometrów rocznie.',
      'W magazynie przechowujemy, kompletujemy i wysyłamy to, co sprzedają nasi klienci.',
    ],
  ),
  garage: trade(
    'Warsztat',
    'Warsztat samochodowy i serwis wszystkich marek',
    [
      'Przegląd samochodu',
      'Serwis hamulców',
      'Wymiana opon',
      'Blacharstwo i lakiernictwo',
      'Diagnostyka silnika',
      'Samochody używane',
    ],
    [
      'Nasi mechanicy naprawiają to, co da się naprawić, i pokazują część, której nie dało się uratować.',
      'Gdy twój samochód jest w warsztacie, pożyczamy ci inny za darmo.',
    ],
  ),
  solar: trade(
    'Fotowoltaika',
    'Energia słoneczna dla dachów i firm',
    [
      'Panele fotowoltaiczne',
      'Magazyny energii',
      'Stacje ładowania',
      'Doradztwo energetyczne',
      'Serwis instalacji',
      'Zielona energia',
    ],
    [
      'Nasi elektrycy zamontowali panele słoneczne na ponad trzech tysiącach dachów.',
      'Instalacja fotowoltaiczna zwraca się w dziewięć lat i obliczamy to wspólnie.',
    ],
  ),
  telecom: trade(
    'Telekom',
    'Światłowód i telefonia dla regionu',
    [
      'Internet światłowodowy',
      'Abonamenty komórkowe',
      'Telefonia w chmurze',
      'Internet dla firm',
      'Instalacja Wi-Fi',
      'Monitoring sieci',
    ],
    [
      'Nasza sieć światłowodowa łączy wsie, o których zapomnieli wielcy operatorzy.',
      'Masz gigabit i technika, który mówi jak sąsiad.',
    ],
  ),
};
