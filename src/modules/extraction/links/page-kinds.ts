/**
 * Words by which sites in many languages name their pages, in menus and in addresses alike ("about-us", "About us"). `exact`: the whole
 * label. `word`: one word that suffices in a short label.
 */
export const pageKinds = {
  contact: {
    exact: `contact|contact us|contacts|contactus|get in touch|reach us|talk to us|write to us|contact details|contact information|contact form|contact page|
      kontakt|kontakte|kontaktieren sie uns|kontaktformular|so erreichen sie uns|nous contacter|contactez nous|contacter|nous joindre|contacto|contactar|contactanos|contactenos|
      contáctanos|contáctenos|contatto|contatti|contattaci|contato|contatos|fale conosco|contacte nos|contactos|contacte|neem contact op|contacteer ons|contactgegevens|
      skontaktuj się z nami|kontakty|napište nám|kapcsolat|kapcsolatok|elérhetőség|elérhetőségek|contactați ne|контакты|контакти|свяжитесь с нами|связаться|связаться с нами|обратная связь|
      звязок|звяжыцеся з намі|кантакты|за контакти|iletişim|bize ulaşın|i̇letişim|επικοινωνία|επικοινωνια|kontakta oss|kontakt oss|kontakt os|ota yhteyttä|yhteystiedot|võta ühendust|kontaktid|
      kontaktai|susisiekite|kontaktinformation|お問い合わせ|お問合せ|お問合わせ|联系我们|聯絡我們|聯繫我們|联系|문의|문의하기|연락처|اتصل بنا|تواصل معنا|צור קשר|hubungi kami|kontak|liên hệ|ติดต่อเรา|kontaktirajte nas|kje smo|hafa samband`,
    word: 'contact|contacts|kontakt|contacto|contato|contatti|contattaci|contáctanos|contactez|kontakty|контакты|контакти|iletişim|kapcsolat|contactus|contactez|联系我们|お問い合わせ',
  },
  about: {
    exact: `about|about us|aboutus|about me|über mich|à propos de moi|sobre mí|sobre mim|chi sono|over mij|o mnie|o mně|обо мне|про мене|om mig|om meg|who we are|our story|our company|company|the company|company profile|profile|about the company|our history|über uns|ueber uns|uber uns|wir über uns|unternehmen|das unternehmen|firma|
      wer wir sind|a propos|à propos|a propos de nous|à propos de nous|qui sommes nous|notre histoire|l entreprise|entreprise|la société|notre société|quienes somos|quiénes somos|sobre nosotros|nosotros|la empresa|empresa|acerca de|conócenos|
      chi siamo|azienda|l azienda|la nostra storia|sobre|sobre nós|sobre nos|quem somos|a empresa|o escritório|o nosso escritório|over ons|wie zijn wij|o nas|o firmie|kim jesteśmy|o nás|kdo jsme|o společnosti|rólunk|cégünkről|bemutatkozás|despre noi|despre|
      о нас|о компании|о фирме|компания|кто мы|про нас|про компанію|за нас|за фирмата|пра нас|hakkımızda|hakkimizda|kurumsal|biz kimiz|σχετικά με εμάς|η εταιρεία|om oss|om os|om|meistä|tietoa meistä|yritys|meist|apie mus|par mums|o nama|
      会社概要|会社案内|私たちについて|关于我们|關於我們|公司简介|회사소개|소개|من نحن|عن الشركة|אודות|tentang kami|tentang|về chúng tôi|giới thiệu|เกี่ยวกับเรา|um okkur`,
    word: 'about|über|nosotros|hakkımızda|rólunk|unternehmen',
  },
  team: {
    exact: `team|our team|the team|meet the team|our people|people|leadership|management|unser team|das team|our staff|meet our staff|équipe|notre équipe|l équipe|equipo|nuestro equipo|il team|il nostro team|equipe|nossa equipe|ons team|nasz zespół|zespół|náš tým|csapatunk|
      echipa|echipa noastră|команда|наша команда|сотрудники|наш екип|ekibimiz|vårt team|medarbetare|medarbejdere|ansatte|チーム|团队|팀`,
    word: 'team',
  },
  careers: {
    exact: `careers|career|jobs|job|join us|join our team|work with us|work for us|vacancies|we re hiring|we are hiring|job openings|open positions|job opportunities|career opportunities|employment|karriere|stellenangebote|stellen|offene stellen|jobs karriere|
      carrière|carrières|recrutement|nous rejoindre|rejoignez nous|offres d emploi|emploi|emplois|empleo|trabaja con nosotros|carreras|únete|bolsa de trabajo|lavora con noi|carriere|carriera|posizioni aperte|trabalhe conosco|vagas|carreiras|werken bij|vacatures|
      kariera|praca|oferty pracy|kariéra|volná místa|karrier|állás|állások|cariere|locuri de muncă|вакансии|карьера|работа|вакансії|кар єра|кариери|работа при нас|kariyer|iş başvurusu|insan kaynakları|καριέρα|θέσεις εργασίας|lediga jobb|jobba hos oss|ledige stillinger|
      ura|rekry|avoimet työpaikat|karjäär|採用情報|採用|招聘|加入我们|인재채용|채용|وظائف|karir|lowongan|tuyển dụng|karriär|jobb|lediga tjänster|arbeta hos oss|karriere hos oss|stillinger|jobb hos oss|job hos os|ledige job|työpaikat|
      töihin meille|rekrytointi|tööpakkumised|vabad töökohad|tule tööle|karjera|vakances|darbo pasiūlymai|laisvos darbo vietos|karijera|karijere|zaposlenje|каријера|запослење|zaposlitev|prosta delovna mesta|voľné miesta|voľné pracovné miesta|pracovné ponuky|práca u nás|
      volné pozice|pracovní nabídky|práce u nás|állásajánlatok|állásajánlat|carieră|joburi|angajări|кариера|свободни позиции|робота|робота у нас|кар єра в компанії|вакансіі|iş ilanları|açık pozisyonlar|ευκαιρίες καριέρας|דרושים|קריירה|משרות|الوظائف|انضم إلينا|التوظيف|
      求人|求人情報|採用案内|人才招聘|诚聘英才|招贤纳士|加入我們|徵才|채용정보|채용안내|karier|lowongan kerja|việc làm|cơ hội nghề nghiệp|ร่วมงานกับเรา|สมัครงาน|laus störf|treballa amb nosaltres|فرصت های شغلی`,
    word: 'careers|jobs|karriere|vacancies|recrutement|вакансии|vacatures|kariyer|karriär|вакансії|kariéra|kariera|karijera',
  },
  pricing: {
    exact: `pricing|prices|price|price list|pricelist|plans|plans and pricing|plans pricing|pricing plans|our prices|rates|rates and fees|fees|our rates|subscription|subscriptions|packages|preise|preisliste|unsere preise|preise und leistungen|tarife|
      tarif|tarifs|nos tarifs|prix|nos prix|les tarifs|abonnements|precios|tarifas|lista de precios|planes|planes y precios|nuestros precios|prezzi|listino prezzi|listino|tariffe|preços|precos|planos|planos e preços|tabela de preços|prijzen|tarieven|prijslijst|
      cennik|ceny|ceník|cenník|árak|árlista|áraink|prețuri|preturi|tarife|lista de prețuri|цены|прайс|прайс лист|стоимость|тарифы|цены и тарифы|ціни|тарифи|прайс лист|цени|ценоразпис|ценова листа|fiyatlar|fiyatlarımız|fiyat listesi|ücretler|τιμές|τιμοκατάλογος|priser|
      prislista|prisliste|hinnat|hinnasto|hinnakiri|hinnad|kainos|cenas|cjenik|料金|料金表|価格|价格|价格表|가격|요금|الأسعار|מחירים|harga|daftar harga|bảng giá|ราคา|
      våra priser|våre priser|vores priser|priser og abonnement|takster|taxor|hinnoittelu|hinnastot|kainoraštis|kainynas|cenrādis|izcenojumi|cijene|naše cijene|cene|cenovnik|cenik|ценовник|цене|naše ceny|ceny a balíčky|cenové plány|кошты|цэны|прайс лісты|
      τιμολόγιο|οι τιμές μας|מחירון|أسعار|قائمة الأسعار|価格表|料金プラン|料金案内|收费标准|價格|價目表|收費|가격안내|요금안내|요금제|biaya|paket harga|báo giá|giá cả|อัตราค่าบริการ|ราคาค่าบริการ|verð|verðskrá|preus|tarifes|قیمت ها|تعرفه ها`,
    word: 'pricing|preise|preisliste|tarifs|precios|prezzi|preços|cennik|ceník|цены|fiyatlar|prijzen|tarieven|priser|prislista|pricelist',
  },
  blog: {
    exact: `blog|our blog|the blog|blogs|news|latest news|company news|newsroom|articles|insights|magazine|stories|journal|news and events|news events|news blog|blog news|neuigkeiten|aktuelles|nachrichten|magazin|ratgeber|actualités|actualites|
      actualité|actus|nos actualités|le blog|blogue|noticias|novedades|artículos|actualidad|notizie|novità|magazine|notícias|novidades|artigos|nieuws|blogi|blog firmowy|aktualności|wiadomości|artykuły|aktuality|novinky|články|hírek|
      cikkek|noutăți|știri|articole|блог|новости|статьи|новини|статті|статии|haberler|duyurular|bloglar|νέα|άρθρα|nyheter|aktuellt|nyheder|artikler|uutiset|ajankohtaista|uudised|naujienos|jaunumi|novosti|vijesti|ブログ|お知らせ|ニュース|コラム|新闻|新闻中心|博客|블로그|뉴스|공지사항|
      المدونة|مدونة|أخبار|בלוג|חדשות|berita|artikel|tin tức|บทความ|ข่าวสาร|blogg|bloggen|bloggar|vår blogg|nos articles|le mag|les actualités|articoli|i nostri articoli|il nostro blog|nuestro blog|nosso blog|unser blog|ons blog|nasz blog|náš blog|blogumuz|företagsblogg|bloggen vår|nyheter og artikler|nyhetsrum|vores blog|blogit|artikkelit|tiedotteet|artiklid|ajaveeb|
      tinklaraštis|straipsniai|emuārs|raksti|ziņas|aktualitātes|članci|aktualnosti|aktualno|novice|članki|vesti|вести|чланци|správy|aktualitások|blogunk|stiri|noutati|новости компании|наш блог|блогът|навіны|артыкулы|ιστολόγιο|νέα και άρθρα|τα νέα μας|fréttir|
      notícies|bloga|berriak|novas|lajme|مقالات|المقالات|الأخبار|הבלוג|מאמרים|وبلاگ|بلاگ|اخبار|新着情報|スタッフブログ|トピックス|资讯|新闻动态|新聞|最新消息|部落格|새소식|소식|kabar terbaru|bài viết|tin mới|บล็อก|ข่าว`,
    word: 'blog|blogs|blogg|bloggen|news|newsroom|блог|новости|noticias|notícias|actualités|aktuelles|aktuality|aktualności|nyheter|nyheder|nieuws|haberler|blogue|новини',
  },
  login: {
    exact: `login|log in|sign in|signin|my account|account|customer login|client login|member login|members area|client portal|customer portal|portal login|login register|log in sign up|anmelden|einloggen|mein konto|kundenlogin|kundenkonto|mon compte|connexion|se connecter|
      espace client|s identifier|iniciar sesión|iniciar sesion|acceder|mi cuenta|acceso clientes|ingresar|accedi|area clienti|area riservata|il mio account|entrar|minha conta|área do cliente|acessar|inloggen|mijn account|zaloguj|zaloguj się|logowanie|moje konto|přihlásit|
      přihlášení|přihlásit se|můj účet|bejelentkezés|belépés|fiókom|autentificare|contul meu|intră în cont|войти|вход|личный кабинет|авторизация|увійти|вхід|особистий кабінет|мой кабинет|вход регистрация|моят профил|giriş|giriş yap|üye girişi|hesabım|σύνδεση|ο λογαριασμός μου|logga in|mina sidor|
      logg inn|log ind|min konto|kirjaudu|kirjaudu sisään|oma tili|logi sisse|prisijungti|ienākt|prijava|ログイン|マイページ|登录|登錄|我的账户|로그인|تسجيل الدخول|حسابي|התחברות|masuk|đăng nhập|เข้าสู่ระบบ`,
    word: 'login|signin|anmelden|connexion|inloggen|войти',
  },
  signup: {
    exact: `sign up|signup|register|create account|create an account|join|join now|registration|get started|registrieren|konto erstellen|registrierung|inscription|s inscrire|créer un compte|regístrate|registrarse|registro|crear cuenta|registrati|registrazione|
      cadastre se|cadastro|criar conta|registreren|account aanmaken|zarejestruj się|rejestracja|załóż konto|registrace|registrovat|regisztráció|înregistrare|creează cont|регистрация|зарегистрироваться|реєстрація|üye ol|kayıt ol|εγγραφή|registrera|skapa konto|opret konto|registrer|rekisteröidy|
      会員登録|新規登録|注册|註冊|회원가입|إنشاء حساب|تسجيل|daftar|đăng ký|สมัครสมาชิก`,
    word: 'signup|register|registrieren',
  },
  support: {
    exact: `support|help|help center|help centre|customer service|customer support|customer care|technical support|hilfe|kundenservice|kundendienst|hilfe service|service hilfe|aide|assistance|service client|centre d aide|ayuda|soporte|atención al cliente|
      centro de ayuda|assistenza|supporto|servizio clienti|aiuto|ajuda|suporte|atendimento|klantenservice|hulp|pomoc|obsługa klienta|podpora|zákaznický servis|ügyfélszolgálat|segítség|suport|asistență|помощь|поддержка|служба поддержки|допомога|підтримка|помощ|поддръжка|destek|yardım|müşteri hizmetleri|
      βοήθεια|υποστήριξη|kundservice|hjälp|kundeservice|hjelp|hjælp|asiakaspalvelu|tuki|klienditugi|pagalba|サポート|ヘルプ|帮助|客服中心|帮助中心|고객센터|الدعم|المساعدة|תמיכה|bantuan|layanan pelanggan|hỗ trợ`,
    word: 'support|helpdesk|kundenservice|klantenservice|helpcenter',
  },
  faq: {
    exact: `faq|faqs|frequently asked questions|questions|q a|q and a|häufige fragen|fragen und antworten|foire aux questions|questions fréquentes|preguntas frecuentes|domande frequenti|perguntas frequentes|dúvidas frequentes|veelgestelde vragen|pytania i odpowiedzi|
      najczęściej zadawane pytania|časté dotazy|často kladené otázky|gyakori kérdések|gyik|întrebări frecvente|вопросы и ответы|частые вопросы|вопрос ответ|поширені запитання|често задавани въпроси|sıkça sorulan sorular|sss|συχνές ερωτήσεις|vanliga frågor|ofte stillede spørgsmål|ofte stilte spørsmål|
      usein kysyttyä|kkk|duk|よくある質問|よくあるご質問|常见问题|자주 묻는 질문|الأسئلة الشائعة|שאלות נפוצות|câu hỏi thường gặp`,
    word: 'faq|faqs',
  },
  press: {
    exact: `press|press room|press releases|media|media center|media centre|media kit|press kit|in the media|in the press|presse|pressemitteilungen|pressebereich|espace presse|prensa|sala de prensa|stampa|area stampa|rassegna stampa|imprensa|pers|dla prasy|dla mediów|prasa|
      pro média|sajtó|presă|пресс центр|пресса|сми о нас|прес центр|basın|basında biz|δελτία τύπου|pressrum|presserum|プレスリリース|媒体中心|보도자료`,
    word: 'press|presse|prensa|pressroom',
  },
  booking: {
    exact: `book|book now|book online|booking|bookings|reserve|reserve now|reservation|reservations|make a reservation|book an appointment|book appointment|schedule an appointment|make an appointment|appointments|book a table|book a room|check availability|schedule now|
      buchen|jetzt buchen|online buchen|termin vereinbaren|termin buchen|termin online buchen|online termin buchen|online termin|terminbuchung|reservieren|tisch reservieren|réserver|réservation|réserver maintenant|prendre rendez vous|prise de rendez vous|reservar|reservas|reserva|reserva ahora|reservar cita|pedir cita|agendar cita|prenota|prenota ora|prenotazioni|prenotazione|
      agendar|agende|reservar agora|agendamento|boeken|reserveren|afspraak maken|rezerwacja|zarezerwuj|umów wizytę|rezervace|rezervovat|objednat se|foglalás|időpontfoglalás|programare|rezervare|rezervări|забронировать|бронирование|записаться|онлайн запись|запись на прием|резервация|rezervasyon|randevu al|online randevu|
      κράτηση|κρατήσεις|boka|boka tid|bestill time|book tid|varaa|varaa aika|broneeri|ご予約|予約|ご予約はこちら|予約する|ネット予約|web予約|预订|预约|在线预约|예약|예약하기|احجز الآن|احجز موعد|احجز موعدك|احجز موعدك الآن|حجز موعد|الحجز|reservasi|đặt phòng|đặt bàn|đặt lịch|đặt lịch ngay|đặt lịch hẹn|đặt phòng ngay|จอง`,
    word: 'booking|reservation|réservation|reservas|buchen|rezervasyon|randevu',
  },
  privacy: {
    exact: `privacy|privacy policy|privacy notice|privacy statement|data protection|datenschutz|datenschutzerklärung|datenschutzhinweise|politique de confidentialité|confidentialité|protection des données|données personnelles|vie privée|política de privacidad|privacidad|aviso de privacidad|protección de datos|
      informativa sulla privacy|informativa privacy|politica de privacidade|política de privacidade|privacidade|privacybeleid|privacyverklaring|privacy verklaring|polityka prywatności|ochrana osobních údajů|zásady ochrany osobních údajů|ochrana osobných údajov|adatvédelem|adatvédelmi tájékoztató|adatkezelési tájékoztató|politica de confidențialitate|
      политика конфиденциальности|политика обработки персональных данных|конфиденциальность|політика конфіденційності|политика за поверителност|защита на личните данни|лични данни|gizlilik|gizlilik politikası|kvkk|πολιτική απορρήτου|integritetspolicy|personuppgiftspolicy|personvern|personvernerklæring|privatlivspolitik|persondatapolitik|
      tietosuoja|tietosuojaseloste|privaatsuspoliitika|privatumo politika|privātuma politika|politika privatnosti|プライバシーポリシー|个人情報保護方針|隐私政策|私隱政策|개인정보처리방침|سياسة الخصوصية|מדיניות פרטיות|kebijakan privasi|chính sách bảo mật|นโยบายความเป็นส่วนตัว`,
    word: 'privacy|datenschutz|datenschutzerklärung|confidentialité|privacidad|privacidade|privacypolicy|gizlilik',
  },
  terms: {
    exact: `terms|terms and conditions|terms conditions|terms of use|terms of service|terms of sale|conditions of use|conditions|user agreement|agb|agbs|allgemeine geschäftsbedingungen|nutzungsbedingungen|conditions générales|conditions générales de vente|cgv|cgu|conditions d utilisation|conditions générales d utilisation|
      términos y condiciones|terminos y condiciones|términos|condiciones de uso|condiciones de venta|condiciones generales|termini e condizioni|condizioni di vendita|condizioni generali|termini di servizio|termos de uso|termos e condições|termos de serviço|algemene voorwaarden|voorwaarden|gebruiksvoorwaarden|regulamin|warunki korzystania|
      obchodní podmínky|všeobecné obchodní podmínky|podmínky užití|obchodné podmienky|ászf|általános szerződési feltételek|felhasználási feltételek|termeni și condiții|termeni si conditii|пользовательское соглашение|условия использования|публичная оферта|оферта|договор оферты|умови використання|угода користувача|общи условия|условия за ползване|
      kullanım koşulları|şartlar ve koşullar|mesafeli satış sözleşmesi|όροι χρήσης|όροι και προϋποθέσεις|allmänna villkor|köpvillkor|användarvillkor|vilkår|handelsbetingelser|vilkår og betingelser|käyttöehdot|toimitusehdot|kasutustingimused|taisyklės|uvjeti korištenja|利用規約|特定商取引法に基づく表記|使用条款|服务条款|이용약관|الشروط والأحكام|
      תנאי שימוש|תקנון|syarat dan ketentuan|điều khoản sử dụng`,
    word: 'agb|terms|cgv|regulamin|ászf|termsofuse',
  },
  imprint: {
    exact: `imprint|legal notice|legal|legal information|disclaimer|impressum|mentions légales|mentions legales|infos légales|informations légales|aviso legal|nota legal|información legal|note legali|informazioni legali|aviso legal|juridische informatie|colofon|informacje prawne|nota prawna|právní informace|tiráž|impresszum|
      jogi nyilatkozat|informații legale|правовая информация|реквизиты|импресум|yasal uyarı|künye|νομική σημείωση|juridisk information|juridisk|oikeudellinen huomautus|会社情報|法律声明|免责声明|법적고지|إخلاء المسؤولية`,
    word: 'impressum|imprint|mentions|impresszum',
  },
  cookies: {
    exact: `cookies|cookie|cookie policy|cookies policy|cookie settings|cookie notice|cookie richtlinie|cookie einstellungen|politique de cookies|gestion des cookies|política de cookies|politica de cookies|informativa cookie|cookiebeleid|polityka cookies|polityka plików cookies|zásady cookies|cookie tájékoztató|политика cookie|политика за бисквитки|
      çerez politikası|cookiepolicy|cookie politik|evästeet`,
    word: 'cookies|cookie',
  },
  cart: {
    exact: `cart|my cart|shopping cart|view cart|basket|shopping basket|my basket|bag|shopping bag|my bag|checkout|check out|shopcart|your basket|your cart|your bag|basket items|items in basket|trolley|warenkorb|zum warenkorb|kasse|zur kasse|einkaufswagen|panier|mon panier|voir le panier|caddie|carrito|mi carrito|carrito de compras|cesta|ver carrito|finalizar compra|carrello|il mio carrello|vai al carrello|carrinho|meu carrinho|
      sacola|winkelwagen|winkelmand|winkelmandje|afrekenen|koszyk|twój koszyk|košík|nákupní košík|kosár|pénztár|coș|cos|coșul meu|coș de cumpărături|корзина|моя корзина|кошик|количка|моята количка|кошница|sepet|sepetim|καλάθι|καλάθι αγορών|varukorg|kundvagn|kassa|handlekurv|indkøbskurv|kurv|ostoskori|ostukorv|krepšelis|grozs|košarica|
      カート|買い物かご|ショッピングカート|购物车|購物車|장바구니|سلة التسوق|עגלת קניות|keranjang|giỏ hàng|ตะกร้าสินค้า`,
    word: 'cart|viewcart|basket|checkout|warenkorb|panier|carrito|carrello|winkelwagen|koszyk|košík|корзина|sepet|sepetim|varukorg|indkøbskurv|kosár|carrinho',
  },
  demo: {
    exact: `demo|book a demo|request a demo|get a demo|schedule a demo|request demo|see a demo|live demo|watch demo|free demo|view demo|try demo|demo anfordern|demo buchen|demo vereinbaren|demander une démo|réserver une démo|solicitar demo|solicita una demo|solicitar demostración|pedir demo|richiedi una demo|richiedi demo|prenota una demo|
      agendar demonstração|solicitar demonstração|demo aanvragen|plan een demo|zamów demo|umów demo|umów prezentację|vyžádat demo|заказать демо|запросить демо|замовити демо|demo talep et|demo iste|boka demo|book en demo|varaa demo|デモを予約|预约演示|데모 신청`,
    word: '',
  },
  trial: {
    exact: `free trial|start free trial|start your free trial|try for free|try it free|try free|try it for free|start for free|get started for free|kostenlos testen|jetzt kostenlos testen|gratis testen|kostenlose testversion|essai gratuit|essayer gratuitement|essayez gratuitement|prueba gratis|prueba gratuita|pruébalo gratis|probar gratis|
      prova gratuita|prova gratis|teste grátis|teste gratuito|experimente grátis|gratis proberen|probeer gratis|wypróbuj za darmo|darmowy okres próbny|wypróbuj bezpłatnie|vyzkoušet zdarma|zkusit zdarma|ingyenes próba|próbáld ki ingyen|попробовать бесплатно|бесплатный период|спробувати безкоштовно|ücretsiz dene|ücretsiz deneyin|prova gratis|
      prøv gratis|kokeile ilmaiseksi|無料トライアル|無料で試す|免费试用|무료 체험`,
    word: '',
  },
  buy: {
    exact: `add to cart|add to basket|add to bag|buy now|buy|shop now|order now|quick shop|quick buy|in den warenkorb|jetzt kaufen|kaufen|ajouter au panier|acheter|añadir al carrito|agregar al carrito|comprar|comprar ahora|aggiungi al carrello|acquista|acquista ora|adicionar ao carrinho|comprar agora|
   in winkelwagen|in winkelmand|bestellen|do koszyka|dodaj do koszyka|kup teraz|do košíku|přidat do košíku|koupit|kosárba|megveszem|adaugă în coș|cumpără|в корзину|купить|добавить в корзину|до кошика|купити|добави в количката|купи|sepete ekle|satın al|προσθήκη στο καλάθι|lägg i varukorg|köp|legg i handlekurv|kjøp|læg i kurv|køb|
   lisää ostoskoriin|osta|カートに入れる|購入|加入购物车|立即购买|장바구니 담기|أضف إلى السلة|thêm vào giỏ|mua ngay|beli sekarang`,
    word: '',
  },
  shop: {
    exact: `shop|online shop|webshop|web shop|store|online store|shop online|boutique|boutique en ligne|tienda|tienda online|negozio|negozio online|loja|loja virtual|loja online|winkel|webwinkel|sklep|sklep internetowy|obchod|e shop|eshop|webáruház|bolt|magazin|магазин|интернет магазин|онлайн магазин|mağaza|ηλεκτρονικό κατάστημα|butik|nettbutikk|netbutik|verkkokauppa|ショップ|オンラインショップ|商城|쇼핑몰`,
    word: 'webshop|eshop|webwinkel',
  },
  sitemap: {
    exact:
      'sitemap|site map|seitenübersicht|plan du site|mapa del sitio|mapa do site|mapa web|mappa del sito|mapa strony|mapa stránek|oldaltérkép|harta site|карта сайта|карта сайту|карта на сайта|site haritası|sivukartta|サイトマップ|网站地图|사이트맵',
    word: 'sitemap',
  },
} as const satisfies Record<string, { exact: string; word: string }>;

export type PageKind = keyof typeof pageKinds;
