import { trade } from '../language.ts';

export const businessTrades = {
  law: trade(
    'Law Firm',
    'Lawyers who speak plainly',
    ['Employment law', 'Family law', 'Contract law', 'Inheritance law', 'Tenancy law', 'Company law'],
    [
      'Our lawyers represent private clients and companies before every court in the country.',
      'In the first consultation an attorney tells you honestly whether going to court makes sense.',
    ],
  ),
  accounting: trade(
    'Accounting',
    'Accounting and tax advice for small firms',
    ['Bookkeeping', 'Annual accounts', 'Tax returns', 'Payroll', 'Start-up advice', 'VAT reporting'],
    [
      'Our accountants look after tradespeople, doctors and young companies.',
      'Receipts go into an app, questions to a tax adviser you know personally.',
    ],
  ),
  insurance: trade(
    'Insurance',
    'Insurance that fits your life',
    [
      'Home insurance',
      'Car insurance',
      'Life insurance',
      'Liability insurance',
      'Business insurance',
      'Claims support',
    ],
    [
      'As independent insurance brokers we compare more than forty insurers for you.',
      'When something happens, we deal with the claim so that you can deal with your life.',
    ],
  ),
  finance: trade(
    'Wealth Management',
    'Financial advice without small print',
    [
      'Retirement planning',
      'Investment advice',
      'Mortgage advice',
      'Asset management',
      'Savings plans',
      'Estate planning',
    ],
    [
      'Our financial advisers are paid by you and by nobody else, so the advice is yours too.',
      'We plan investments and mortgages in decades and report on them every quarter.',
    ],
  ),
  consulting: trade(
    'Consulting',
    'Management consulting with both feet on the ground',
    [
      'Strategy consulting',
      'Process optimisation',
      'Change management',
      'Leadership coaching',
      'Market analysis',
      'Succession planning',
    ],
    [
      'Our consultants have run companies themselves before they began to advise others.',
      'A consulting project with us ends when the new way of working has become routine.',
    ],
  ),
  recruitment: trade(
    'Recruitment',
    'Recruitment that brings people together',
    [
      'Executive search',
      'Temporary staffing',
      'Permanent placement',
      'Salary benchmarks',
      'Applicant coaching',
      'Job vacancies',
    ],
    [
      'Our recruiters talk to every candidate in person before a CV goes out.',
      'Nine out of ten people we place are still in the same job after two years.',
    ],
  ),
  marketing: trade(
    'Marketing Agency',
    'Marketing agency for brands with character',
    [
      'Brand strategy',
      'Social media marketing',
      'Search engine optimisation',
      'Advertising campaigns',
      'Content marketing',
      'Web design',
    ],
    [
      'Our marketing agency turns complicated products into stories that people pass on.',
      'Every campaign is measured, and we show you the figures that hurt as well.',
    ],
  ),
  security: trade(
    'Security',
    'Security services and alarm systems',
    [
      'Alarm systems',
      'Video surveillance',
      'Security guards',
      'Access control',
      'Event security',
      'Key holding',
    ],
    [
      'Our security guards are licensed, trained in first aid and known by name to our clients.',
      'The control room answers every alarm within forty seconds.',
    ],
  ),
  cleaning: trade(
    'Cleaning',
    'Cleaning services for offices and homes',
    [
      'Office cleaning',
      'Window cleaning',
      'Deep cleaning',
      'Carpet cleaning',
      'Stairwell cleaning',
      'Move-out cleaning',
    ],
    [
      'Our cleaning teams come at the time that suits you, with their own equipment.',
      'We clean with products that carry an eco-label and pay well above the minimum wage.',
    ],
  ),
  publisher: trade(
    'Publishing',
    'News, magazines and books from an independent publisher',
    ['Daily news', 'Regional magazine', 'Non-fiction books', 'Reportage', 'Podcast series', 'Reader letters'],
    [
      'Our newsroom reports on politics, culture and everyday life, seven days a week.',
      'The magazine and the books are edited by journalists who still leave the office to find a story.',
    ],
  ),
};
