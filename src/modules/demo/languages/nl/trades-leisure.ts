import { trade } from '../language.ts';
export const leisureTrades = {
  bakery: trade(
    'Bakkerij',
    'Bakkerij met brood en gebak van eigen hand',
    ['Zuurdesembrood', 'Roomboterkoeken', 'Bruidstaarten', 'Roggebrood', 'Seizoensgebak', 'Ontbijtmanden'],
    [
      'Onze bakkers beginnen om twee uur ’s nachts, zodat het brood nog warm is als we opengaan.',
      'Het meel komt van de molen verderop, en ons zuurdesem is ouder dan de meesten van ons.',
    ],
  ),
  restaurant: trade(
    'Restaurant',
    'Restaurant met keuken van het seizoen',
    [
      'Lunchkaart',
      'Proeverijmenu',
      'Besloten diners',
      'Wijnarrangement',
      'Zondagse brunch',
      'Tafel reserveren',
    ],
    [
      'Onze chef-kok schrijft de menukaart elke dinsdag na een ronde over de markt.',
      'In de zaal is plaats voor veertig gasten, in de zomer nog twintig onder de linden.',
    ],
  ),
  winery: trade(
    'Wijngaard',
    'Wijn van onze eigen wijngaard',
    ['Rondleidingen', 'Wijnproeverijen', 'Rode wijnen', 'Witte wijnen', 'Mousserende wijn', 'Oogstdagen'],
    [
      'Onze wijnstokken groeien op zulke steile hellingen dat we alles met de hand plukken.',
      'Elke fles wijn wordt in onze eigen kelder geperst, gerijpt en gebotteld.',
    ],
  ),
  hotel: trade(
    'Hotel',
    'Hotel met kamers om thuis te komen',
    [
      'Tweepersoonskamers',
      'Familiesuites',
      'Ontbijtbuffet',
      'Wellnessweekends',
      'Vergaderzalen',
      'Langere verblijven',
    ],
    [
      'Ons hotel heeft zesentwintig kamers, elk ingericht door een andere meubelmaker.',
      'Gasten komen voor de rustige nachten en praten nog jaren over het ontbijt.',
    ],
  ),
  travel: trade(
    'Reizen',
    'Reisbureau voor vakanties en rondreizen',
    ['Stedentrips', 'Wandelvakanties', 'Gezinsvakanties', 'Treinreizen', 'Groepsreizen', 'Vliegtickets'],
    [
      'Onze reisadviseurs hebben geslapen in elk hotel dat ze aanraden.',
      'Bij elke reis hoort een nummer dat dag en nacht wordt opgenomen.',
    ],
  ),
  events: trade(
    'Evenementen',
    'Evenementenbureau voor bruiloften en feesten',
    [
      'Bruiloften organiseren',
      'Bedrijfsfeesten',
      'Verjaardagen',
      'Podium en licht',
      'Evenementencatering',
      'Bloemdecoratie',
    ],
    [
      'Onze weddingplanners regelen alles tussen het eerste idee en de laatste dans.',
      'We kennen elke schuur en elke zaal in de streek waar je een bruiloft kunt vieren.',
    ],
  ),
  fitness: trade(
    'Fitness',
    'Sportschool voor elke leeftijd',
    ['Personal training', 'Yogalessen', 'Krachttraining', 'Spinninglessen', 'Rugtraining', 'Abonnementen'],
    [
      'Onze sportschool is open van vroeg tot laat, en er is altijd een trainer op de vloer.',
      'Nieuwe leden krijgen een trainingsschema dat bij hun week past.',
    ],
  ),
  beauty: trade(
    'Schoonheidssalon',
    'Kapper en schoonheidsbehandelingen',
    ['Knippen', 'Haarkleuring', 'Gezichtsbehandelingen', 'Manicure en pedicure', 'Bruidskapsels', 'Massages'],
    [
      'Onze kappers en schoonheidsspecialistes volgen elk seizoen een opleiding.',
      'We werken met vegan cosmetica zonder microplastics, die u ook in de salon kunt kopen.',
    ],
  ),
  photography: trade(
    'Fotografie',
    'Fotografie die uw verhaal vertelt',
    [
      'Trouwfotografie',
      'Portretfotografie',
      'Zakelijke portretten',
      'Productfotografie',
      'Gezinsfoto’s',
      'Fotobewerking',
    ],
    [
      'Onze fotostudio heeft noorderlicht en een tuin voor portretten in de avondzon.',
      'Elke fotograaf in het team heeft een eigen stijl; samen kunnen we elke gelegenheid aan.',
    ],
  ),
  theatre: trade(
    'Theater',
    'Theater, concerten en voordrachten',
    [
      'Toneelvoorstellingen',
      'Kamerconcerten',
      'Kindertheater',
      'Schrijversavonden',
      'Theaterworkshops',
      'Seizoenskaarten',
    ],
    [
      'Ons gezelschap brengt elk seizoen zes nieuwe voorstellingen op het podium.',
      'In de kleine zaal proberen muzikanten en acteurs wat grote theaters niet durven.',
    ],
  ),
};
