/** Three trades in four languages: few pages, and no two pages of one language share more than their trade. */
const trades = {
  'Health & Medical': {
    en: [
      'Dentist in Leeds',
      'Our dental practice offers teeth whitening, root canal treatment, crowns, implants and gentle care for children',
    ],
    da: [
      'Tandlæge i Aarhus',
      'Tandlægerne på klinikken tilbyder blegning af tænder, rodbehandling, kroner, implantater og forebyggelse',
    ],
    de: [
      'Zahnarzt in Köln',
      'Die Zahnarztpraxis bietet Zahnreinigung, Wurzelbehandlung, Kronen, Implantate und Behandlung für Kinder',
    ],
    fr: [
      'Dentiste à Lyon',
      'Le cabinet dentaire propose blanchiment des dents, implants, couronnes, soins et orthodontie pour enfants',
    ],
  },
  'Legal Services': {
    en: [
      'Lawyer in Leeds',
      'Our solicitors advise on divorce, contracts, inheritance, company law and represent clients in court',
    ],
    da: [
      'Advokat i Aarhus',
      'Vores advokater rådgiver om skilsmisse, kontrakter, testamente, selskaber og sager ved retten',
    ],
    de: [
      'Rechtsanwalt in Köln',
      'Unsere Anwälte beraten zu Scheidung, Verträgen, Erbrecht, Gesellschaften und vertreten Mandanten vor Gericht',
    ],
    fr: [
      'Avocat à Lyon',
      'Nos avocats conseillent en divorce, contrats, succession, sociétés et représentent leurs clients au tribunal',
    ],
  },
  'Travel & Hospitality': {
    en: [
      'Hotel by the beach',
      'Our hotel has rooms with breakfast, a swimming pool, a sauna, a restaurant and a view of the sea',
    ],
    da: [
      'Hotel ved stranden',
      'Hotellet har værelser med morgenmad, svømmehal, sauna, restaurant og udsigt over havet',
    ],
    de: [
      'Hotel am Strand',
      'Das Hotel hat Zimmer mit Frühstück, Schwimmbad, Sauna, Restaurant und Blick auf das Meer',
    ],
    fr: [
      'Hôtel sur la plage',
      "L'hôtel propose chambres avec petit déjeuner, piscine, sauna, restaurant et vue sur la mer",
    ],
  },
} as const;

export const fixtureCompanies = Object.entries(trades).flatMap(([industry, pages], trade) =>
  Object.entries(pages).map(([language, [title, text]]) => ({
    domain: `trade${trade}-${language}.com`,
    title,
    company_name: `Company ${trade} ${language}`,
    body_text: text,
    industry,
    language,
    country: language === 'en' ? 'GB' : language.toUpperCase(),
    technologies: ['PHP', language === 'en' ? 'Wix' : 'WordPress'],
  })),
);
