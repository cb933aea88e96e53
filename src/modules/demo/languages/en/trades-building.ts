import { trade } from '../language.ts';

export const buildingTrades = {
  realestate: trade(
    'Real Estate',
    'Real estate agents for houses and apartments',
    [
      'Houses for sale',
      'Apartments for rent',
      'Property valuation',
      'Property management',
      'Commercial property',
      'Home staging',
    ],
    [
      'Our real estate agents know every street, every school and every honest price in town.',
      'We sell most houses within ten weeks, and we do not rest until the keys are handed over.',
    ],
  ),
  architecture: trade(
    'Architects',
    'Architecture for everyday life',
    [
      'Residential architecture',
      'Interior design',
      'Building permits',
      'Timber architecture',
      'Conversion of old buildings',
      'Site supervision',
    ],
    [
      'Our architects draw by hand first and build the model before the computer is switched on.',
      'We like old buildings and treat them like relatives: with respect and a clear opinion.',
    ],
  ),
  construction: trade(
    'Construction',
    'Construction company for solid houses',
    ['House building', 'Renovation', 'Concrete works', 'Roofing', 'Extensions', 'Civil engineering'],
    [
      'Our construction company builds with its own bricklayers, carpenters and roofers.',
      'Two hundred families live in a house that we have built, and most of them wave when we drive by.',
    ],
  ),
  plumbing: trade(
    'Plumbing & Heating',
    'Plumbers for bathroom, heating and emergencies',
    [
      'Bathroom renovation',
      'Heating installation',
      'Boiler repair',
      'Leak detection',
      'Heat pumps',
      'Emergency plumber',
    ],
    [
      'Our plumbers are on call around the clock, also at Christmas.',
      'A burst pipe cannot wait, so we keep the usual spare parts on every van.',
    ],
  ),
  gardening: trade(
    'Gardens',
    'Garden design and landscaping',
    ['Garden design', 'Tree surgery', 'Lawn care', 'Natural ponds', 'Patios and paths', 'Hedge trimming'],
    [
      'Our landscape gardeners plan for the tenth year, when the trees have found their shape.',
      'From the balcony to the park: we plant what suits the soil and lets the bees come back.',
    ],
  ),
  metalworks: trade(
    'Metalworks',
    'Manufacturer of precision metal parts',
    [
      'CNC milling',
      'Sheet metal working',
      'Welding',
      'Laser cutting',
      'Prototype construction',
      'Surface finishing',
    ],
    [
      'Our factory produces metal parts in batches from one to one hundred thousand.',
      'Machine builders and medical manufacturers rely on tolerances that we measure in microns.',
    ],
  ),
  logistics: trade(
    'Logistics',
    'Logistics and freight across Europe and beyond',
    ['Road freight', 'Warehousing', 'Customs clearance', 'Express delivery', 'Sea freight', 'Removals'],
    [
      'Our trucks cover four million kilometres a year, and the dispatchers know every driver.',
      'In the warehouse we store, pick and ship what our customers sell.',
    ],
  ),
  garage: trade(
    'Garage',
    'Car repair and service for all makes',
    [
      'Car inspection',
      'Brake service',
      'Tyre change',
      'Bodywork and paint',
      'Engine diagnostics',
      'Used cars',
    ],
    [
      'Our car mechanics repair what can be repaired and show you the part that could not be saved.',
      'While your car is on the lift, you drive one of our courtesy cars free of charge.',
    ],
  ),
  solar: trade(
    'Solar',
    'Solar energy for roofs and companies',
    [
      'Solar panels',
      'Battery storage',
      'Charging stations',
      'Energy advice',
      'Solar maintenance',
      'Green electricity',
    ],
    [
      'Our electricians have put solar panels on more than three thousand roofs.',
      'A photovoltaic system earns its price in nine years, and we calculate it with you beforehand.',
    ],
  ),
  telecom: trade(
    'Telecom',
    'Fibre internet and telephony for the region',
    [
      'Fibre broadband',
      'Mobile plans',
      'Cloud telephony',
      'Business internet',
      'Wi-Fi installation',
      'Network monitoring',
    ],
    [
      'Our fibre network connects villages that the large telecom companies have forgotten.',
      'You surf with a gigabit and reach a technician who speaks your dialect.',
    ],
  ),
};
