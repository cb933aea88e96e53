import type { Grammar } from './grammar.ts';

export const polish: Grammar = {
  command:
    'pokaż, pokaż mi, pokazać, pokażcie, proszę pokazać, wyświetl, wyświetlić, znajdź, znajdź mi, znaleźć, znajdźcie, szukam, szukamy, szukaj, szukać, szuka, poszukuję, poszukujemy, wyszukaj, wyszukać, wyszukaj mi, daj, daj mi, dajcie, dać, podaj, podaj mi, podać, wymień, wypisz, wypisać, lista, listę, wylistuj, zrób listę, stwórz listę, chcę, chcę zobaczyć, chciałbym, chciałabym, chcielibyśmy, chciałbym zobaczyć, chcemy, potrzebuję, potrzebujemy, potrzebne, potrzebne mi, przydałyby się, możesz, możecie, mógłbyś, mogłabyś, czy możesz, powiedz, powiedz mi, poleć, polecić, zaproponuj, zobaczyć, wiedzieć, znać, znasz, zna pan, odkryj, wskaż, zidentyfikuj, filtruj, przefiltruj, wyeksportuj, interesują, interesują mnie, interesuje, interesuje mnie, zbierz, pobierz, sprowadź, odszukaj, wyciągnij, interesują nas, namierz',
  filler:
    'ja, mi, mnie, my, nam, nas, ty, ci, cię, ciebie, wy, wam, was, pan, pani, państwo, on, ona, ono, oni, one, jego, jej, ich, im, go, mu, to, ten, ta, te, tę, tych, tym, tego, tej, tamte, tamtych, który, która, które, którzy, których, którym, którego, której, co, kto, kogo, gdzie, jaki, jaka, jakie, jakich, jakiś, jakieś, jakichś, czy, jest, są, był, była, być, będą, będzie, ma, mają, mam, mamy, mieć, posiada, posiadają, posiadające, posiadających, posiadający, mający, mające, mających, dysponują, dysponujące, proszę, poproszę, dziękuję, wszystkie, wszystkich, wszyscy, wszystko, każdy, każda, każde, każdej, jakikolwiek, niektóre, kilka, kilku, parę, wiele, wielu, różne, różnych, się, sobie, swój, swoją, swoje, własny, własną, własnym, własne, oraz tak, no, więc, zatem, tu, tutaj, tam, tak, może, naprawdę, właściwie, po prostu, już, jeszcze, jeśli, gdy, położone, położonych, zlokalizowan*, znajdujące się, znajdujących się, znajdują się, mieszcz*, z siedzibą, siedzib*, działające, działających, działają, działający, oferują, oferujące, oferujących, oferuje, lub coś takiego, lub podobne, czy coś, czy coś takiego, itp, itd, najlepsze, najlepszych, najlepszy, top, dobre, dobrych, czołowe, czołowych, wiodące, znane, znanych, lista, listę, listy, zestawienie, spis, wyniki, wyników, wynik, branża, branży, z branży, w branży, sektor, sektora, z sektora, rynek, rynku, istnieje, istnieją, obecnie, teraz jest, dziś, dzisiaj, rodzaj, rodzaju, typ, typu, pomóż, pomóż mi, ktoś, coś, cały, cała, całej, całym, pochodzą, pochodzące, pochodzących, dla mnie, na której, na których, w których, gdzie jest, podany, podana, podane, podanym, podaną, podanymi, widoczny, widoczna, widoczne, widocznym, widocznymi, publiczny, publiczna, publiczne, publicznym, publicznymi, opublikowany, opublikowane, opublikowanym, dostępny, dostępne, dostępnym, jawny, jawnym, jawnymi, aktywnym, aktualnym',
  company:
    'firma, firmy, firm, firmę, firmie, firmami, firmach, przedsiębiorstwo, przedsiębiorstwa, przedsiębiorstw, spółka, spółki, spółek, strona, strony, stron, stronę, stronie, stronach, stronami, strona internetowa, strony internetowe, stron internetowych, strona www, strony www, stron www, witryna, witryny, witryn, witrynę, serwis, serwisy, serwisów, organizacja, organizacje, organizacji, dostawca, dostawcy, dostawców, marka, marki, marek, podmiot, podmioty, podmiotów, biznes, biznesy, biznesów, działalność, portal, portale, portali, www, usługodawcy, strona główna, strony główne, kontrahenci, kontrahentów, ludzie, zakład, zakłady, zakładów',
  shop: 'sklep, sklepy, sklepów, sklepu, sklepie, sklepach, sprzedawca, sprzedawcy, sprzedawców, handlowiec',
  in: 'w, we, na, z, ze, na terenie, na obszarze, w całej, w całym, koło, blisko, niedaleko, w pobliżu, przy, pod, po całej, wewnątrz, spod, u',
  of: 'do, dla, od',
  with: 'z, ze, z własnym, z własną, posiadające, posiadających, mające, mających, które mają, co mają, wraz z, razem z, łącznie z, wyposażone w, plus, mają, mają, ma, posiadają, posiada, dysponują',
  without:
    'bez, żadnych, żadnej, żadnego, żadna, żaden, oprócz, z wyjątkiem, poza, prócz, wyłączając, wyklucz, wykluczając, wykluczyć, pomijając, pomiń, nie licząc, ale nie, odrzuć, minus, za wyjątkiem, ani, niebędące, nie będące',
  not: 'nie, nigdy, ani, nie są, nie mają',
  outside:
    'poza, spoza, nie w, nie we, nie na, nie z, oprócz, wszędzie poza, z wyjątkiem, na zewnątrz, nie ze',
  only: 'tylko, jedynie, wyłącznie, tylko te, tylko takie, ogranicz do, ograniczyć do, zawęź do, zawęzić do, zostaw tylko, tylko tych, jedynie te, same',
  also: 'też, także, również, dodatkowo, ponadto, dodaj, dodać, dołącz, uwzględnij, poza tym, prócz tego, oprócz tego, do tego, rozszerz o, oraz też, jeszcze',
  instead:
    'zamiast, zamiast tego, zamiast nich, raczej, lepiej, wolę, wolałbym, zmień na, zamień na, jednak, przełącz na, wymień na',
  and: 'i, oraz, a także, jak również, &, plus, a',
  or: 'lub, albo, bądź, czy, ewentualnie, lub w, lub na, albo w',
  but: 'ale, jednak, lecz, zaś, natomiast',
  uses: 'używa, używają, używające, używających, używający, korzysta, korzystają, korzystające, korzystających, korzystają z, korzystające z, korzystających z, korzystający z, stosują, stosujące, stosujących, wykorzystują, wykorzystujące, wykorzystujących, działają na, działające na, działających na, działa na, oparte na, opartych na, oparta na, zbudowane na, zbudowane w, zbudowane z, zbudowanych na, zrobione w, zrobione na, wykonane w, wykonanych w, stworzone w, stworzone na, stworzonych w, stworzone za pomocą, postawione na, postawionych na, hostowane na, hostowane w, hostowanych na, na, przez, za pomocą, przy pomocy, przy użyciu, z użyciem, z wdrożonym, pracują na, pracujące na, integrują, akceptują, akceptujące, przyjmują, obsługują, mają zainstalowany',
  says: 'wspomina, wspominają, wspominające, wspominających, zawiera, zawierają, zawierające, zawierających, zawierający, piszą, piszące, mówią, mówiące, wymieniają, wymieniające, z napisem, z tekstem, ze zwrotem, z hasłem, ze słowem, z frazą, z wyrażeniem, na których jest napisane, na których widnieje, widnieje, reklamują, obiecują, podają, gdzie jest napisane, występuje, pojawia się, o treści',
  sells:
    'sprzedaje, sprzedają, sprzedające, sprzedających, sprzedający, produkują, produkuje, produkujące, produkujących, wytwarzają, wytwarza, oferują, oferuje, dostarczają, dostarcza, dostarczające, wynajmują, wynajmuje, wynajmujące, naprawiają, naprawia, naprawiające, importują, eksportują, dystrybuują, specjalizujące się w, specjalizują się w, specjalizujących się w, zajmują się, zajmujące się, zajmujących się, robią, robi, zajmuje się, handlują, handlujące',
  word: 'słowo, słowa, słów, słowem, wyraz, wyrazy, termin, terminy, fraza, frazę, frazy, zwrot, zwrotu, wyrażenie, tekst, słowo kluczowe, słowa kluczowe, hasło',
  like: 'jak, takie jak, taka jak, podobne, podobna, podobny, podobnych, podobne do, podobna do, podobny do, podobnych do, przypominające, przypominają, przypominających, konkurent, konkurenci, konkurentów, konkurencja, konkurencję, konkurencji, konkurencja dla, konkurencję dla, konkurencyjne, konkurencyjnych, konkurują z, konkurujące z, rywale, rywali, alternatywa, alternatywy, alternatywę, alternatyw, alternatywa dla, alternatywy dla, odpowiedniki, odpowiednik, odpowiedników, porównywalne, porównywalne z, porównywalnych z, zbliżone do, zbliżonych do, w stylu, więcej takich jak, w rodzaju, typu, sobowtóry, zamienniki',
  about:
    'opowiedz o, opowiedz mi o, powiedz coś o, powiedz mi coś o, powiedz mi o, powiedz mi więcej o, powiedz o, powiedz więcej o, co wiesz o, co wiemy o, informacje o, informacje na temat, informacji o, info o, dane o, dane, dane firmy, szczegóły, szczegóły o, profil, profil firmy, karta firmy, kim jest, kto to jest, co to jest, co to za firma, co robi, czym zajmuje się, czym się zajmuje, otwórz, otworzyć, sprawdź, sprawdzić, przeanalizuj, analiza, opisz, opis, wszystko o, więcej o, więcej informacji o, kontakt do, kontakty do, technologie, raport o, na temat, o, zbadaj, prześwietl',
  count:
    'ile, ilu, ile jest, policz, policzyć, zlicz, liczba, liczbę, liczba stron, jaka jest liczba, ilość, łączna liczba, ile z, ile firm, ile stron, suma',
  title:
    'tytuł, tytule, w tytule, tytuły, tytułach, tytułem, tytuł strony, tytule strony, tytuły stron, zatytułowan*',
  language:
    'język, języku, języka, w języku, po, napisane po, pisane po, napisane w języku, języczne, językowe, jezyczne, treść po, dostępne po, dostępne w języku, przetłumaczone na',
  domains:
    'domena, domeny, domen, domenę, domenie, domenach, tld, końcówka, końcówką, końcówki, końcówce, rozszerzenie, rozszerzeniem, kończące się na, kończących się na, zakończone na, zakończonych na, adresy, adresów, z końcówką, w domenie, nazwy domen, z rozszerzeniem, z domeną, na domenie',
  nextPage:
    'następna strona, następna, następne, następną stronę, następną, kolejna strona, kolejna, kolejne, kolejną stronę, kolejną, więcej, więcej wyników, pokaż więcej, pokaż mi więcej, dalej, dalsze wyniki, następne wyniki, kolejne wyniki, jeszcze więcej, kontynuuj, idź dalej, dawaj dalej, daj więcej, poproszę więcej, przejdź do następnej strony, następny, dalsze',
  previousPage:
    'poprzednia strona, poprzednia, poprzednią stronę, poprzednie, wstecz, wróć, cofnij, z powrotem, poprzednie wyniki, strona wstecz',
  firstPage:
    'pierwsza strona, pierwszą stronę, na początek, do początku, wróć na początek, strona 1, strona pierwsza',
  startOver:
    'zacznij od nowa, od nowa, zacznijmy od nowa, od początku, zacznij od początku, nowe wyszukiwanie, nowe zapytanie, nowe pytanie, zapomnij, zapomnij o tym, zapomnij to, zapomnij o wszystkim, reset, resetuj, zresetuj, wyczyść, wyczyść wszystko, coś innego, inne wyszukiwanie, inny temat, od zera, zacznij od zera, nieważne',
  drop: 'usuń, usunąć, wyrzuć, skasuj, zdejmij, zabierz, bez filtra, bez filtru, filtr, filtry, obojętnie, bez znaczenia, nie ma znaczenia, wszystko jedno, nieistotne, już nie, zapomnij o, anuluj, warunek, ograniczenie, kryterium, odpuść, zrezygnuj z',
  anywhere:
    'wszędzie, na całym świecie, cały świat, całego świata, z całego świata, światow*, globalnie, międzynarodow*, gdziekolwiek, obojętnie gdzie, we wszystkich krajach, wszystkie kraje, wszystkich krajów, każdy kraj, w każdym kraju, niezależnie od kraju, bez względu na kraj, dowolny kraj, w dowolnym kraju',
  whatAbout:
    'a co z, co z, a może, a jak z, a jak jest z, a jak jest w, to samo dla, to samo w, to samo we, to samo na, to samo z, tak samo dla, tak samo w, teraz, a teraz, to samo ale, a dla, takie samo wyszukiwanie, spróbuj, a w, a we, a na',
  ofThem:
    'z nich, spośród nich, wśród nich, z tych, spośród tych, z tamtych, które z nich, która z nich, który z nich, które z tych, kto z nich, ile z nich, ilu z nich, ile z tych, te które, te z, z tej listy, z listy, z tych wyników, które, jakie z nich',
  its: 'jego, jej, ich, swoi, swoich, ta firma, tej firmy, tę firmę, tego przedsiębiorstwa, tej spółki, ta strona, tej strony, ta domena, tej domeny, ta sama firma, niej, niego, nim, nią',
  ordinals:
    'pierwszy|pierwsza|pierwsze|pierwszej|pierwszą|pierwszym|numer jeden|numer 1|nr 1|pierwszy wynik, drugi|druga|drugie|drugiej|drugą|drugim|numer dwa|numer 2|nr 2, trzeci|trzecia|trzecie|trzeciej|trzecią|trzecim|numer trzy|numer 3|nr 3, czwarty|czwarta|czwartej|czwartą|czwartym|numer cztery|numer 4|nr 4, piąty|piąta|piątej|piątą|piątym|numer pięć|numer 5|nr 5',
  than: 'niż, od, w porównaniu z, w porównaniu do, względem, versus, vs, częściej, popularniejsze',
  unsupported:
    'małe, małych, mały, mała, mniejsze, mniejszych, duże, dużych, duży, duża, większe, większych, największe, najmniejsze, średnie, średnich, tanie, tanich, drogie, drogich, młode, młodych, stare, starych, nowe, nowych, najnowsze, rosnące, rosnących, dochodowe, giełdowe, notowane na giełdzie, obroty, przychody, przychodem, pracowników, pracownikami, zatrudniające, założone, założonych, rodzinne, rodzinnych',
  greeting:
    'cześć, hej, hejka, witaj, witam, dzień dobry, dobry wieczór, dobranoc, siema, halo, jak się masz, jak leci, co słychać, co tam, jak się pan ma, dziękuję, dzięki, wielkie dzięki, dziękuję bardzo, serdecznie dziękuję, do widzenia, pa, na razie, do zobaczenia, ok, okej, dobra, dobrze, tak, super, świetnie, fajnie',
  offTopic:
    'pogoda, pogodę, jaka pogoda, prognoza pogody, żart, żarty, dowcip, dowcipy, kawał, wiersz, wiersze, wierszyk, piosenka, piosenkę, opowiedz historię, bajka, bajkę, przepis, przepisy, przetłumacz, tłumacz, która godzina, godzina, jaki dzień, kim jesteś, czym jesteś, co potrafisz, co umiesz, jak masz na imię, jesteś człowiekiem, jesteś robotem, jesteś botem, oblicz, pierwiastek, prezydent, premier, stolica, stolicą, sens życia, wynik meczu, wiadomości z dziś, horoskop, moje hasło, zresetuj hasło, hasła, moje konto, usuń moje konto, usuń konto, moja faktura, moją fakturę, moja subskrypcja, anuluj subskrypcję, zarezerwuj lot, zamów pizzę, napisz, napisz mi, wyślij maila, wyślij mail, wyślij e mail, budzik, przypomnij mi, włącz muzykę, puść muzykę, kocham cię, ile masz lat, test, haha, jutro, nudzę się, pomoc, dlaczego, czemu, jak mogę, jak mam, jak zrobić, wyjaśnij, wytłumacz, kiedy, co oznacza, co znaczy, kto wygrał, zdefiniuj',
  numbers:
    'jeden|jedną|jedna, dwa|dwie, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, dwadzieścia, trzydzieści, pięćdziesiąt, sto, tuzin',
};
