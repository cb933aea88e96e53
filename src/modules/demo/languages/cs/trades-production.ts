import { trade } from '../language.ts';
export const productionTrades = {
  farm: trade(
    'Farma',
    'Ekologické zemědělství, chov a les',
    ['Biozelenina', 'Mléčný skot', 'Pěstování obilí', 'Lesnictví', 'Včelařství', 'Prohlídky farmy'],
    [
      'Naše farma patří stejné rodině už pět generací.',
      'Hospodaříme bez umělých hnojiv a dobytek je od dubna do listopadu na pastvě.',
    ],
  ),
  biotech: trade(
    'Biotech',
    'Biotechnologie pro nové léky',
    [
      'Vývoj léčiv',
      'Klinické studie',
      'Protilátky',
      'Farmaceutická výroba',
      'Buněčná terapie',
      'Registrace léčiv',
    ],
    [
      'Naše biotechnologická firma vyvíjí protilátky proti vzácným nemocem.',
      'Dvě látky jsou v klinických studiích a obě vznikly u stejného stolu.',
    ],
  ),
  church: trade(
    'Farnost',
    'Kostel a farnost otevřená všem',
    [
      'Nedělní bohoslužby',
      'Křty',
      'Církevní svatby',
      'Biblický kroužek',
      'Práce s mládeží',
      'Duchovní rozhovory',
    ],
    [
      'Naše farnost se schází na bohoslužbě každou neděli v deset.',
      'Farář je tu pro každého, kdo věří, pochybuje nebo si chce jen promluvit.',
    ],
  ),
  recycling: trade(
    'Recyklace',
    'Recyklace a odpadové hospodářství pro čisté životní prostředí',
    [
      'Odvoz odpadu',
      'Pronájem kontejnerů',
      'Kovový šrot',
      'Sběr papíru',
      'Nebezpečný odpad',
      'Ekologické poradenství',
    ],
    [
      'Naše třídicí linka zpracuje osmdesát tun odpadu denně.',
      'Kontejner přijede druhý den a dozvíte se, co se stalo s obsahem.',
    ],
  ),
  games: trade(
    'Hry',
    'Studio počítačových her a jejich hráči',
    ['Počítačové hry', 'Mobilní hry', 'Esportové turnaje', 'Deskové hry', 'Vývoj her', 'Komunita hráčů'],
    [
      'Naše herní studio vydalo devět videoher, které hráči dohráli čtyřmilionkrát.',
      'Každý měsíc zveme hráče, aby zkusili úrovně, které ještě nejsou hotové.',
    ],
  ),
  marketplace: trade(
    'Inzerce',
    'Inzerce zdarma a bazar z druhé ruky',
    [
      'Vložit inzerát',
      'Kola z bazaru',
      'Inzeráty nábytku',
      'Inzeráty vozidel',
      'Ochrana kupujících',
      'Účet prodejce',
    ],
    [
      'Náš inzertní portál spojuje prodávající a kupující: šedesát tisíc inzerátů měsíčně.',
      'Vložit inzerát trvá dvě minuty a každý kontrolujeme.',
    ],
  ),
  chemicals: trade(
    'Chemie',
    'Výrobce chemikálií, plastů a nátěrů',
    [
      'Průmyslové chemikálie',
      'Plastové granuláty',
      'Pryskyřice a nátěry',
      'Lepidla',
      'Míchání na zakázku',
      'Laboratorní rozbory',
    ],
    [
      'Naše chemikálie jsou v barvách, lepidlech a plastech na celém kontinentu.',
      'Chemici v naší laboratoři upraví každou recepturu na stroj zákazníka.',
    ],
  ),
  electronics: trade(
    'Elektronika',
    'Elektronické součástky a senzory z vlastní výroby',
    ['Osazování desek', 'Senzory', 'LED moduly', 'Kabelové svazky', 'Napájecí zdroje', 'Vývoj elektroniky'],
    [
      'Naše elektronika vzniká na třech linkách, od prototypu po velké série.',
      'Naše senzory měří tam, kde by nikdo stát nechtěl.',
    ],
  ),
  printing: trade(
    'Tiskárna',
    'Tiskárna obalů, knih a plakátů',
    ['Ofsetový tisk', 'Digitální tisk', 'Skládačky', 'Etikety', 'Knihařství', 'Velkoformátové plakáty'],
    [
      'Naše tiskové stroje běží na dvě směny a stále voní barvou.',
      'Od sta vizitek po milion krabiček: obaly jsou naše druhé řemeslo.',
    ],
  ),
  research: trade(
    'Výzkumný ústav',
    'Výzkumný ústav pro klima a materiály',
    [
      'Výzkum klimatu',
      'Materiálové vědy',
      'Laboratorní služby',
      'Vědecké publikace',
      'Doktorský program',
      'Veřejné přednášky',
    ],
    [
      'Naši vědci vydají šedesát článků ročně a všechna data zveřejňují.',
      'Ústav zkoumá s univerzitami na čtyřech kontinentech i se školou odvedle.',
    ],
  ),
};
