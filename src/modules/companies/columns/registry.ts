import type { ColumnRow } from './column.ts';
import { decimal, flag, integer, list, moment, text } from './column.ts';
import { labelOf } from './label.ts';
import { socialColumns } from './social.ts';
import { technologyColumns } from './technology.ts';

/** Who the company is. */
const identityColumns = [
  text(
    'domain',
    'Registrable domain, the key of the profile.',
    'example.com',
    'filterable',
    'sortable',
    'always',
  ),
  text('tld', 'Public suffix of the domain, without the leading dot.', 'co.uk', 'filterable', 'always'),
  text('homepage_url', 'Address of the homepage that was asked for.', 'https://example.com/', 'always'),
  text('final_url', 'Address the homepage was served from after redirects.', 'https://www.example.com/en/'),
  text(
    'title',
    'Title of the page, as a browser shows it.',
    'Example Ltd - Garden furniture',
    'filterable',
    'sortable',
  ),
  text('company_name', 'Name the company uses for itself.', 'Example', 'filterable', 'sortable'),
  text('legal_name', 'Registered name with its legal form.', 'Example Trading Ltd'),
  text('legal_form', 'Legal form read from the registered name.', 'Ltd', 'filterable'),
  list('alternate_names', 'Other names the page gives for the company.', ['Example Garden']),
  text('meta_description', 'Meta description of the page, as written.', 'Garden furniture made in Leeds.'),
  text('tagline', 'Short line by which the company presents itself.', 'Sit outside, longer'),
  text(
    'about_text',
    'First passage in which the company speaks about itself.',
    'We have made benches since 1987.',
  ),
  text('logo_url', 'Address of the logo image.', 'https://example.com/logo.svg'),
  text('favicon_url', 'Address of the site icon.', 'https://example.com/favicon.ico'),
  integer('founded_year', 'Year of foundation the page states.', 1987, 'filterable'),
  integer('employee_count', 'Number of employees the page states.', 42, 'filterable'),
  text('vat_number', 'VAT number with country prefix, checksum verified.', 'GB980780684'),
  text('registration_number', 'Company register number as printed.', '01234567'),
] as const;

/** Where the company is located. */
const locationColumns = [
  text('country', 'Country of the company, ISO 3166-1 alpha-2.', 'GB', 'filterable'),
  text('country_name', 'English name of the country.', 'United Kingdom'),
  text('region', 'State, province or county.', 'West Yorkshire', 'filterable'),
  text('city', 'City or town.', 'Leeds', 'filterable'),
  text('postal_code', 'Postal code.', 'LS1 4AP', 'filterable'),
  text('street_address', 'Street and number.', '12 Mill Lane'),
  decimal('latitude', 'Latitude the page declares, or of the map it embeds.', 53.7997, 'filterable'),
  decimal('longitude', 'Longitude the page declares, or of the map it embeds.', -1.5492, 'filterable'),
  list('areas_served', 'Areas the company says it serves.', ['Yorkshire', 'Lancashire']),
] as const;

/** How to reach the company, and the pages of the site with more contact details. */
const contactColumns = [
  list('emails', 'E-mail addresses of the company, best first.', ['hello@example.com']),
  list('phones', 'Telephone numbers in E.164, best first.', ['+441132496000']),
  list('fax_numbers', 'Fax numbers in E.164.', ['+441132496001']),
  flag('has_email', 'The page shows an e-mail address.', true, 'filterable', 'always'),
  flag('has_phone', 'The page shows a telephone number.', true, 'filterable', 'always'),
  flag(
    'has_contact',
    'The page offers a contact page, form, address or number.',
    true,
    'filterable',
    'always',
  ),
  flag('has_contact_form', 'The page itself holds a contact form.', false, 'filterable', 'always'),
  text('contact_page_url', 'Contact page.', 'https://example.com/contact'),
  text('about_page_url', 'Page about the company.', 'https://example.com/about'),
  text('team_page_url', 'Page about the people.', 'https://example.com/team'),
  text('careers_page_url', 'Jobs page.', 'https://example.com/jobs'),
  text('pricing_page_url', 'Prices or plans page.', 'https://example.com/pricing'),
  text('blog_page_url', 'Blog or news page.', 'https://example.com/blog'),
  text('login_page_url', 'Sign-in page.', 'https://example.com/login'),
  text('signup_page_url', 'Registration page.', 'https://example.com/register'),
  text('support_page_url', 'Help or support page.', 'https://example.com/help'),
  text('faq_page_url', 'Page of frequent questions.', 'https://example.com/faq'),
  text('press_page_url', 'Press or media page.', 'https://example.com/press'),
  text('booking_url', 'Page or service where an appointment or stay is booked.', 'https://example.com/book'),
  list('opening_hours', 'Opening hours, one entry a line as declared.', ['Mo-Fr 09:00-17:00']),
] as const;

