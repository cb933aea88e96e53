/** People and organisations that a page may address with "for …". */
export interface Audiences {
  readonly organisations: string;
  readonly people: string;
  /** Words that follow the audience, in languages that say "X for"; in other languages the word for "for" comes first. */
  readonly after?: string;
}

export const audienceLists: Readonly<Record<string, Audiences>> = {
  en: {
    organisations: `businesses, companies, enterprises, startups, small businesses, teams, agencies, professionals, developers, designers,
      engineers, marketers, restaurants, hotels, retailers, manufacturers, schools, law firms, accountants, dentists, lawyers, nonprofits,
      churches, governments, farmers, investors, entrepreneurs, freelancers, landlords, organizations, creators, contractors, creatives`,
    people: `teachers, educators, students, parents, families, kids, children, babies, women, men, seniors, teens, adults, beginners, patients,
      homeowners, tenants, travelers, travellers, athletes, gamers, musicians, artists, photographers, gardeners, veterans, immigrants,
      refugees, pets, dogs, cats, pet owners, brides, couples, drivers, cyclists, runners`,
  },
  de: {
    organisations: `unternehmen, firmen, selbststandige, grunder, agenturen, entwickler, architekten, ingenieure, handwerker, gastronomie,
      schulen, arzte, zahnarzte, anwalte, vermieter, vereine, kommunen, landwirte, geschaftskunden, gewerbe`,
    people: `lehrer, schuler, studenten, studierende, eltern, familien, kinder, babys, frauen, manner, damen, herren, senioren, jugendliche,
      erwachsene, anfanger, patienten, hausbesitzer, mieter, reisende, sportler, musiker, kunstler, gartner, anleger, privatkunden, haustiere, hunde, katzen`,
  },
  fr: {
    organisations: `entreprises, professionnels, pme, agences, developpeurs, architectes, ingenieurs, artisans, commercants, ecoles, medecins,
      associations, collectivites, agriculteurs, investisseurs`,
    people: `enseignants, etudiants, familles, enfants, bebes, femmes, hommes, jeunes, adultes, debutants, particuliers, proprietaires,
      locataires, voyageurs, sportifs, musiciens, artistes, chiens, chats`,
  },
  es: {
    organisations: `empresas, pymes, negocios, profesionales, agencias, desarrolladores, arquitectos, ingenieros, restaurantes, hoteles,
      escuelas, medicos, ayuntamientos, agricultores, ganaderos, productores, inversores, tu empresa, tu negocio`,
    people: `profesores, docentes, estudiantes, padres, familias, ninos, bebes, mujeres, hombres, mayores, jovenes, adultos, principiantes,
      pacientes, particulares, propietarios, viajeros, deportistas, musicos, mascotas, perros, gatos, inmigrantes, refugiados, toda la familia`,
  },
  it: {
    organisations:
      'aziende, imprese, pmi, professionisti, agenzie, sviluppatori, architetti, ingegneri, artigiani, ristoranti, negozi, scuole, medici, comuni, agricoltori, investitori',
    people:
      'insegnanti, studenti, genitori, famiglie, bambini, neonati, donne, uomini, anziani, giovani, adulti, principianti, pazienti, privati, proprietari, viaggiatori, sportivi, musicisti, cani, gatti, tutta la famiglia',
  },
  pt: {
    organisations:
      'empresas, negocios, profissionais, agencias, desenvolvedores, arquitetos, engenheiros, hoteis, escolas, condominios, municipios, produtores, investidores, sua empresa, seu negocio',
    people:
      'professores, alunos, pais, criancas, mulheres, homens, idosos, iniciantes, proprietarios, viajantes, atletas, caes, toda a familia',
  },
  nl: {
    organisations:
      'bedrijven, ondernemers, professionals, zzp ers, bureaus, architecten, horeca, scholen, artsen, verenigingen, gemeenten, agrariers, beleggers',
    people:
      'leraren, leerlingen, ouders, gezinnen, kinderen, vrouwen, mannen, dames, heren, ouderen, jongeren, volwassenen, patienten, particulieren, huiseigenaren, reizigers, sporters, muzikanten, kunstenaars, honden, het hele gezin',
  },
  pl: {
    organisations:
      'firm, biznesu, przedsiebiorcow, profesjonalistow, agencji, programistow, architektow, inzynierow, restauracji, hoteli, szkol, lekarzy, gmin, rolnikow, inwestorow',
    people:
      'nauczycieli, uczniow, studentow, rodzicow, rodzin, dzieci, niemowlat, kobiet, mezczyzn, seniorow, mlodziezy, doroslych, poczatkujacych, pacjentow, podroznych, sportowcow, psow, kotow, zwierzat, calej rodziny',
  },
  sv: {
    organisations:
      'foretag, virksomheder, bedrifter, arkitekter, skolor, skoler, foreningar, foreninger, kommuner, lantbrukare, landmaend, yrityksille',
    people:
      'larare, elever, studerende, foraldrar, foraeldre, familjer, familier, barn, born, kvinnor, kvinder, maend, unga, vuxna, voksne, privatpersoner, husagare, boligejere, hundar, hunde, hela familjen, hele familien',
  },
  cs: {
    organisations:
      'firmy, podnikatele, podniky, zivnostniky, agentury, architekty, restaurace, hotely, skoly, lekare, obce, zemedelce, investory',
    people:
      'ucitele, zaky, studenty, rodice, rodiny, deti, zeny, muze, seniory, mladez, dospele, zacatecniky, pacienty, domacnosti, cestovatele, sportovce, psy, kocky',
  },
  ru: {
    organisations:
      'бизнеса, компаний, предприятий, предпринимателей, профессионалов, агентств, разработчиков, архитекторов, инженеров, ресторанов, отелей, школ, врачей, фермеров, инвесторов, организаций',
    people:
      'учителей, школьников, студентов, родителей, семьи, семей, детей, малышей, женщин, мужчин, пожилых, молодежи, взрослых, начинающих, пациентов, путешественников, спортсменов, музыкантов, собак, кошек, всей семьи',
  },
  tr: {
    after: ' icin',
    organisations:
      'isletmeler, sirketler, firmalar, kobiler, profesyoneller, okullar, doktorlar, restoranlar, oteller, ciftciler, yatirimcilar',
    people:
      'ogrenciler, ogretmenler, aileler, ebeveynler, cocuklar, bebekler, kadinlar, erkekler, hastalar, gencler',
  },
  ja: {
    after: '向け',
    organisations: '企業, 法人, 飲食店, 医療機関, 学校, 中小企業',
    people: '個人, 学生, 子ども, 女性, 男性, 初心者, 高齢者',
  },
  hi: {
    after: ' के लिए',
    organisations: 'व्यवसायों, कंपनियों, किसानों',
    people: 'छात्रों, बच्चों, महिलाओं, परिवारों, मरीजों',
  },
};
