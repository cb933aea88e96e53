import type { Heuristic } from '../heuristic.ts';
import { signalFinder } from './matching/signal-words.ts';
import { zonesOf } from './zones.ts';

interface Address {
  /** Words that make the next word an audience. */
  readonly before?: string;
  /** Words that make the word before them an audience. */
  readonly after?: string;
  readonly audiences: string;
}

/** How each language says "for X" and the people and organisations it may name. */
const addresses: Readonly<Record<string, Address>> = {
  en: {
    before:
      'for, for all, for your, for small, for busy, for young, for modern, for independent, helping, designed for, built for, serving',
    audiences: `businesses, companies, enterprises, startups, small businesses, teams, agencies, freelancers, professionals, developers, designers,
      architects, engineers, marketers, restaurants, hotels, retailers, manufacturers, schools, teachers, educators, students, parents, families,
      kids, children, babies, women, men, seniors, teens, adults, beginners, patients, doctors, dentists, lawyers, law firms, accountants,
      homeowners, landlords, tenants, travelers, travellers, athletes, gamers, musicians, artists, photographers, creators, creatives,
      nonprofits, churches, governments, farmers, gardeners, veterans, immigrants, refugees, investors, entrepreneurs, organizations,
      pets, dogs, cats, pet owners, brides, couples`,
  },
  de: {
    before: 'fur, fur die, fur alle, fur kleine, fur unsere',
    audiences: `unternehmen, firmen, selbststandige, grunder, startups, agenturen, entwickler, architekten, ingenieure, handwerker, gastronomie,
      restaurants, hotels, schulen, lehrer, schuler, studenten, studierende, eltern, familien, kinder, babys, frauen, manner, damen, herren, senioren,
      jugendliche, erwachsene, anfanger, patienten, arzte, zahnarzte, anwalte, hausbesitzer, vermieter, mieter, reisende, sportler, musiker,
      kunstler, vereine, kommunen, landwirte, gartner, anleger, privatkunden, geschaftskunden, haustiere, hunde, katzen`,
  },
  fr: {
    before: 'pour, pour les, pour vos, pour tous les, aux, destine aux, au service des',
    audiences: `entreprises, professionnels, pme, startups, agences, developpeurs, architectes, ingenieurs, artisans, restaurants, hotels, commercants,
      ecoles, enseignants, etudiants, parents, familles, enfants, bebes, femmes, hommes, seniors, jeunes, adultes, debutants, patients, medecins,
      particuliers, proprietaires, locataires, voyageurs, sportifs, musiciens, artistes, associations, collectivites, agriculteurs, investisseurs, chiens, chats`,
  },
  es: {
    before: 'para, para los, para las, para tu, para todos los, dirigido a',
    audiences: `empresas, pymes, negocios, profesionales, startups, agencias, desarrolladores, arquitectos, ingenieros, restaurantes, hoteles, escuelas,
      profesores, docentes, estudiantes, padres, familias, ninos, bebes, mujeres, hombres, mayores, jovenes, adultos, principiantes, pacientes, medicos,
      particulares, propietarios, viajeros, deportistas, musicos, artistas, ayuntamientos, agricultores, ganaderos, productores, inversores, mascotas,
      perros, gatos, inmigrantes, refugiados`,
  },
  it: {
    before: 'per, per le, per i, per gli, dedicato ai, dedicato alle',
    audiences: `aziende, imprese, pmi, professionisti, startup, agenzie, sviluppatori, architetti, ingegneri, artigiani, ristoranti, hotel, negozi, scuole,
      insegnanti, studenti, genitori, famiglie, bambini, neonati, donne, uomini, anziani, giovani, adulti, principianti, pazienti, medici, privati,
      proprietari, viaggiatori, sportivi, musicisti, artisti, comuni, agricoltori, investitori, cani, gatti, animali`,
  },
  pt: {
    before: 'para, para os, para as, para a, para o, para sua, para seu',
    audiences: `empresas, negocios, profissionais, startups, agencias, desenvolvedores, arquitetos, engenheiros, restaurantes, hoteis, escolas, professores,
      estudantes, alunos, pais, familias, criancas, bebes, mulheres, homens, idosos, jovens, adultos, iniciantes, pacientes, medicos, condominios,
      proprietarios, viajantes, atletas, musicos, artistas, municipios, agricultores, produtores, investidores, caes, gatos`,
  },
  nl: {
    before: 'voor, voor de, voor alle, voor uw',
    audiences: `bedrijven, ondernemers, professionals, zzp ers, bureaus, architecten, horeca, restaurants, hotels, scholen, leraren, leerlingen, studenten,
      ouders, gezinnen, kinderen, baby s, vrouwen, mannen, dames, heren, ouderen, senioren, jongeren, volwassenen, beginners, patienten, artsen,
      particulieren, huiseigenaren, reizigers, sporters, muzikanten, kunstenaars, verenigingen, gemeenten, agrariers, beleggers, honden, katten`,
  },
  pl: {
    before: 'dla, dla malych, dla wszystkich',
    audiences: `firm, biznesu, przedsiebiorcow, profesjonalistow, agencji, programistow, architektow, inzynierow, restauracji, hoteli, szkol, nauczycieli,
      uczniow, studentow, rodzicow, rodzin, dzieci, niemowlat, kobiet, mezczyzn, seniorow, mlodziezy, doroslych, poczatkujacych, pacjentow, lekarzy,
      klientow indywidualnych, podroznych, sportowcow, muzykow, artystow, gmin, rolnikow, inwestorow, psow, kotow, zwierzat`,
  },
  nordic: {
    before: 'for, til, til dig, for alla, till, till dig, for dig',
    audiences: `foretag, virksomheder, bedrifter, arkitekter, restauranger, restauranter, hotell, skolor, skoler, larare, elever, studenter, studerende,
      foraldrar, foraeldre, familjer, familier, barn, born, kvinnor, kvinder, man, maend, seniorer, unga, unge, vuxna, voksne, nyborjare, patienter,
      privatpersoner, private, husagare, boligejere, resenarer, idrottare, musiker, konstnarer, foreningar, foreninger, kommuner, lantbrukare, landmaend, hundar, hunde`,
  },
  cs: {
    before: 'pro, pro vsechny, pro vase, pre',
    audiences: `firmy, podnikatele, podniky, zivnostniky, agentury, architekty, restaurace, hotely, skoly, ucitele, zaky, studenty, rodice, rodiny, deti,
      zeny, muze, seniory, mladez, dospele, zacatecniky, pacienty, lekare, domacnosti, cestovatele, sportovce, hudebniky, obce, zemedelce, investory, psy, kocky`,
  },
  ru: {
    before: 'для, для вашего, для малого',
    audiences: `бизнеса, компаний, предприятий, предпринимателей, профессионалов, агентств, разработчиков, архитекторов, инженеров, ресторанов, отелей,
      школ, учителей, школьников, студентов, родителей, семьи, семей, детей, малышей, женщин, мужчин, пожилых, молодежи, взрослых, начинающих, пациентов,
      врачей, путешественников, спортсменов, музыкантов, художников, фермеров, инвесторов, собак, кошек, животных, дома`,
  },
  tr: {
    after: 'icin',
    audiences:
      'isletmeler, sirketler, firmalar, kobiler, profesyoneller, ogrenciler, ogretmenler, okullar, aileler, ebeveynler, cocuklar, bebekler, kadinlar, erkekler, hastalar, doktorlar, restoranlar, oteller, ciftciler, yatirimcilar, gencler',
  },
  ja: {
    after: '向け, のための, の皆様',
    audiences: '法人, 企業, 個人, 学生, 子ども, 女性, 男性, 初心者, 飲食店, 医療機関, 学校, 高齢者, 中小企業',
  },
  zh: {
    before: '面向, 为, 服务于',
    audiences: '企业, 中小企业, 学生, 儿童, 女性, 家庭, 学校, 医院, 开发者, 个人, 农民, 商家',
  },
  ar: { before: 'لل', audiences: 'شركات, افراد, اطفال, نساء, رجال, طلاب, عائلات, مدارس, مطاعم' },
  hi: { after: 'के लिए', audiences: 'व्यवसायों, कंपनियों, छात्रों, बच्चों, महिलाओं, परिवारों, किसानों, मरीजों' },
};

