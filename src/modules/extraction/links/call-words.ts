/**
 * Beginnings of words in calls to action, folded like labels (no accents, lower case). Separated by spaces; a word with an underscore is a
 * phrase.
 */

/** Verbs for dealing with the company: book, buy, order, ask, call, join, give. A button with one is a call to action wherever it is. */
export const dealingWords = `
  book booking reserve rent hire buy order shop_now shop_all shop_the start_shopping purchase subscribe donate give_now give_to give_online give_today support_us listen_on listen_now listen_to pre_order preorder join register sign_up signup get_started get_a get_your get_my get_in_touch get_quote get_free request
  schedule apply enquire enquiry inquire inquiry quote contact_us contact_me call_us call_now call_me talk_to speak_to chat_with message_us whatsapp_us email_us write_to try start_your start_a start_now start_free download claim
  become volunteer enroll enrol ask_a free_consultation free_quote free_trial free_estimate consultation estimate send_inquiry send_enquiry send_request send_message track_your find_a find_clinic find_your visit_us plan_your_visit make_an_appointment make_a appointment hire_us work_with_us let_s use_now place_order calculate
  buchen jetzt_buchen termin_ terminbuch reservieren bestellen vorbestellen kaufen anfragen anfrage angebot_ jetzt_anrufen anrufen rufen_sie kontakt_aufnehmen kontaktieren beraten beratung_ kostenlos_ kostenloses unverbindlich spenden mitmachen beitreten mitglied_werden bewerben jetzt_ registrieren testen herunterladen anmelden_zum newsletter_ schaden_melden probetraining projekt_anfragen
  reserver reservez commander commandez acheter achetez demander demandez devis prendre_rendez prenez_rendez rendez_vous contactez appelez appeler nous_contacter essayer essayez s_inscrire inscrivez je_m_inscris adherer faire_un_don telecharger rejoindre rejoignez obtenir recevoir parler_a deposer_ estimer postuler audit_gratuit calculer
  reservar reserva_ reserve_ comprar compra_ pedir pide_ solicitar solicita solicite cotizar cotiza cotizacion contactar contacta_ contactanos contactenos llamar llama_ llamanos valora_tu valorar_ pide_tu_cita agendar agenda_ suscrib inscrib unete donar dona_ descargar prueba_ probar registrate hablemos hablar escribenos visitanos quiero presupuesto
  prenota acquista compra_ordina ordina richiedi contattaci chiama iscriviti dona_ora scarica prova_ registrati preventivo parla_con scrivici invia_richiesta avvisami abbonati candidati
  agende agendar_ comprar_ compre_ peca_ pedir_ solicite_ contrate fale_ falar ligue inscreva cadastre_se doe_ baixar baixe experimente teste_ orcamento quero_ entre_em_contato avise_me assine matricule
  boek_ boeken reserveer bestel koop_ kopen offerte vraag_ aanvragen neem_contact contacteer bel_ bel_ons afspraak plan_een inschrijven schrijf_in aanmelden doneer download_ probeer claim_ mail_ons
  zarezerwuj rezerwuj zamow kup_ umow_ zapytaj zadzwon skontaktuj zapisz_sie dolacz pobierz wesprzyj wyprobuj wycena wycen_ zloz_ napisz_ zarejestruj_
  boka_ bestall kop_ kontakta_ ring_ offert begar_ ansok bli_medlem bli_kund prova_gratis anmal
  book_tid bestil kob_ ring_til tilmeld bliv_medlem stot_ fa_tilbud fa_et kontakt_os
  bestill_ bestill kjop_ ring_ pamelding bli_kunde bli_medlem sok_om meld_deg fa_tilbud stott_ velg_en_time kontakt_oss be_om
  varaa tilaa osta_ pyyda ota_yhteytta soita ilmoittaudu liity lahjoita kokeile
  broneeri telli_ osta_ kusi_ helista registreeru liitu anneta kirjuta_meile
  objednat objednejte objednavka rezervovat koupit poptat poptavka nezavazn kontaktujte zavolat zavolejte volat napsat_ napiste registrovat prihlasit_se_na prihlaska stahnout vyzkouset chci_ overit_ ziskat_ darovat
  objednat_ rezervovat_ kupit_ kontaktujte_ zavolajte prihlasit_ vyskusat chcem_
  foglalj idopontfoglalas idopont foglalas rendelj rendeles megrendel vasarol ajanlatot ajanlatkeres hivjon hivj_ jelentkez iratkozz regisztralj letoltes adomany kerek_ erdekel csatlakozz probald kapcsolatfelvetel ingyenes_
  rezerva rezervare comanda cumpara solicita_ cere_ suna contacteaza programeaza programare inscrie_te doneaza descarca incearca obtine oferta_ estimare
  rezerviraj naruci kupi_ zatrazi kontaktirajte nazovite prijavi_se doniraj preuzmi upit_
  резервирай поръчай купи_ запитване заяви обади свържи запази_ абонирай дари_ регистрирай изтегли публикувай
  забронировать бронировать заказать купить_ записаться запись онлайн_запись оставить_заявку отправить_заявку заявк получить_ позвонить перезвоните связаться задать_вопрос рассчитать расчет_ консультаци бесплатн подписаться зарегистрироваться скачать_ попробовать вызвать_ пожертвовать обсудить написать_ подать_ выбрать_ оформить подобрать_
  забронювати замовити купити_ записатися залишити_заявку отримати_ зателефонувати зв_язатися підписатися розрахувати консультаці безкоштовн завантажити_
  κρατηση κλεισε_ κλειστε_ αγορα_ παραγγελια_ επικοινωνηστε ζητηστε_ καλεστε_ εγγραφειτε δωρεα
  randevu_al randevu_ rezervasyon siparis_ satin_al teklif_ iletisime_ bize_ hemen_ara hemen_ ucretsiz_ basvur kayit_ol abone_ol uye_ol bagis talep_ gorusme_planla telefonla_
  hubungi pesan_ beli_ order_sekarang konsultasi_ konsultasi daftar_sekarang minta_ jadwalkan coba_ booking_ donasi_ unduh_
  dat_ dat_hang dat_lich mua_ngay lien_he_ dang_ky_ goi_ngay nhan_ tu_van_
  予約 申し込 申込 購入 注文 お問い合わせ 相談 無料 資料請求 見積 登録する ダウンロード 体験
  预约 预订 购买 咨询 立即 联系 报名 免费 注册 下载 申请
  예약 신청 문의 구매 상담 가입 다운로드
  احجز اطلب اشتر تواصل سجل تبرع حمل احصل
  הזמ קבע השאר התקשר צור_קשר הירש תרמ לקבל`;

