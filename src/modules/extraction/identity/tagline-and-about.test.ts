import { describe, expect, it } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { findAboutText } from './about-text.ts';
import { findTagline } from './tagline.ts';

const known = { company_name: 'Kvarnby Bageri', domain: 'example.com' };
const taglineOf = (html: string) => settle([findTagline], syntheticPage(html), known).tagline;
const aboutOf = (html: string) => settle([findAboutText], syntheticPage(html), known).about_text;

describe('tagline', () => {
  it.each([
    ['<title>Kvarnby Bageri – Bread that takes its time</title>', 'Bread that takes its time'],
    ['<title>Kvarnby Bageri | Het beste brood sinds 1964</title>', 'Het beste brood sinds 1964'],
    [
      '<title>Bread from a stone oven by Kvarnby Bageri of the old town</title>',
      'Bread from a stone oven by Kvarnby Bageri of the old town',
    ],
    [
      '<script type="application/ld+json">{"@type":"WebSite","description":"L&#039;art du pain"}</script>',
      "L'art du pain",
    ],
    ['<h1>Kvarnby Bageri - Brot aus Geduld</h1>', 'Brot aus Geduld'],
    ['<title>Kvarnby Bageri</title><h1>Brot mit Geduld gebacken</h1>', 'Brot mit Geduld gebacken'],
    [
      '<title>Fresh rolls and cakes every single morning, made by Kvarnby Bageri</title>',
      'Fresh rolls and cakes every single morning, made by Kvarnby Bageri',
    ],
    [
      '<title>Kvarnby</title><h1>Unser Handwerk, Ihr gutes Frühstück am Morgen</h1>',
      'Unser Handwerk, Ihr gutes Frühstück am Morgen',
    ],
  ])('of %s', (html, tagline) => {
    expect(taglineOf(html)).toBe(tagline);
  });

  it.each([
    '<title>Kvarnby Bageri – Just another WordPress site</title>',
    '<title>Kvarnby Bageri – bread, rolls, cakes, pies</title>',
    '<title>Kvarnby Bageri | 12 Mill Lane, London E20 3AN</title>',
    '<title>Kvarnby Bageri AB of Malmö</title>',
    '<title>Kvarnby</title><h1>Velkommen til bageriet i byen</h1>',
    '<title>Kvarnby</title><h1>Kvarnby Bageri Kvarnby Bageri</h1>',
    '<title>KB - Association of the Bakers in the Old Mill</title>',
    '<title>Kvarnby</title><h1>Herzlich willkommen in unserer Backstube!</h1>',
    '<title>Kvarnby Bageri Stone Oven Bread And Cakes Of The Old Town Mill Market</title>',
    '<title>Stone oven bread and cakes Kvarnby Bageri</title>',
    '<title>KB - Title of the document</title>',
    '<title>KB - Arbeidernes brød- og kakeforening</title>',
    '<title>Kvarnby</title><h1>Nos deux boutiques dans la vieille ville</h1>',
    "<title>Kvarnby</title><h1>Aucune actualité disponible pour l'instant</h1>",
    '<title>Karin And Sven - Bread of the old town, made by hand, every day</title><h1>☀️ Karin and Sven 🌙</h1>',
  ])('is empty for %s', (html) => {
    expect(taglineOf(html)).toBeNull();
  });
});

describe('about text', () => {
  const story =
    'with bread from our own stone oven, open six days a week, in the third generation of the family.';

  it.each([
    `<p>Kvarnby Bageri is a small bakery in the old mill ${story}</p>`,
    `<p>Wir sind eine kleine Bäckerei in der alten Mühle ${story}</p>`,
    `<p>Nous sommes une petite boulangerie dans le vieux moulin ${story}</p>`,
    `<p>Kvarnby Bageri, eski değirmende taş fırında ekmek yapan ve üç kuşaktır aynı ailenin işlettiği küçük bir fırındır.</p>`,
  ])('is read from %s', (html) => {
    expect(aboutOf(html)).not.toBeNull();
  });

  it.each([
    'Kvarnby Bageri is a bakery in the old mill, with bread from its own stone oven, six days a week.',
    'The Kvarnby Bageri is a bakery in the old mill, with bread from its own stone oven, six days a week.',
  ])('is the description if the text gives only one hint: %s', (description) => {
    const html = `<meta name="description" content="${description}"><p>We offer that guests may bring their dogs into the garden behind the house, also on Sundays, all year round.</p>`;
    expect(aboutOf(html)).toBe(description);
  });

  it.each([
    `<h2>Our services</h2><h3>Wedding cakes</h3><p>We offer cakes of three tiers, delivered to the place of the wedding ${story}</p>`,
    `<p>But our company is not the only one that calls its loaves the original ones ${story}</p>`,
    `<p>Kvarnby Bageri is new in town, and the first hundred guests get 20 % discount on all cakes ${story}</p>`,
    `<p>© Kvarnby Bageri is a registered name, all rights reserved by the owners ${story}</p>`,
    `<p>Kvarnby Bageri is a trademark of the mill company and its partners ${story}</p>`,
    `<p>“Kvarnby Bageri is the best bakery I know”, says a customer ${story}</p>`,
    `<p>12.03.2026 Kvarnby Bageri is at the spring market in the old town ${story}</p>`,
    `<p>Kvarnby Bageri reads: an evening with three authors from the region ${story}</p>`,
    `<p>Kvarnby Bageri is free to tell its partners of me, and both may send me offers of new kinds of bread ${story}</p>`,
    `<p>Informujemy, że od dnia otwarcia młyna jesteśmy zmuszeni wprowadzić korektę cen ${story}</p>`,
    `<p>Vi är medlemmar i bagarnas förbund och har alla försäkringar ${story}</p>`,
    `<p>Wij zijn actief in Baarn en alle plaatsen in de omgeving ${story}</p>`,
    `<p>Wir sind eine kleine Backstube. Daher bitten wir Sie, Torten drei Tage vorher zu bestellen ${story}</p>`,
    `<p>Vi er tilgjengelige hele uken i byen og i kommunene omkring ${story}</p>`,
    `<p>We are an official partner of the mill company and of three farms ${story}</p>`,
    `<h2>Témoignages</h2><h3>Karin</h3><p>Kvarnby Bageri est une excellente boulangerie, que je recommande à tous ${story}</p>`,
    `<p>Where can I park near the bakery? We are a short walk from the station ${story}</p>`,
  ])('is not read from %s', (html) => {
    expect(aboutOf(html)).toBeNull();
  });

  it('a section after the reviews counts again', () => {
    const reviews = '<h2>Reviews</h2><h3>Karin</h3><p>The best rolls in town, and always a smile.</p>';
    const about = `<h2>The mill</h2><p>Kvarnby Bageri is a small bakery in the old mill ${story}</p>`;
    expect(aboutOf(reviews + about)).toContain('small bakery');
  });

  it('the clearest passage wins, not the first', () => {
    const first = `<p>We offer a warm welcome to everybody who comes by in the morning ${story}</p>`;
    const clear = `<h2>About us</h2><p>Kvarnby Bageri is a bakery. We are a family ${story}</p>`;
    expect(aboutOf(first + clear)).toContain('is a bakery');
  });
});
