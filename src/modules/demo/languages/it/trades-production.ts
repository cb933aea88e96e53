import { trade } from '../language.ts';
export const productionTrades = {
  farm: trade(
    'Azienda agricola',
    'Agricoltura biologica, allevamento e bosco',
    [
      'Ortaggi biologici',
      'Allevamento da latte',
      'Coltivazione di cereali',
      'Gestione forestale',
      'Apicoltura',
      'Visite in fattoria',
    ],
    [
      'La nostra azienda agricola è della stessa famiglia da cinque generazioni.',
      'Coltiviamo senza concimi chimici e il bestiame pascola all’aperto da aprile a novembre.',
    ],
  ),
  biotech: trade(
    'Biotech',
    'Biotecnologie per nuovi farmaci',
    [
      'Ricerca farmacologica',
      'Studi clinici',
      'Anticorpi',
      'Produzione farmaceutica',
      'Terapia cellulare',
      'Affari regolatori',
    ],
    [
      'La nostra società di biotecnologie sviluppa anticorpi contro le malattie rare.',
      'Due farmaci sono in sperimentazione clinica, nati sullo stesso bancone.',
    ],
  ),
  church: trade(
    'Parrocchia',
    'Una chiesa e una parrocchia aperte a tutti',
    [
      'Messa domenicale',
      'Battesimi',
      'Matrimoni religiosi',
      'Gruppo biblico',
      'Oratorio',
      'Ascolto spirituale',
    ],
    [
      'La nostra parrocchia celebra la messa ogni domenica alle dieci, e il caffè dura fino a mezzogiorno.',
      'Il parroco c’è per tutti, per chi crede, per chi dubita e per chi vuole solo parlare.',
    ],
  ),
  recycling: trade(
    'Riciclo',
    'Riciclo e gestione dei rifiuti per l’ambiente',
    [
      'Smaltimento rifiuti',
      'Noleggio container',
      'Rottami metallici',
      'Riciclo della carta',
      'Rifiuti pericolosi',
      'Consulenza ambientale',
    ],
    [
      'Il nostro impianto di riciclaggio separa ottanta tonnellate di rifiuti al giorno.',
      'I container arrivano il giorno dopo, e saprai che fine ha fatto il contenuto.',
    ],
  ),
  games: trade(
    'Giochi',
    'Studio di videogiochi e la sua comunità',
    [
      'Giochi per PC',
      'Giochi mobile',
      'Tornei di esport',
      'Giochi da tavolo',
      'Sviluppo di videogiochi',
      'Comunità di giocatori',
    ],
    [
      'Il nostro studio ha pubblicato nove videogiochi, completati quattro milioni di volte.',
      'Ogni mese invitiamo i giocatori a provare livelli non ancora finiti.',
    ],
  ),
  marketplace: trade(
    'Annunci',
    'Annunci gratuiti e compravendita dell’usato',
    [
      'Pubblica un annuncio',
      'Biciclette usate',
      'Annunci di mobili',
      'Annunci di veicoli',
      'Protezione acquirenti',
      'Conto venditore',
    ],
    [
      'Il nostro sito di annunci unisce venditori e acquirenti privati: sessantamila annunci al mese.',
      'Pubblicare un annuncio richiede due minuti, e ognuno viene controllato.',
    ],
  ),
  chemicals: trade(
    'Chimica',
    'Produttore di prodotti chimici, plastiche e vernici',
    [
      'Prodotti chimici industriali',
      'Compound plastici',
      'Resine e rivestimenti',
      'Adesivi',
      'Miscelazione conto terzi',
      'Analisi di laboratorio',
    ],
    [
      'I nostri prodotti chimici sono nelle vernici, negli adesivi e nelle plastiche di tutto il continente.',
      'I chimici del nostro laboratorio adattano ogni formula alla macchina del cliente.',
    ],
  ),
  electronics: trade(
    'Elettronica',
    'Produttore di componenti elettronici e sensori',
    ['Schede elettroniche', 'Sensori', 'Moduli LED', 'Cablaggi', 'Alimentatori', 'Sviluppo elettronico'],
    [
      'La nostra elettronica nasce su tre linee, dal prototipo alla grande serie.',
      'I nostri sensori misurano dove nessuno vorrebbe stare.',
    ],
  ),
  printing: trade(
    'Tipografia',
    'Tipografia per imballaggi, libri e manifesti',
    [
      'Stampa offset',
      'Stampa digitale',
      'Astucci pieghevoli',
      'Etichette',
      'Legatoria',
      'Manifesti di grande formato',
    ],
    [
      'Le nostre macchine da stampa lavorano su due turni e profumano ancora d’inchiostro.',
      'Da cento biglietti da visita a un milione di imballaggi: il packaging è il nostro secondo mestiere.',
    ],
  ),
  research: trade(
    'Istituto di ricerca',
    'Istituto di ricerca su clima e materiali',
    [
      'Ricerca sul clima',
      'Scienza dei materiali',
      'Servizi di laboratorio',
      'Pubblicazioni scientifiche',
      'Dottorato',
      'Conferenze pubbliche',
    ],
    [
      'I nostri ricercatori pubblicano sessanta articoli l’anno e rendono pubblici tutti i dati.',
      'L’istituto collabora con università di quattro continenti e con la scuola accanto.',
    ],
  ),
};
