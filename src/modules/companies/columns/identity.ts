import { integer, list, text } from './column.ts';

/** Who the company is. */
export const identityColumns = [
  text('domain', 'Registrable domain, the key of the profile.', 'example.com', 'filterable', 'always'),
  text('tld', 'Public suffix of the domain, without the leading dot.', 'co.uk', 'filterable', 'always'),
  text('homepage_url', 'Address of the homepage that was asked for.', 'https://example.com/', 'always'),
  text('final_url', 'Address the homepage was served from after redirects.', 'https://www.example.com/en/'),
  text('title', 'Title of the page, as a browser shows it.', 'Example Ltd - Garden furniture', 'filterable'),
  text('company_name', 'Name the company uses for itself.', 'Example'),
  text('legal_name', 'Registered name with its legal form.', 'Example Trading Ltd'),
  text('legal_form', 'Legal form read from the registered name.', 'Ltd'),
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
  integer('founded_year', 'Year of foundation the page states.', 1987),
  integer('employee_count', 'Number of employees the page declares.', 42),
  text('vat_number', 'VAT number with country prefix, checksum verified.', 'GB980780684'),
  text('registration_number', 'Company register number as printed.', '01234567'),
] as const;
