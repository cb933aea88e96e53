/** How a trade shows what it costs. */
export type PriceStyle = 'menu' | 'plans' | 'list';

export interface Trade {
  /** Name in the taxonomy of the industry classifier. */
  readonly industry: string;
  /** The schema.org type that such a business declares. */
  readonly schemaType: string;
  /** Whether the trade sells goods that an online shop can ship. */
  readonly sellsGoods: boolean;
  readonly priceStyle: PriceStyle;
}

/** Every line of business a demo site can be in. */
export const trades = {
  bakery: row('Food & Beverage', 'Bakery', 'menu', 'goods'),
  restaurant: row('Restaurants', 'Restaurant', 'menu'),
  winery: row('Agriculture', 'Winery', 'menu', 'goods'),
  hotel: row('Hotels & Lodging', 'Hotel', 'list'),
  travel: row('Travel & Tourism', 'TravelAgency', 'list'),
  events: row('Events & Weddings', 'Organization', 'list'),
  fitness: row('Sports & Fitness', 'HealthClub', 'plans'),
  beauty: row('Beauty & Wellness', 'BeautySalon', 'menu'),
  photography: row('Photography', 'ProfessionalService', 'plans'),
  theatre: row('Arts & Culture', 'PerformingArtsTheater', 'list'),
  law: row('Legal Services', 'LegalService', 'list'),
  accounting: row('Accounting & Tax', 'AccountingService', 'plans'),
  insurance: row('Insurance', 'InsuranceAgency', 'plans'),
  finance: row('Financial Services', 'FinancialService', 'plans'),
  consulting: row('Business Consulting', 'ProfessionalService', 'plans'),
  recruitment: row('Staffing & Recruitment', 'EmploymentAgency', 'plans'),
  marketing: row('Marketing & Media', 'ProfessionalService', 'plans'),
  security: row('Security Services', 'ProfessionalService', 'plans'),
  cleaning: row('Cleaning & Facility Services', 'LocalBusiness', 'list'),
  publisher: row('News & Publishing', 'NewsMediaOrganization', 'plans'),
  realestate: row('Real Estate', 'RealEstateAgent', 'list'),
  architecture: row('Architecture & Interior Design', 'ProfessionalService', 'list'),
  construction: row('Construction', 'GeneralContractor', 'list'),
  plumbing: row('Home Services & Trades', 'Plumber', 'list'),
  gardening: row('Home & Garden', 'LocalBusiness', 'list'),
  metalworks: row('Manufacturing', 'Organization', 'list'),
  logistics: row('Transportation & Logistics', 'MovingCompany', 'list'),
  garage: row('Automotive', 'AutoRepair', 'list'),
  solar: row('Energy', 'Organization', 'plans'),
  telecom: row('Telecommunications', 'Organization', 'plans'),
  dentist: row('Dental Care', 'Dentist', 'list'),
  clinic: row('Health Care', 'MedicalClinic', 'list'),
  pharmacy: row('Pharmacy', 'Pharmacy', 'list', 'goods'),
  vet: row('Pets & Veterinary', 'VeterinaryCare', 'list'),
  school: row('Education', 'EducationalOrganization', 'plans'),
  charity: row('Nonprofit', 'NGO', 'list'),
  software: row('Software & IT', 'SoftwareApplication', 'plans'),
  fashion: row('E-commerce & Retail', 'ClothingStore', 'list', 'goods'),
  furniture: row('E-commerce & Retail', 'FurnitureStore', 'list', 'goods'),
  townhall: row('Government', 'GovernmentOrganization', 'list'),
} as const satisfies Record<string, Trade>;

export type TradeId = keyof typeof trades;

export const tradeIds = Object.keys(trades) as TradeId[];

function row(industry: string, schemaType: string, priceStyle: PriceStyle, goods?: 'goods'): Trade {
  return { industry, schemaType, priceStyle, sellsGoods: goods === 'goods' };
}
