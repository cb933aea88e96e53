/** The parts of a title between its separators, in order, without words like "home page of". */
export function titleParts(title: string): string[] {
  const start = title.slice(0, TITLE_MAX);
  return (MAYBE_SEPARATED.test(start) ? start.split(SEPARATORS) : [start])
    .map(withoutGreeting)
    .filter((part) => part.length >= 2 && !isGenericName(part));
}

/** Nobody reads further. A declared name may have any length, and runs of dashes take quadratic time. */
const TITLE_MAX = 400;
const MAYBE_SEPARATED = /[|｜•·»«⋆★~:–—/_-]/;
/**
 * A dash or a middle dot counts only next to a space (`E-Shop` and `Depot·41` are one word, "Bau- und Möbelschreinerei" is one name), a
 * colon only before one, and an underscore or a dash between characters as Chinese and Japanese titles use them.
 */
const SEPARATORS =
  /\s*[|｜»«⋆★~]\s*|\s+[•·]\s*|\s*[•·]\s+|\s+[-–—]+\s*|\s*[-–—]+\s+(?!(?:und|oder|bzw\.?|sowie|en|of|och|og|eller|ja|tai|&|\+)\s)|\s*:{1,2}\s+|\s+[/]\s+|(?<=[\u3400-\u9fff）】])[-–—](?=[\u3400-\u9fff])|(?<=[\u3400-\u9fff）】])_+|_+(?=[\u3400-\u9fff【（])/;

const GREETING =
  /^(?:welcome to(?: the)?|welkom bij|willkommen (?:bei|auf|in)(?: der| dem)?|bienvenue (?:sur|chez|à)|bienvenid[oa]s? a|benvenut[oi] (?:su|in|da|nel)|bem[- ]vindos? (?:a|ao|à)|witamy w|vítejte na|добро пожаловать (?:на|в)|(?:the )?official (?:site|website|home ?page)(?: of)?|site officiel (?:de|du)(?: la)?|sitio oficial de|offizielle (?:seite|website) (?:von|der)|официальный сайт|интернет[- ]магазин|онлайн[- ]магазин|home ?page(?: of)?|home of|startseite(?: von| der)?|accueil(?: de)?)\s+/i;
const CLOSING =
  /[\s,]+(?:official (?:site|website|store|shop|online store)|online[- ]?(?:shop|store)|home ?page|website|webshop|onlineshop|sitio oficial|site officiel|официальный сайт|blog)$/i;

function withoutGreeting(part: string): string {
  const trimmed = part.trim().replace(/^["'“”«»]+|["'“”«»!]+$/g, '');
  const bare = trimmed.replace(GREETING, '');
  const closed = bare.replace(CLOSING, '');
  return (closed.length >= 2 ? closed : bare).trim();
}

/** Whether a name consists of words that are not a name. */
export function isGenericName(name: string): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(name) ||
    GENERIC.has(
      name
        .toLowerCase()
        .replace(/[\s.!_-]+/g, ' ')
        .trim(),
    )
  );
}

const GENERIC = new Set(
  `home,homepage,home page,main,main page,index,welcome,welcome page,accueil,bienvenue,inicio,início,pagina inicial,página inicial,página principal,
   pagina principale,startseite,start,startsida,forside,hjem,etusivu,strona główna,strona glowna,domů,úvod,uvod,domov,naslovna,početna,acasă,kezdőlap,főoldal,
   главная,главная страница,начало,головна,αρχική,ana sayfa,anasayfa,beranda,trang chủ,首页,主页,网站首页,官网,官方网站,首頁,ホーム,トップページ,홈,الرئيسية,
   untitled,untitled document,new page,my site,mysite,my website,my blog,website,web site,site,blog,news,logo,logotype,logotipo,image,header,header logo,footer logo,site logo,
   company,company name,company logo,site name,website name,your site name,nom du site,nombre del sitio,nome do site,nome del sito,nazwa strony,nazwa firmy,
   název webu,seitenname,firmenname,naam van de site,название сайта,название компании,назва сайту,サイト名,会社名,テストページ,网站名称,網站名稱,公司名称,公司名稱,test page,document,your company,business name,just another wordpress site,wordpress,wix,joomla,drupal,shopify,
   online shop,online store,shop,store,onlineshop,contact,about,about us,login,menu,search,default,loading,coming soon,under construction,
   undefined,null,none,n/a,test,demo,example,portal,official site,official website,products,services,en,de,fr,es`
    .split(',')
    .map((name) => name.replace(/\s+/g, ' ').trim()),
);
