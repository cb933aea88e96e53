import { trade } from '../language.ts';

export const leisureTrades = {
  bakery: trade(
    'Bakery',
    'Bread and pastries baked by hand',
    [
      'Sourdough bread',
      'Butter croissants',
      'Wedding cakes',
      'Rye loaves',
      'Seasonal pastries',
      'Breakfast boxes',
    ],
    [
      'Our bakers start at two in the morning so that bread and pastries are still warm when the doors open.',
      'The flour comes from a mill up the road, and our sourdough is older than most of our staff.',
    ],
  ),
  restaurant: trade(
    'Restaurant',
    'A restaurant with seasonal cooking',
    ['Lunch menu', 'Tasting menu', 'Private dining', 'Wine pairing', 'Sunday brunch', 'Table reservations'],
    [
      'Our chef writes the menu every Tuesday, after a walk across the market.',
      'The dining room seats forty guests; in summer another twenty find a place under the lime trees.',
    ],
  ),
  winery: trade(
    'Winery',
    'Wine from our own vineyard',
    ['Vineyard tours', 'Wine tastings', 'Red wines', 'White wines', 'Sparkling wine', 'Grape harvest days'],
    [
      'Our vines grow on slopes so steep that the whole harvest is picked by hand.',
      'Every bottle of wine is pressed, aged and filled in our own cellar.',
    ],
  ),
  hotel: trade(
    'Hotel',
    'A small hotel with rooms to feel at home in',
    ['Double rooms', 'Family suites', 'Breakfast buffet', 'Spa weekends', 'Meeting rooms', 'Long stays'],
    [
      'Our hotel has twenty-six rooms, each furnished by a different local carpenter.',
      'Guests come for the quiet nights and talk about the breakfast buffet for years.',
    ],
  ),
  travel: trade(
    'Travel',
    'Guided tours and holidays planned by people',
    ['City breaks', 'Hiking holidays', 'Family holidays', 'Rail journeys', 'Group tours', 'Flight bookings'],
    [
      'Our travel advisers have slept in every hotel and walked every route that they recommend.',
      'Each holiday comes with one phone number that is answered day and night.',
    ],
  ),
  events: trade(
    'Events',
    'Event planning for weddings and celebrations',
    [
      'Wedding planning',
      'Corporate events',
      'Birthday parties',
      'Stage and lighting',
      'Event catering',
      'Floral decoration',
    ],
    [
      'Our event planners take care of everything between the first idea and the last dance.',
      'We know every barn, ballroom and boathouse in the region that can host a wedding.',
    ],
  ),
  fitness: trade(
    'Fitness',
    'A fitness studio for every age',
    [
      'Personal training',
      'Yoga classes',
      'Strength training',
      'Spinning classes',
      'Back training',
      'Gym membership',
    ],
    [
      'Our gym is open from early morning until late, and a trainer is always on the floor.',
      'New members get a training plan that fits their week, not the other way round.',
    ],
  ),
  beauty: trade(
    'Beauty Salon',
    'Hair and beauty treatments by experts',
    [
      'Haircuts',
      'Hair colouring',
      'Facial treatments',
      'Manicure and pedicure',
      'Bridal styling',
      'Massages',
    ],
    [
      'Our hairdressers and beauticians train every season, so that you leave the salon with a smile.',
      'We use vegan cosmetics without microplastics, and you can buy all of them at the salon.',
    ],
  ),
  photography: trade(
    'Photography',
    'Photography that tells your story',
    [
      'Wedding photography',
      'Portrait photography',
      'Business portraits',
      'Product photography',
      'Family photo sessions',
      'Photo retouching',
    ],
    [
      'Our photo studio has north light and a garden for portraits in the evening sun.',
      'Every photographer on the team keeps a style of their own; together we cover any occasion.',
    ],
  ),
  theatre: trade(
    'Theatre',
    'Theatre, concerts and readings',
    [
      'Drama performances',
      'Chamber concerts',
      'Children’s theatre',
      'Author readings',
      'Theatre workshops',
      'Season tickets',
    ],
    [
      'Our ensemble brings six new productions to the stage every season.',
      'In the small hall musicians and actors try out what the great theatres do not dare.',
    ],
  ),
};
