import type { Language } from '../planner/index.ts';

interface Words {
  readonly country: string;
  readonly language: string;
  readonly industry: string;
  readonly subIndustry: string;
  readonly technology: string;
  readonly has: string;
  readonly tld: string;
  readonly q: string;
  readonly title: string;
  readonly domain: string;
  /** Before the name of what must not be there. */
  readonly not: string;
  readonly hasNot: string;
  readonly exclude: string;
  /** When a company was founded, by the operator of the condition. */
  readonly founded: Readonly<Record<'eq' | 'lt' | 'lte' | 'gt' | 'gte', string>>;
  readonly sort: string;
  readonly orders: Readonly<Record<string, string>>;
  readonly features: Readonly<Record<string, string>>;
}

/** THE names of conditions, in the language of a message. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    country: 'Country',
    language: 'Language',
    industry: 'Industry',
    subIndustry: 'Sub-industry',
    technology: 'Technology',
    has: 'Has',
    tld: 'TLD',
    q: 'Words',
    title: 'Title',
    domain: 'Domain',
    not: 'not',
    hasNot: 'Has no',
    exclude: 'Without the words',
    founded: {
      eq: 'Founded in {year}',
      lt: 'Founded before {year}',
      lte: 'Founded {year} or earlier',
      gt: 'Founded after {year}',
      gte: 'Founded {year} or later',
    },
    sort: 'Order',
    orders: {
      newest: 'newest first',
      name: 'by name',
      domain: 'by domain',
      rank: 'by rank',
      founded_year: 'oldest company first',
      '-founded_year': 'youngest company first',
      technologies: 'most technologies first',
      score: 'best match first',
    },
    features: {
      email: 'e-mail address',
      phone: 'phone number',
      pricing: 'prices',
      blog: 'blog',
      ecommerce: 'online shop',
      contact: 'contact page',
      has_newsletter_signup: 'newsletter',
      has_contact_form: 'contact form',
      careers_page_url: 'careers page',
      privacy_policy_url: 'privacy policy',
      imprint_url: 'legal notice',
      booking_url: 'online booking',
      youtube: 'YouTube channel',
      live_chat: 'live chat',
      has_cookie_banner: 'cookie banner',
      has_free_trial: 'free trial',
      faq_page_url: 'FAQ',
      opening_hours: 'opening hours',
      app_store_url: 'iOS app',
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      tiktok: 'TikTok',
      whatsapp: 'WhatsApp',
    },
  },
  de: {
    country: 'Land',
    language: 'Sprache',
    industry: 'Branche',
    subIndustry: 'Teilbranche',
    technology: 'Technologie',
    has: 'Hat',
    tld: 'Domainendung',
    q: 'Wörter',
    title: 'Titel',
    domain: 'Domain',
    not: 'nicht',
    hasNot: 'Hat nicht',
    exclude: 'Ohne die Wörter',
    founded: {
      eq: 'Gegründet {year}',
      lt: 'Gegründet vor {year}',
      lte: 'Gegründet {year} oder früher',
      gt: 'Gegründet nach {year}',
      gte: 'Gegründet {year} oder später',
    },
    sort: 'Reihenfolge',
    orders: {
      newest: 'Neueste zuerst',
      name: 'nach Name',
      domain: 'nach Domain',
      rank: 'nach Rang',
      founded_year: 'älteste Firma zuerst',
      '-founded_year': 'jüngste Firma zuerst',
      technologies: 'meiste Technologien zuerst',
      score: 'beste Treffer zuerst',
    },
    features: {
      email: 'E-Mail-Adresse',
      phone: 'Telefonnummer',
      pricing: 'Preise',
      blog: 'Blog',
      ecommerce: 'Onlineshop',
      contact: 'Kontaktseite',
      has_newsletter_signup: 'Newsletter',
      has_contact_form: 'Kontaktformular',
      careers_page_url: 'Karriereseite',
      privacy_policy_url: 'Datenschutzerklärung',
      imprint_url: 'Impressum',
      booking_url: 'Onlinebuchung',
      youtube: 'YouTube-Kanal',
      live_chat: 'Livechat',
      has_cookie_banner: 'Cookie-Banner',
      has_free_trial: 'kostenlose Testphase',
      faq_page_url: 'FAQ',
      opening_hours: 'Öffnungszeiten',
      app_store_url: 'iOS-App',
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      tiktok: 'TikTok',
      whatsapp: 'WhatsApp',
    },
  },
  fr: {
    country: 'Pays',
    language: 'Langue',
    industry: 'Secteur',
    subIndustry: 'Sous-secteur',
    technology: 'Technologie',
    has: 'A',
    tld: 'Extension',
    q: 'Mots',
    title: 'Titre',
    domain: 'Domaine',
    not: 'sauf',
    hasNot: 'N’a pas',
    exclude: 'Sans les mots',
    founded: {
      eq: 'Fondée en {year}',
      lt: 'Fondée avant {year}',
      lte: 'Fondée en {year} ou avant',
      gt: 'Fondée après {year}',
      gte: 'Fondée en {year} ou après',
    },
    sort: 'Ordre',
    orders: {
      newest: 'plus récentes d’abord',
      name: 'par nom',
      domain: 'par domaine',
      rank: 'par rang',
      founded_year: 'plus anciennes d’abord',
      '-founded_year': 'plus jeunes d’abord',
      technologies: 'plus de technologies d’abord',
      score: 'meilleurs résultats d’abord',
    },
    features: {
      email: 'adresse e-mail',
      phone: 'téléphone',
      pricing: 'tarifs',
      blog: 'blog',
      ecommerce: 'boutique en ligne',
      contact: 'page de contact',
      has_newsletter_signup: 'newsletter',
      has_contact_form: 'formulaire de contact',
      careers_page_url: 'page carrières',
      privacy_policy_url: 'politique de confidentialité',
      imprint_url: 'mentions légales',
      booking_url: 'réservation en ligne',
      youtube: 'chaîne YouTube',
      live_chat: 'chat en direct',
      has_cookie_banner: 'bannière de cookies',
      has_free_trial: 'essai gratuit',
      faq_page_url: 'FAQ',
      opening_hours: 'horaires d’ouverture',
      app_store_url: 'application iOS',
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      tiktok: 'TikTok',
      whatsapp: 'WhatsApp',
    },
  },
  es: {
    country: 'País',
    language: 'Idioma',
    industry: 'Sector',
    subIndustry: 'Subsector',
    technology: 'Tecnología',
    has: 'Tiene',
    tld: 'Extensión',
    q: 'Palabras',
    title: 'Título',
    domain: 'Dominio',
    not: 'excepto',
    hasNot: 'No tiene',
    exclude: 'Sin las palabras',
    founded: {
      eq: 'Fundada en {year}',
      lt: 'Fundada antes de {year}',
      lte: 'Fundada en {year} o antes',
      gt: 'Fundada después de {year}',
      gte: 'Fundada en {year} o después',
    },
    sort: 'Orden',
    orders: {
      newest: 'más recientes primero',
      name: 'por nombre',
      domain: 'por dominio',
      rank: 'por posición',
      founded_year: 'más antiguas primero',
      '-founded_year': 'más jóvenes primero',
      technologies: 'más tecnologías primero',
      score: 'mejores resultados primero',
    },
    features: {
      email: 'correo electrónico',
      phone: 'teléfono',
      pricing: 'precios',
      blog: 'blog',
      ecommerce: 'tienda online',
      contact: 'página de contacto',
      has_newsletter_signup: 'boletín',
      has_contact_form: 'formulario de contacto',
      careers_page_url: 'página de empleo',
      privacy_policy_url: 'política de privacidad',
      imprint_url: 'aviso legal',
      booking_url: 'reserva en línea',
      youtube: 'canal de YouTube',
      live_chat: 'chat en vivo',
      has_cookie_banner: 'aviso de cookies',
      has_free_trial: 'prueba gratuita',
      faq_page_url: 'preguntas frecuentes',
      opening_hours: 'horario de apertura',
      app_store_url: 'app para iOS',
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      tiktok: 'TikTok',
      whatsapp: 'WhatsApp',
    },
  },
  it: {
    country: 'Paese',
    language: 'Lingua',
    industry: 'Settore',
    subIndustry: 'Sottosettore',
    technology: 'Tecnologia',
    has: 'Ha',
    tld: 'Estensione',
    q: 'Parole',
    title: 'Titolo',
    domain: 'Dominio',
    not: 'tranne',
    hasNot: 'Non ha',
    exclude: 'Senza le parole',
    founded: {
      eq: 'Fondata nel {year}',
      lt: 'Fondata prima del {year}',
      lte: 'Fondata nel {year} o prima',
      gt: 'Fondata dopo il {year}',
      gte: 'Fondata nel {year} o dopo',
    },
    sort: 'Ordine',
    orders: {
      newest: 'prima le più recenti',
      name: 'per nome',
      domain: 'per dominio',
      rank: 'per posizione',
      founded_year: 'prima le più antiche',
      '-founded_year': 'prima le più giovani',
      technologies: 'prima con più tecnologie',
      score: 'prima i risultati migliori',
    },
    features: {
      email: 'indirizzo e-mail',
      phone: 'telefono',
      pricing: 'prezzi',
      blog: 'blog',
      ecommerce: 'negozio online',
      contact: 'pagina dei contatti',
      has_newsletter_signup: 'newsletter',
      has_contact_form: 'modulo di contatto',
      careers_page_url: 'pagina “Lavora con noi”',
      privacy_policy_url: 'informativa sulla privacy',
      imprint_url: 'note legali',
      booking_url: 'prenotazione online',
      youtube: 'canale YouTube',
      live_chat: 'chat dal vivo',
      has_cookie_banner: 'banner dei cookie',
      has_free_trial: 'prova gratuita',
      faq_page_url: 'FAQ',
      opening_hours: 'orari di apertura',
      app_store_url: 'app per iOS',
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      tiktok: 'TikTok',
      whatsapp: 'WhatsApp',
    },
  },
  nl: {
    country: 'Land',
    language: 'Taal',
    industry: 'Branche',
    subIndustry: 'Subbranche',
    technology: 'Technologie',
    has: 'Heeft',
    tld: 'Domeinextensie',
    q: 'Woorden',
    title: 'Titel',
    domain: 'Domein',
    not: 'behalve',
    hasNot: 'Heeft geen',
    exclude: 'Zonder de woorden',
    founded: {
      eq: 'Opgericht in {year}',
      lt: 'Opgericht voor {year}',
      lte: 'Opgericht in {year} of eerder',
      gt: 'Opgericht na {year}',
      gte: 'Opgericht in {year} of later',
    },
    sort: 'Volgorde',
    orders: {
      newest: 'nieuwste eerst',
      name: 'op naam',
      domain: 'op domein',
      rank: 'op rang',
      founded_year: 'oudste bedrijf eerst',
      '-founded_year': 'jongste bedrijf eerst',
      technologies: 'meeste technologieën eerst',
      score: 'beste resultaten eerst',
    },
    features: {
      email: 'e-mailadres',
      phone: 'telefoonnummer',
      pricing: 'prijzen',
      blog: 'blog',
      ecommerce: 'webwinkel',
      contact: 'contactpagina',
      has_newsletter_signup: 'nieuwsbrief',
      has_contact_form: 'contactformulier',
      careers_page_url: 'vacaturepagina',
      privacy_policy_url: 'privacyverklaring',
      imprint_url: 'colofon',
      booking_url: 'online boeken',
      youtube: 'YouTube-kanaal',
      live_chat: 'livechat',
      has_cookie_banner: 'cookiemelding',
      has_free_trial: 'gratis proefperiode',
      faq_page_url: 'FAQ',
      opening_hours: 'openingstijden',
      app_store_url: 'iOS-app',
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      tiktok: 'TikTok',
      whatsapp: 'WhatsApp',
    },
  },
  pt: {
    country: 'País',
    language: 'Idioma',
    industry: 'Setor',
    subIndustry: 'Subsetor',
    technology: 'Tecnologia',
    has: 'Tem',
    tld: 'Extensão',
    q: 'Palavras',
    title: 'Título',
    domain: 'Domínio',
    not: 'exceto',
    hasNot: 'Não tem',
    exclude: 'Sem as palavras',
    founded: {
      eq: 'Fundada em {year}',
      lt: 'Fundada antes de {year}',
      lte: 'Fundada em {year} ou antes',
      gt: 'Fundada depois de {year}',
      gte: 'Fundada em {year} ou depois',
    },
    sort: 'Ordem',
    orders: {
      newest: 'mais recentes primeiro',
      name: 'por nome',
      domain: 'por domínio',
      rank: 'por posição',
      founded_year: 'mais antigas primeiro',
      '-founded_year': 'mais jovens primeiro',
      technologies: 'mais tecnologias primeiro',
      score: 'melhores resultados primeiro',
    },
    features: {
      email: 'e-mail',
      phone: 'telefone',
      pricing: 'preços',
      blog: 'blog',
      ecommerce: 'loja online',
      contact: 'página de contacto',
      has_newsletter_signup: 'newsletter',
      has_contact_form: 'formulário de contacto',
      careers_page_url: 'página de carreiras',
      privacy_policy_url: 'política de privacidade',
      imprint_url: 'aviso legal',
      booking_url: 'reserva online',
      youtube: 'canal do YouTube',
      live_chat: 'chat ao vivo',
      has_cookie_banner: 'aviso de cookies',
      has_free_trial: 'teste grátis',
      faq_page_url: 'FAQ',
      opening_hours: 'horário de funcionamento',
      app_store_url: 'aplicação iOS',
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      tiktok: 'TikTok',
      whatsapp: 'WhatsApp',
    },
  },
  pl: {
    country: 'Kraj',
    language: 'Język',
    industry: 'Branża',
    subIndustry: 'Podbranża',
    technology: 'Technologia',
    has: 'Ma',
    tld: 'Końcówka domeny',
    q: 'Słowa',
    title: 'Tytuł',
    domain: 'Domena',
    not: 'oprócz',
    hasNot: 'Nie ma',
    exclude: 'Bez słów',
    founded: {
      eq: 'Założona w {year}',
      lt: 'Założona przed {year}',
      lte: 'Założona w {year} lub wcześniej',
      gt: 'Założona po {year}',
      gte: 'Założona w {year} lub później',
    },
    sort: 'Kolejność',
    orders: {
      newest: 'od najnowszych',
      name: 'według nazwy',
      domain: 'według domeny',
      rank: 'według pozycji',
      founded_year: 'od najstarszych firm',
      '-founded_year': 'od najmłodszych firm',
      technologies: 'od największej liczby technologii',
      score: 'od najtrafniejszych',
    },
    features: {
      email: 'adres e-mail',
      phone: 'telefon',
      pricing: 'ceny',
      blog: 'blog',
      ecommerce: 'sklep internetowy',
      contact: 'strona kontaktowa',
      has_newsletter_signup: 'newsletter',
      has_contact_form: 'formularz kontaktowy',
      careers_page_url: 'strona kariery',
      privacy_policy_url: 'polityka prywatności',
      imprint_url: 'nota prawna',
      booking_url: 'rezerwacja online',
      youtube: 'kanał YouTube',
      live_chat: 'czat na żywo',
      has_cookie_banner: 'baner cookie',
      has_free_trial: 'bezpłatny okres próbny',
      faq_page_url: 'FAQ',
      opening_hours: 'godziny otwarcia',
      app_store_url: 'aplikacja na iOS',
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      tiktok: 'TikTok',
      whatsapp: 'WhatsApp',
    },
  },
};

const WORDS_SHOWN = 3;

/** A condition in the words of that language: "Country: Germany", "Has not: blog". */
export function labelOf(param: string, value: string, language: Language): string {
  const named = words[language];
  const colon = language === 'fr' ? ' :' : ':';
  if (param === 'exclude') return `${named.exclude}${colon} ${value}`;
  if (param === 'not_has') return `${named.hasNot}${colon} ${shownValue('has', value, language)}`;
  if (param === 'filter') return conditionLabel(value, named, colon);
  if (param === 'sort') return `${named.sort}${colon} ${named.orders[value] ?? value}`;
  const isDenied = param === 'not' || param.startsWith('not_');
  const field = param.replace(/^not_/, '');
  const title = titleOf(field, named);
  if (title === undefined) return `${param}${colon} ${value}`;
  return `${title}${isDenied ? ` ${named.not}` : ''}${colon} ${shownValue(field, value, language)}`;
}

