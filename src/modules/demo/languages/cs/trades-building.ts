import { trade } from '../language.ts';
export const buildingTrades = {
  realestate: trade(
    'Reality',
    'Realitní kancelář pro domy a byty',
    [
      'Prodej domů',
      'Pronájem bytů',
      'Odhad nemovitostí',
      'Správa nemovitostí',
      'Komerční prostory',
      'Home staging',
    ],
    [
      'Naši realitní makléři znají každou ulici, každou školu a každou poctivou cenu ve městě.',
      'Většinu domů prodáme do deseti týdnů, až po předání klíčů.',
    ],
  ),
  architecture: trade(
    'Architekti',
    'Architektonický ateliér pro všední život',
    [
      'Rodinné domy',
      'Návrhy interiérů',
      'Stavební povolení',
      'Dřevostavby',
      'Přestavby starých domů',
      'Dozor na stavbě',
    ],
    [
      'Naši architekti nejdřív kreslí rukou a postaví model, než zapnou počítač.',
      'Máme rádi staré domy a chováme se k nim jako k příbuzným: s úctou a vlastním názorem.',
    ],
  ),
  construction: trade(
    'Stavební firma',
    'Stavební firma pro poctivé domy',
    ['Stavba domů', 'Rekonstrukce', 'Betonářské práce', 'Střechy', 'Přístavby', 'Zemní práce'],
    [
      'Naše stavební firma má vlastní zedníky, tesaře a pokrývače.',
      'V domech, které jsme postavili, bydlí dvě stě rodin.',
    ],
  ),
  plumbing: trade(
    'Instalatérství',
    'Instalatér pro koupelny, topení a havárie',
    [
      'Rekonstrukce koupelen',
      'Montáž topení',
      'Servis kotlů',
      'Hledání úniků',
      'Tepelná čerpadla',
      'Havarijní služba',
    ],
    [
      'Naši instalatéři zvedají telefon v kteroukoli hodinu, i o Vánocích.',
      'Prasklá trubka nepočká, proto máme běžné díly v každém autě.',
    ],
  ),
  gardening: trade(
    'Zahrady',
    'Zahradnické služby a návrhy zahrad',
    [
      'Návrhy zahrad',
      'Péče o stromy',
      'Zakládání trávníků',
      'Přírodní jezírka',
      'Terasy a cesty',
      'Stříhání živých plotů',
    ],
    [
      'Naši zahradníci myslí na desátý rok, kdy stromy najdou svůj tvar.',
      'Od balkonu po park: sázíme, co svědčí půdě a vrací včely.',
    ],
  ),
  metalworks: trade(
    'Kovovýroba',
    'Výrobce přesných kovových dílů',
    ['CNC frézování', 'Zpracování plechu', 'Svařování', 'Řezání laserem', 'Prototypy', 'Povrchové úpravy'],
    [
      'Naše továrna vyrábí kovové díly v sériích od jednoho do sta tisíc kusů.',
      'Strojírenství spoléhá na tolerance, které měříme v mikronech.',
    ],
  ),
  logistics: trade(
    'Doprava',
    'Doprava a logistika po celé Evropě',
    ['Silniční doprava', 'Skladování', 'Celní služby', 'Expresní zásilky', 'Námořní přeprava', 'Stěhování'],
    [
      'Naše kamiony ujedou čtyři miliony kilometrů ročně.',
      'Ve skladu uchováváme, balíme a odesíláme to, co naši zákazníci prodávají.',
    ],
  ),
  garage: trade(
    'Autoservis',
    'Autoservis pro všechny značky',
    [
      'Prohlídka vozu',
      'Servis brzd',
      'Výměna pneumatik',
      'Karosárna a lakovna',
      'Diagnostika motoru',
      'Ojeté vozy',
    ],
    [
      'Naši automechanici opraví, co se opravit dá, a ukážou vám díl, který se zachránit nedal.',
      'Když je vaše auto v servisu, půjčíme vám jiné zdarma.',
    ],
  ),
  solar: trade(
    'Solární energie',
    'Solární energie pro střechy a firmy',
    [
      'Solární panely',
      'Bateriová úložiště',
      'Nabíjecí stanice',
      'Energetické poradenství',
      'Servis elektráren',
      'Zelená elektřina',
    ],
    [
      'Naši elektrikáři namontovali solární panely na více než tři tisíce střech.',
      'Fotovoltaika se vrátí za devět let a spočítáme to s vámi předem.',
    ],
  ),
  telecom: trade(
    'Telekom',
    'Optický internet a telefon pro region',
    [
      'Optický internet',
      'Mobilní tarify',
      'Cloudová telefonie',
      'Internet pro firmy',
      'Instalace Wi-Fi',
      'Dohled nad sítí',
    ],
    [
      'Naše optická síť spojuje vesnice, na které velcí operátoři zapomněli.',
      'Surfujete gigabitem a dovoláte se technikovi od vás z kraje.',
    ],
  ),
};
