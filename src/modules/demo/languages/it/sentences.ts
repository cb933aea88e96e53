import type { Sentences } from '../language.ts';
export const sentences: Sentences = {
  titles: ['{c} | {h}', '{h} {in} – {c}', '{c} – {S} e molto altro {in}', '{c} {city}: {h}'],
  descriptions: [
    '{h} {in}. {c} offre {s}, {s2} e una consulenza personale dal {y}.',
    '{c} {in}: {s}, {s2} e una squadra che sa ascoltare. Chiamaci o vieni a trovarci.',
    'Cerchi {s} {in}? {c} è il punto di riferimento dal {y}.',
  ],
  leads: [
    'Dal {y} si viene da {c} per {s} e {s2}, e perché qui c’è sempre qualcuno che ascolta.',
    'Siamo una piccola squadra {in} con un solo obiettivo: un lavoro che avrai voglia di consigliare agli amici.',
    'Da {s} a {s2}: {c} mette esperienza, prezzi onesti e un sorriso in tutto quello che fa.',
    'Il buon lavoro richiede cura. Per questo {c} affida ogni incarico a persone che amano il proprio mestiere.',
  ],
  about: [
    '{c} è stata fondata nel {y} da {p}, con una sola stanza e un furgone preso in prestito. Oggi siamo in {n} e rispondiamo ancora noi al telefono.',
    'Quello che era nato come un progetto di famiglia {in} è oggi un’azienda su cui contano vicini, imprese e visitatori. I clienti ci conoscono per nome.',
    'Per noi la qualità è un’abitudine. Ognuno impara il mestiere dalle basi, e {p} controlla di persona tutto ciò che esce dalla nostra casa.',
    'La nostra sede è {city}, ma i clienti arrivano da tutta la regione. Molti sono con noi da più di dieci anni, ed è il complimento più bello.',
    'La sostenibilità non è uno slogan. Compriamo vicino, ripariamo prima di sostituire e ogni anno pubblichiamo i risultati nel rapporto {w}.',
    'Nel {y} nessuno avrebbe immaginato che l’idea {w} avrebbe sostenuto un’intera azienda. Succede, perché le nostre persone ci mettono il cuore.',
  ],
  serviceBlurbs: [
    'Chiedici pure: ti spieghiamo che cosa è possibile, quanto costa e quando sarà pronto.',
    'Il nostro metodo è semplice: prima ascoltare, poi preparare con cura e consegnare nel giorno promesso.',
    'Passi chiari e una sola persona che ti accompagna dall’inizio alla fine.',
    'Con più di {n} progetti alle spalle, è una cosa che conosciamo a fondo.',
    'Che sia la prima volta o la cinquantesima, da {c} tutto comincia con una conversazione.',
    'Applichiamo il metodo {w}, nato in casa nostra e affinato negli anni.',
  ],
  productBlurbs: [
    'La linea {w} è prodotta in piccole quantità e controllata a mano prima di partire.',
    'La preferita dei nostri clienti fin dal primo giorno, e anche un bel regalo.',
    'Resistente, facile da curare e spedita entro due giorni lavorativi.',
    'Novità di stagione: la nostra edizione {w}, che non troverai altrove.',
  ],
  quotes: [
    'Dalla prima telefonata all’ultimo dettaglio è andato tutto come concordato. Non andrei da nessun’altra parte.',
    'Gentili, veloci e onesti. {p} si è preso il tempo di spiegare ogni passo, e il risultato parla da solo.',
    'Avevamo provato altre due ditte prima di trovare {c}. Che differenza!',
    'Ero venuta per un preventivo e sono rimasta per le persone. Consigliatissimi a tutti {in}.',
    'Prezzo giusto, lavoro curato, e dopo una settimana ci hanno anche richiamato per sapere se eravamo contenti.',
    'Si nota subito che lo fanno da anni. Ormai tutta la famiglia va da {c}.',
  ],
  questions: [
    [
      'Come prendo un appuntamento?',
      'Chiamaci, scrivi un’e-mail o usa il modulo di questa pagina. Rispondiamo entro un giorno lavorativo.',
    ],
    [
      'Lavorate anche fuori {city}?',
      'Sì, in tutta la regione. Per distanze maggiori concordiamo prima una tariffa onesta.',
    ],
    [
      'Quanto costa?',
      'Dipende da che cosa ti serve. Dopo un breve colloquio inviamo un preventivo scritto e gratuito.',
    ],
    [
      'Quanto tempo ci vuole?',
      'La maggior parte dei lavori è pronta in due settimane. Se è urgente, troveremo il modo.',
    ],
    ['Quali pagamenti accettate?', 'Bonifico, carta o contanti. Le aziende possono pagare con fattura.'],
    [
      'Posso spostare o annullare la prenotazione?',
      'Fino a 48 ore prima non costa nulla. Basta un breve messaggio.',
    ],
  ],
  steps: [
    ['Parliamone', 'Raccontaci la tua idea. Il primo colloquio è gratuito e senza impegno.'],
    ['Un preventivo chiaro', 'Entro tre giorni ricevi un’offerta che si capisce senza dizionario.'],
    ['Al lavoro', 'Una sola persona ti tiene informato, dal primo giorno all’ultimo.'],
    ['Il risultato', 'Il lavoro è finito solo quando sei contento tu.'],
  ],
  posts: [
    [
      '{S}: cinque cose da sapere',
      'Ce lo chiedono quasi ogni giorno. Ecco le cinque risposte che aiutano di più.',
    ],
    [
      'Dietro le quinte con {p}',
      'Com’è una giornata normale da {c}? Abbiamo seguito {p} dal mattino presto alla chiusura.',
    ],
    [
      'Il nostro anno {in}: uno sguardo indietro',
      'Nuovi colleghi, un laboratorio più grande e il progetto {w}: ecco i momenti che ricorderemo.',
    ],
    [
      '{S}: perché vale un secondo sguardo',
      'Si dice che sia complicato. Non lo è, se si seguono tre semplici regole.',
    ],
    [
      'Ci vediamo alla fiera {w}',
      'Siamo allo stand {n}. Il caffè lo offriamo noi, con una piccola sorpresa per ogni visitatore.',
    ],
    [
      '{S}: gli errori più comuni',
      'Li fanno tutti, pochi ne parlano. Come evitare i più costosi fin dall’inizio.',
    ],
  ],
  roles: [
    'Fondatrice',
    'Direzione',
    'Assistenza clienti',
    'Capo officina',
    'Amministrazione',
    'Responsabile progetti',
    'Apprendista',
    'Qualità',
  ],
  invitations: [
    'Quando vuoi: dicci di che cosa hai bisogno.',
    'Vieni a trovarci {in}. Il caffè è sempre pronto.',
    'Parliamo della tua idea, senza impegno.',
  ],
  newsletter: 'Notizie, date e offerte di {c}, una volta al mese e mai più spesso.',
  cookies:
    'Usiamo i cookie per far funzionare questo sito e per capire come viene usato. Decidi tu quali permettere.',
  plans: [
    ['Base', 'Tutto il necessario per cominciare'],
    ['Standard', 'La scelta più amata'],
    ['Premium', 'Per chi vuole tutto'],
  ],
};
