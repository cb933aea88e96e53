import type { CompanyProfile } from '../../companies/index.ts';

type Page = Pick<CompanyProfile, 'title' | 'meta_description' | 'body_text' | 'http_status' | 'industry'>;

/** Titles of servers, control panels and missing pages. */
const machineTitle =
  /^(?:index of \/|welcome to nginx|apache2? .*default page|apache http server test page|iis windows|domain default page|default (?:web ?site )?page|web server's default page|future home of|website is (?:coming|under)|just a moment|attention required!|account suspended|this account has been suspended|site not found|page not found|(?:40[0-9]|50[0-9])\b|not found$|error$|access denied|forbidden|under construction|coming soon|maintenance(?: mode)?$|bad gateway|service unavailable|hello world|untitled|test page|parked|plesk|sedo)/i;

const parkedText =
  /(?<!\p{L})(?:domain (?:name )?(?:is |may be )?(?:for sale|parked|available)|buy this domain|domain parking|parked (?:free|domain)|diese domain (?:steht|ist) zum verkauf|domaine? (?:est )?[àa] vendre|dominio (?:est[áa] )?en venta|dominio in vendita|domena (?:jest )?na sprzeda[żz]|domein te koop|domænet er til salg|hugedomains|afternic|sedoparking|website (?:is )?under construction)(?!\p{L})/iu;
const THIN_CHARACTERS = 1_500;

/**
 * Whether a page belongs to a company. Parked domains, default pages of servers and error pages look the same everywhere, and nobody wants
 * them as lookalikes.
 */
export function isCompany({ title, meta_description, body_text, http_status, industry }: Page): boolean {
  if (http_status >= 400) return false;
  if (industry !== null) return true;
  if (machineTitle.test((title ?? '').trim())) return false;
  const isThin = (body_text ?? '').length <= THIN_CHARACTERS;
  return !(isThin && parkedText.test([title, meta_description, body_text].join('\n')));
}

const directoryTitle =
  /(?<!\p{L})(?:(?:business|company|web|link|local) directory|yellow pages|white pages|branchenbuch|branchenverzeichnis|firmenverzeichnis|gelbe seiten|webkatalog|annuaire|pages jaunes|p[áa]ginas amarillas|directorio de empresas|pagine gialle|elenco aziende|bedrijvengids|gouden gids|telefoonboek|gule sider|gula sidorna|f[öo]retagskatalog|firmakatalog|katalog firm|panorama firm|lista telef[oô]nica|guia de empresas|katalog (?:stránek|firem)|zlaté stránky|cégjegyzék|каталог (?:сайтов|компаний|предприятий|фирм)|жёлтые страницы)(?!\p{L})/iu;

/** Directories resemble all the companies they list; they are shown only to a caller who looks for directories. */
export const isDirectory = ({ title }: { readonly title: string | null }): boolean =>
  title !== null && directoryTitle.test(title);
