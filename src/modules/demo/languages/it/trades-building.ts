import { trade } from '../language.ts';
export const buildingTrades = {
  realestate: trade(
    'Immobiliare',
    'Agenzia immobiliare per case e appartamenti',
    [
      'Case in vendita',
      'Appartamenti in affitto',
      'Valutazione immobili',
      'Amministrazione condomini',
      'Immobili commerciali',
      'Home staging',
    ],
    [
      'I nostri agenti immobiliari conoscono ogni via, ogni scuola e ogni prezzo onesto della città.',
      'Vendiamo quasi tutte le case in dieci settimane, fino alla consegna delle chiavi.',
    ],
  ),
  architecture: trade(
    'Architetti',
    'Studio di architettura per la vita quotidiana',
    [
      'Architettura residenziale',
      'Design d’interni',
      'Permessi di costruire',
      'Architettura in legno',
      'Ristrutturazione di edifici storici',
      'Direzione lavori',
    ],
    [
      'I nostri architetti disegnano prima a mano e costruiscono il modello prima di accendere il computer.',
      'Amiamo gli edifici antichi e li trattiamo come parenti: con rispetto e franchezza.',
    ],
  ),
  construction: trade(
    'Costruzioni',
    'Impresa edile per case solide',
    [
      'Costruzione di case',
      'Ristrutturazioni',
      'Opere in calcestruzzo',
      'Tetti e coperture',
      'Ampliamenti',
      'Opere civili',
    ],
    [
      'La nostra impresa edile lavora con i propri muratori, carpentieri e lattonieri.',
      'Duecento famiglie vivono in una casa costruita da noi.',
    ],
  ),
  plumbing: trade(
    'Idraulica',
    'Idraulici per bagno, riscaldamento ed emergenze',
    [
      'Rifacimento bagni',
      'Impianti di riscaldamento',
      'Riparazione caldaie',
      'Ricerca perdite',
      'Pompe di calore',
      'Idraulico urgente',
    ],
    [
      'I nostri idraulici rispondono a ogni ora, anche a Natale.',
      'Un tubo rotto non aspetta: ogni furgone porta i ricambi più comuni.',
    ],
  ),
  gardening: trade(
    'Giardini',
    'Giardinaggio e progettazione di giardini',
    [
      'Progettazione giardini',
      'Potatura alberi',
      'Cura del prato',
      'Laghetti naturali',
      'Terrazze e vialetti',
      'Taglio siepi',
    ],
    [
      'I nostri giardinieri pensano al decimo anno, quando gli alberi hanno trovato la loro forma.',
      'Dal balcone al parco: piantiamo ciò che piace al terreno e fa tornare le api.',
    ],
  ),
  metalworks: trade(
    'Carpenteria metallica',
    'Produttore di componenti metallici di precisione',
    ['Fresatura CNC', 'Lavorazione lamiera', 'Saldatura', 'Taglio laser', 'Prototipi', 'Finitura superfici'],
    [
      'La nostra fabbrica produce componenti metallici da uno a centomila pezzi.',
      'L’industria si affida a tolleranze che misuriamo in micron.',
    ],
  ),
  logistics: trade(
    'Trasporti',
    'Trasporti e logistica in tutta Europa',
    [
      'Trasporto su strada',
      'Magazzino',
      'Pratiche doganali',
      'Consegne espresse',
      'Trasporto marittimo',
      'Traslochi',
    ],
    [
      'I nostri camion percorrono quattro milioni di chilometri l’anno.',
      'In magazzino conserviamo, prepariamo e spediamo ciò che i nostri clienti vendono.',
    ],
  ),
  garage: trade(
    'Autofficina',
    'Officina auto e assistenza per tutte le marche',
    ['Tagliando auto', 'Freni', 'Cambio gomme', 'Carrozzeria e vernice', 'Diagnosi motore', 'Auto usate'],
    [
      'I nostri meccanici riparano ciò che si può riparare e ti mostrano il pezzo che non si è salvato.',
      'Mentre la tua auto è in officina, te ne prestiamo una gratis.',
    ],
  ),
  solar: trade(
    'Solare',
    'Energia solare per tetti e imprese',
    [
      'Pannelli fotovoltaici',
      'Batterie di accumulo',
      'Colonnine di ricarica',
      'Consulenza energetica',
      'Manutenzione impianti',
      'Elettricità verde',
    ],
    [
      'I nostri elettricisti hanno montato pannelli solari su più di tremila tetti.',
      'Un impianto fotovoltaico si ripaga in nove anni, e lo calcoliamo insieme.',
    ],
  ),
  telecom: trade(
    'Telecom',
    'Fibra e telefonia per il territorio',
    [
      'Internet in fibra',
      'Piani mobili',
      'Telefonia cloud',
      'Internet per aziende',
      'Installazione Wi-Fi',
      'Monitoraggio reti',
    ],
    [
      'La nostra rete in fibra collega paesi che le grandi compagnie telefoniche hanno dimenticato.',
      'Navighi a un gigabit e parli con un tecnico della tua zona.',
    ],
  ),
};
