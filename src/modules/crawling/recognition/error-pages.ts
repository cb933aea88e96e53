import { FEW_WORDS, hasLittleText, isMostly, type Rule, SOME_WORDS, THIN_WORDS } from './rule.ts';

const HOST_SENTENCES = [
  '(?:account|website|site|domain) (?:has been |has |is |was )?(?:temporarily )?(?:suspended|disabled|deactivated|expired)',
  'website expired',
  'site not found',
  "there isn't a github pages site",
  "isn't connected to a website yet",
  "looks like this domain isn't connected",
  'no such app',
  'fastly error: unknown domain',
  'nosuchbucket',
  'error establishing a database connection',
  'this (?:shop|store) is (?:currently )?(?:unavailable|closed)',
  'domain not (?:configured|claimed|found)',
  'unknown domain',
  'project not found',
  'deployment (?:not found|has failed|_not_found)',
  'application error an error occurred',
  '(?:scheduled|undergoing|down for) maintenance',
  'maintenance mode',
  'bandwidth limit exceeded',
  'resource limit is reached',
  '^invalid url',
  'there has been a critical error on (?:this|your) website',
  "the page (?:you (?:are|were) looking for|you requested) (?:cannot|could not|can't) be found",
  'webseite (?:ist )?(?:vorübergehend|zurzeit|derzeit) nicht (?:erreichbar|verfügbar)',
  'wartungsarbeiten',
  'en maintenance',
  'en mantenimiento',
  'in manutenzione',
  'em manutenção',
  "site can(?:'t|not) be reached",
  'web app (?:you have attempted to reach )?is (?:currently )?stopped',
  '(?:erreur|fehler|errore|ошибка|błąd|hata) (?:http )?[45]\\d\\d',
  'service (?:est )?(?:temporairement|momentanément) indisponible',
  'servicio (?:temporalmente )?no disponible',
  'servizio (?:temporaneamente|momentaneamente) non disponibile',
];
const HOST_ERROR = new RegExp(HOST_SENTENCES.join('|'));

/** Messages that a program leaves on the page when it fails. */
const PROGRAM_ERROR =
  /(?:fatal|parse) error ?:.{0,400}(?: on line |\.php:)\d|^(?:error displaying the error page|sqlstate\[|traceback \(most recent call last\))|could not connect to (?:mysql|the database)/;

const TITLES =
  /^(?:(?:error |http(?: status)? )?(?:4\d\d|5\d\d)\b|not found|page not found|file not found|forbidden|access (?:denied|forbidden)|unauthorized|bad (?:gateway|request)|service (?:temporarily )?unavailable|gateway time-?out|internal server error|server error|error$|error \d|seite nicht gefunden|page non trouvée|página no encontrada|pagina non trovata|pagina niet gevonden|index of \/|directory listing|maintenance(?: mode)?$|wordpress › error|database error|temporarily unavailable|account suspended|website unavailable|site unavailable|wartung|invalid hostname|runtime error)/;

/** Errors, and sites that their host has suspended. */
export const errorPages: readonly Rule[] = [
  {
    kind: 'error_page',
    by: 'its host',
    when: ({ hops }) => /\/cgi-sys\/(?:suspendedpage|defaultwebpage)\.cgi/.test(hops.at(-1) ?? ''),
  },
  {
    kind: 'error_page',
    by: 'its host',
    when: isMostly(HOST_ERROR, FEW_WORDS),
  },
  {
    kind: 'error_page',
    by: 'its program',
    when: ({ words, text }) => words < SOME_WORDS && PROGRAM_ERROR.test(text),
  },
  {
    kind: 'error_page',
    by: 'its title',
    // If the status is not an error, the title may only look like one, so the page needs less text to count.
    when: (page) =>
      TITLES.test(page.title) && hasLittleText(page, page.status < 400 ? THIN_WORDS : FEW_WORDS),
  },
];
