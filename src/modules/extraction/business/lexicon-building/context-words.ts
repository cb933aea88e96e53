/**
 * Words that change the meaning of their neighbours. "Restaurant software" is software, and so is "software for restaurants"; a "school of
 * dentistry" is a school. The head of the phrase names the business, the rest its subject.
 */

/** In "X for Y", Y is whom X serves. */
export const servingWords = `for, fur, pour, para, per, voor, dla, til, pro, pre, για, για την, για τον, για το, cho, для, за, za, pentru, untuk, icin`;

/** In "X of Y", Y is what X is about. */
export const belongingWords = `of, de, di, du, des, del, della, dei, delle, degli, do, da, dos, das, van, von, der, d, av, af,
  the, a, an, die, das, den, dem, le, la, les, l, el, los, las, il, lo, gli, os, as, het, een, your, our, su, votre, ihr, ihre,
  του, της, των, το, τα, τη, cua, dari`;

/** They continue a list, as in "for X, Y and Z". */
export const joiningWords = 'and, und, et, y, e, en, i, og, och, и, та, ve, or, oder, ou, oraz, eller, или';

/** In "Y X" the second word is the business, and the first is only its subject. */
export const headWords = `software, app, apps, platform, marketing, advertising, insurance, consulting, consultancy, consultants,
  recruitment, staffing, photography, photographer, photographers, furniture, equipment, supplies, machinery, machines, museum,
  school, academy, college, university, association, magazine, news, blog, shop, store, jobs, lawyer, lawyers, attorney, attorneys,
  law, accountant, accountants, accounting, architects, construction, manufacturer, manufacturers, tours,
  training, foundation, festival, simulator, theme, themes, template, templates, wiki, forum, accessories`;

/** Everyday phrases that contain a word of the lexicon but do not have its meaning. */
export const emptyPhrases = `privacy policy, terms of service, terms and conditions, cookie policy, cookies policy, bank holiday*,
  power bank*, data bank*, datenbank*, bank transfer, bank account, workshop*, photoshop, bishop*, herunterladen, einladen, hochladen,
  runterladen, aufladen, beladen, commode*, darkmode, thunderbolt, compresor, school of thought, search for, looking for,
  look for, sign up for, register for, apply for, ready for, everything for, just for, home page, homepage, web site, customer service, services for,
  technical support, contact us, about us, press release*, press room, pressroom, news and events, help center, help centre,
  social media, read more, learn more, sign in, log in, my account, newsletter*, credit card*, gift voucher*,
  site map, sitemap, open source community, application form, join us, case studies, case study, just another wordpress site,
  wordpress theme*, powered by, all rights reserved, site officiel, official site, official website, bank details, youtube channel,
  house of cards, game of thrones, game changer*, law of attraction, state of the art, school bus*, magic the gathering,
  theme park*, search engine, image bank, blood bank, home school*, farm to table, doctor of philosophy,
  spare time, real time, at home, cross platform, job description, farm team, cruiser, chopper`;