const audiencesMax = 8;
const zonesRead = new Set(['title', 'description', 'h1', 'h2', 'h3', 'body']);

/** Words that follow "for" in the page's own account of itself, such as "restaurants" in "software for restaurants". */
export const targetAudience: Heuristic = (page) => {
  const words = new Set<string>();
  const phrases = new Set<string>();
  for (const zone of zonesOf(page)) {
    if (!zonesRead.has(zone.name)) continue;
    for (const { label, phrase } of findAddresses(zone.text)) {
      words.add(label);
      phrases.add(`"${phrase}" (${zone.name})`);
    }
  }
  if (words.size === 0) return [];
  const value = [...words].slice(0, audiencesMax);
  return [{ column: 'target_audience', value, evidence: [...phrases].slice(0, audiencesMax).join(', ') }];
};

const findAddresses = signalFinder(addressPhrases());

/** Every "for X" under X. Scripts without spaces and the Arabic article join the two. */
function addressPhrases(): Record<string, string> {
  const phrases: Record<string, string[]> = {};
  for (const [language, { before, after, audiences }] of Object.entries(addresses)) {
    const gap = ['ja', 'zh', 'ar'].includes(language) ? '' : ' ';
    for (const audience of split(audiences)) {
      phrases[audience] ??= [];
      for (const word of split(before ?? '')) phrases[audience].push(`${word}${gap}${audience}`);
      for (const word of split(after ?? '')) phrases[audience].push(`${audience}${gap}${word}`);
    }
  }
  return Object.fromEntries(Object.entries(phrases).map(([audience, list]) => [audience, list.join(',')]));
}

function split(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
