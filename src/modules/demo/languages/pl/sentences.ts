import type { Sentences } from '../language.ts';
export const sentences: Sentences = {
  titles: ['{c} | {h}', '{h} {in} – {c}', '{c} – {S} i nie tylko {in}', '{c} {city}: {h}'],
  descriptions: [
    '{h} {in}. Nasza oferta: {s}, {s2} i osobiste doradztwo od {y} roku.',
    '{c} {in}: {s}, {s2} i zespół, który słucha. Zadzwoń albo wpadnij do nas.',
    'Nasza specjalność {in} to {s}. {c} – zaufana firma od {y} roku.',
  ],
  leads: [
    'Od {y} roku klienci {in} wybierają nas, bo {s} i {s2} to nasza codzienność, a każdego gościa słuchamy uważnie.',
    'Jesteśmy niewielkim zespołem {in} i mamy jeden cel: pracę, którą z przyjemnością polecisz znajomym.',
    'Nasza oferta to między innymi {s} i {s2}. {c} stawia na doświadczenie, uczciwe ceny i uśmiech.',
    'Dobra praca wymaga staranności. Dlatego każde zlecenie trafia u nas do ludzi, którzy kochają swój zawód.',
  ],
  about: [
    'Firma powstała w {y} roku; jej początki to {p}, jeden pokój i pożyczony samochód. Dziś jest nas {n} i nadal sami odbieramy telefony.',
    'To, co zaczęło się {in} jako rodzinny projekt, jest dziś firmą, na której polegają sąsiedzi, przedsiębiorcy i goście. Klienci znają nas po imieniu.',
    'Jakość to dla nas nawyk. Każda osoba w zespole uczy się zawodu od podstaw, a {p} osobiście sprawdza wszystko, co od nas wychodzi.',
    'Nasza siedziba to {city}, ale klienci przyjeżdżają z całego regionu. Wielu jest z nami ponad dziesięć lat i to najpiękniejsza pochwała.',
    'Zrównoważony rozwój nie jest dla nas hasłem. Kupujemy blisko, naprawiamy zamiast wymieniać, a wyniki co roku publikujemy w raporcie {w}.',
    'W {y} roku nikt nie przypuszczał, że pomysł {w} utrzyma kiedyś całą firmę. Tak się stało, bo nasi ludzie wkładają w to serce.',
  ],
  serviceBlurbs: [
    'Zapytaj nas: wyjaśnimy, co jest możliwe, ile kosztuje i kiedy będzie gotowe.',
    'Nasza zasada jest prosta: najpierw słuchamy, potem starannie planujemy i oddajemy na czas.',
    'Jasne kroki i jedna osoba, która prowadzi cię od początku do końca.',
    'Mamy za sobą ponad {n} projektów i znamy ten temat na wylot.',
    'Czy to pierwszy raz, czy pięćdziesiąty – u nas wszystko zaczyna się od rozmowy.',
    'Pracujemy metodą {w}, którą opracowaliśmy sami i doskonalimy od lat.',
  ],
  productBlurbs: [
    'Linia {w} powstaje w małych seriach i jest sprawdzana ręcznie przed wysyłką.',
    'Ulubieniec naszych klientów od pierwszego dnia, a przy tym ładny prezent.',
    'Trwałe, łatwe w pielęgnacji i gotowe do wysyłki w dwa dni robocze.',
    'Nowość sezonu: nasza edycja {w}, której nie znajdziesz nigdzie indziej.',
  ],
  quotes: [
    'Od pierwszego telefonu do ostatniego szczegółu wszystko było zgodne z umową. Nigdzie indziej już nie pójdę.',
    'Miło, szybko i uczciwie. {p} spokojnie wyjaśnia każdy krok, a efekt mówi sam za siebie.',
    'Wcześniej próbowaliśmy dwóch innych firm. {c} to zupełnie inna jakość!',
    'Przyszłam po wycenę, zostałam dla ludzi. Polecam wszystkim {in}.',
    'Uczciwa cena, staranna robota, a tydzień później jeszcze telefon z pytaniem, czy jesteśmy zadowoleni.',
    'Od razu widać, że robią to od lat. Teraz korzysta z ich usług cała nasza rodzina.',
  ],
  questions: [
    [
      'Jak umówić się na wizytę?',
      'Zadzwoń, napisz e-mail albo skorzystaj z formularza na tej stronie. Odpowiadamy w ciągu jednego dnia roboczego.',
    ],
    [
      'Czy działacie poza miastem?',
      'Tak, w całym regionie. Przy większych odległościach ustalamy wcześniej uczciwą stawkę.',
    ],
    ['Ile to kosztuje?', 'To zależy od potrzeb. Po krótkiej rozmowie wysyłamy bezpłatną wycenę na piśmie.'],
    [
      'Jak długo to trwa?',
      'Większość zleceń kończymy w dwa tygodnie. Jeśli sprawa jest pilna, znajdziemy sposób.',
    ],
    ['Jak można zapłacić?', 'Przelewem, kartą lub gotówką. Firmom wystawiamy faktury.'],
    [
      'Czy mogę zmienić termin?',
      'Do 48 godzin przed wizytą zmiana nic nie kosztuje. Wystarczy krótka wiadomość.',
    ],
  ],
  steps: [
    ['Rozmowa', 'Opowiedz nam o swoim pomyśle. Pierwsza rozmowa jest bezpłatna i niezobowiązująca.'],
    ['Jasna oferta', 'W ciągu trzech dni dostajesz ofertę, którą da się zrozumieć bez słownika.'],
    ['Do dzieła', 'Jedna osoba informuje cię o postępach od pierwszego do ostatniego dnia.'],
    ['Efekt', 'Kończymy dopiero wtedy, gdy jesteś zadowolony.'],
  ],
  posts: [
    [
      '{S}: pięć rzeczy, które warto wiedzieć',
      'Pytacie nas o to prawie codziennie. Oto pięć odpowiedzi, które pomagają najbardziej.',
    ],
    ['Za kulisami: {p}', 'Jak wygląda u nas zwykły dzień? Towarzyszyliśmy zespołowi od świtu do zamknięcia.'],
    ['Nasz rok {in}: podsumowanie', 'Nowe koleżanki, większy warsztat i projekt {w}: te chwile zapamiętamy.'],
    [
      '{S}: dlaczego warto spojrzeć jeszcze raz',
      'Mówi się, że to skomplikowane. Wcale nie, jeśli zna się trzy proste zasady.',
    ],
    [
      'Odwiedź nas na targach {w}',
      'Czekamy na stoisku {n}. Kawa na nasz koszt, a dla każdego mała niespodzianka.',
    ],
    [
      '{S}: najczęstsze błędy',
      'Wszyscy je popełniają, mało kto o nich mówi. Jak od początku uniknąć najdroższych.',
    ],
  ],
  roles: [
    'Założycielka',
    'Dyrekcja',
    'Obsługa klienta',
    'Kierownik warsztatu',
    'Kierownik biura',
    'Kierownik projektu',
    'Uczeń',
    'Kontrola jakości',
  ],
  invitations: [
    'Jesteśmy gotowi: powiedz, czego potrzebujesz.',
    'Odwiedź nas {in}. Kawa zawsze czeka.',
    'Porozmawiajmy bez zobowiązań.',
  ],
  newsletter: 'Nowości, terminy i oferty naszej firmy, raz w miesiącu i nigdy częściej.',
  cookies:
    'Używamy plików cookie, aby strona działała i abyśmy wiedzieli, jak jest używana. Ty decydujesz, na które się zgadzasz.',
  plans: [
    ['Start', 'Wszystko, czego potrzeba na początek'],
    ['Standard', 'Najczęściej wybierany'],
    ['Premium', 'Dla tych, którzy chcą więcej'],
  ],
};