/** A condition on a column: a part of an industry, a year, or as it is written. */
function conditionLabel(condition: string, named: Words, colon: string): string {
  const [column = '', operator = '', ...rest] = condition.split(':');
  const value = rest.join(':');
  if (column === 'sub_industry') return `${named.subIndustry}${colon} ${value}`;
  const feature = named.features[column];
  if (feature !== undefined)
    return `${operator === 'ne' || operator === 'missing' ? named.hasNot : named.has}${colon} ${feature}`;
  const founded = column === 'founded_year' ? named.founded[operator as keyof Words['founded']] : undefined;
  return founded === undefined ? condition : founded.replace('{year}', value);
}

function titleOf(field: string, named: Words): string | undefined {
  if (field === 'domains' || field === 'not') return named.domain;
  const title = named[field as keyof Words];
  return typeof title === 'string' ? title : undefined;
}

export function shownValue(field: string, value: string, language: Language): string {
  if (field === 'country') return nameOf(value, 'region', language, /^[A-Za-z]{2}$/);
  if (field === 'language') return nameOf(value, 'language', language, /^[A-Za-z]{2,3}$/);
  if (field === 'has')
    return value
      .split(',')
      .map((one) => words[language].features[one] ?? one)
      .join(', ');
  if (field === 'tld')
    return value
      .split(',')
      .map((one) => `.${one}`)
      .join(', ');
  if (field === 'q') return shortened(value.split(' '), ' ');
  return value.replaceAll(',', ', ');
}

const shortened = (parts: readonly string[], between: string): string =>
  parts.length > WORDS_SHOWN + 1 ? `${parts.slice(0, WORDS_SHOWN).join(between)} …` : parts.join(between);

function nameOf(codes: string, type: 'region' | 'language', language: Language, isCode: RegExp): string {
  const names = new Intl.DisplayNames(language, { type });
  const of = (code: string): string =>
    isCode.test(code)
      ? (names.of(type === 'region' ? code.toUpperCase() : code.toLowerCase()) ?? code)
      : code;
  return shortened(codes.split(',').map(of), ', ');
}
