/** What a country is called besides its names in the table of ISO countries, and its people and what is theirs, in all languages the planner reads. */
interface CountryWords {
  /** Everyday names, and the cases that Polish has of them. */
  readonly names: string;
  /** What is of this country. `stem*` stands for every word that begins so, `word@nl` is a word of that language alone. */
  readonly people: string;
  /** The language that has its name from the same people. */
  readonly language?: string;
}

export const countryWords: Readonly<Record<string, CountryWords>> = {
  DE: {
    names:
      'germany, deutschland, allemagne, alemania, germania, duitsland, alemanha, niemcy, niemiec, niemczech, niemcom, niemcami, federal republic of germany, brd, bundesrepublik',
    people:
      'german, germans, deutsch*, allemand*, aleman, alemana, alemanas, alemanes, tedesco, tedesca, tedeschi, tedesche, duits, duitse, duitsers, alemao, alema, alemas, alemaes, niemieck*',
    language: 'de',
  },
  AT: {
    names: 'austria, österreich, autriche, oostenrijk, áustria, austrii, austrię, austrią',
    people:
      'austrian, austrians, osterreichisch*, autrichien*, austriaco, austriaca, austriacos, austriacas, austriaci, austriache, oostenrijks*, austriack*',
  },
  CH: {
    names:
      'switzerland, schweiz, suisse, svizzera, suiza, zwitserland, suíça, szwajcaria, szwajcarii, szwajcarię, szwajcarią, confoederatio helvetica, helvetia',
    people:
      'swiss, schweizer, schweizerisch*, suisses, helvetique*, svizzero, svizzeri, svizzere, suizo, suizos, suizas, zwitsers*, suico, suicos, suica, suicas, szwajcarsk*',
  },
  FR: {
    names: 'france, frankreich, francia, frankrijk, frança, francja, francji, francję, francją',
    people:
      'french, franzosisch*, francais, francaise, francaises, frances, francesa, francesas, franceses, francese, francesi, frans@nl, franse@nl, fransen@nl, francusk*',
    language: 'fr',
  },
  ES: {
    names:
      'spain, spanien, espagne, españa, spagna, spanje, espanha, hiszpania, hiszpanii, hiszpanię, hiszpanią',
    people:
      'spanish, spanisch*, espagnol*, espanol, espanola, espanolas, espanoles, castellano, spagnolo, spagnola, spagnoli, spagnole, spaans@nl, spaanse@nl, espanhol, espanhola, espanhois, espanholas, hiszpansk*',
    language: 'es',
  },
  IT: {
    names: 'italy, italien, italie, italia, italië, itália, włochy, włoch, włoszech, włochom, włochami',
    people:
      'italian, italians, italienisch*, italien@fr, italienne, italiennes, italiens, italiano, italiana, italianos, italianas, italiani, italiane, italiaans*, wlosk*',
    language: 'it',
  },
  NL: {
    names:
      'netherlands, the netherlands, holland, niederlande, niederlanden, pays bas, hollande, países bajos, holanda, paesi bassi, olanda, nederland, países baixos, holandia, holandii, holandię, holandią, niderlandy, niderlandach, niderlandów',
    people:
      'dutch, niederlandisch*, hollandisch*, neerlandais*, hollandais*, holandes, holandesa, holandesas, holandeses, neerlandes, neerlandesa, neerlandeses, neerlandesas, olandese, olandesi, nederlands*, hollands*, holendersk*, niderlandzk*',
    language: 'nl',
  },
  BE: {
    names: 'belgium, belgien, belgique, bélgica, belgio, belgië, belgia, belgii, belgię, belgią',
    people: 'belgian, belgians, belgisch*, belge, belges, belga, belgas, belghe, belgi, belgijsk*',
  },
  LU: {
    names: 'luxembourg, luxemburg, luxemburgo, lussemburgo, luksemburg, luksemburgu, luksemburgiem',
    people:
      'luxembourgish, luxemburgisch*, luxembourgeois*, luxemburgues*, lussemburghes*, luxemburgs*, luksembursk*',
  },
  PL: {
    names: 'poland, polen, pologne, polonia, polônia, polónia, polska, polsce, polski, polskę, polską',
    people:
      'polish, polnisch*, polonais*, polaco, polaca, polacos, polacas, polacco, polacca, polacchi, polacche, pools@nl, poolse@nl, polones, polonesa, polonesas, poloneses, polsk*',
    language: 'pl',
  },
  PT: {
    names: 'portugal, portogallo, portugalia, portugalii, portugalię, portugalią',
    people:
      'portuguese, portugiesisch*, portugais*, portugues, portuguesa, portuguesas, portugueses, portoghese, portoghesi, portugees, portugese, portugalsk*',
    language: 'pt',
  },
  GB: {
    names:
      'uk, u k, u.k, vk@nl, united kingdom, great britain, britain, england, scotland, wales, northern ireland, vereinigtes königreich, vereinigten königreich, großbritannien, grossbritannien, schottland, royaume uni, grande bretagne, angleterre, écosse, pays de galles, reino unido, gran bretaña, inglaterra, escocia, gales@es, regno unito, gran bretagna, inghilterra, scozia, galles, verenigd koninkrijk, groot brittannië, engeland, schotland, grã bretanha, escócia, wielka brytania, wielkiej brytanii, wielką brytanię, anglia, anglii, szkocja, szkocji, zjednoczone królestwo, zjednoczonym królestwie',
    people:
      'british, brits, scottish, welsh, britisch*, schottisch*, britannique*, ecossais*, britanico, britanica, britanicos, britanicas, escoces*, britannico, britannica, britannici, britanniche, scozzes*, brits@nl, britse@nl, schots*, brytyjsk*, szkock*',
  },
  IE: {
    names:
      'ireland, republic of ireland, irland, irlande, irlanda, ierland, irlandia, irlandii, irlandię, irlandią, eire',
    people:
      'irish, irisch*, irlandais*, irlandes, irlandesa, irlandesas, irlandeses, irlandese, irlandesi, iers@nl, ierse@nl, irlandzk*',
  },
  US: {
    names:
      'us, u s, u.s, u.s.a, vs@nl, ee.uu, usa, u s a, united states, united states of america, the states, america, vereinigte staaten, vereinigten staaten, amerika, états unis, amérique, estados unidos, eeuu, ee uu, stati uniti, stati uniti d america, verenigde staten, eua, estados unidos da américa, stany zjednoczone, stanach zjednoczonych, stanów zjednoczonych, ameryka, ameryce',
    people:
      'american, americans, us american, amerikanisch*, us amerikanisch*, americain*, estadounidense, estadounidenses, estadunidense*, americano, americana, americanos, americanas, norteamerican*, americani, americane, statunitens*, amerikaans*, amerykansk*',
  },
  CA: {
    names: 'canada, kanada, canadá, kanadzie, kanady, kanadę',
    people:
      'canadian, canadians, kanadisch*, canadien*, canadiense, canadienses, canadese, canadesi, canadees, canadese, canadense, canadenses, canadiano, canadiana, canadianos, kanadyjsk*',
  },
  MX: {
    names: 'mexico, méxico, mexiko, mexique, méjico, messico, meksyk, meksyku, meksykiem',
    people:
      'mexican, mexicans, mexikanisch*, mexicain*, mexicano, mexicana, mexicanos, mexicanas, messican*, mexicaans*, meksykansk*',
  },
  BR: {
    names: 'brazil, brasilien, brésil, brasil, brasile, brazilië, brazylia, brazylii, brazylię, brazylią',
    people:
      'brazilian, brazilians, brasilianisch*, bresilien*, brasileno, brasilena, brasilenos, brasilenas, brasilian*, braziliaans*, brasileiro, brasileira, brasileiros, brasileiras, brazylijsk*',
  },
  AR: {
    names: 'argentina, argentinien, argentine, argentinië, argentyna, argentynie, argentyny',
    people:
      'argentinian, argentinean, argentinisch*, argentin, argentins, argentines, argentino, argentinos, argentinas, argentini, argentijns*, argentynsk*',
  },
  CL: {
    names: 'chile, chili, cile, chilijskiej republice',
    people:
      'chilean, chileans, chilenisch*, chilien*, chileno, chilena, chilenos, chilenas, cilen*, chileens*, chilijsk*',
  },
  CO: {
    names: 'colombia, kolumbien, colombie, colômbia, kolumbia, kolumbii',
    people:
      'colombian, colombians, kolumbianisch*, colombien*, colombiano, colombiana, colombianos, colombianas, colombian*, kolumbijsk*',
  },
  PE: {
    names: 'peru, perú, pérou, perù',
    people:
      'peruvian, peruvians, peruanisch*, peruvien*, peruano, peruana, peruanos, peruanas, peruvian*, peruaans*, peruwiansk*',
  },
  UY: {
    names: 'uruguay, urugwaj, urugwaju, uruguai',
    people:
      'uruguayan, uruguayisch*, uruguayen*, uruguayo, uruguaya, uruguayos, uruguayas, uruguaian*, urugwajsk*',
  },
  VE: {
    names: 'venezuela, wenezuela, wenezueli',
    people: 'venezuelan, venezolanisch*, venezuelien*, venezolan*, venezuelan*, wenezuelsk*',
  },
  EC: {
    names: 'ecuador, équateur, equador, ekwador, ekwadorze',
    people: 'ecuadorian, ecuadorianisch*, equatorien*, ecuatorian*, ecuadorian*, equatorian*, ekwadorsk*',
  },
  BO: {
    names: 'bolivia, bolivien, bolivie, bolívia, boliwia, boliwii',
    people: 'bolivian, bolivianisch*, bolivien*, bolivian*, boliwijsk*',
  },
  PY: {
    names: 'paraguay, paraguai, paragwaj, paragwaju',
    people: 'paraguayan, paraguayisch*, paraguayen*, paraguayo*, paraguaya*, paragwajsk*',
  },
  CR: {
    names: 'costa rica, kostaryka, kostaryce',
    people: 'costa rican, costaricanisch*, costaricien*, costarricense*, kostarykansk*',
  },
  SE: {
    names: 'sweden, schweden, suède, suecia, svezia, zweden, suécia, szwecja, szwecji, szwecję, szwecją',
    people:
      'swedish, swedes, schwedisch*, suedois*, sueco, sueca, suecos, suecas, svedes*, zweeds, zweedse, szwedzk*',
    language: 'sv',
  },
  NO: {
    names: 'norway, norwegen, norvège, noruega, norvegia, noorwegen, norwegia, norwegii, norwegię, norwegią',
    people:
      'norwegian, norwegians, norwegisch*, norvegien*, noruego, noruega, noruegos, noruegas, norvegese, norvegesi, noors@nl, noorse@nl, norueguesa, noruegues, noruegueses, norweskie, norwesk*',
    language: 'no',
  },
  DK: {
    names: 'denmark, dänemark, danemark, dinamarca, danimarca, denemarken, dania, danii, danię, danią',
    people:
      'danish, danes, danisch*, danois*, danesa, danesas, daneses, danese, danesi, deens@nl, deense@nl, dinamarques*, dunsk*',
    language: 'da',
  },
  FI: {
    names: 'finland, finnland, finlande, finlandia, finlândia, finlandii, finlandię, finlandią',
    people:
      'finnish, finns, finnisch*, finlandais*, finnois*, finlandes, finlandesa, finlandesas, finlandeses, finlandese, finlandesi, fins@nl, finse@nl, finsk*',
    language: 'fi',
  },
  IS: {
    names: 'iceland, island@de, islande, islandia, islanda, ijsland, islândia, islandii',
    people: 'icelandic, islandisch*, islandais*, islandes*, ijslands*, islandzk*',
    language: 'is',
  },
  CZ: {
    names:
      'czechia, czech republic, tschechien, tschechische republik, tschechischen republik, tchéquie, république tchèque, chequia, chequia@es, república checa, repubblica ceca, cechia, tsjechië, tchéquia, república tcheca, chéquia, czechy, czechach, czech',
    people:
      'czech, czechs, tschechisch*, tcheque, tcheques, checo, checa, checos, checas, ceco, ceca, cechi, ceche, tsjechisch*, tcheco, tcheca, tchecos, tchecas, czesk*',
    language: 'cs',
  },
  SK: {
    names:
      'slovakia, slowakei, slovaquie, eslovaquia, slovacchia, slowakije, eslováquia, słowacja, słowacji, słowację, słowacją',
    people:
      'slovak, slovaks, slovakian, slowakisch*, slovaque, slovaques, eslovac*, slovacc*, slowaaks*, slowack*',
    language: 'sk',
  },
  HU: {
    names: 'hungary, ungarn, hongrie, hungría, ungheria, hongarije, hungria, węgry, węgrzech, węgier',
    people:
      'hungarian, hungarians, ungarisch*, hongrois*, hungaro, hungara, hungaros, hungaras, ungheres*, hongaars*, wegiersk*',
    language: 'hu',
  },
  RO: {
    names:
      'romania, rumänien, roumanie, rumania, rumanía, romênia, roménia, roemenië, rumunia, rumunii, rumunię',
    people:
      'romanian, romanians, rumanisch*, roumain*, rumano, rumana, rumanos, rumanas, rumeno, rumena, rumeni, rumene, roemeens*, romeno, romena, romenos, romenas, rumunsk*',
    language: 'ro',
  },
  BG: {
    names: 'bulgaria, bulgarien, bulgarie, bulgária, bulgarije, bułgaria, bułgarii, bułgarię',
    people:
      'bulgarian, bulgarians, bulgarisch*, bulgare, bulgares, bulgaro, bulgara, bulgaros, bulgaras, bulgari, bulgaars*, bulgarsk*',
    language: 'bg',
  },
  GR: {
    names: 'greece, griechenland, grèce, grecia, griekenland, grécia, grecja, grecji, grecję, grecją, hellas',
    people:
      'greek, greeks, griechisch*, grec, grecs, grecque, grecques, griego, griega, griegos, griegas, greco, greca, greci, greche, grieks@nl, griekse@nl, grego, grega, gregos, gregas, greck*',
    language: 'el',
  },
  TR: {
    names:
      'turkey, türkiye, turkiye, türkei, turquie, turquía, turchia, turkije, turquia, turcja, turcji, turcję, turcją',
    people:
      'turkish, turkisch*, turc, turcs, turque, turques, turco, turca, turcos, turcas, turchi, turche, turks@nl, turkse@nl, tureck*',
    language: 'tr',
  },
  RU: {
    names:
      'russia, russland, rußland, russie, rusia, rússia, rusland, rosja, rosji, rosję, rosją, russian federation',
    people:
      'russian, russians, russisch*, russe, russes, ruso, rusa, rusos, rusas, russo, russa, russi, russos, russas, rosyjsk*',
    language: 'ru',
  },
  UA: {
    names: 'ukraine, ucrania, ucraina, oekraïne, ucrânia, ukraina, ukrainie, ukrainy, ukrainę, ukrainą',
    people:
      'ukrainian, ukrainians, ukrainisch*, ukrainien*, ucranian*, ucraino, ucraina, ucraini, ucraine, oekraiens*, ukrainsk*',
    language: 'uk',
  },
  BY: {
    names:
      'belarus, weißrussland, weissrussland, biélorussie, bielorrusia, bielorussia, wit rusland, bielorrússia, białoruś, białorusi',
    people: 'belarusian, weissrussisch*, bielorusse*, bielorrus*, bialorusk*',
  },
  MD: {
    names: 'moldova, moldau, moldavie, moldavia, moldavië, moldávia, mołdawia, mołdawii',
    people: 'moldovan, moldauisch*, moldave*, moldav*, moldawsk*',
  },
  LT: {
    names: 'lithuania, litauen, lituanie, lituania, litouwen, lituânia, litwa, litwie, litwy, litwę',
    people:
      'lithuanian, lithuanians, litauisch*, lituanien*, lituano, lituana, lituanos, lituanas, lituani, lituane, litouws*, litewsk*',
    language: 'lt',
  },
  LV: {
    names:
      'latvia, lettland, lettonie, letonia, lettonia, letland, letônia, letónia, łotwa, łotwie, łotwy, łotwę',
    people:
      'latvian, latvians, lettisch*, letton, lettons, lettonne, lettonnes, leton, letona, letones, letonas, lettone, lettoni, lets@nl, letse@nl, letao, lotewsk*',
    language: 'lv',
  },
  EE: {
    names: 'estonia, estland, estonie, estónia, estônia, estonii, estonię',
    people:
      'estonian, estonians, estnisch*, estonien*, estonio, estonia, estonios, estonias, estone, estoni, estlands*, estnische, ests@nl, estse@nl, estoniano, estoniana, estonianos, estonsk*',
    language: 'et',
  },
  SI: {
    names:
      'slovenia, slowenien, slovénie, eslovenia, slovenië, slovênia, eslovénia, eslovênia, słowenia, słowenii',
    people:
      'slovenian, slovene, slowenisch*, slovene, slovenes, eslovena, esloveno*, sloven*, sloveens*, slowensk*',
    language: 'sl',
  },
  HR: {
    names: 'croatia, kroatien, croatie, croacia, croazia, kroatië, croácia, chorwacja, chorwacji, chorwację',
    people: 'croatian, kroatisch*, croate, croates, croata, croatas, croati, croate, kroatisch*, chorwack*',
    language: 'hr',
  },
  RS: {
    names: 'serbia, serbien, serbie, servië, sérvia, serbii',
    people:
      'serbian, serbisch*, serbe, serbes, serbio, serbia, serbios, serbo, serba, serbi, servisch*, servio, servia, servios, serbsk*',
    language: 'sr',
  },
  BA: {
    names: 'bosnia, bosnien, bosnie, bosnië, bósnia, bośnia, bośni',
    people: 'bosnian, bosnisch*, bosniaque*, bosnio*, bosniac*, bosniack*',
    language: 'bs',
  },
  ME: {
    names: 'montenegro, monténégro, czarnogóra, czarnogórze',
    people: 'montenegrin, montenegrinisch*, montenegrin*, czarnogorsk*',
  },
  MK: {
    names:
      'north macedonia, macedonia, nordmazedonien, macédoine, macédoine du nord, macedonia del norte, macedonia del nord, noord macedonië, macedônia, macedónia, macedonia północna, macedonii, macedonii północnej',
    people: 'macedonian, mazedonisch*, macedonien*, macedoni*, macedonsk*',
  },
  AL: {
    names: 'albania, albanien, albanie, albanië, albânia, albanii',
    people: 'albanian, albanisch*, albanais*, albanes*, albanees*, albansk*',
    language: 'sq',
  },
  CY: {
    names: 'cyprus, zypern, chypre, chipre, cipro, cypr, cyprze',
    people: 'cypriot, zypriotisch*, chypriote*, chipriot*, ciprioti, cipriota, cypryjsk*, cypriotisch*',
  },
  MT: {
    names: 'malta, malte, malcie, malty',
    people: 'maltese, maltesisch*, maltais*, maltes*, maltees*, maltansk*',
    language: 'mt',
  },
  IL: {
    names: 'israel, israël, israele, izrael, izraelu',
    people:
      'israeli, israelis, israelisch*, israelien*, israelita*, israeliano, israeliani, israeliana, israeliane, israelisch*, israelense*, izraelsk*',
  },
  AE: {
    names:
      'uae, united arab emirates, emirates, vereinigte arabische emirate, vereinigten arabischen emiraten, émirats arabes unis, émirats, emiratos árabes unidos, emiratos, emirati arabi uniti, emirati arabi, verenigde arabische emiraten, emirados árabes unidos, emirados, zjednoczone emiraty arabskie, zjednoczonych emiratach arabskich, emiratach',
    people: 'emirati, emiratisch*, emirien*, emirati, emirackie',
  },
  SA: {
    names:
      'saudi arabia, saudi arabien, arabie saoudite, arabia saudita, arabia saudí, saoedi arabië, arábia saudita, arabia saudyjska, arabii saudyjskiej',
    people:
      'saudi, saudisch*, saoudien*, saudi, saudies, saudita, saudite, sauditi, sauditas, saoedi*, saudyjsk*',
  },
  QA: { names: 'qatar, katar, katarze', people: 'qatari, katarisch*, qatarien*, catari*, katarsk*' },
  EG: {
    names: 'egypt, ägypten, égypte, egipto, egitto, egypte, egito, egipt, egipcie',
    people: 'egyptian, agyptisch*, egyptien*, egipcio*, egipcia*, egizian*, egyptisch*, egipsk*',
  },
  MA: {
    names: 'morocco, marokko, maroc, marruecos, marocco, marrocos, maroko, maroku',
    people: 'moroccan, marokkanisch*, marocain*, marroqui*, marocchin*, marokkaans*, marroquin*, marokansk*',
  },
  DZ: {
    names: 'algeria, algerien, algérie, argelia, algerije, argélia, algieria, algierii',
    people: 'algerian, algerisch*, algerien*, argelin*, algerin*, algerijns*, algiersk*',
  },
  TN: {
    names: 'tunisia, tunesien, tunisie, túnez, tunesië, tunísia, tunezja, tunezji',
    people: 'tunisian, tunesisch*, tunisien*, tunecin*, tunisin*, tunezyjsk*',
  },
  SN: {
    names: 'senegal, sénégal, senegalu, senegalu',
    people: 'senegalese, senegalesisch*, senegalais*, senegales*, senegalees*, senegalsk*',
  },
  CI: {
    names:
      'ivory coast, côte d ivoire, elfenbeinküste, costa de marfil, costa d avorio, ivoorkust, costa do marfim, wybrzeże kości słoniowej',
    people: 'ivorian, ivorisch*, ivoirien*, marfilen*, ivorian*, iworyjsk*',
  },
  CM: {
    names: 'cameroon, kamerun, cameroun, camerún, kameroen, camarões, kamerunie',
    people: 'cameroonian, kamerunisch*, camerounais*, camerunes*, camerunens*, kamerunsk*',
  },
  NG: {
    names: 'nigeria, nigéria, nigerii',
    people: 'nigerian, nigerians, nigerianisch*, nigerian*, nigeriaans*, nigeryjsk*',
  },
  GH: {
    names: 'ghana, gana, ghanie',
    people: 'ghanaian, ghanaisch*, ghaneen*, ghanes*, ghanees*, ganes*, ghansk*',
  },
  KE: {
    names: 'kenya, kenia, kenii, quênia, quénia',
    people: 'kenyan, kenyans, kenianisch*, kenyan*, kenian*, keniaans*, queniano*, queniana*, kenijsk*',
  },
  ZA: {
    names:
      'south africa, südafrika, afrique du sud, sudáfrica, sudafrica, zuid afrika, áfrica do sul, rpa@pl, republika południowej afryki, południowej afryce',
    people:
      'south african, south africans, sudafrikanisch*, sud africain*, sudafrican*, zuid afrikaans*, sul african*, poludniowoafrykansk*',
  },
  AO: { names: 'angola, angoli', people: 'angolan, angolanisch*, angolais*, angolan*, angolees*, angolsk*' },
  MZ: {
    names: 'mozambique, mosambik, moçambique, mozambico, mozambik, mozambiku',
    people:
      'mozambican, mosambikanisch*, mozambicain*, mozambiquen*, mozambican*, mozambikaans*, mocambican*, mozambijsk*',
  },
  CV: {
    names: 'cape verde, kap verde, cap vert, cabo verde, capo verde, kaapverdië, wyspy zielonego przylądka',
    people: 'cape verdean, kapverdisch*, cap verdien*, caboverdian*, capoverdian*, kaapverdisch*',
  },
  IN: {
    names: 'india, indien, inde, índia, indie@pl, indiach, indii',
    people:
      'indian, indians, indisch*, indien@fr, indienne, indiennes, indiens, indio, indios, indias, indiano, indiana, indiani, indiane, indiaas*, indianos, indianas, indyjsk*',
  },
  PK: {
    names: 'pakistan, pakistán, paquistão, pakistanie',
    people:
      'pakistani, pakistanisch*, pakistanais*, pakistani, pachistan*, pakistaans*, paquistan*, pakistansk*',
  },
  BD: {
    names: 'bangladesh, bangladesch, bangladés, bangladeszu',
    people: 'bangladeshi, bangladeschisch*, bangladais*, bengali*, bangladeshi',
  },
  CN: {
    names: 'china, chine, cina, chiny, chinach, chin@pl, volksrepublik china',
    people:
      'chinese, chinesisch*, chinois*, chino, chinos, chinas, cinese, cinesi, chinees*, chines, chinesa, chinesas, chineses, chinsk*',
    language: 'zh',
  },
  TW: {
    names: 'taiwan, taiwán, tajwan, tajwanie',
    people: 'taiwanese, taiwanisch*, taiwanais*, taiwanes*, taiwanees*, tajwansk*',
  },
  HK: { names: 'hong kong, hongkong, hongkongu', people: 'hongkongisch*' },
  JP: {
    names: 'japan, japon, japón, giappone, japão, japonia, japonii, japonię',
    people:
      'japanese, japanisch*, japonais*, japones, japonesa, japonesas, japoneses, giapponese, giapponesi, japans, japanse, japonsk*',
    language: 'ja',
  },
  KR: {
    names:
      'south korea, korea, südkorea, corée du sud, corée, corea del sur, corea, corea del sud, zuid korea, coreia do sul, coreia, korea południowa, korei południowej, korei',
    people:
      'korean, south korean, koreans, koreanisch*, sudkoreanisch*, coreen*, sud coreen*, coreano, coreana, coreanos, coreanas, coreani, coreane, surcoreano*, sudcorean*, koreaans*, zuid koreaans*, sul coreano*, koreansk*',
    language: 'ko',
  },
  VN: {
    names: 'vietnam, viet nam, viêt nam, vietnã, vietname, wietnam, wietnamie',
    people: 'vietnamese, vietnamesisch*, vietnamien*, vietnamita*, vietnamiti, vietnamees*, wietnamsk*',
    language: 'vi',
  },
  TH: {
    names: 'thailand, thaïlande, tailandia, thailandia, tailândia, tajlandia, tajlandii',
    people: 'thai, thailandisch*, thailandais*, tailandes*, thailandes*, thais@nl, thaise@nl, tajsk*',
    language: 'th',
  },
  ID: {
    names: 'indonesia, indonesien, indonésie, indonesië, indonésia, indonezja, indonezji',
    people: 'indonesian, indonesisch*, indonesien*, indonesio*, indonesian*, indonezyjsk*',
    language: 'id',
  },
  MY: {
    names: 'malaysia, malaisie, malasia, malesia, maleisië, malásia, malezja, malezji',
    people: 'malaysian, malaysisch*, malaisien*, malasio*, malesian*, maleisisch*, malaio*, malezyjsk*',
  },
  SG: {
    names: 'singapore, singapur, singapour, singapura, singapurze',
    people:
      'singaporean, singapurisch*, singapourien*, singapurens*, singaporian*, singaporees*, singapursk*',
  },
  PH: {
    names:
      'philippines, the philippines, philippinen, filipinas, filippine, filipijnen, filipiny, filipinach',
    people: 'filipino, philippine, philippinisch*, philippin*, filipin*, filippin*, filipijns*, filipinsk*',
  },
  AU: {
    names: 'australia, australien, australie, australië, austrália, australii, australię, down under',
    people:
      'australian, australians, aussie, australisch*, australien@fr, australienne, australiennes, australiano, australiana, australianos, australianas, australiani, australiane, australijsk*',
  },
  NZ: {
    names:
      'new zealand, neuseeland, nouvelle zélande, nueva zelanda, nueva zelandia, nuova zelanda, nieuw zeeland, nova zelândia, nowa zelandia, nowej zelandii',
    people:
      'kiwi, neuseelandisch*, neo zelandais*, neozelandes*, neozelandese, nieuw zeelands*, nowozelandzk*, new zealand',
  },
  PR: { names: 'puerto rico, porto rico, portoryko', people: 'puerto rican, puertorriquen*, portorican*' },
  DO: {
    names:
      'dominican republic, dominikanische republik, dominikanischen republik, république dominicaine, república dominicana, repubblica dominicana, dominicaanse republiek, dominikana, dominikanie',
    people: 'dominican, dominikanisch*, dominicain*, dominican*, dominikansk*',
  },
  CU: {
    names: 'cuba, kuba, kubie',
    people: 'cuban, kubanisch*, cubain*, cubano*, cubana*, cubani, cubaans*, kubansk*',
  },
  PA: {
    names: 'panama, panamá, panamie',
    people: 'panamanian, panamaisch*, panameen*, panamen*, panamees*, panamsk*',
  },
  GT: {
    names: 'guatemala, gwatemala, gwatemali',
    people: 'guatemalan, guatemaltekisch*, guatemalteque*, guatemaltec*',
  },
  KZ: {
    names: 'kazakhstan, kasachstan, kazajistán, kazakistan, kazachstan, cazaquistão, kazachstanie',
    people: 'kazakh, kasachisch*, kazakh*, kazajo*, kazaco*, cazaque*, kazachsk*',
    language: 'kk',
  },
  GE: {
    names: 'georgien, géorgie, geórgia, georgië, gruzja, gruzji',
    people: 'georgian, georgisch*, georgien*, georgian*, gruzinsk*',
    language: 'ka',
  },
  AM: {
    names: 'armenia, armenien, arménie, armênia, arménia, armenië, armenii',
    people: 'armenian, armenisch*, armenien*, armenio*, armeno*, armeens*, ormiansk*',
    language: 'hy',
  },
  LB: {
    names: 'lebanon, libanon, liban, líbano, libano, libanie',
    people: 'lebanese, libanesisch*, libanais*, libanes*, libanees*, libansk*',
  },
  LK: { names: 'sri lanka, sri lance', people: 'sri lankan, sri lankisch*, sri lankais*, srilanques*' },
};
