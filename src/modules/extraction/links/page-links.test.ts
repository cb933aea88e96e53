import { describe, expect, it } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { callsToAction } from './calls-to-action.ts';
import { navigationLabels } from './navigation-labels.ts';
import { pageLinks } from './page-links.ts';

const linksOf = (html: string) => settle([pageLinks], syntheticPage(html));
const callsOf = (html: string) => settle([callsToAction], syntheticPage(html)).calls_to_action;

describe('a page link', () => {
  it.each([
    ['cookie_policy_url', '<a href="/recipes/oat-cookies">Oat cookies</a>'],
    ['cookie_policy_url', '<a href="/products/cookies/">Cookies</a>'],
    ['team_page_url', '<a href="/team-shirts">Team shirts</a>'],
    ['team_page_url', '<a href="/team-building-lyon/">Team Building Lyon</a>'],
    ['team_page_url', '<a href="/x">Award winning team of actors</a>'],
    ['imprint_url', '<a href="/jobs/legal">Legal jobs in Leeds</a>'],
    ['terms_url', '<a href="/school/autumn">School terms</a>'],
    ['pricing_page_url', '<a href="/product/12">Price: $11</a>'],
    ['pricing_page_url', '<a href="/list?order=price">Price</a>'],
    ['pricing_page_url', '<a href="/servicios/publicidad/tarifas.html">Tarifas</a>'],
    ['careers_page_url', '<a href="/opportunity-fund">Opportunities</a>'],
    ['careers_page_url', '<a href="/give/opportunities">Opportunities</a>'],
    ['signup_page_url', '<a href="/newsletter">Sign up</a>'],
    ['contact_page_url', '<a href="/cdn-cgi/l/email-protection#5a">Contact</a>'],
    ['about_page_url', '<a href="/">Company</a>'],
    ['about_page_url', '<a href="/img/about-us.jpg">About us</a>'],
    ['support_page_url', '<a href="https://twitter.com/support">Help</a>'],
    ['blog_page_url', '<a href="/category/novedades/">Novedades</a>'],
    ['blog_page_url', '<a href="/blog/#comment-6">Ken</a>'],
    ['blog_page_url', '<a href="/news/">Report news</a>'],
    ['blog_page_url', '<a href="/services/news/">Сообщить новость</a>'],
    ['blog_page_url', '<a href="/ratgeber-c68220/">Ratgeber</a>'],
    ['blog_page_url', '<a href="https://dailypaper.org/news/">News</a>'],
    ['blog_page_url', '<a href="/section/1051" title="Regional news - Kvarnby Papers">Regional</a>'],
    ['support_page_url', '<a href="https://support.twitter.com">Help</a>'],
    ['support_page_url', '<a href="/support/">Learn more</a>'],
    ['imprint_url', '<a href="/divisions/legal.aspx">Legal</a>'],
    ['careers_page_url', '<a href="/economie/emploi">Emploi</a>'],
    ['careers_page_url', '<a href="/services/vacancy">Vacancies</a>'],
    ['signup_page_url', '<a href="/2026-bakers-conference-register">Register</a>'],
    ['login_page_url', '<a href="/shop/task/logout.html">Log in</a>'],
    ['login_page_url', '<a href="#collapse-my-account">My account</a>'],
  ])('%s is not read from %s', (column, html) => {
    expect(linksOf(html)[column as 'about_page_url']).toBeNull();
  });

  it.each([
    ['cookie_policy_url', '<a href="/cookies">Cookies</a>', '/cookies'],
    ['team_page_url', '<a href="/our-team">Our team</a>', '/our-team'],
    ['imprint_url', '<a href="/impressum">Impressum</a>', '/impressum'],
    ['pricing_page_url', '<a href="/hinnasto/">Hinnasto</a>', '/hinnasto/'],
    ['pricing_page_url', '<a href="/plans">Plans</a>', '/plans'],
    ['about_page_url', '<a href="/about">About Kvarnby</a>', '/about'],
    ['careers_page_url', '<a href="/opportunities">Job opportunities</a>', '/opportunities'],
    ['blog_page_url', '<a href="https://blog.example.com/">Blog</a>', null],
    [
      'about_page_url',
      '<a href="/prize/about-prize-2025">About</a><a href="/our-story">Our story</a>',
      '/our-story',
    ],
  ])('%s is read from %s', (column, html, path) => {
    const expected = path === null ? 'https://blog.example.com/' : `https://kvarnby.example.com${path}`;
    expect(linksOf(html)[column as 'about_page_url']).toBe(expected);
  });
});

describe('calls to action', () => {
  it('are invitations, in many languages, without arrows and pictograms', () => {
    expect(
      callsOf(`<a class="btn" href="/b">Book a table →</a><a class="btn" href="/a">📅 Termin vereinbaren</a>
        <button>Richiedi un preventivo</button><button>Оставить заявку</button><a class="button" href="/p">Bekijk projecten</a>
        <button>Teklif al</button><a class="cta" href="/d">無料相談</a>`),
    ).toEqual([
      'Book a table',
      'Termin vereinbaren',
      'Bekijk projecten',
      '無料相談',
      'Richiedi un preventivo',
      'Оставить заявку',
      'Teklif al',
    ]);
  });

  it('are not controls, questions, contacts, product tiles or empty phrases', () => {
    expect(
      callsOf(`<button>Menu</button><button>Next slide</button><button>Accept all cookies</button><button>Log in</button>
        <button>What does booking cost?</button><a class="btn" href="tel:1">030 901820</a><a class="btn" href="/x">Read more</a>
        <button>Add to cart</button><a class="btn" href="/c">Derecho laboral</a><button>Открыть меню</button>
        <a class="btn" href="#main">Skip to content</a><button>Share</button><footer><a class="btn" href="/s">Subscribe</a></footer>`),
    ).toEqual([]);
  });
});

it('labels of the menu are not phone numbers or social networks', () => {
  const html =
    '<nav><a href="/a">Menu</a><a href="tel:1">+49 30 901820</a><a href="https://facebook.com/x">Facebook</a><a href="mailto:a@b.c">a@b.example</a></nav>';
  expect(settle([navigationLabels], syntheticPage(html)).navigation_labels).toEqual(['Menu']);
});
