import type { Language } from '../planner/index.ts';

interface Words {
  readonly country: string;
  readonly language: string;
  readonly industry: string;
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
  readonly features: Readonly<Record<string, string>>;
}

/** THE names of conditions, in the language of a message. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    country: 'Country',
    language: 'Language',
    industry: 'Industry',
    technology: 'Technology',
    has: 'Has',
    tld: 'TLD',
    q: 'Words',
    title: 'Title',
    domain: 'Domain',
    not: 'not',
    hasNot: 'Has no',
    exclude: 'Without the words',
    features: {
      email: 'e-mail address',
      phone: 'phone number',
      pricing: 'prices',
      blog: 'blog',
      ecommerce: 'online shop',
      contact: 'contact page',
    },
  },
  de: {
    country: 'Land',
    language: 'Sprache',
    industry: 'Branche',
    technology: 'Technologie',
    has: 'Hat',
    tld: 'Domainendung',
    q: 'Wörter',
    title: 'Titel',
    domain: 'Domain',
    not: 'nicht',
    hasNot: 'Hat nicht',
    exclude: 'Ohne die Wörter',
    features: {
      email: 'E-Mail-Adresse',
      phone: 'Telefonnummer',
      pricing: 'Preise',
      blog: 'Blog',
      ecommerce: 'Onlineshop',
      contact: 'Kontaktseite',
    },
  },
  fr: {
    country: 'Pays',
    language: 'Langue',
    industry: 'Secteur',
    technology: 'Technologie',
    has: 'A',
    tld: 'Extension',
    q: 'Mots',
    title: 'Titre',
    domain: 'Domaine',
    not: 'sauf',
    hasNot: 'N’a pas',
    exclude: 'Sans les mots',
    features: {
      email: 'adresse e-mail',
      phone: 'téléphone',
      pricing: 'tarifs',
      blog: 'blog',
      ecommerce: 'boutique en ligne',
      contact: 'page de contact',
    },
  },
  es: {
    country: 'País',
    language: 'Idioma',
    industry: 'Sector',
    technology: 'Tecnología',
    has: 'Tiene',
    tld: 'Extensión',
    q: 'Palabras',
    title: 'Título',
    domain: 'Dominio',
    not: 'excepto',
    hasNot: 'No tiene',
    exclude: 'Sin las palabras',
    features: {
      email: 'correo electrónico',
      phone: 'teléfono',
      pricing: 'precios',
      blog: 'blog',
      ecommerce: 'tienda online',
      contact: 'página de contacto',
    },
  },
  it: {
    country: 'Paese',
    language: 'Lingua',
    industry: 'Settore',
    technology: 'Tecnologia',
    has: 'Ha',
    tld: 'Estensione',
    q: 'Parole',
    title: 'Titolo',
    domain: 'Dominio',
    not: 'tranne',
    hasNot: 'Non ha',
    exclude: 'Senza le parole',
    features: {
      email: 'indirizzo e-mail',
      phone: 'telefono',
      pricing: 'prezzi',
      blog: 'blog',
      ecommerce: 'negozio online',
      contact: 'pagina dei contatti',
    },
  },
  nl: {
    country: 'Land',
    language: 'Taal',
    industry: 'Branche',
    technology: 'Technologie',
    has: 'Heeft',
    tld: 'Domeinextensie',
    q: 'Woorden',
    title: 'Titel',
    domain: 'Domein',
    not: 'behalve',
    hasNot: 'Heeft geen',
    exclude: 'Zonder de woorden',
    features: {
      email: 'e-mailadres',
      phone: 'telefoonnummer',
      pricing: 'prijzen',
      blog: 'blog',
      ecommerce: 'webwinkel',
      contact: 'contactpagina',
    },
  },
  pt: {
    country: 'País',
    language: 'Idioma',
    industry: 'Setor',
    technology: 'Tecnologia',
    has: 'Tem',
    tld: 'Extensão',
    q: 'Palavras',
    title: 'Título',
    domain: 'Domínio',
    not: 'exceto',
    hasNot: 'Não tem',
    exclude: 'Sem as palavras',
    features: {
      email: 'e-mail',
      phone: 'telefone',
      pricing: 'preços',
      blog: 'blog',
      ecommerce: 'loja online',
      contact: 'página de contacto',
    },
  },
  pl: {
    country: 'Kraj',
    language: 'Język',
    industry: 'Branża',
    technology: 'Technologia',
    has: 'Ma',
    tld: 'Końcówka domeny',
    q: 'Słowa',
    title: 'Tytuł',
    domain: 'Domena',
    not: 'oprócz',
    hasNot: 'Nie ma',
    exclude: 'Bez słów',
    features: {
      email: 'adres e-mail',
      phone: 'telefon',
      pricing: 'ceny',
      blog: 'blog',
      ecommerce: 'sklep internetowy',
      contact: 'strona kontaktowa',
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
  if (param === 'filter') return `${named.industry}${colon} ${value.split(':').slice(2).join(':')}`;
  const isDenied = param === 'not' || param.startsWith('not_');
  const field = param.replace(/^not_/, '');
  const title = titleOf(field, named);
  if (title === undefined) return `${param}${colon} ${value}`;
  return `${title}${isDenied ? ` ${named.not}` : ''}${colon} ${shownValue(field, value, language)}`;
}

function titleOf(field: string, named: Words): string | undefined {
  if (field === 'domains' || field === 'not') return named.domain;
  const title = named[field as keyof Words];
  return typeof title === 'string' ? title : undefined;
}

function shownValue(field: string, value: string, language: Language): string {
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