/** Verbs for looking further. They count only if the page makes the link a button. */
export const lookingWords = `
  view see explore discover browse learn find read_our watch meet visit show_me check_out know_more more_about know_about shop
  ansehen entdecken erfahren zum_ zur_ unsere_leistungen leistungen_ mehr_uber lernen_sie kennenlernen
  voir decouvrir decouvrez consulter
  ver_ conocer conoce descubre descubrir explorar mas_informacion
  scopri vedi guarda esplora ascolta
  conheca conhecer descubra ver_ saiba assista
  bekijk ontdek meer_over lees_meer_over
  zobacz sprawdz poznaj odkryj
  se_alla se_vara upptack utforska
  se_alle se_vores oplev udforsk
  se_alle se_ utforsk opplev
  katso tutustu lue_lisaa_
  vaata tutvu
  zobrazit prohlednout vice_o jak_to poznejte
  pozriet spoznajte viac_o
  megnezem tovabbi nezd_meg reszletek osszes
  vezi descopera afla mai_multe_despre
  pogledaj saznaj otkrij
  виж_ разгледай научете
  смотреть посмотреть узнать перейти открыть_полный
  дивитися переглянути дізнатися
  δειτε_ μαθετε_
  incele kesfet goruntule gor_ daha_fazla
  lihat jelajahi
  xem_
  見る 詳しく
  查看 了解
  보기
  اكتشف تعرف شاهد
  גלו צפו`;

/** Words of controls: an element with one of these operates the page, whatever else it says. */
export const controlWords = `
  menu menü search_ close_ toggle slide_ slider slideshow previous_ next_ prev_ pause_ play_ video_ zoom_ scroll_ skip_ navigation_ drawer sidebar filter_ filters_ sort_ theme_ dark_mode language_ cookie cookies consent_ share_ tweet_ copy_ print_ wishlist compare_ quick_view quickview quick_shop
  add_to_cart cart checkout_ log_in login sign_in my_account password expand collapse show_more load_more accordion tab_ back_to reply_ refresh reset_ clear_ upload_ submit_form select_ choose_ switch_ captcha enlarge map_load
  suche schliessen offnen vorherige nachste weiter_ zuruck einstellungen laden merkzettel warenkorb anmelden_ auswerten
  rechercher fermer ouvrir precedent suivant panier connexion se_connecter parametres theme_ ajouter_au
  buscar cerrar abrir anterior siguiente diapositiva carrito iniciar_sesion acceder ingresa_ lista_de_deseos borrar vista_rapida agregar_al anadir_
  cerca_ chiudi apri carrello accedi preferenze
  fechar abrir_ proximo carrinho entrar trocar_
  zoeken sluiten winkelwagen inloggen vergroot
  szukaj zamknij otworz koszyk zaloguj poprzedni nastepny
  sok_ stang oppna logga_in varukorg sog_ luk_ aben_ log_ind kurv sok apne_ lukk forrige neste logg_inn hae_ sulje avaa_ kirjaudu
  hledat zavrit otevrit kosik prihlasit prehrat zatvorit kereses bezar kosar bejelentkez cauta inchide cos_ autentific restrange extinde revino trazi zatvori
  търсене търси затвори количка предишна следваща вход поиск найти закрыть открыть_меню меню корзин войти предыдущий следующий слайд наверх загрузить_еще показать_ ответить пошук закрити кошик увійти
  αναζητηση καλαθι συνδεση ara_ kapat menuyu sepet giris_yap cari_ tutup masuk_ keranjang tim_kiem gio_hang dang_nhap
  検索 閉じる カート ログイン メニュー 搜索 关闭 购物车 登录 菜单 검색 닫기 장바구니 로그인 بحث إغلاق السلة חיפוש סגור`;

/** Labels that may lead to anything and so mean nothing. */
export const emptyCalls = `learn more|read more|know more|view more|view all|see more|see all|find out more|discover more|explore more|discover|explore|view|shop|en savoir plus|voir plus|voir tout|découvrir|mehr erfahren|mehr lesen|alle ansehen|
  saiba mais|ver mais|ver todos|leer más|ver más|más información|ver todo|conocer más|conoce más|scopri di più|vedi tutto|lees meer|meer lezen|bekijk alles|zobacz więcej|zobacz|läs mer|se mer|læs mere|les mer|lue lisää|loe edasi|více|zobrazit více|tovább|részletek|vezi mai mult|
  află mai multe|saznaj više|виж повече|научете повече|узнать больше|дізнатися більше|daha fazla|incele|tümünü gör|lihat selengkapnya|lihat semua|xem tất cả|xem thêm|詳しく見る|もっと見る|查看更多|了解更多|더보기`;
