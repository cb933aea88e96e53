import { trade } from '../language.ts';
export const productionTrades = {
  farm: trade(
    'Farm',
    'An organic farm with fields, cattle and forest',
    ['Organic vegetables', 'Dairy farming', 'Grain cultivation', 'Forestry', 'Beekeeping', 'Farm visits'],
    [
      'Our farm has been worked by the same family for five generations.',
      'We grow crops without synthetic fertiliser, and the livestock grazes outside from April to November.',
    ],
  ),
  biotech: trade(
    'Biotech',
    'Biotech company for new medicines',
    [
      'Drug discovery',
      'Clinical trials',
      'Antibody research',
      'Pharmaceutical production',
      'Cell therapy',
      'Regulatory affairs',
    ],
    [
      'Our biotech company develops antibodies against rare diseases.',
      'Two drug candidates are in clinical trials, and both began at the same laboratory bench.',
    ],
  ),
  church: trade(
    'Parish',
    'A church and parish open to everyone',
    ['Sunday worship', 'Baptisms', 'Church weddings', 'Bible study', 'Youth ministry', 'Pastoral care'],
    [
      'Our parish meets for worship every Sunday at ten, and the coffee afterwards lasts until noon.',
      'The pastor is there for everyone, whether they believe, doubt or simply need to talk.',
    ],
  ),
  recycling: trade(
    'Recycling',
    'Recycling and waste management for a clean environment',
    [
      'Waste disposal',
      'Skip hire',
      'Scrap metal',
      'Paper recycling',
      'Hazardous waste',
      'Environmental advice',
    ],
    [
      'Our recycling plant sorts eighty tonnes of waste a day and gives four fifths of it a second life.',
      'Skips arrive the day after you order, and you learn what became of their contents.',
    ],
  ),
  games: trade(
    'Games',
    'A video game studio and its players',
    [
      'PC games',
      'Mobile games',
      'Esports tournaments',
      'Board games',
      'Game development',
      'Player community',
    ],
    [
      'Our game studio has published nine video games, and players have finished them four million times.',
      'Every month we invite gamers to try levels that are not ready yet.',
    ],
  ),
  marketplace: trade(
    'Marketplace',
    'Classified ads and marketplace for second-hand finds',
    [
      'Post a free ad',
      'Second-hand bicycles',
      'Used furniture listings',
      'Vehicle listings',
      'Buyer protection',
      'Seller accounts',
    ],
    [
      'Our marketplace brings private sellers and buyers together, with sixty thousand classified ads a month.',
      'Posting an ad takes two minutes, and every listing is checked before it goes online.',
    ],
  ),
  chemicals: trade(
    'Chemicals',
    'Manufacturer of chemicals, plastics and coatings',
    [
      'Industrial chemicals',
      'Plastics compounds',
      'Coatings and resins',
      'Adhesives',
      'Contract blending',
      'Laboratory analysis',
    ],
    [
      'Our chemicals go into paints, adhesives and plastics all over the continent.',
      'The chemists in our laboratory adapt every formulation to the machine it will run on.',
    ],
  ),
  electronics: trade(
    'Electronics',
    'Manufacturer of electronic components and sensors',
    [
      'Circuit board assembly',
      'Sensors',
      'LED modules',
      'Cable assemblies',
      'Power supplies',
      'Electronics development',
    ],
    [
      'Our electronics are assembled on three lines, from single circuit boards to large series.',
      'Sensors from our house measure temperature and pressure where nobody would want to stand.',
    ],
  ),
  printing: trade(
    'Print Shop',
    'Print shop for packaging, books and posters',
    ['Offset printing', 'Digital printing', 'Folding boxes', 'Labels', 'Bookbinding', 'Large-format posters'],
    [
      'Our printing presses run in two shifts and still smell of ink, as they should.',
      'From a hundred business cards to a million folding boxes: packaging is our second craft.',
    ],
  ),
  research: trade(
    'Research Institute',
    'A research institute for climate and materials science',
    [
      'Climate research',
      'Materials science',
      'Laboratory services',
      'Scientific publications',
      'Doctoral programme',
      'Public lectures',
    ],
    [
      'Our scientists publish sixty papers a year and make all of their data public.',
      'The institute works with universities on four continents and with the school next door.',
    ],
  ),
};
