import { trade } from '../language.ts';
export const leisureTrades = {
  bakery: trade(
    'Pekařství',
    'Pekařství a cukrářství s ručním pečením',
    [
      'Kváskový chléb',
      'Máslové croissanty',
      'Svatební dorty',
      'Žitný chléb',
      'Sezónní zákusky',
      'Snídaňové koše',
    ],
    [
      'Naši pekaři začínají ve dvě ráno, aby byl chléb při otevření ještě teplý.',
      'Mouka je z nedalekého mlýna a náš kvásek je starší než většina týmu.',
    ],
  ),
  restaurant: trade(
    'Restaurace',
    'Restaurace se sezónní kuchyní',
    [
      'Polední menu',
      'Degustační menu',
      'Rodinné oslavy',
      'Párování vín',
      'Nedělní brunch',
      'Rezervace stolu',
    ],
    [
      'Náš šéfkuchař píše jídelní lístek každé úterý po procházce trhem.',
      'V restauraci je místo pro čtyřicet hostů, v létě pro dalších dvacet pod lipami.',
    ],
  ),
  winery: trade(
    'Vinařství',
    'Vinařství a vína z vlastních vinic',
    ['Prohlídky vinic', 'Degustace vína', 'Červená vína', 'Bílá vína', 'Šumivá vína', 'Dny vinobraní'],
    [
      'Naše réva roste na tak strmých svazích, že celou sklizeň sbíráme ručně.',
      'Každá láhev vína zraje a plní se v našem vlastním sklepě.',
    ],
  ),
  hotel: trade(
    'Hotel',
    'Hotel s pokoji jako doma',
    [
      'Dvoulůžkové pokoje',
      'Rodinná apartmá',
      'Snídaňový bufet',
      'Wellness víkendy',
      'Konferenční místnosti',
      'Dlouhodobé pobyty',
    ],
    [
      'Náš hotel má dvacet šest pokojů a každý zařídil jiný truhlář.',
      'Hosté přijíždějí za klidným ubytováním a dlouho vzpomínají na snídaně.',
    ],
  ),
  travel: trade(
    'Cestovní kancelář',
    'Cestovní kancelář a zájezdy s průvodcem',
    [
      'Víkendy ve městech',
      'Turistické zájezdy',
      'Rodinné dovolené',
      'Cesty vlakem',
      'Skupinové zájezdy',
      'Letenky',
    ],
    [
      'Naši průvodci spali v každém hotelu, který doporučují.',
      'Ke každé dovolené patří číslo, na kterém se ozve někdo ve dne i v noci.',
    ],
  ),
  events: trade(
    'Svatby a akce',
    'Pořádání svateb a společenských akcí',
    [
      'Plánování svateb',
      'Firemní akce',
      'Narozeninové oslavy',
      'Pódium a světla',
      'Catering na akce',
      'Květinová výzdoba',
    ],
    [
      'Naše svatební koordinátorky se postarají o všechno od prvního nápadu po poslední tanec.',
      'Známe každou stodolu a sál v kraji, kde se dá slavit svatba.',
    ],
  ),
  fitness: trade(
    'Fitness',
    'Fitness centrum pro každý věk',
    ['Osobní trénink', 'Lekce jógy', 'Posilování', 'Spinning', 'Zdravá záda', 'Permanentky'],
    [
      'Naše posilovna je otevřená od rána do večera a trenér je vždy k dispozici.',
      'Noví členové dostanou tréninkový plán, který se jim hodí do týdne.',
    ],
  ),
  beauty: trade(
    'Salon krásy',
    'Kadeřnictví a kosmetika',
    ['Střihy', 'Barvení vlasů', 'Ošetření pleti', 'Manikúra a pedikúra', 'Svatební účesy', 'Masáže'],
    [
      'Naše kadeřnice a kosmetičky se každou sezónu školí.',
      'Používáme veganskou kosmetiku, kterou si v salonu můžete i koupit.',
    ],
  ),
  photography: trade(
    'Fotografie',
    'Fotografie, které vyprávějí příběh',
    [
      'Svatební fotografie',
      'Portréty',
      'Firemní portréty',
      'Produktová fotografie',
      'Rodinné focení',
      'Retuš fotografií',
    ],
    [
      'Náš fotoateliér má severní světlo a zahradu pro portréty v podvečer.',
      'Každý fotograf má vlastní styl; společně zvládneme jakoukoli příležitost.',
    ],
  ),
  theatre: trade(
    'Divadlo',
    'Divadlo, koncerty a čtení',
    [
      'Divadelní představení',
      'Komorní koncerty',
      'Dětské divadlo',
      'Autorská čtení',
      'Divadelní dílny',
      'Předplatné',
    ],
    [
      'Náš soubor uvede každou sezónu šest nových inscenací.',
      'Na malé scéně herci a hudebníci zkoušejí to, na co si velká divadla netroufnou.',
    ],
  ),
};
