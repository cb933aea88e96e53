/** Whether a sentence names the company or speaks of "us". */
export const speaksOfItself = (sentence: string, name: string | null): boolean =>
  ITSELF.test(sentence) || (name !== null && sentence.toLowerCase().includes(name.toLowerCase()));

const ITSELF =
  /(?<!\p{L})(?:we|our|us|company|firm|business|organi[sz]ation|association|school|club|wir|unser\p{L}*|unternehmen|firma|betrieb|verein|praxis|kanzlei|nous|notre|société|entreprise|association|maison|cabinet|empresa|compañía|nosotros|nuestr[ao]|asociación|azienda|impresa|società|studio|ditta|noi|nostr[ao]|associação|nossa|bedrijf|onderneming|wij|ons|onze|stichting|företaget|vi|vår[at]?|virksomhed\p{L}*|selskapet|bedriften|foreningen|yritys|yhtiö|yhdistys|spółka|fundacja|stowarzyszenie|nasz\p{L}*|společnost|naše|spoločnosť|cég\p{L}*|vállalkozás\p{L}*|compania|asociația|компания|фирма|предприятие|мы|наш\p{L}*|компанія|підприємство|дружество\p{L}*|фирмата|şirket\p{L}*|firmamız|ured|tvrtka|podjetje|preduzeće|εταιρεία)(?!\p{L})/iu;
