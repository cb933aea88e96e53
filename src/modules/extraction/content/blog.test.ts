import { expect, test } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { blog } from './blog.ts';

const hasBlog = (html: string, url = 'https://kvarnby.se/') =>
  settle([blog], syntheticPage(html, url)).has_blog;

test.each([
  ['<a href="/journal">Blog</a>', undefined],
  ['<a href="/modawana">المدونة</a>', undefined],
  ['<body class="rtl home blog logged-out"><p>Posts</p>', undefined],
  ['<p>Posts</p>', 'https://blog.kvarnby.se/'],
  ['<p>Posts</p>', 'https://kvarnby.blogspot.com/'],
])('%s at %s is a blog or has one', (html, url) => {
  expect(hasBlog(html, url)).toBe(true);
});

test.each([
  ['<body class="home page"><div class="blog-teaser">x</div>', undefined],
  ['<p>We blog no more</p>', 'https://blogger-academy.se/'],
])('%s has no blog', (html, url) => {
  expect(hasBlog(html, url)).toBe(false);
});
