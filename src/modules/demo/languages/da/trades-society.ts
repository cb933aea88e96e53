import { trade } from '../language.ts';
export const societyTrades = {
  dentist: trade(
    'Tandklinik',
    'Tandlæge til sunde tænder og rolige nerver',
    ['Tandeftersyn', 'Tandimplantater', 'Tandblegning', 'Tandregulering', 'Rodbehandling', 'Børnetandpleje'],
    [
      'Vores tandlæger tager sig tid til nervøse patienter og forklarer hvert skridt.',
      'Tandteknikeren er i huset, så en krone er klar samme dag.',
    ],
  ),
  clinic: trade(
    'Lægehus',
    'Lægehus for hele familien',
    ['Almen medicin', 'Vaccinationer', 'Helbredstjek', 'Fysioterapi', 'Ultralyd', 'Rejsemedicin'],
    [
      'Vores læger og sygeplejersker passer patienter i tre generationer.',
      'Akutte tilfælde ses samme dag; alle andre tider bestiller du online.',
    ],
  ),
  pharmacy: trade(
    'Apotek',
    'Apotek med råd til dit helbred',
    ['Receptmedicin', 'Homøopati', 'Støttestrømper', 'Hudpleje', 'Udbringning', 'Medicinkort'],
    [
      'Vores farmaceuter kontrollerer hver recept for samspil med anden medicin.',
      'Bestilt før middag, hos dig om eftermiddagen.',
    ],
  ),
  vet: trade(
    'Dyreklinik',
    'Dyrlæge for hunde, katte og smådyr',
    [
      'Vaccination af kæledyr',
      'Operation af dyr',
      'Tandpleje for dyr',
      'Hvalpekonsultation',
      'Røntgen og ultralyd',
      'Dyrlægevagt',
    ],
    [
      'Vores dyrlæger behandler hunde, katte, kaniner og af og til en meget tålmodig skildpadde.',
      'Om natten er der altid nogen hos de dyr, der er opereret.',
    ],
  ),
  school: trade(
    'Akademi',
    'Kurser og uddannelse for nysgerrige',
    ['Sprogkurser', 'Aftenskole', 'Eksamensforberedelse', 'Onlinekurser', 'Efteruddannelse', 'Lektiehjælp'],
    [
      'Vores lærere arbejder med små hold, hvor hver elev kommer til orde.',
      'Otte ud af ti elever består i første forsøg.',
    ],
  ),
  charity: trade(
    'Fond',
    'Velgørende forening, der hjælper, hvor der er brug for det',
    ['Donationer', 'Frivilligt arbejde', 'Fødevarebank', 'Flygtningehjælp', 'Ungdomsprojekter', 'Nødhjælp'],
    [
      'Vores forening lever af donationer og to hundrede frivillige.',
      'Enoghalvfems procent af hver donation når frem til dem, der har brug for den.',
    ],
  ),
  software: trade(
    'Software',
    'Software, der sparer dig for arbejde',
    ['Cloudsoftware', 'Appudvikling', 'Datamigrering', 'API-integration', 'IT-sikkerhed', 'Teknisk support'],
    [
      'Vores software kører i browseren og taler med dine andre værktøjer.',
      'Udvikling, design og support sidder i samme rum: en god idé er online på en uge.',
    ],
  ),
  fashion: trade(
    'Mode',
    'Tøj og mode med fair oprindelse',
    ['Sommerkjoler', 'Hørskjorter', 'Strikkede trøjer', 'Lædersko', 'Vinterfrakker', 'Tasker og tilbehør'],
    [
      'Vores tøj sys i to familieværksteder, som vi besøger hvert år.',
      'Naturfibre, tidløse snit og reparation af alt, hvad vi sælger.',
    ],
  ),
  furniture: trade(
    'Møbler',
    'Møbler i massivt træ',
    ['Spiseborde', 'Bogreoler', 'Sofaer og lænestole', 'Senge og madrasser', 'Havemøbler', 'Køkkenskabe'],
    [
      'Vores snedkere laver møbler af eg, ask og valnød, der har tørret i to år.',
      'I møbelbutikken må du sidde og ligge på det hele, så længe du vil.',
    ],
  ),
  townhall: trade(
    'Kommune',
    'Kommunens officielle hjemmeside',
    [
      'Borgerservice',
      'Byggetilladelser',
      'Affaldshentning',
      'Byrådsmøder',
      'Vielser og attester',
      'Offentlige høringer',
    ],
    [
      'Byrådet mødes hver anden torsdag, og alle borgere er velkomne til at lytte.',
      'De fleste sager klarer du online; rådhuset har åbent fem dage om ugen.',
    ],
  ),
};
