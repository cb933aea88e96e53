/** The columns of each card of the overview, in display order. */
export const overviewColumns = {
  company: [
    ...['legal_name', 'tagline', 'industry', 'sub_industry', 'business_model', 'b2b_or_b2c'],
    ...['target_audience', 'founded_year', 'employee_count', 'vat_number', 'registration_number'],
    'areas_served',
  ],
  contact: [
    ...['emails', 'phones', 'fax_numbers', 'contact_page_url', 'booking_url', 'team_page_url'],
    'careers_page_url',
  ],
  trust: [
    ...['is_https', 'has_hsts', 'has_csp', 'has_cookie_banner', 'consent_manager', 'imprint_url'],
    ...['privacy_policy_url', 'terms_url', 'copyright_year', 'payment_badges'],
  ],
  content: [
    ...['h1', 'language', 'languages_offered', 'currency', 'price_min', 'price_max', 'word_count'],
    'top_keywords',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The same before the full profile is opened: what a visitor needs to decide whether to get in touch. */
export const firstViewColumns = {
  company: [...overviewColumns.company, 'languages_offered', 'top_keywords'],
  contact: overviewColumns.contact,
  trust: [
    ...['is_https', 'consent_manager', 'imprint_url', 'privacy_policy_url', 'terms_url'],
    ...['copyright_year', 'payment_badges', 'fetched_at'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Columns that the card shows in another form: the address, the opening hours and the networks that most companies use. */
const drawnColumns = [
  ...['street_address', 'postal_code', 'city', 'region', 'country_name', 'latitude', 'longitude'],
  ...['opening_hours', 'linkedin', 'x', 'facebook', 'instagram', 'youtube', 'tiktok', 'xing', 'github'],
];

/** Columns that every search result has. */
const ownColumns = ['industry', 'emails', 'phones', 'fetched_at'];

/** The profile columns that the free card of a company page comes with. Columns of a result are free, as they are in a table of results. */
export const requestedForCard: string = [
  ...Object.values(firstViewColumns)
    .flat()
    .filter((name) => !ownColumns.includes(name)),
  ...drawnColumns,
].join(',');
