import type { Sentences } from '../language.ts';
export const sentences: Sentences = {
  titles: ['{c} | {h}', '{h} {in} – {c}', '{c} – {S} en meer {in}', '{c} {city}: {h}'],
  descriptions: [
    '{h} {in}. {c} biedt {s}, {s2} en persoonlijk advies sinds {y}.',
    '{c} {in}: {s}, {s2} en een team dat luistert. Bel ons of kom langs.',
    'Op zoek naar {s} {in}? {c} is sinds {y} het vertrouwde adres voor {s2}.',
  ],
  leads: [
    'Sinds {y} komen mensen {in} bij {c} voor {s} en {s2}, en voor iemand die de tijd neemt om te luisteren.',
    'Wij zijn een klein team {in} met één doel: werk dat u graag aan uw vrienden aanbeveelt.',
    'Van {s} tot {s2}: {c} staat voor ervaring, eerlijke prijzen en een vriendelijk gezicht.',
    'Goed werk vraagt zorg. Daarom liggen {s} en {s2} bij ons in handen van mensen die van hun vak houden.',
  ],
  about: [
    '{c} werd in {y} opgericht door {p}, met één kamer en een geleende bestelwagen. Vandaag zijn we met {n} mensen, en we nemen nog altijd zelf de telefoon op.',
    'Wat begon als een familieproject {in} is uitgegroeid tot een bedrijf waarop buren, ondernemers en bezoekers rekenen. Onze klanten kennen ons bij naam.',
    'Kwaliteit is voor ons een gewoonte. Iedereen in het team leert het vak vanaf de basis, en {p} controleert persoonlijk wat het huis verlaat.',
    'Ons adres is {city}, maar de klanten komen uit de hele regio. Velen zijn al meer dan tien jaar bij ons, en dat is het mooiste compliment.',
    'Duurzaamheid is voor ons geen slogan. We kopen dichtbij in, repareren voordat we vervangen en publiceren de resultaten elk jaar in het {w}-rapport.',
    'In {y} had niemand gedacht dat het idee {w} ooit een heel bedrijf zou dragen. Dat doet het, omdat onze mensen er hun hart in leggen.',
  ],
  serviceBlurbs: [
    'Vraag ons naar {s}: we leggen uit wat er mogelijk is, wat het kost en wanneer het klaar is.',
    'Bij {s} houden we het eenvoudig: eerst luisteren, dan zorgvuldig plannen en op tijd leveren.',
    '{S} zoals het hoort: met duidelijke stappen en één persoon die u van begin tot eind begeleidt.',
    'Na meer dan {n} projecten kennen we {s} door en door.',
    'Of het nu de eerste of de vijftigste keer is: {s} begint bij {c} altijd met een gesprek.',
    'Hier werken we volgens de {w}-methode, in eigen huis ontwikkeld en in de loop der jaren verfijnd.',
  ],
  productBlurbs: [
    'De lijn {w} wordt in kleine hoeveelheden gemaakt en met de hand gecontroleerd.',
    'Vanaf de eerste dag de favoriet van onze klanten, en een mooi cadeau.',
    'Duurzaam, makkelijk in onderhoud en binnen twee werkdagen verzonden.',
    'Nieuw dit seizoen: onze editie {w}, die u nergens anders vindt.',
  ],
  quotes: [
    'Van het eerste telefoontje tot het laatste detail ging alles zoals afgesproken. Ik ga nergens anders meer heen.',
    'Vriendelijk, snel en eerlijk. {p} nam de tijd om elke stap uit te leggen, en het resultaat spreekt voor zich.',
    'We hadden twee andere bedrijven geprobeerd voordat we {c} vonden. Wat een verschil!',
    'Ik kwam voor een offerte en bleef voor de mensen. Een aanrader voor iedereen {in}.',
    'Eerlijke prijs, netjes gewerkt, en een week later belden ze zelfs of we tevreden waren.',
    'Je merkt meteen dat ze dit al jaren doen. Inmiddels gaat de hele familie naar {c}.',
  ],
  questions: [
    [
      'Hoe maak ik een afspraak?',
      'Bel ons, stuur een e-mail of gebruik het formulier op deze pagina. U hoort binnen één werkdag van ons.',
    ],
    [
      'Werken jullie ook buiten {city}?',
      'Ja, in de hele regio. Voor grotere afstanden spreken we vooraf een eerlijk tarief af.',
    ],
    [
      'Wat kost het?',
      'Dat hangt af van wat u nodig hebt. Na een kort gesprek sturen we een gratis offerte op papier.',
    ],
    [
      'Hoe lang duurt het?',
      'De meeste opdrachten zijn binnen twee weken klaar. Als het haast heeft, vinden we een weg.',
    ],
    ['Hoe kan ik betalen?', 'Met overschrijving, pin of contant. Bedrijven kunnen op rekening betalen.'],
    ['Kan ik mijn afspraak verzetten?', 'Tot 48 uur van tevoren kost dat niets. Een kort bericht is genoeg.'],
  ],
  steps: [
    ['Kennismaken', 'Vertel ons wat u van plan bent. Het eerste gesprek is gratis en vrijblijvend.'],
    ['Een heldere offerte', 'Binnen drie dagen krijgt u een aanbod dat u zonder woordenboek begrijpt.'],
    ['Aan de slag', 'Eén vaste contactpersoon houdt u op de hoogte, van de eerste tot de laatste dag.'],
    ['Het resultaat', 'We zijn pas klaar als u tevreden bent.'],
  ],
  posts: [
    [
      '{S}: vijf dingen die u moet weten',
      'We krijgen de vraag bijna elke dag. Dit zijn de vijf antwoorden die het meest helpen.',
    ],
    [
      'Achter de schermen met {p}',
      'Hoe ziet een gewone dag bij {c} eruit? We volgden {p} van de vroege ochtend tot sluitingstijd.',
    ],
    [
      'Ons jaar {in}: een terugblik',
      'Nieuwe collega’s, een grotere werkplaats en het project {w}: deze momenten zullen we onthouden.',
    ],
    [
      '{S}: waarom een tweede blik loont',
      'Het staat bekend als ingewikkeld. Dat is het niet, als je drie eenvoudige regels kent.',
    ],
    [
      'Bezoek ons op de beurs {w}',
      'U vindt ons op stand {n}. De koffie is van ons, en voor iedereen is er een kleine verrassing.',
    ],
    [
      '{S}: de meest gemaakte fouten',
      'Iedereen maakt ze, weinigen praten erover. Zo voorkomt u de duurste vanaf het begin.',
    ],
  ],
  roles: [
    'Oprichter',
    'Directie',
    'Klantenservice',
    'Hoofd werkplaats',
    'Kantoormanager',
    'Projectleider',
    'Leerling',
    'Kwaliteit',
  ],
  invitations: [
    'Wij staan klaar: vertel ons wat u nodig hebt.',
    'Kom bij ons langs {in}. De koffie staat altijd klaar.',
    'Laten we vrijblijvend over uw plannen praten.',
  ],
  newsletter: 'Nieuws, data en aanbiedingen van {c}, één keer per maand en nooit vaker.',
  cookies:
    'Wij gebruiken cookies om deze site te laten werken en om te begrijpen hoe hij wordt gebruikt. U bepaalt welke u toestaat.',
  plans: [
    ['Basis', 'Alles wat u nodig hebt om te beginnen'],
    ['Standaard', 'Onze populairste keuze'],
    ['Premium', 'Voor wie alles wil'],
  ],
};
