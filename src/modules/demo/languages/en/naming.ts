import type { Naming } from '../language.ts';

export const naming: Naming = {
  firstNames: [
    'Amelia',
    'Oliver',
    'Priya',
    'Daniel',
    'Grace',
    'Marcus',
    'Hannah',
    'Samuel',
    'Naomi',
    'Ethan',
    'Isla',
    'Theo',
    'Leah',
    'Callum',
    'Ruth',
    'Jonah',
  ],
  lastNames: [
    'Ashdown',
    'Bellamy',
    'Carver',
    'Dunmore',
    'Ellery',
    'Fairbank',
    'Garland',
    'Holloway',
    'Kettering',
    'Lockyer',
    'Merrick',
    'Norwood',
    'Okafor',
    'Pemberton',
    'Radcliffe',
    'Sutherland',
  ],
  nameStarts:
    'Harbor Silver Amber Copper Maple River Willow Stone Bright Cedar Golden Hazel Meadow North Orchard Pebble Rowan Summer Thistle Velvet Winter Autumn Birch Clover Ember Fern Granite Honey Ivory Juniper Lantern Morning'.split(
      ' ',
    ),
  nameEnds:
    'light field gate bridge brook crest dale den fold ford glen grove haven hearth hill hollow house lane leaf mark mere mill moor point ridge shore spring stead vale view ward yard'.split(
      ' ',
    ),
  nounFirst: false,
  mailboxes: ['hello', 'info', 'contact', 'office', 'team', 'enquiries'],
  inCity: (city) => `in ${city}`,
  keepsCapital: false,
};
