import { flag, list, text } from './column.ts';

/** How to reach the company, and the pages of the site that say more. */
export const contactColumns = [
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
  flag('has_contact_form', 'The page itself holds a contact form.', false, 'always'),
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
