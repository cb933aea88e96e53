import { trade } from '../language.ts';

export const societyTrades = {
  dentist: trade(
    'Dental Practice',
    'Dentists for healthy teeth and calm nerves',
    [
      'Dental check-ups',
      'Dental implants',
      'Teeth whitening',
      'Orthodontics',
      'Root canal treatment',
      'Children’s dentistry',
    ],
    [
      'Our dentists take time for anxious patients and explain every step before it happens.',
      'The dental laboratory is in the house, so a crown is ready on the same day.',
    ],
  ),
  clinic: trade(
    'Medical Clinic',
    'A medical practice for the whole family',
    [
      'General medicine',
      'Vaccinations',
      'Health check-ups',
      'Physiotherapy',
      'Ultrasound examinations',
      'Travel medicine',
    ],
    [
      'Our doctors and nurses look after three generations of patients.',
      'Acute cases are seen on the same day; for everything else you book an appointment online.',
    ],
  ),
  pharmacy: trade(
    'Pharmacy',
    'Pharmacy with advice for your health',
    [
      'Prescription medicines',
      'Homeopathy',
      'Compression stockings',
      'Skin care advice',
      'Home delivery',
      'Medication plans',
    ],
    [
      'Our pharmacists check every prescription for interactions with other medicines.',
      'Order by noon and the medicine is on your doorstep in the afternoon.',
    ],
  ),
  vet: trade(
    'Veterinary Clinic',
    'Veterinary care for dogs, cats and small pets',
    [
      'Pet vaccinations',
      'Animal surgery',
      'Dental care for pets',
      'Puppy consultations',
      'X-ray and ultrasound',
      'Emergency veterinary care',
    ],
    [
      'Our vets treat dogs, cats, rabbits and now and then a very patient tortoise.',
      'The animal ward is staffed at night, so that no pet has to be alone after an operation.',
    ],
  ),
  school: trade(
    'Academy',
    'Courses and training for curious people',
    [
      'Language courses',
      'Evening classes',
      'Exam preparation',
      'Online courses',
      'Vocational training',
      'Tutoring',
    ],
    [
      'Our teachers work with small classes in which every student gets a turn.',
      'Eight out of ten students reach their certificate at the first attempt.',
    ],
  ),
  charity: trade(
    'Foundation',
    'A charity that helps where help is needed',
    ['Donations', 'Volunteering', 'Food bank', 'Refugee aid', 'Youth projects', 'Emergency relief'],
    [
      'Our charity lives on donations and on two hundred volunteers who give their time.',
      'Ninety-one per cent of every donation reaches the people it was meant for.',
    ],
  ),
  software: trade(
    'Software',
    'Software that takes work off your hands',
    [
      'Cloud software',
      'App development',
      'Data migration',
      'API integration',
      'IT security',
      'Technical support',
    ],
    [
      'Our software runs in the browser, speaks with your other tools and needs no manual.',
      'Developers, designers and support sit in one room, so a good idea is online within a week.',
    ],
  ),
  fashion: trade(
    'Fashion',
    'Clothing and fashion with a fair origin',
    [
      'Summer dresses',
      'Linen shirts',
      'Knitted jumpers',
      'Leather shoes',
      'Winter coats',
      'Handbags and accessories',
    ],
    [
      'Our clothing is sewn in two family workshops that we visit every year.',
      'Natural fibres, timeless cuts, and a repair service for everything we sell.',
    ],
  ),
  furniture: trade(
    'Furniture',
    'Furniture made of solid wood',
    [
      'Dining tables',
      'Bookshelves',
      'Sofas and armchairs',
      'Beds and mattresses',
      'Garden furniture',
      'Kitchen cabinets',
    ],
    [
      'Our joiners make furniture from oak, ash and walnut that has dried for two years.',
      'In the showroom you may sit, lie and lean on everything for as long as you like.',
    ],
  ),
  townhall: trade(
    'Municipality',
    'The official website of the municipality',
    [
      'Citizens’ office',
      'Building permits',
      'Waste collection',
      'Council meetings',
      'Civil registry',
      'Public notices',
    ],
    [
      'The town council meets every second Thursday, and every citizen is welcome to listen.',
      'Most public services can be requested online; for the rest the town hall is open five days a week.',
    ],
  ),
};
