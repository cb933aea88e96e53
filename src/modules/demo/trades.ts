/** How a trade presents its prices. */
type PriceStyle = 'menu' | 'plans' | 'list';

export interface Trade {
  /** The industry's name in the classifier's taxonomy. */
  readonly industry: string;
  /** The schema.org type that such a business declares. */
  readonly schemaType: string;
  /** Whether the trade sells goods that an online shop can ship. */
  readonly sellsGoods: boolean;
  readonly priceStyle: PriceStyle;
}

/** Every line of business that a demo site can have. */
export const trades = {
  bakery: row('Restaurants & Catering', 'Bakery', 'menu', 'goods'),
  restaurant: row('Restaurants & Catering', 'Restaurant', 'menu'),
  winery: row('Food & Beverage', 'Winery', 'menu', 'goods'),
  hotel: row('Travel & Hospitality', 'Hotel', 'list'),
  travel: row('Travel & Hospitality', 'TravelAgency', 'list'),
  events: row('Events & Weddings', 'Organization', 'list'),
  fitness: row('Sports & Fitness', 'HealthClub', 'plans'),
  beauty: row('Beauty & Wellness', 'BeautySalon', 'menu'),
  photography: row('Photography & Film', 'ProfessionalService', 'plans'),
  theatre: row('Arts & Entertainment', 'PerformingArtsTheater', 'list'),
  law: row('Legal Services', 'LegalService', 'list'),
  accounting: row('Accounting & Tax', 'AccountingService', 'plans'),
  insurance: row('Insurance', 'InsuranceAgency', 'plans'),
  finance: row('Finance & Banking', 'FinancialService', 'plans'),
  consulting: row('Professional Services', 'ProfessionalService', 'plans'),
  recruitment: row('Recruitment & HR', 'EmploymentAgency', 'plans'),
  marketing: row('Marketing & Media', 'ProfessionalService', 'plans'),
  security: row('Security Services', 'ProfessionalService', 'plans'),
  cleaning: row('Home & Cleaning Services', 'LocalBusiness', 'list'),
  publisher: row('News & Publishing', 'NewsMediaOrganization', 'plans'),
  realestate: row('Real Estate', 'RealEstateAgent', 'list'),
  architecture: row('Architecture & Interior Design', 'ProfessionalService', 'list'),
  construction: row('Construction & Trades', 'GeneralContractor', 'list'),
  plumbing: row('Construction & Trades', 'Plumber', 'list'),
  gardening: row('Home & Cleaning Services', 'LocalBusiness', 'list'),
  metalworks: row('Manufacturing & Industrial', 'Organization', 'list'),
  logistics: row('Transportation & Logistics', 'MovingCompany', 'list'),
  garage: row('Automotive', 'AutoRepair', 'list'),
  solar: row('Energy & Utilities', 'Organization', 'plans'),
  telecom: row('Telecommunications', 'Organization', 'plans'),
  dentist: row('Health & Medical', 'Dentist', 'list'),
  clinic: row('Health & Medical', 'MedicalClinic', 'list'),
  pharmacy: row('Health & Medical', 'Pharmacy', 'list'),
  vet: row('Pets & Veterinary', 'VeterinaryCare', 'list'),
  school: row('Education', 'EducationalOrganization', 'plans'),
  charity: row('Nonprofit & Associations', 'NGO', 'list'),
  software: row('Software & IT', 'SoftwareApplication', 'plans'),
  fashion: row('E-commerce & Retail', 'ClothingStore', 'list', 'goods'),
  furniture: row('E-commerce & Retail', 'FurnitureStore', 'list', 'goods'),
  townhall: row('Government', 'GovernmentOrganization', 'list'),
  farm: row('Agriculture & Forestry', 'Organization', 'list'),
  biotech: row('Pharmaceuticals & Biotech', 'Organization', 'list'),
  church: row('Religion & Spirituality', 'Church', 'list'),
  recycling: row('Environment & Recycling', 'RecyclingCenter', 'list'),
  games: row('Games & Esports', 'Organization', 'plans'),
  marketplace: row('Classifieds & Marketplaces', 'Organization', 'plans'),
  chemicals: row('Chemicals & Materials', 'Organization', 'list'),
  electronics: row('Electronics & Electrical Equipment', 'Organization', 'list'),
  printing: row('Printing & Packaging', 'Organization', 'list'),
  research: row('Science & Research', 'ResearchOrganization', 'list'),
} as const satisfies Record<string, Trade>;

export type TradeId = keyof typeof trades;

export const actionIds = ['bookDemo', 'freeTrial', 'requestQuote', 'signUp', 'seePricing'] as const;
export type ActionId = (typeof actionIds)[number];

/** The calls to action on the homepages of these trades: the phrases that newcomers search for first. */
export const tradeActions: Readonly<Partial<Record<TradeId, readonly ActionId[]>>> = {
  software: ['bookDemo', 'freeTrial', 'seePricing'],
  telecom: ['bookDemo', 'seePricing'],
  electronics: ['bookDemo', 'requestQuote'],
  marketing: ['bookDemo', 'requestQuote'],
  recruitment: ['bookDemo'],
  accounting: ['freeTrial', 'seePricing'],
  fitness: ['freeTrial', 'seePricing'],
  school: ['freeTrial', 'signUp'],
  games: ['freeTrial', 'signUp'],
  publisher: ['signUp', 'seePricing'],
  marketplace: ['signUp', 'seePricing'],
  charity: ['signUp'],
  consulting: ['requestQuote'],
  security: ['requestQuote'],
  cleaning: ['requestQuote'],
  architecture: ['requestQuote'],
  construction: ['requestQuote'],
  plumbing: ['requestQuote'],
  gardening: ['requestQuote'],
  metalworks: ['requestQuote'],
  logistics: ['requestQuote'],
  solar: ['requestQuote'],
  chemicals: ['requestQuote'],
  printing: ['requestQuote'],
};

/** Trades whose customers book a table, a room or an appointment. */
export const bookableTrades: ReadonlySet<TradeId> = new Set([
  'restaurant',
  'hotel',
  'travel',
  'fitness',
  'beauty',
  'photography',
  'theatre',
  'garage',
  'dentist',
  'clinic',
  'vet',
]);

export const tradeIds = Object.keys(trades) as TradeId[];

function row(industry: string, schemaType: string, priceStyle: PriceStyle, goods?: 'goods'): Trade {
  return { industry, schemaType, priceStyle, sellsGoods: goods === 'goods' };
}