/** The text of the page. */
const contentColumns = [
  list('h1', 'Headings of level 1.', ['Garden furniture that lasts']),
  list('h2', 'Headings of level 2.', ['Benches', 'Tables']),
  list('h3', 'Headings of level 3.', ['Oak bench', 'Ash bench']),
  text(
    'body_text',
    'Visible text of the page, without hidden and injected text.',
    'We make benches in Leeds.',
  ),
  integer('word_count', 'Words in the visible text.', 640, 'filterable', 'always'),
  list('top_keywords', 'Most telling words of the page, strongest first.', ['bench', 'garden', 'oak']),
  text('language', 'Language of the text, ISO 639-1.', 'en', 'filterable'),
  text('html_lang', 'Language the page declares, as written.', 'en-GB'),
  list('languages_offered', 'Languages the site is offered in, ISO 639-1.', ['en', 'de'], 'filterable'),
  text('main_image_url', 'Image that represents the page.', 'https://example.com/hero.jpg'),
  integer('image_count', 'Images on the page.', 24, 'filterable', 'always'),
  integer('internal_link_count', 'Links to the same site.', 58, 'filterable', 'always'),
  integer('external_link_count', 'Links to other sites.', 9, 'filterable', 'always'),
  list('linked_domains', 'Other domains the page links to, in page order.', ['oakforest.org']),
  list('navigation_labels', 'Labels of the main navigation.', ['Benches', 'Tables', 'Contact']),
  list('calls_to_action', 'Main calls to action, in page order.', ['Request a quote']),
  flag('has_blog', 'The site has a blog or news section.', true, 'filterable', 'always'),
  flag('has_newsletter_signup', 'The page offers a newsletter.', true, 'filterable', 'always'),
  flag(
    'has_hidden_spam',
    'Hidden text looks injected (gambling, pills, loans).',
    false,
    'filterable',
    'always',
  ),
] as const;

/** What the page declares to search engines and link previews. */
const seoColumns = [
  text('canonical_url', 'Canonical address the page declares.', 'https://example.com/'),
  text('meta_robots', 'Robots directives of the page and its headers.', 'index, follow'),
  flag('is_indexable', 'Neither page nor headers forbid indexing.', true, 'filterable', 'always'),
  text('meta_keywords', 'Meta keywords, as written.', 'bench, garden, oak'),
  list('hreflang', 'Language versions declared, code and address.', ['de https://example.com/de/']),
  text('og_title', 'Open Graph title.', 'Example - Garden furniture'),
  text('og_description', 'Open Graph description.', 'Garden furniture made in Leeds.'),
  text('og_image', 'Open Graph image.', 'https://example.com/share.jpg'),
  text('og_type', 'Open Graph type.', 'website', 'filterable'),
  text('og_site_name', 'Open Graph site name.', 'Example'),
  text('twitter_card', 'Twitter card type.', 'summary_large_image', 'filterable'),
  list('json_ld_types', 'Types of the JSON-LD nodes.', ['Organization', 'WebSite'], 'filterable'),
  list('feed_urls', 'RSS and Atom feeds.', ['https://example.com/feed/']),
  text('sitemap_url', 'Sitemap the page links to.', 'https://example.com/sitemap.xml'),
  text('generator', 'Generator the page declares.', 'WordPress 6.8', 'filterable'),
  text('viewport', 'Viewport the page declares.', 'width=device-width, initial-scale=1'),
  integer(
    'domain_rank',
    'Rank of the domain in the Common Crawl web graph, 1 is best.',
    182345,
    'filterable',
  ),
] as const;

/** What the site sells and how. */
const commerceColumns = [
  flag('has_ecommerce', 'The site sells online.', true, 'filterable', 'always'),
  flag('has_pricing', 'The site has a prices or plans page or section.', false, 'filterable', 'always'),
  flag('has_cart', 'The page links to a cart or checkout.', true, 'filterable', 'always'),
  text('currency', 'Currency of the prices shown, ISO 4217.', 'GBP', 'filterable'),
  decimal('price_min', 'Lowest price shown on the page.', 49.9, 'filterable'),
  decimal('price_max', 'Highest price shown on the page.', 1290, 'filterable'),
  flag('has_free_trial', 'The page offers a free trial.', false, 'filterable', 'always'),
  flag('has_demo_request', 'The page offers a demo.', false, 'filterable', 'always'),
] as const;

