import type { Sentences } from '../language.ts';
export const sentences: Sentences = {
  titles: ['{c} | {h}', '{h} {in} – {c}', '{c} – {S} a další {in}', '{c} {city}: {h}'],
  descriptions: [
    '{h} {in}. Naše nabídka: {s}, {s2} a osobní poradenství od roku {y}.',
    '{c} {in}: {s}, {s2} a tým, který naslouchá. Zavolejte nám nebo se zastavte.',
    'Naše specialita {in}: {s}. {c} – spolehlivá adresa od roku {y}.',
  ],
  leads: [
    'Od roku {y} k nám lidé {in} chodí, protože {s} a {s2} je náš denní chléb a každého vyslechneme.',
    'Jsme malý tým {in} a máme jediný cíl: práci, kterou rádi doporučíte svým přátelům.',
    'Naše nabídka: {s}, {s2} a mnoho dalšího. {c} znamená zkušenost, poctivé ceny a přátelskou tvář.',
    'Dobrá práce potřebuje péči. Proto je u nás každá zakázka v rukou lidí, kteří své řemeslo milují.',
  ],
  about: [
    'Firma vznikla v roce {y}; na začátku stojí {p}, jedna místnost a vypůjčená dodávka. Dnes je nás {n} a telefony stále zvedáme sami.',
    'Co začalo {in} jako rodinný podnik, je dnes firma, na kterou spoléhají sousedé, podnikatelé i návštěvníci. Zákazníci nás znají jménem.',
    'Kvalita je pro nás zvyk. Každý v týmu se učí řemeslu od základu a {p} osobně kontroluje vše, co od nás odchází.',
    'Naše sídlo je {city}, ale zákazníci přijíždějí z celého kraje. Mnozí jsou s námi déle než deset let, a to je ta nejhezčí pochvala.',
    'Udržitelnost pro nás není heslo. Nakupujeme v okolí, opravujeme místo vyhazování a výsledky každý rok zveřejňujeme ve zprávě {w}.',
    'V roce {y} by nikoho nenapadlo, že nápad {w} jednou uživí celou firmu. Stalo se to, protože naši lidé do práce dávají srdce.',
  ],
  serviceBlurbs: [
    'Zeptejte se nás: vysvětlíme, co je možné, kolik to stojí a kdy to bude hotové.',
    'Držíme se jednoduchého pravidla: nejprve poslouchat, pak pečlivě plánovat a odevzdat včas.',
    'Jasné kroky a jeden člověk, který vás provede od začátku do konce.',
    'Máme za sebou více než {n} zakázek a tohle téma známe dokonale.',
    'Ať je to poprvé nebo popadesáté, u nás vše začíná rozhovorem.',
    'Pracujeme metodou {w}, kterou jsme sami vyvinuli a léta zdokonalujeme.',
  ],
  productBlurbs: [
    'Řada {w} vzniká v malých sériích a před odesláním ji ručně kontrolujeme.',
    'Od prvního dne oblíbený kousek našich zákazníků a také pěkný dárek.',
    'Trvanlivé, snadné na údržbu a připravené k odeslání do dvou pracovních dnů.',
    'Novinka této sezóny: naše edice {w}, kterou jinde nenajdete.',
  ],
  quotes: [
    'Od prvního telefonátu do posledního detailu bylo vše podle dohody. Jinam už nepůjdu.',
    'Přátelsky, rychle a poctivě. Každý krok nám v klidu vysvětlili a výsledek mluví za vše.',
    'Předtím jsme zkusili dvě jiné firmy. {c} je úplně jiná úroveň!',
    'Přišla jsem kvůli nabídce a zůstala kvůli lidem. Doporučuji všem {in}.',
    'Férová cena, pečlivá práce a za týden ještě zavolali, jestli jsme spokojení.',
    'Hned je poznat, že to dělají roky. Teď sem chodí celá naše rodina.',
  ],
  questions: [
    [
      'Jak si domluvím schůzku?',
      'Zavolejte, napište e-mail nebo použijte formulář na této stránce. Ozveme se do jednoho pracovního dne.',
    ],
    [
      'Pracujete i mimo město?',
      'Ano, v celém kraji. U větších vzdáleností si předem domluvíme férovou sazbu.',
    ],
    [
      'Kolik to stojí?',
      'Záleží na tom, co potřebujete. Po krátkém rozhovoru pošleme písemnou nabídku zdarma.',
    ],
    ['Jak dlouho to trvá?', 'Většinu zakázek dokončíme do dvou týdnů. Když to spěchá, najdeme způsob.'],
    ['Jak mohu zaplatit?', 'Převodem, kartou nebo hotově. Firmám vystavíme fakturu.'],
    ['Mohu termín změnit?', 'Do 48 hodin předem je změna zdarma. Stačí krátká zpráva.'],
  ],
  steps: [
    ['Rozhovor', 'Řekněte nám, co chystáte. První rozhovor je zdarma a nezávazný.'],
    ['Jasná nabídka', 'Do tří dnů dostanete nabídku, které rozumíte i bez slovníku.'],
    ['Pustíme se do práce', 'Jeden člověk vás průběžně informuje od prvního do posledního dne.'],
    ['Výsledek', 'Hotovo je, až když jste spokojení.'],
  ],
  posts: [
    [
      '{S}: pět věcí, které je dobré vědět',
      'Ptáte se nás na to skoro každý den. Tady je pět odpovědí, které pomáhají nejvíc.',
    ],
    ['V zákulisí: {p}', 'Jak u nás vypadá obyčejný den? Provázeli jsme tým od rána až do zavření.'],
    [
      'Náš rok {in}: ohlédnutí',
      'Noví kolegové, větší dílna a projekt {w}: na tyhle chvíle budeme vzpomínat.',
    ],
    [
      '{S}: proč stojí za druhý pohled',
      'Říká se, že je to složité. Není, když znáte tři jednoduchá pravidla.',
    ],
    [
      'Navštivte nás na veletrhu {w}',
      'Najdete nás u stánku {n}. Káva je na nás a pro každého máme malé překvapení.',
    ],
    ['{S}: nejčastější chyby', 'Dělá je každý, mluví o nich málokdo. Jak se hned vyhnout těm nejdražším.'],
  ],
  roles: [
    'Zakladatelka',
    'Vedení',
    'Péče o zákazníky',
    'Vedoucí dílny',
    'Vedoucí kanceláře',
    'Vedoucí projektu',
    'Učeň',
    'Kontrola kvality',
  ],
  invitations: [
    'Jsme připraveni: řekněte nám, co potřebujete.',
    'Navštivte nás {in}. Káva je vždy připravená.',
    'Promluvme si nezávazně o vašich plánech.',
  ],
  newsletter: 'Novinky, termíny a nabídky naší firmy, jednou měsíčně a nikdy častěji.',
  cookies:
    'Používáme soubory cookie, aby stránka fungovala a abychom rozuměli tomu, jak se používá. Vy rozhodujete, které povolíte.',
  plans: [
    ['Základ', 'Vše, co potřebujete pro začátek'],
    ['Standard', 'Naše nejoblíbenější volba'],
    ['Premium', 'Pro ty, kdo chtějí víc'],
  ],
};
