import { trade } from '../language.ts';
export const societyTrades = {
  dentist: trade(
    'Zubní ordinace',
    'Zubař pro zdravé zuby a klidné nervy',
    [
      'Zubní prohlídky',
      'Zubní implantáty',
      'Bělení zubů',
      'Rovnátka',
      'Ošetření kořenových kanálků',
      'Dětské zubní lékařství',
    ],
    [
      'Naši zubaři vysvětlí každý krok a mají čas na bojácné pacienty.',
      'Zubní laboratoř je v domě, korunka je hotová týž den.',
    ],
  ),
  clinic: trade(
    'Ordinace',
    'Lékařská ordinace pro celou rodinu',
    [
      'Praktické lékařství',
      'Očkování',
      'Preventivní prohlídky',
      'Fyzioterapie',
      'Ultrazvuk',
      'Cestovní medicína',
    ],
    [
      'Naši lékaři a sestry pečují o pacienty tří generací.',
      'Akutní případy ošetříme týž den; ostatní termíny si rezervujete online.',
    ],
  ),
  pharmacy: trade(
    'Lékárna',
    'Lékárna s radou pro vaše zdraví',
    ['Léky na předpis', 'Homeopatie', 'Kompresní punčochy', 'Péče o pleť', 'Rozvoz domů', 'Lékové plány'],
    [
      'Naši lékárníci kontrolují každý recept a vzájemné působení léků.',
      'Co objednáte do poledne, máte odpoledne doma.',
    ],
  ),
  vet: trade(
    'Veterinární klinika',
    'Veterinář pro psy, kočky a malá zvířata',
    [
      'Očkování zvířat',
      'Operace zvířat',
      'Zubní péče pro zvířata',
      'Poradna pro štěňata',
      'Rentgen a ultrazvuk',
      'Veterinární pohotovost',
    ],
    [
      'Naši veterináři léčí psy, kočky, králíky a občas velmi trpělivou želvu.',
      'V noci je u operovaných zvířat vždy někdo.',
    ],
  ),
  school: trade(
    'Akademie',
    'Kurzy a vzdělávání pro zvídavé',
    [
      'Jazykové kurzy',
      'Večerní kurzy',
      'Příprava na zkoušky',
      'Online kurzy',
      'Odborné vzdělávání',
      'Doučování',
    ],
    [
      'Naši učitelé pracují s malými třídami, kde se každý žák dostane ke slovu.',
      'Osm studentů z deseti složí zkoušku napoprvé.',
    ],
  ),
  charity: trade(
    'Nadace',
    'Nadace, která pomáhá, kde je třeba',
    [
      'Dary',
      'Dobrovolnictví',
      'Potravinová banka',
      'Pomoc uprchlíkům',
      'Projekty pro mládež',
      'Okamžitá pomoc',
    ],
    [
      'Naše nadace žije z darů a z práce dvou set dobrovolníků.',
      'Devadesát jedna procent každého daru dorazí k potřebným.',
    ],
  ),
  software: trade(
    'Software',
    'Software, který ušetří práci',
    [
      'Cloudový software',
      'Vývoj aplikací',
      'Migrace dat',
      'Propojení API',
      'Bezpečnost IT',
      'Technická podpora',
    ],
    [
      'Náš software běží v prohlížeči a rozumí si s vašimi programy.',
      'Vývoj, design a podpora sedí v jedné místnosti: dobrý nápad je online do týdne.',
    ],
  ),
  fashion: trade(
    'Móda',
    'Oblečení a móda poctivého původu',
    ['Letní šaty', 'Lněné košile', 'Pletené svetry', 'Kožené boty', 'Zimní kabáty', 'Kabelky a doplňky'],
    [
      'Naše oblečení se šije ve dvou rodinných dílnách, které každý rok navštěvujeme.',
      'Přírodní vlákna, nadčasové střihy a opravy všeho, co prodáváme.',
    ],
  ),
  furniture: trade(
    'Nábytek',
    'Nábytek z masivního dřeva',
    [
      'Jídelní stoly',
      'Knihovny',
      'Pohovky a křesla',
      'Postele a matrace',
      'Zahradní nábytek',
      'Kuchyňské skříňky',
    ],
    [
      'Naši truhláři dělají nábytek z dubu, jasanu a ořechu sušeného dva roky.',
      'V prodejně si smíte na všechno sednout i lehnout, na jak dlouho chcete.',
    ],
  ),
  townhall: trade(
    'Obec',
    'Oficiální stránky obecního úřadu',
    [
      'Služby občanům',
      'Stavební povolení',
      'Svoz odpadu',
      'Zasedání zastupitelstva',
      'Matrika',
      'Úřední deska',
    ],
    [
      'Obecní zastupitelstvo zasedá každý druhý čtvrtek a každý občan může přijít.',
      'Většinu žádostí podáte online; obecní úřad je otevřen pět dní v týdnu.',
    ],
  ),
};
