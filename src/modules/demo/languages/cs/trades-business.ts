import { trade } from '../language.ts';
export const businessTrades = {
  law: trade(
    'Advokátní kancelář',
    'Advokáti, kteří mluví srozumitelně',
    [
      'Pracovní právo',
      'Rodinné právo',
      'Smluvní právo',
      'Dědické právo',
      'Nájemní právo',
      'Právo společností',
    ],
    [
      'Naši advokáti zastupují občany i firmy u všech soudů v zemi.',
      'Při první poradě vám advokátka poctivě řekne, zda má soud smysl.',
    ],
  ),
  accounting: trade(
    'Účetní kancelář',
    'Účetnictví a daňové poradenství pro malé firmy',
    [
      'Vedení účetnictví',
      'Účetní závěrky',
      'Daňová přiznání',
      'Zpracování mezd',
      'Zakládání firem',
      'Přiznání k DPH',
    ],
    [
      'Naši účetní pečují o řemeslníky, ordinace a mladé firmy.',
      'Doklady jdou do aplikace, dotazy k daňovému poradci, kterého znáte.',
    ],
  ),
  insurance: trade(
    'Pojištění',
    'Pojištění, které sedí k vašemu životu',
    [
      'Pojištění domácnosti',
      'Pojištění auta',
      'Životní pojištění',
      'Pojištění odpovědnosti',
      'Pojištění firem',
      'Likvidace škod',
    ],
    [
      'Jako nezávislí pojišťovací makléři srovnáváme přes čtyřicet pojišťoven.',
      'Když se něco stane, my řešíme pojistnou událost a vy svůj život.',
    ],
  ),
  finance: trade(
    'Finanční poradenství',
    'Finanční poradenství bez drobného písma',
    [
      'Plán na důchod',
      'Investiční poradenství',
      'Hypotéky',
      'Správa majetku',
      'Spořicí plány',
      'Předání majetku',
    ],
    [
      'Naše finanční poradce platíte vy a nikdo jiný.',
      'Investice plánujeme na desetiletí a každé čtvrtletí skládáme účty.',
    ],
  ),
  consulting: trade(
    'Poradenství',
    'Podnikové poradenství nohama na zemi',
    [
      'Strategické poradenství',
      'Optimalizace procesů',
      'Řízení změn',
      'Koučink vedoucích',
      'Analýzy trhu',
      'Nástupnictví ve firmě',
    ],
    [
      'Naši konzultanti sami vedli firmy, než začali radit jiným.',
      'Poradenský projekt u nás končí, když se nový způsob práce stane zvykem.',
    ],
  ),
  recruitment: trade(
    'Personální agentura',
    'Personální agentura, která spojuje lidi',
    [
      'Hledání manažerů',
      'Dočasné zaměstnávání',
      'Nábor zaměstnanců',
      'Mzdové průzkumy',
      'Kariérní poradenství',
      'Nabídky práce',
    ],
    [
      'Naši náboráři mluví s každým uchazečem, než odejde životopis.',
      'Devět z deseti lidí je po dvou letech stále ve stejném zaměstnání.',
    ],
  ),
  marketing: trade(
    'Reklamní agentura',
    'Reklamní agentura pro značky s charakterem',
    [
      'Strategie značky',
      'Sociální sítě',
      'Optimalizace pro vyhledávače',
      'Reklamní kampaně',
      'Obsahový marketing',
      'Tvorba webů',
    ],
    [
      'Naše reklamní agentura dělá ze složitých výrobků příběhy, které se vyprávějí.',
      'Každou kampaň měříme a ukážeme i čísla, která bolí.',
    ],
  ),
  security: trade(
    'Bezpečnostní agentura',
    'Bezpečnostní služba a zabezpečovací systémy',
    [
      'Zabezpečovací systémy',
      'Kamerové systémy',
      'Ostraha objektů',
      'Kontrola vstupu',
      'Ochrana akcí',
      'Výjezdová služba',
    ],
    [
      'Naši strážní mají osvědčení a školení první pomoci.',
      'Dispečink odpoví na každý poplach do čtyřiceti sekund.',
    ],
  ),
  cleaning: trade(
    'Úklid',
    'Úklidová firma pro kanceláře a byty',
    [
      'Úklid kanceláří',
      'Mytí oken',
      'Generální úklid',
      'Čištění koberců',
      'Úklid domů',
      'Úklid po stěhování',
    ],
    [
      'Naše úklidové týmy přijdou, kdy se vám to hodí, s vlastním vybavením.',
      'Uklízíme ekologickými prostředky a platíme víc než minimum.',
    ],
  ),
  publisher: trade(
    'Nakladatelství',
    'Zprávy, časopisy a knihy nezávislého nakladatelství',
    ['Denní zprávy', 'Regionální časopis', 'Naučné knihy', 'Reportáže', 'Podcasty', 'Dopisy čtenářů'],
    [
      'Naše redakce píše o politice, kultuře a všedním životě sedm dní v týdnu.',
      'Časopis a knihy dělají novináři, kteří ještě chodí do terénu.',
    ],
  ),
};
