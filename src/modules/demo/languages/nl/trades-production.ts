import { trade } from '../language.ts';
export const productionTrades = {
  farm: trade(
    'Boerderij',
    'Biologische landbouw, veeteelt en bos',
    [
      'Biologische groenten',
      'Melkveehouderij',
      'Akkerbouw',
      'Bosbouw',
      'Imkerij',
      'Rondleidingen op de boerderij',
    ],
    [
      'Onze boerderij is al vijf generaties van dezelfde familie.',
      'We telen zonder kunstmest, en het vee loopt van april tot november buiten.',
    ],
  ),
  biotech: trade(
    'Biotech',
    'Biotechnologie voor nieuwe geneesmiddelen',
    [
      'Geneesmiddelenonderzoek',
      'Klinische studies',
      'Antilichamen',
      'Farmaceutische productie',
      'Celtherapie',
      'Registratie van geneesmiddelen',
    ],
    [
      'Ons biotechbedrijf ontwikkelt antilichamen tegen zeldzame ziekten.',
      'Twee kandidaten zijn in klinische studies, en beide begonnen aan dezelfde labtafel.',
    ],
  ),
  church: trade(
    'Parochie',
    'Een kerk en parochie voor iedereen',
    ['Zondagse kerkdienst', 'Dopen', 'Kerkelijke huwelijken', 'Bijbelkring', 'Jeugdwerk', 'Pastorale zorg'],
    [
      'Onze kerk viert elke zondag om tien uur een dienst, en de koffie daarna duurt tot de middag.',
      'De dominee is er voor iedereen die gelooft, twijfelt of gewoon wil praten.',
    ],
  ),
  recycling: trade(
    'Recycling',
    'Recycling en afvalverwerking voor een schoon milieu',
    ['Afvalverwerking', 'Containerverhuur', 'Oud ijzer', 'Oud papier', 'Gevaarlijk afval', 'Milieuadvies'],
    [
      'Onze recyclinginstallatie sorteert tachtig ton afval per dag.',
      'Containers komen de dag na uw bestelling, en u hoort wat er met de inhoud is gebeurd.',
    ],
  ),
  games: trade(
    'Games',
    'Gamestudio voor videogames en hun spelers',
    [
      'Pc-games',
      'Mobiele games',
      'Esports-toernooien',
      'Bordspellen',
      'Game-ontwikkeling',
      'Spelerscommunity',
    ],
    [
      'Onze gamestudio heeft negen videogames uitgebracht, vier miljoen keer uitgespeeld.',
      'Elke maand nodigen we gamers uit om levels te proberen die nog niet af zijn.',
    ],
  ),
  marketplace: trade(
    'Marktplaats',
    'Gratis advertenties en tweedehands vondsten',
    [
      'Advertentie plaatsen',
      'Tweedehands fietsen',
      'Meubeladvertenties',
      'Voertuigadvertenties',
      'Kopersbescherming',
      'Verkopersaccount',
    ],
    [
      'Onze marktplaats brengt particuliere kopers en verkopers samen, met zestigduizend advertenties per maand.',
      'Een advertentie plaatsen duurt twee minuten, en elke advertentie wordt gecontroleerd.',
    ],
  ),
  chemicals: trade(
    'Chemie',
    'Fabrikant van chemicaliën, kunststoffen en coatings',
    [
      'Industriële chemicaliën',
      'Kunststofgranulaat',
      'Coatings en harsen',
      'Lijmen',
      'Loonmengen',
      'Laboratoriumanalyse',
    ],
    [
      'Onze chemicaliën zitten in verf, lijm en kunststoffen op het hele continent.',
      'De chemici in ons laboratorium passen elk recept aan de machine van de klant aan.',
    ],
  ),
  electronics: trade(
    'Elektronica',
    'Fabrikant van elektronische componenten en sensoren',
    [
      'Printplaatassemblage',
      'Sensoren',
      'Ledmodules',
      'Kabelassemblage',
      'Voedingen',
      'Elektronica-ontwikkeling',
    ],
    [
      'Onze elektronica wordt op drie lijnen gemaakt, van één printplaat tot grote series.',
      'Onze sensoren meten op plekken waar niemand wil staan.',
    ],
  ),
  printing: trade(
    'Drukkerij',
    'Drukkerij voor verpakkingen, boeken en posters',
    ['Offsetdruk', 'Digitaal drukwerk', 'Vouwdozen', 'Etiketten', 'Boekbinden', 'Grootformaat posters'],
    [
      'Onze drukpersen draaien in twee ploegen en ruiken nog naar inkt.',
      'Van honderd visitekaartjes tot een miljoen vouwdozen: verpakking is ons tweede vak.',
    ],
  ),
  research: trade(
    'Onderzoeksinstituut',
    'Onderzoeksinstituut voor klimaat en materialen',
    [
      'Klimaatonderzoek',
      'Materiaalkunde',
      'Laboratoriumdiensten',
      'Wetenschappelijke publicaties',
      'Promotieprogramma',
      'Openbare lezingen',
    ],
    [
      'Onze wetenschappers publiceren zestig artikelen per jaar en maken alle data openbaar.',
      'Het instituut doet onderzoek met universiteiten op vier continenten en met de school naast de deur.',
    ],
  ),
};
