import { trade } from '../language.ts';
export const societyTrades = {
  dentist: trade(
    'Studio dentistico',
    'Dentisti per denti sani e nervi calmi',
    [
      'Visite dentistiche',
      'Impianti dentali',
      'Sbiancamento dentale',
      'Ortodonzia',
      'Cura canalare',
      'Odontoiatria infantile',
    ],
    [
      'I nostri dentisti spiegano ogni passo e hanno tempo per i pazienti ansiosi.',
      'Il laboratorio odontotecnico è interno: una corona è pronta in giornata.',
    ],
  ),
  clinic: trade(
    'Ambulatorio medico',
    'Studio medico per tutta la famiglia',
    ['Medicina generale', 'Vaccinazioni', 'Check-up', 'Fisioterapia', 'Ecografie', 'Medicina dei viaggi'],
    [
      'I nostri medici e infermieri curano tre generazioni di pazienti.',
      'I casi acuti si vedono in giornata; per il resto prenoti la visita online.',
    ],
  ),
  pharmacy: trade(
    'Farmacia',
    'Farmacia e consigli per la tua salute',
    [
      'Farmaci su ricetta',
      'Omeopatia',
      'Calze a compressione',
      'Consigli per la pelle',
      'Consegna a domicilio',
      'Piani terapeutici',
    ],
    [
      'I nostri farmacisti controllano ogni ricetta e le interazioni tra farmaci.',
      'Ordinato entro mezzogiorno, il farmaco arriva nel pomeriggio.',
    ],
  ),
  vet: trade(
    'Clinica veterinaria',
    'Veterinari per cani, gatti e piccoli animali',
    [
      'Vaccini per animali',
      'Chirurgia veterinaria',
      'Igiene dentale per animali',
      'Visite ai cuccioli',
      'Radiografie ed ecografie',
      'Urgenze veterinarie',
    ],
    [
      'I nostri veterinari curano cani, gatti, conigli e ogni tanto una tartaruga molto paziente.',
      'Di notte c’è sempre qualcuno accanto agli animali operati.',
    ],
  ),
  school: trade(
    'Accademia',
    'Corsi e formazione per persone curiose',
    [
      'Corsi di lingua',
      'Corsi serali',
      'Preparazione agli esami',
      'Corsi online',
      'Formazione professionale',
      'Ripetizioni',
    ],
    [
      'I nostri insegnanti lavorano con classi piccole in cui ogni studente partecipa.',
      'Otto studenti su dieci ottengono il certificato al primo tentativo.',
    ],
  ),
  charity: trade(
    'Fondazione',
    'Un’associazione di volontariato che aiuta dove serve',
    [
      'Donazioni',
      'Volontariato',
      'Banco alimentare',
      'Aiuto ai rifugiati',
      'Progetti per i giovani',
      'Aiuti di emergenza',
    ],
    [
      'La nostra fondazione vive di donazioni e di duecento volontari.',
      'Il novantuno per cento di ogni donazione arriva a chi ne ha bisogno.',
    ],
  ),
  software: trade(
    'Software',
    'Software che ti toglie lavoro',
    [
      'Software in cloud',
      'Sviluppo di app',
      'Migrazione dati',
      'Integrazione API',
      'Sicurezza informatica',
      'Supporto tecnico',
    ],
    [
      'Il nostro software funziona nel browser e dialoga con gli altri programmi.',
      'Sviluppo, design e assistenza stanno in una stanza: una buona idea è online in una settimana.',
    ],
  ),
  fashion: trade(
    'Moda',
    'Abbigliamento e moda di origine equa',
    [
      'Abiti estivi',
      'Camicie di lino',
      'Maglioni',
      'Scarpe di pelle',
      'Cappotti invernali',
      'Borse e accessori',
    ],
    [
      'Il nostro abbigliamento è cucito in due laboratori di famiglia che visitiamo ogni anno.',
      'Fibre naturali, tagli senza tempo e riparazione di tutto ciò che vendiamo.',
    ],
  ),
  furniture: trade(
    'Arredamenti',
    'Mobili in legno massello',
    [
      'Tavoli da pranzo',
      'Librerie',
      'Divani e poltrone',
      'Letti e materassi',
      'Mobili da giardino',
      'Mobili da cucina',
    ],
    [
      'I nostri falegnami costruiscono mobili in rovere, frassino e noce stagionati due anni.',
      'In negozio puoi sederti e sdraiarti su tutto, per tutto il tempo che vuoi.',
    ],
  ),
  townhall: trade(
    'Comune',
    'Il sito ufficiale del comune',
    [
      'Servizi al cittadino',
      'Permessi edilizi',
      'Raccolta rifiuti',
      'Consiglio comunale',
      'Stato civile',
      'Albo pretorio',
    ],
    [
      'Il consiglio comunale si riunisce un giovedì su due, e ogni cittadino può assistere.',
      'Quasi tutte le pratiche si fanno online; per il resto il municipio è aperto cinque giorni a settimana.',
    ],
  ),
};