/** Law, consent and transport security. */
const trustColumns = [
  text('privacy_policy_url', 'Privacy policy.', 'https://example.com/privacy'),
  text('terms_url', 'Terms and conditions.', 'https://example.com/terms'),
  text('imprint_url', 'Imprint or legal notice.', 'https://example.com/imprint'),
  text('cookie_policy_url', 'Cookie policy.', 'https://example.com/cookies'),
  flag('has_cookie_banner', 'The page shows a cookie banner.', true, 'filterable', 'always'),
  flag('is_https', 'The page was served over HTTPS.', true, 'filterable', 'always'),
  flag('has_hsts', 'Strict-Transport-Security is set.', true, 'filterable', 'always'),
  flag('has_csp', 'A content security policy is set.', false, 'filterable', 'always'),
  list('security_headers', 'Security headers the server sends.', ['x-content-type-options'], 'filterable'),
  integer('copyright_year', 'Latest year in the copyright line.', 2026, 'filterable'),
  list('payment_badges', 'Payment methods shown.', ['Visa', 'PayPal'], 'filterable'),
] as const;

/** What the company does and for whom. */
const businessColumns = [
  text('industry', 'Industry, from a taxonomy of about 40 names.', 'Home & Garden', 'filterable'),
  text('sub_industry', 'Narrower line of business.', 'Garden furniture', 'filterable'),
  text('b2b_or_b2c', 'Whom it sells to: b2b, b2c or both.', 'b2c', 'filterable'),
  text(
    'business_model',
    'How it earns: shop, saas, services, manufacturer, marketplace, ….',
    'shop',
    'filterable',
  ),
  list('target_audience', 'Words by which the page addresses its audience.', ['gardeners', 'architects']),
] as const;

/** How heavy and how fast the page is. */
const performanceColumns = [
  integer('html_bytes', 'Size of the HTML in bytes, uncompressed.', 61440, 'filterable', 'always'),
  integer('response_ms', 'Time until the page was fetched, in milliseconds.', 420, 'filterable'),
  text('compression', 'Content encoding of the response.', 'br', 'filterable'),
  text('http_version', 'HTTP version of the response.', 'h2', 'filterable'),
  integer('script_count', 'External scripts.', 18, 'filterable', 'always'),
  integer('stylesheet_count', 'External style sheets.', 6, 'filterable', 'always'),
] as const;

/** Where the profile comes from. */
const provenanceColumns = [
  text('crawl_id', 'Crawl the page was taken from.', 'CC-MAIN-2026-43', 'filterable', 'always'),
  moment(
    'fetched_at',
    'When the page was fetched, ISO 8601 UTC.',
    '2026-10-14T08:30:00Z',
    'filterable',
    'always',
  ),
  text('source', 'How the page was fetched.', 'live_http', 'filterable', 'always'),
  integer('http_status', 'Status of the response.', 200, 'filterable', 'always'),
  text('charset', 'Character encoding the page was read in.', 'utf-8', 'filterable', 'always'),
  text('content_hash', 'SHA-256 of the bytes as received.', '9f86d081884c7d659a2feaa0c55ad015', 'always'),
  text('extractor_version', 'Version of the extractor that made the profile.', '1', 'filterable', 'always'),
] as const;

/** The groups in the order of the profile, the CSV header and the documentation. */
export const columnGroups = {
  identity: identityColumns,
  location: locationColumns,
  contact: contactColumns,
  social: socialColumns,
  content: contentColumns,
  seo: seoColumns,
  technology: technologyColumns,
  commerce: commerceColumns,
  trust: trustColumns,
  business: businessColumns,
  performance: performanceColumns,
  provenance: provenanceColumns,
} as const;

export type ColumnGroup = keyof typeof columnGroups;

export type RegisteredRow = (typeof columnGroups)[ColumnGroup][number];
export type ColumnName = RegisteredRow['name'];

export interface Column extends ColumnRow<ColumnName> {
  readonly group: ColumnGroup;
  /** The name of the column in tables and forms. */
  readonly label: string;
}

/** Every column of the company profile, in order. */
export const columns: readonly Column[] = (Object.keys(columnGroups) as ColumnGroup[]).flatMap((group) =>
  columnGroups[group].map((row) => ({ ...row, group, label: labelOf(row.name) })),
);

/** What the API says about every column. */
export const describedColumns = columns.map(
  ({ name, type, group, label, description, filterable, sortable }) => ({
    name,
    type,
    group,
    label,
    description,
    filterable,
    sortable,
  }),
);

/** The CSV header and the key order of a profile. */
export const columnNames: readonly ColumnName[] = columns.map((column) => column.name);
