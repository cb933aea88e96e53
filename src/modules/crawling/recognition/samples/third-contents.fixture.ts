import { COMPANY, headers, type Sample } from './sample.fixture.ts';

/** Real homepages that look like something else; see third-walls.fixture.ts. */
export const thirdContents: readonly Sample[] = [
  [
    'a vendor of walls',
    `<title>Shieldwall: bot management for shops</title><nav>Product Pricing Docs Login</nav><h1>Stop bots before they reach checkout</h1><p>Are you a robot? Our customers never have to ask. Shieldwall checks the browser in the background, without a CAPTCHA, and blocks credential stuffing, scraping and denial of service. Access denied pages, challenges and "just a moment" screens belong to the past: 99.8 % of visitors never notice that they were verified.</p><p>Trusted by 1,200 retailers in Europe. Start a free trial, or talk to our sales team in Lyon about Cloudflare, DataDome and PerimeterX migrations.</p><footer>Shieldwall SAS, 12 rue de la République, Lyon</footer>`,
  ],
  [
    'a shop behind Cloudflare with a captcha in its form',
    `<title>Harbour Boats</title><main><h1>Boats from the harbour</h1><p>${COMPANY}</p></main><form action="/contact"><input name="mail"><div class="g-recaptcha" data-sitekey="6Lc"></div><button>Send</button></form><script src="https://www.google.com/recaptcha/api.js"></script><script>(function(){var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';})();window.__CF$cv$params={r:'8a',t:'MTc='};</script>`,
    headers({ server: 'cloudflare', 'cf-ray': '8a-FRA' }),
  ],
  [
    'a hairdresser in thirty words',
    '<html lang="de"><head><title>Salon Ilona – Friseur in Bochum</title></head><body><h1>Salon Ilona</h1><p>Ihr Friseur für Damen und Herren in Bochum-Linden.</p><p>Di–Fr 9–18 Uhr, Sa 8–14 Uhr</p><p>Hattinger Str. 812, 44879 Bochum</p><p>Tel. 0234 495 123</p><a href="/impressum.html">Impressum</a></body></html>',
  ],
  [
    'a banner for consent over a homepage',
    `<html lang="en"><head><title>Old Harbour Boats</title></head><body><div id="onetrust-banner-sdk"><h2>We value your privacy</h2><p>We and our 214 partners store and access information on a device, such as cookies, and process personal data, such as unique identifiers, for personalised ads and content, measurement, audience research and services development. With your permission we may use precise geolocation data. You may click to consent to our processing. Your preferences will apply to this website only.</p><button>Accept all</button><button>Reject all</button><button>Manage options</button></div><main><h1>Boats</h1><p>${COMPANY}</p></main></body></html>`,
  ],
  [
    'Next.js from a server',
    `<!DOCTYPE html><html lang="en"><head><title>Ledgerly: invoices for freelancers</title></head><body><div id="__next"><header><a href="/pricing">Pricing</a><a href="/login">Log in</a></header><h1>Send an invoice in a minute</h1><p>Ledgerly writes, sends and follows up your invoices. Connect a bank account, and paid ones are ticked off by themselves.</p><h2>Plans</h2><p>Free for three clients, 9 euros a month for all. No card needed to try.</p></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/"}</script><script src="/_next/static/chunks/main.js"></script></body></html>`,
  ],
  [
    'a gallery called 404',
    '<html lang="en"><head><title>404 Not Found – Gallery for Lost Media</title></head><body><h1>404 Not Found</h1><p>404 Not Found is a gallery for lost media art in Leipzig. We collect pages, games and films that have disappeared from the web, restore them on machines of their time, and show them in changing exhibitions. Open Thursday to Sunday, noon to six. Current show: “Error Establishing a Connection”, with works by eleven artists. Entry is free.</p><p>Spinnereistraße 7, 04179 Leipzig, hello@acme.com</p></body></html>',
  ],
  [
    'a broker of domains',
    '<html lang="en"><head><title>Nameharbour – domain brokers since 2003</title></head><body><nav>Buy Sell Appraisals About Contact</nav><h1>We find out whether the domain you want is for sale</h1><p>Nameharbour is a team of six brokers in Dublin. Owners list premium domains with us; buyers stay anonymous until the price is agreed. Every transfer goes through escrow. Browse 3,100 domains for sale, make an offer on any of them, or have us approach an owner who has not listed.</p><p>In the last year we closed 412 sales, from 900 to 1.2 million euros. Read what clients say, meet the team, or call +353 1 555 0199.</p></body></html>',
  ],
  [
    'a registrar, in German',
    '<html lang="de"><head><title>Domain registrieren ab 0,49 € | Namenwerk</title></head><body><h1>Ihre Wunschdomain in zwei Minuten</h1><p>Prüfen Sie, ob Ihre Domain noch frei ist: über 900 Endungen, Umzug kostenlos, DNS-Verwaltung und Weiterleitung inklusive. Domain geparkt lassen oder gleich mit Webhosting, E-Mail-Postfächern und Baukasten starten.</p><p>Namenwerk betreibt zwei Rechenzentren in Nürnberg, der Support antwortet werktags von 8 bis 20 Uhr. Über 240.000 Domains werden bei uns verwaltet.</p></body></html>',
  ],
  [
    'a builder, in German',
    '<html lang="de"><head><title>Hier entsteht Ihr Traumhaus – Müller Bau</title></head><body><h1>Hier entsteht Ihr Zuhause</h1><p>Seit 1954 baut die Müller Bau GmbH Ein- und Mehrfamilienhäuser im Sauerland: vom Keller bis zum Dachstuhl aus einer Hand, mit festen Preisen und eigenem Bauleiter.</p><p>Aktuell im Bau: zwölf Reihenhäuser in Meschede, bezugsfertig im Herbst. Beratung nach Vereinbarung unter 0291 5544.</p></body></html>',
  ],
  [
    'a restaurant whose terrace is coming soon',
    '<html lang="en"><head><title>Trattoria Nonna Pia, Bristol</title></head><body><h1>Trattoria Nonna Pia</h1><p>Coming soon: our summer terrace!</p><p>Handmade pasta, wood-fired pizza and wines from Puglia, on the corner of Park Street since 1988. Lunch Tuesday to Sunday from noon, dinner from six. Book a table on 0117 555 0123 or drop by. Sunday roast is replaced by lasagne here, and nobody has complained yet.</p></body></html>',
  ],
  [
    'makers of door locks',
    '<html lang="en"><head><title>Access Denied? Keycard systems by Portalock</title></head><body><h1>Access denied. Unless they belong here.</h1><p>Portalock makes keycard readers, door controllers and the software that says who may open which door at what time. Permission to access a room is granted in seconds, from a phone, and withdrawn as quickly. More than 4,000 offices, hospitals and schools use our locks. Installation partners in 14 countries. Ask for a quotation or visit our showroom in Leeds.</p></body></html>',
  ],
  [
    'a small firm in Japanese',
    '<html lang="ja"><head><title>山本製麺所｜手打ちうどん・そば</title></head><body><h1>山本製麺所</h1><p>創業昭和二十三年。香川県産小麦を使った手打ちうどんを、毎朝工場から直送しています。</p><p>営業時間 九時から十七時　定休日 水曜日</p><p>〒760-0000 香川県高松市丸の内1-2-3　電話 087-800-0000</p></body></html>',
  ],
  [
    'a small firm in Arabic',
    '<html lang="ar" dir="rtl"><head><title>مخبز السلام</title></head><body><h1>مخبز السلام</h1><p>نخبز كل صباح الخبز العربي والكعك والمعجنات الطازجة منذ عام ١٩٧٢ في قلب عمّان القديمة.</p><p>نفتح يوميا من السادسة صباحا حتى التاسعة مساء. للطلبات والمناسبات اتصلوا بنا على ٠٦٥٥٥١٢٣٤.</p></body></html>',
  ],
  [
    'a small firm in Chinese',
    '<html lang="zh"><head><title>苏州恒达精密模具有限公司</title></head><body><h1>苏州恒达精密模具有限公司</h1><p>公司成立于二〇〇三年，专业从事汽车、家电注塑模具的设计与制造，拥有员工一百二十人，厂房面积八千平方米。</p><p>产品中心 关于我们 新闻动态 联系我们</p><p>电话：0512-65550000　地址：江苏省苏州市吴中区</p></body></html>',
  ],
  [
    'a small firm in Thai',
    '<html lang="th"><head><title>ร้านกาแฟบ้านสวน เชียงใหม่</title></head><body><h1>ร้านกาแฟบ้านสวน</h1><p>กาแฟคั่วสดจากดอยสะเก็ด ขนมเค้กโฮมเมด และอาหารเช้าในสวน เปิดทุกวันเจ็ดโมงเช้าถึงห้าโมงเย็น หยุดวันพุธ</p><p>โทร 053-000-000 ถนนนิมมานเหมินท์ ซอย 7 เชียงใหม่</p></body></html>',
  ],
  [
    'a photographer: pictures and hardly a word',
    '<html lang="en"><head><title>Mara Lindqvist – photographs</title><meta name="description" content="Portraits and landscapes from the north of Sweden by Mara Lindqvist, photographer in Luleå."></head><body><h1>Mara Lindqvist</h1><a href="/portraits">Portraits</a> <a href="/landscapes">Landscapes</a> <a href="/about">About</a> <a href="mailto:mara@acme.com">mara@acme.com</a><img src="1.jpg" alt="Fisherman mending nets, Kalix"><img src="2.jpg" alt="Ice road at dawn"><img src="3.jpg" alt="Two sisters, Jokkmokk market"><img src="4.jpg" alt="Midnight sun over the archipelago"></body></html>',
  ],
  [
    'a newspaper with the header of DataDome',
    `<title>The Harbour Times</title><h1>Today in the harbour</h1><p>${COMPANY}</p><script src="https://js.datadome.co/tags.js"></script>`,
    headers({ 'x-datadome': 'protected', 'x-datadome-cid': 'AHr' }),
  ],
  [
    'a booking site with the script of AWS WAF',
    `<title>Harbour stays</title><script src="https://0123.edge.sdk.awswaf.com/0123/4567/challenge.js" defer></script><h1>Rooms over the harbour</h1><p>${COMPANY}</p>`,
    headers({ 'x-amz-cf-pop': 'FRA60-P1' }),
  ],
  [
    'a blog about faults',
    '<html lang="en"><head><title>WP Doctor – fixing WordPress since 2009</title></head><body><h1>“Error establishing a database connection” and other things we fix before lunch</h1><p>Your site shows a white page, a critical error or “Briefly unavailable for scheduled maintenance”? Send us the address. Four people in Porto answer within an hour, on weekends too, and you pay only when the site is back: 79 euros, all included. Latest from the blog: why 503 Service Unavailable is not your host’s fault; how to read a fatal error; moving to PHP 8.3.</p></body></html>',
  ],
  [
    'a winery with an age gate over its homepage',
    `<html lang="en"><head><title>Domaine du Vieux Port</title></head><body><div class="age-gate-overlay" role="dialog"><p>Are you over 18? You must be of legal drinking age to enter this site.</p><button>Yes</button><button>No</button></div><main><h1>Wines from the old port</h1><p>Four generations have grown Grenache and Syrah on the slopes above the harbour. Nine hectares, no herbicides, harvest by hand. The cellar is open for tastings from April to October, Tuesday to Saturday; groups of more than six should call. We ship to all of Europe in cartons of six.</p></main></body></html>`,
  ],
  [
    'a tea room called Just a Moment',
    '<html lang="en"><head><title>Just a Moment – tea room in Whitby</title></head><body><h1>Just a Moment</h1><p>Loose-leaf teas, scones from the oven and a view of the harbour. Open every day from ten to five. Please wait to be seated! 4 Pier Road, Whitby, 01947 555 010.</p></body></html>',
  ],
  [
    'a bakery of cookies',
    '<html lang="en"><head><title>Accept All Cookies – bakery</title></head><body><h1>Accept all cookies</h1><p>We use butter, not margarine. Accept All Cookies is a bakery in Ghent that sells eleven kinds of cookies by weight, in tins, and by post. Our preferences: dark chocolate and sea salt. Manage yours at the counter, Monday to Saturday from eight until they are gone. Corporate gifts with your logo from forty tins.</p></body></html>',
  ],
  [
    'an estate agent, in Spanish',
    '<html lang="es"><head><title>Inmobiliaria Costa Clara: casas en venta en Altea</title></head><body><h1>Esta casa está en venta, y otras 214 también</h1><p>Inmobiliaria Costa Clara vende y alquila casas, villas y pisos en Altea, Calpe y Benissa desde 1996. Haga su oferta con la ayuda de un asesor que vive aquí y conoce cada calle. Visitas de lunes a sábado. Teléfono 965 550 123.</p></body></html>',
  ],
  [
    'a product that opens soon and says what it is',
    '<html lang="en"><head><title>Tidewatch – flood warnings for small ports</title></head><body><h1>Know the water before it comes</h1><p>Tidewatch puts a sensor on your quay and sends a message when the level rises faster than the tables say. It runs for five years on one battery, reports every two minutes over LoRaWAN, and needs no contract with a phone company. Harbour masters in Cuxhaven, Esbjerg and Harlingen are testing it this winter.</p><p>Launching soon: join the waitlist and be among the first fifty ports. Tidewatch BV, Delft.</p><form><input type="email"><button>Join the waitlist</button></form></body></html>',
  ],
  [
    'an agency called It Works',
    '<html lang="en"><head><title>It works!</title></head><body><h1>It works!</h1><p>It Works is a web agency in Aarhus with nine people and no account managers. We build shops, booking systems and the odd game, host them, and pick up the phone when something breaks. Clients include two breweries, a ferry line and the city library. Tell us what does not work yet: hello@acme.com.</p></body></html>',
  ],
  [
    'a firm for maintenance',
    '<html lang="en"><head><title>Maintenance – Northline Lifts</title></head><body><h1>Scheduled maintenance, without surprises</h1><p>Northline services lifts and escalators of every make in Scotland. If yours is temporarily unavailable, a fitter is there within ninety minutes, at any hour. Contracts start at 49 pounds a month and include the yearly inspection. 2,300 lifts in our care, 38 fitters, one number: 0131 555 0177.</p></body></html>',
  ],
];
