import type { Sentences } from '../language.ts';

export const sentences: Sentences = {
  titles: ['{c} | {h}', '{h} {in} – {c}', '{c} – {S} and more {in}', '{c} {city}: {h}'],
  descriptions: [
    '{h} {in}. {c} offers {s}, {s2} and personal advice since {y}.',
    '{c} {in}: {s}, {s2} and a team that listens. Call us or drop by.',
    'Looking for {s} {in}? {c} has been the local name for {s2} since {y}.',
  ],
  leads: [
    'Since {y} people {in} have come to {c} for {s} and {s2}, and for someone who takes the time to listen.',
    'We are a small team {in} with one aim: {s} that you will want to recommend to your friends.',
    'From {s} to {s2}: {c} brings experience, honest prices and a friendly face to everything we do.',
    'Good work takes care. That is why {c} keeps {s} and {s2} in the hands of people who love what they do.',
  ],
  about: [
    '{c} was founded in {y} by {p}, who started out with a single room and a borrowed van. Today we are a team of {n}, and we still answer every call ourselves.',
    'What began as a family project {in} has grown into a business that neighbours, companies and visitors rely on. Our customers know us by name, and we know theirs.',
    'We believe that quality is a habit. Every member of the team learns our craft from the ground up, and {p} personally checks what leaves the house.',
    'Our address is {city}, but our customers come from all over the region. Many of them have been with us for more than ten years, and that is the praise we value most.',
    'Sustainability is not a slogan for us. We buy from suppliers nearby, repair before we replace, and publish what we achieve every year in the {w} report.',
    'In {y} nobody would have guessed that the {w} idea would one day carry a whole company. It does, because our people put their heart into it.',
  ],
  serviceBlurbs: [
    'Ask us about {s}: we explain what is possible, what it costs and when it can be done.',
    'Our approach to {s} is simple: listen first, plan carefully, and deliver on the day we promised.',
    '{S} the way it should be, with clear steps and one person who looks after you from start to finish.',
    'With more than {n} projects behind us, {s} is something we know inside out.',
    'Whether it is your first time or your fiftieth, {s} with {c} always begins with a conversation.',
    'We combine {s} with the {w} method, developed in our own house and refined over the years.',
  ],
  productBlurbs: [
    'The {w} line is made in small batches and checked by hand before it leaves us.',
    'A customer favourite since the first day, and a fine present too.',
    'Made to last, easy to care for, and ready to ship within two working days.',
    'New this season: our {w} edition with a finish you will not find anywhere else.',
  ],
  quotes: [
    'From the first phone call to the last detail everything was as agreed. I would not go anywhere else for {s}.',
    'Friendly, quick and honest. {p} took the time to explain every step, and the result speaks for itself.',
    'We had tried two other companies before we found {c}. What a difference a good team makes!',
    'I came for {s} and stayed because of the people. Warmly recommended to everyone {in}.',
    'Fair price, careful work, and they even called a week later to ask whether we were happy.',
    'You notice at once that they have done this for years. Our whole family now goes to {c}.',
  ],
  questions: [
    [
      'How do I make an appointment?',
      'Call us, write an e-mail or use the form on this page. You will hear from us within one working day.',
    ],
    [
      'Do you also work outside {city}?',
      'Yes. We regularly travel in the region; further away we agree on a fair flat rate in advance.',
    ],
    [
      'What does {s} cost?',
      'That depends on what you need. After a short conversation we send you a written offer, free of charge.',
    ],
    [
      'How long does it take?',
      'Most orders are finished within two weeks. If something is urgent, tell us and we will find a way.',
    ],
    [
      'Which payment methods do you accept?',
      'You can pay by bank transfer, by card or in cash. Companies may pay on account.',
    ],
    [
      'Can I change or cancel my booking?',
      'Up to 48 hours before the date a change costs you nothing. A short message is enough.',
    ],
  ],
  steps: [
    [
      'Talk to us',
      'Tell us what you have in mind. The first conversation is free and commits you to nothing.',
    ],
    [
      'Get a clear offer',
      'Within three days you receive an offer that you can understand without a dictionary.',
    ],
    ['We get to work', 'You have one contact person who keeps you informed, from the first day to the last.'],
    ['Enjoy the result', 'We only consider the work done when you are happy with it.'],
  ],
  posts: [
    [
      'Five things to know about {s}',
      'We are asked about it nearly every day. Here are the five answers that help most people.',
    ],
    [
      'Behind the scenes with {p}',
      'What does a normal day at {c} look like? We followed {p} from early morning until closing time.',
    ],
    [
      'Our year {in}: looking back',
      'New colleagues, a bigger workshop and the {w} project: these were the moments we will remember.',
    ],
    [
      'Why {s2} is worth a second look',
      'It has a reputation for being complicated. It is not, if you follow three simple rules.',
    ],
    [
      'Meet us at the {w} fair',
      'Come and see us at stand {n}. Coffee is on us, and there is a little surprise for every visitor.',
    ],
    [
      '{S}: the most common mistakes',
      'Everyone makes them, few talk about them. How to avoid the costliest ones from the start.',
    ],
  ],
  roles: [
    'Founder',
    'Managing director',
    'Customer care',
    'Head of workshop',
    'Office manager',
    'Project lead',
    'Apprentice',
    'Quality manager',
  ],
  invitations: [
    'Ready when you are: tell us what you need.',
    'Come and visit us {in}. The kettle is always on.',
    'Let us talk about {s}, without obligation.',
  ],
  newsletter: 'News, dates and offers from {c}, once a month and never more often.',
  cookies:
    'We use cookies to make this site work and to understand how it is used. You decide which ones you allow.',
  plans: [
    ['Starter', 'Everything you need to begin'],
    ['Standard', 'Our most popular choice'],
    ['Premium', 'For those who want it all'],
  ],
};
