import { trade } from '../language.ts';
export const businessTrades = {
  law: trade(
    'Advocaten',
    'Advocaten die duidelijke taal spreken',
    ['Arbeidsrecht', 'Familierecht', 'Contractenrecht', 'Erfrecht', 'Huurrecht', 'Ondernemingsrecht'],
    [
      'Onze advocaten staan particulieren en bedrijven bij voor elke rechtbank in het land.',
      'In het eerste gesprek zegt de advocaat eerlijk of procederen zin heeft.',
    ],
  ),
  accounting: trade(
    'Accountants',
    'Accountant en belastingadvies voor kleine bedrijven',
    [
      'Boekhouding',
      'Jaarrekening',
      'Belastingaangifte',
      'Salarisadministratie',
      'Startersadvies',
      'Btw-aangifte',
    ],
    [
      'Onze accountants werken voor ambachtslieden, praktijken en jonge bedrijven.',
      'Bonnetjes gaan in de app, vragen naar een belastingadviseur die u kent.',
    ],
  ),
  insurance: trade(
    'Verzekeringen',
    'Verzekeringen die bij uw leven passen',
    [
      'Woonverzekering',
      'Autoverzekering',
      'Levensverzekering',
      'Aansprakelijkheidsverzekering',
      'Bedrijfsverzekering',
      'Schadeservice',
    ],
    [
      'Als onafhankelijk verzekeringskantoor vergelijken we meer dan veertig verzekeraars.',
      'Als er iets gebeurt, regelen wij de schade en u uw leven.',
    ],
  ),
  finance: trade(
    'Vermogensbeheer',
    'Financieel advies zonder kleine lettertjes',
    [
      'Pensioenadvies',
      'Beleggingsadvies',
      'Hypotheekadvies',
      'Vermogensbeheer',
      'Spaarplannen',
      'Nalatenschap',
    ],
    [
      'Onze financieel adviseurs worden door u betaald en door niemand anders.',
      'We plannen beleggingen in decennia en brengen elk kwartaal verslag uit.',
    ],
  ),
  consulting: trade(
    'Consultancy',
    'Organisatieadvies met beide benen op de grond',
    [
      'Strategieadvies',
      'Procesverbetering',
      'Verandermanagement',
      'Coaching van leidinggevenden',
      'Marktonderzoek',
      'Bedrijfsopvolging',
    ],
    [
      'Onze adviseurs hebben zelf bedrijven geleid voordat ze anderen adviseerden.',
      'Een adviestraject is klaar als de nieuwe manier van werken gewoon is geworden.',
    ],
  ),
  recruitment: trade(
    'Uitzendbureau',
    'Werving en selectie die mensen samenbrengt',
    [
      'Werving van directieleden',
      'Uitzendkrachten',
      'Vaste banen',
      'Salarisonderzoek',
      'Sollicitatiecoaching',
      'Vacaturebank',
    ],
    [
      'Onze recruiters spreken elke kandidaat voordat er een cv de deur uitgaat.',
      'Negen van de tien mensen werken na twee jaar nog bij dezelfde werkgever.',
    ],
  ),
  marketing: trade(
    'Reclamebureau',
    'Marketingbureau voor merken met karakter',
    [
      'Merkstrategie',
      'Social media marketing',
      'Zoekmachineoptimalisatie',
      'Reclamecampagnes',
      'Contentmarketing',
      'Webdesign',
    ],
    [
      'Ons reclamebureau maakt van ingewikkelde producten verhalen die mensen doorvertellen.',
      'We meten elke campagne en laten ook de cijfers zien die pijn doen.',
    ],
  ),
  security: trade(
    'Beveiliging',
    'Beveiliging en alarmsystemen',
    [
      'Alarmsystemen',
      'Camerabewaking',
      'Beveiligers',
      'Toegangscontrole',
      'Evenementenbeveiliging',
      'Alarmopvolging',
    ],
    [
      'Onze beveiligers zijn gediplomeerd, getraind in eerste hulp en bekend bij onze klanten.',
      'De meldkamer beantwoordt elk alarm binnen veertig seconden.',
    ],
  ),
  cleaning: trade(
    'Schoonmaak',
    'Schoonmaakbedrijf voor kantoren en woningen',
    [
      'Kantoorschoonmaak',
      'Glasbewassing',
      'Dieptereiniging',
      'Tapijtreiniging',
      'Trappenhuizen',
      'Schoonmaak na verhuizing',
    ],
    [
      'Onze schoonmaakteams komen wanneer het u uitkomt, met eigen materiaal.',
      'We werken met ecologische middelen en betalen ruim boven het minimumloon.',
    ],
  ),
  publisher: trade(
    'Uitgeverij',
    'Nieuws, tijdschriften en boeken van een onafhankelijke uitgever',
    [
      'Dagelijks nieuws',
      'Regionaal magazine',
      'Non-fictie boeken',
      'Reportages',
      'Podcasts',
      'Lezersbrieven',
    ],
    [
      'Onze redactie schrijft zeven dagen per week over politiek, cultuur en het dagelijks leven.',
      'Het tijdschrift en de boeken worden gemaakt door journalisten die nog op pad gaan.',
    ],
  ),
};
