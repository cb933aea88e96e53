/**
 * Invented companies in at least three languages for each industry, as `language | title | description`. They test that the lexicon covers
 * every industry in many languages; traps have their own tests.
 */
export const industrySamples: Readonly<Record<string, string>> = {
  'E-commerce & Retail': `
    en | Birchlane – boots and bags online | Shop our new arrivals in footwear and handbags, free shipping on all orders
    de | Lampenhaus Ostermann | Leuchten und Möbel online kaufen, kostenloser Versand ab 50 Euro
    pl | Zielona Szafa - sklep internetowy z odzieżą | Sukienki, buty i torebki z darmową dostawą
    ja | 雑貨通販のもりのみ | 雑貨とギフトのオンラインショップ。送料無料でお届けします
    es | El Dedal | Mercería y botones en el centro
    de | Alte Uhr | Antiquitäten und Antikhandel`,
  'Classifieds & Marketplaces': `
    en | Fennbridge Trader – free classified ads | Buy and sell anything near you, post an ad in a minute
    de | Kleinanzeigen Nordheide | Kostenlose Kleinanzeigen für gebrauchte Dinge aus der Region
    fr | Petites annonces du Val Morin | Déposer une annonce gratuite entre particuliers
    ru | Доска объявлений Заречье | Бесплатные объявления о продаже, подать объявление`,
  'Software & IT': `
    en | Quillstack – project management software | A cloud based platform with integrations and a free trial
    fr | Logiciel de gestion Ormeval | Éditeur de logiciels pour la facturation et la paie
    tr | Kavak Yazılım | Kurumsal yazılım ve mobil uygulama geliştirme
    zh | 云杉科技 | 企业管理软件开发，提供云平台与免费试用`,
  Telecommunications: `
    en | Hillview Broadband | Fibre broadband and business telephony from a local internet provider
    pt | Vale Norte Fibra – provedor de internet | Planos de internet fibra para sua casa
    cs | Lipnet – připojení k internetu | Optický internet a televize v celém kraji`,
  'Marketing & Media': `
    en | Palegrove – a digital marketing agency | SEO, social media marketing and brand strategy
    es | Agencia de publicidad Cumbre Clara | Marketing digital, diseño web y posicionamiento SEO
    sv | Reklambyrån Norrsken | Webbdesign, grafisk design och digital marknadsföring
    ar | وكالة تسويق نجمة | التسويق الرقمي وتصميم مواقع وإعلان`,
  'News & Publishing': `
    en | The Harrow Vale Courier – local newspaper | Breaking news, headlines and opinion from the valley
    it | Corriere di Montebello – ultime notizie | Notizie di cronaca, politica e sport
    da | Fjordbyens Avis | Lokale nyheder, sport og kultur hver dag
    hi | नवभोर समाचार | ताज़ा खबरें और समाचार हिंदी में`,
  'Professional Services': `
    en | Marrow & Teal – management consulting | A consultancy for strategy and operations
    de | Unternehmensberatung Kestner | Managementberatung und Prozessberatung im Mittelstand
    pt | Consultoria Ribeira Alta | Consultoria empresarial e assessoria empresarial
    ja | 青葉経営コンサルティング | 中小企業の経営コンサルタント`,
  'Legal Services': `
    en | Hartwell & Pryce, attorneys at law | Family law, estate planning and personal injury
    es | Despacho de abogados Robledo | Derecho laboral y derecho penal en Sevilla
    nl | Advocatenkantoor Duinzicht | Advocaten voor arbeidsrecht en familierecht
    zh | 明德律师事务所 | 刑事辩护与法律咨询`,
  'Accounting & Tax': `
    en | Cobble Lane Accountants | Bookkeeping, payroll and tax returns
    de | Steuerberatung Lindner | Steuerberater und Lohnbuchhaltung in Ulm
    pl | Biuro rachunkowe Saldo Plus | Księgowość i rozliczenia podatkowe
    tr | Akdeniz Mali Müşavirlik | Muhasebe ve vergi danışmanlığı`,
  'Recruitment & HR': `
    en | Brightpath Staffing | A recruitment agency for engineers, executive search and temporary staffing
    nl | Uitzendbureau De Haven | Werving en selectie, detachering en vacatures
    ru | Кадровое агентство Опора | Подбор персонала и рекрутинг`,
  'Security Services': `
    en | Ironfield Security Guards | Security services, alarm systems and CCTV
    fr | Gardiennage Vauclair | Société de sécurité privée, vidéosurveillance et alarmes
    it | Istituto di vigilanza Falco | Vigilanza privata e videosorveglianza`,
  'Finance & Banking': `
    en | Elmstead Credit Union | Savings accounts, personal loans and online banking
    de | Sparkasse Hohenried | Girokonto, Kredite und Baufinanzierung
    es | Préstamos Alborada | Créditos rápidos y préstamos personales
    ar | بنك الواحة | خدمات مالية وقروض وحساب بنكي`,
  Insurance: `
    en | Fairmile Insurance Agency | Car insurance, home insurance and life insurance
    fr | Assurances Belcour | Courtier en assurance auto et mutuelle santé
    cs | Pojištění Hradec | Pojišťovací makléř, pojištění aut a domácností
    ja | みどり保険代理店 | 自動車保険と生命保険のご相談`,
  'Health & Medical': `
    en | Willowbrook Dental Clinic | Dentists for implants, whitening and orthodontics
    de | Arztpraxis Dr. Tann | Hausarztpraxis und Innere Medizin in Celle
    es | Clínica Fuente Clara | Centro médico con fisioterapia y psicólogos
    ar | عيادة الشفاء | طبيب أسنان وعيادات متخصصة`,
  'Pharmaceuticals & Biotech': `
    en | Lumivar Therapeutics | A biotech company in clinical trials for gene therapy
    fr | Laboratoire pharmaceutique Orvane | Médicaments génériques et biotechnologie
    ru | Фармацевтическая компания Линея | Производство лекарственных препаратов`,
  'Beauty & Wellness': `
    en | Rosewater Beauty Salon | Facials, manicure and massage
    fr | Salon de coiffure Mèche Folle | Coiffure, barbier et institut de beauté
    pl | Salon kosmetyczny Aurelia | Kosmetologia, paznokcie i masaż
    ru | Салон красоты Лаванда | Маникюр, стрижки и косметолог
    pl | Solarium Słoneczko | Solarium i opalanie natryskowe`,
  'Pets & Veterinary': `
    en | Meadowpaw Animal Hospital | Veterinary care and vaccination of dogs and cats
    nl | Dierenarts Plantsoen | Dierenkliniek en huisdieren
    pt | Clínica Veterinária Patas do Vale | Veterinários, banho e tosa`,
  'Sports & Fitness': `
    en | Ridgetop Gym | Personal training and fitness classes
    de | TSV Ahlen – der Sportverein | Fußballverein, Handball und Turnen
    es | Gimnasio Pulso | Entrenamiento personal y clases de fitness
    tr | Yıldız Spor Kulübü | Futbol, voleybol ve fitness`,
  'Restaurants & Catering': `
    en | The Copper Ladle – restaurant and bar | Book a table for lunch or dinner
    it | Trattoria del Pozzo | Ristorante con cucina tipica e pizzeria
    ja | 居酒屋さくら亭 | ランチと寿司のレストラン
    hi | स्वाद रेस्टोरेंट | शुद्ध शाकाहारी भोजनालय और ढाबा`,
  'Food & Beverage': `
    en | Stonehollow Winery | Vineyards and wine tasting in the hills
    de | Brauerei Felsental | Craft Biere aus eigener Brauerei
    it | Caseificio Valdoro | Formaggi e prodotti tipici di montagna
    tr | Dağ Gıda | Gıda ürünleri, baharat ve zeytinyağı`,
  'Travel & Hospitality': `
    en | Saltmarsh Inn – a boutique hotel | Rooms and suites by the sea
    de | Ferienwohnung Seeblick | Urlaub in der Ferienwohnung am See
    ru | Гостевой дом Прибой | Отдых у моря, номера и экскурсии
    zh | 松谷民宿 | 旅游度假住宿，酒店客房预订`,
  'Real Estate': `
    en | Kingsgrove Estate Agents | Houses for sale and property management
    es | Inmobiliaria Costa Brisa | Pisos en venta y alquiler de pisos
    sv | Fastighetsmäklare Lund & Dal | Bostäder till salu och lägenheter
    ar | عقارات الريف | شقق للبيع وفلل للإيجار`,
  'Construction & Trades': `
    en | Oakbeam Builders | House extensions, roofing and plumbing
    fr | Maçonnerie Delorme | Entreprise de bâtiment, rénovation et toiture
    cs | Stavební firma Pilíř | Rekonstrukce bytů a stavební práce
    tr | Usta Tesisat | Tesisat, tıkanıklık açma ve elektrikçi hizmetleri
    it | Casa Viva | Domotica e automazione della casa
    fr | Bleu Bassin | Pisciniste, construction de piscines`,
  'Architecture & Interior Design': `
    en | Studio Vane Architects | Architecture and interior design
    pt | Arquitetura Linha Sul | Escritório de arquitetura e design de interiores
    da | Tegnestuen Klint | Arkitektfirma med fokus på bæredygtige boliger`,
  'Home & Cleaning Services': `
    en | Sparrow Cleaning Services | House cleaning, carpet cleaning and window cleaning
    de | Gebäudereinigung Hellmann | Büroreinigung und Fensterreinigung
    nl | Hoveniersbedrijf Groenhof | Hovenier voor tuinaanleg en tuinonderhoud
    fr | Au Talon Neuf | Cordonnerie, cordonnier depuis 1974`,
  'Manufacturing & Industrial': `
    en | Delmar Precision | Manufacturer and exporter of brass fittings and turned parts
    de | Maschinenbau Riegler | Hersteller von Werkzeugmaschinen und Hydraulik
    ru | Завод Металлпром | Производство металлоконструкций и оборудования
    hi | शक्ति पीतल उद्योग | पीतल के पुर्जों के निर्माता और निर्यातक`,
  'Chemicals & Materials': `
    en | Norvane Chemicals | Specialty chemicals, resins and adhesives
    it | Marmi Altavilla | Marmi, graniti e cave di pietra
    zh | 华宁化工 | 化工原料与树脂供应`,
  'Electronics & Electrical Equipment': `
    en | Ampere & Sons | Electronic components, cables and sensors
    de | Messtechnik Brandl | Sensoren, Messtechnik und Leiterplatten
    ja | 東和電子部品 | 電子部品とセンサーの製造`,
  'Printing & Packaging': `
    en | Inkwell Print Shop | Business cards, brochures and digital printing
    pl | Drukarnia Orzeł | Druk cyfrowy, wizytówki i opakowania
    sv | Tryckeriet i Hamnen | Tryckeri för trycksaker och förpackningar`,
  Automotive: `
    en | Redfern Motors – used cars | Car dealer with car repair and tyres
    it | Autofficina Bellandi | Carrozzeria, gommista e ricambi auto
    da | Bilhuset Vesterbro | Brugte biler og autoværksted
    ar | معرض سيارات القمة | سيارات مستعملة وقطع غيار`,
  'Transportation & Logistics': `
    en | Harbourline Freight | Freight forwarding, warehousing and trucking
    pl | Spedycja Wektor | Transport międzynarodowy i spedycja
    tr | Anadolu Nakliyat | Evden eve nakliyat ve lojistik
    ja | 北斗運送 | 物流と倉庫、輸送サービス`,
  'Energy & Utilities': `
    en | Sunridge Solar | Solar panels and battery storage, renewable energy for homes
    fr | Hélios Toiture Énergie | Panneaux solaires et installateur photovoltaïque
    nl | Zonkracht | Zonnepanelen en duurzame energie`,
  'Environment & Recycling': `
    en | Greenfold Waste Management | Recycling and waste disposal
    es | Recicla Andes | Reciclaje y gestión de residuos
    ru | ЭкоВывоз | Вывоз мусора и утилизация отходов`,
  'Agriculture & Forestry': `
    en | Barley Hill Farm | Livestock and crops, farming since 1921
    it | Azienda agricola Colleverde | Agricoltura, frutteto e allevamento
    hi | हरित कृषि | किसान के लिए बीज और उर्वरक
    pt | Agropecuária Boa Terra | Sementes e gado, agronegócio`,
  Education: `
    en | Stanmoor High School | Admissions, curriculum and students
    id | SMA Negeri Harapan | Sekolah dan pendidikan untuk siswa
    cs | Základní škola Na Kopci | Žáci, výuka a školní družina
    ar | جامعة النور | كلية وجامعة للتعليم`,
  'Science & Research': `
    en | Institute for River Studies | A research institute and its scientific publications
    de | Forschungsinstitut Klimawald | Forschung und Wissenschaft
    ru | Научно-исследовательский институт почв | Научные исследования`,
  Government: `
    en | City of Larkspur | Official website of the city council and mayor
    fr | Mairie de Saint-Aubry | Conseil municipal, démarches et service public
    pl | Urząd Gminy Lipowo | Gmina Lipowo, wójt i samorząd
    ja | 緑川町役場 | 行政と自治体の町役場`,
  'Nonprofit & Associations': `
    en | Open Hands Charity | A charitable foundation, donate or volunteer
    es | Fundación Puente | Asociación sin ánimo de lucro, ayuda humanitaria
    cs | Nadace Most | Nezisková organizace a dobrovolníci
    tr | Umut Derneği | Dernek ve vakıf, bağış yapın
    it | Emporio del Borgo | Banco alimentare con pacchi per le famiglie
    fr | La Halle aux Voisins | Maison de quartier et éducation populaire`,
  'Religion & Spirituality': `
    en | Grace Hill Church | Sermons and worship on Sunday
    de | Kirchengemeinde St. Anna | Gottesdienste der Pfarrei
    pt | Igreja Batista do Vale | Culto e evangelho aos domingos`,
  'Arts & Entertainment': `
    en | The Lantern Theatre | Concerts, comedy and live music
    it | Museo della Seta | Museo e mostre di arte contemporanea
    ru | Галерея Север | Картины художников и выставки
    ja | 花園美術館 | 美術館の展覧会とギャラリー
    de | Lichtspiele am Anger | Kino mit Kinoprogramm für die ganze Woche
    nl | Goochelaar Timo | Goochelaar voor feesten`,
  'Photography & Film': `
    en | Hazel Dunmore Photography | Wedding photographer and portraits
    es | Fotografía Sol y Sal | Fotógrafo de bodas y estudio fotográfico
    pl | Studio fotograficzne Kadr | Fotograf ślubny, sesje zdjęciowe`,
  'Games & Esports': `
    en | Pixelmoth – an indie game studio | Video games and a Minecraft server
    fr | Joueurs de l'Ouest | Jeux vidéo et esport
    zh | 星河游戏 | 手游与电竞`,
  'Events & Weddings': `
    en | Thistle & Vow | Wedding planner and event venue
    de | Eventagentur Lichtblick | Veranstaltungstechnik und Hochzeiten
    pt | Festas da Serra | Organização de eventos e casamentos
    es | Carpas del Sur | Alquiler de carpas e hinchables`,
  'Gambling & Betting': `
    en | Lucky Fern Casino | Online casino, slots and poker
    es | Apuestas Norte | Apuestas deportivas y casino
    ru | Казино Фортуна | Онлайн казино и ставки на спорт`,
  Adult: `
    en | Velvet Nights | Escort agency and adult dating
    de | Erotik Kontakte Süd | Erotik, Sexkontakte und Escortservice
    it | Incontri Rossi | Annunci erotici ed escort`,
};
