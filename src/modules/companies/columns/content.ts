import { flag, integer, list, text } from './column.ts';

/** What the page says. */
export const contentColumns = [
  list('h1', 'Headings of level 1.', ['Garden furniture that lasts']),
  list('h2', 'Headings of level 2.', ['Benches', 'Tables']),
  list('h3', 'Headings of level 3.', ['Oak bench', 'Ash bench']),
  text(
    'body_text',
    'Visible text of the page, hidden and injected text left out.',
    'We make benches in Leeds.',
  ),
  integer('word_count', 'Words in the visible text.', 640, 'always'),
  list('top_keywords', 'Most telling words of the page, strongest first.', ['bench', 'garden', 'oak']),
  text('language', 'Language of the text, ISO 639-1.', 'en', 'filterable'),
  text('html_lang', 'Language the page declares, as written.', 'en-GB'),
  list('languages_offered', 'Languages the site is offered in, ISO 639-1.', ['en', 'de']),
  text('main_image_url', 'Image that represents the page.', 'https://example.com/hero.jpg'),
  integer('image_count', 'Images on the page.', 24, 'always'),
  integer('internal_link_count', 'Links to the same site.', 58, 'always'),
  integer('external_link_count', 'Links to other sites.', 9, 'always'),
  list('linked_domains', 'Other domains the page links to, in page order.', ['oakforest.org']),
  list('navigation_labels', 'Labels of the main navigation.', ['Benches', 'Tables', 'Contact']),
  list('calls_to_action', 'Main calls to action, in page order.', ['Request a quote']),
  flag('has_blog', 'The site has a blog or news section.', true, 'filterable', 'always'),
  flag('has_newsletter_signup', 'The page offers a newsletter.', true, 'always'),
  flag('has_hidden_spam', 'Hidden text looks injected (gambling, pills, loans).', false, 'always'),
] as const;
