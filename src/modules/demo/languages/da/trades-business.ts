import { trade } from '../language.ts';
export const businessTrades = {
  law: trade(
    'Advokater',
    'Advokater, der taler et klart sprog',
    ['Ansættelsesret', 'Familieret', 'Kontraktret', 'Arveret', 'Lejeret', 'Selskabsret'],
    [
      'Vores advokater repræsenterer private og virksomheder ved alle landets domstole.',
      'Ved den første samtale siger advokaten ærligt, om en retssag kan betale sig.',
    ],
  ),
  accounting: trade(
    'Revision',
    'Revisor og skatterådgivning for små virksomheder',
    [
      'Bogføring',
      'Årsregnskab',
      'Selvangivelse',
      'Lønadministration',
      'Rådgivning til iværksættere',
      'Momsindberetning',
    ],
    [
      'Vores revisorer hjælper håndværkere, klinikker og unge virksomheder.',
      'Bilagene ryger i appen, spørgsmålene til en revisor, du kender.',
    ],
  ),
  insurance: trade(
    'Forsikring',
    'Forsikringer, der passer til dit liv',
    [
      'Indboforsikring',
      'Bilforsikring',
      'Livsforsikring',
      'Ansvarsforsikring',
      'Erhvervsforsikring',
      'Skadeshjælp',
    ],
    [
      'Som uafhængig forsikringsmægler sammenligner vi mere end fyrre selskaber.',
      'Når noget sker, tager vi os af skaden og du af dit liv.',
    ],
  ),
  finance: trade(
    'Formueforvaltning',
    'Finansiel rådgivning uden det med småt',
    [
      'Pensionsplanlægning',
      'Investeringsrådgivning',
      'Boliglån',
      'Formueforvaltning',
      'Opsparingsplaner',
      'Generationsskifte',
    ],
    [
      'Vores finansielle rådgivere betales af dig og ingen andre.',
      'Vi planlægger investeringer i årtier og aflægger regnskab hvert kvartal.',
    ],
  ),
  consulting: trade(
    'Rådgivning',
    'Virksomhedsrådgivning med begge ben på jorden',
    [
      'Strategirådgivning',
      'Procesforbedring',
      'Forandringsledelse',
      'Ledercoaching',
      'Markedsanalyser',
      'Ejerskifte',
    ],
    [
      'Vores konsulenter har selv ledet virksomheder, før de rådgav andre.',
      'Et konsulentprojekt slutter, når den nye måde at arbejde på er blevet hverdag.',
    ],
  ),
  recruitment: trade(
    'Vikarbureau',
    'Rekruttering, der bringer mennesker sammen',
    ['Lederrekruttering', 'Vikarer', 'Faste stillinger', 'Lønstatistik', 'Jobcoaching', 'Ledige job'],
    [
      'Vores rekrutteringskonsulenter taler med hver kandidat, før et cv sendes.',
      'Ni ud af ti er stadig i samme job efter to år.',
    ],
  ),
  marketing: trade(
    'Reklamebureau',
    'Reklamebureau for mærker med karakter',
    [
      'Brandstrategi',
      'Sociale medier',
      'Søgemaskineoptimering',
      'Reklamekampagner',
      'Indholdsmarkedsføring',
      'Webdesign',
    ],
    [
      'Vores reklamebureau gør indviklede produkter til historier, folk fortæller videre.',
      'Vi måler hver kampagne og viser også de tal, der gør ondt.',
    ],
  ),
  security: trade(
    'Vagt',
    'Vagtselskab og alarmsystemer',
    ['Alarmsystemer', 'Videoovervågning', 'Vagter', 'Adgangskontrol', 'Eventsikkerhed', 'Alarmpatrulje'],
    [
      'Vores vagter er godkendte, uddannet i førstehjælp og kendt af kunderne.',
      'Kontrolcentralen svarer på hver alarm inden for fyrre sekunder.',
    ],
  ),
  cleaning: trade(
    'Rengøring',
    'Rengøringsfirma til kontorer og hjem',
    ['Kontorrengøring', 'Vinduespolering', 'Hovedrengøring', 'Tæpperens', 'Trappevask', 'Flytterengøring'],
    [
      'Vores rengøringshold kommer, når det passer dig, med eget udstyr.',
      'Vi gør rent med miljømærkede midler og betaler godt over mindstelønnen.',
    ],
  ),
  publisher: trade(
    'Forlag',
    'Nyheder, magasiner og bøger fra et uafhængigt forlag',
    ['Dagens nyheder', 'Regionalt magasin', 'Fagbøger', 'Reportager', 'Podcasts', 'Læserbreve'],
    [
      'Vores redaktion skriver om politik, kultur og hverdag syv dage om ugen.',
      'Magasinet og bøgerne laves af journalister, der stadig tager ud.',
    ],
  ),
};
