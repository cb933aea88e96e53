/** The label of a column in tables and forms, derived from its name. */
export function labelOf(name: string): string {
  const words = name.split('_').map((word) => properSpellings[word] ?? word);
  const label = properPhrases.reduce((text, [plain, proper]) => text.replace(plain, proper), words.join(' '));
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const properPhrases = [
  ['JSON LD', 'JSON-LD'],
  ['sub industry', 'sub-industry'],
  ['app store', 'App Store'],
  ['google play', 'Google Play'],
] as const;

const properSpellings: Readonly<Record<string, string>> = {
  ab: 'A/B',
  api: 'API',
  b2b: 'B2B',
  b2c: 'B2C',
  cdn: 'CDN',
  cms: 'CMS',
  crm: 'CRM',
  csp: 'CSP',
  css: 'CSS',
  email: 'e-mail',
  emails: 'e-mails',
  ecommerce: 'e-commerce',
  faq: 'FAQ',
  github: 'GitHub',
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  hsts: 'HSTS',
  html: 'HTML',
  http: 'HTTP',
  https: 'HTTPS',
  js: 'JavaScript',
  json: 'JSON',
  ld: 'LD',
  linkedin: 'LinkedIn',
  ms: 'ms',
  og: 'Open Graph',
  seo: 'SEO',
  tiktok: 'TikTok',
  tld: 'TLD',
  url: 'URL',
  urls: 'URLs',
  vat: 'VAT',
  vk: 'VK',
  whatsapp: 'WhatsApp',
  xing: 'XING',
  youtube: 'YouTube',
};
