import { trade } from '../language.ts';
export const leisureTrades = {
  bakery: trade(
    'Panificio',
    'Panificio e pasticceria artigianale',
    [
      'Pane a lievitazione naturale',
      'Cornetti al burro',
      'Torte nuziali',
      'Pane di segale',
      'Dolci di stagione',
      'Cesti per la colazione',
    ],
    [
      'I nostri panettieri cominciano alle due di notte perché il pane sia ancora caldo all’apertura.',
      'La farina viene dal mulino vicino e il nostro lievito madre è più anziano di quasi tutta la squadra.',
    ],
  ),
  restaurant: trade(
    'Ristorante',
    'Ristorante con cucina di stagione',
    [
      'Menù di pranzo',
      'Menù degustazione',
      'Sala privata',
      'Abbinamento vini',
      'Brunch domenicale',
      'Prenotazione tavoli',
    ],
    [
      'Il nostro chef scrive il menù ogni martedì, dopo un giro al mercato.',
      'La sala ospita quaranta persone; d’estate altre venti trovano posto sotto i tigli.',
    ],
  ),
  winery: trade(
    'Cantina',
    'Cantina con vini delle nostre vigne',
    [
      'Visite in vigna',
      'Degustazioni di vino',
      'Vini rossi',
      'Vini bianchi',
      'Spumanti',
      'Giornate di vendemmia',
    ],
    [
      'Le nostre viti crescono su pendii così ripidi che la vendemmia si fa tutta a mano.',
      'Ogni bottiglia di vino è pigiata, affinata e imbottigliata nella nostra cantina.',
    ],
  ),
  hotel: trade(
    'Hotel',
    'Hotel accogliente con camere di charme',
    [
      'Camere doppie',
      'Suite familiari',
      'Colazione a buffet',
      'Weekend benessere',
      'Sale riunioni',
      'Soggiorni lunghi',
    ],
    [
      'Il nostro hotel ha ventisei camere, ognuna arredata da un falegname diverso.',
      'Gli ospiti vengono per le notti tranquille e parlano per anni della colazione.',
    ],
  ),
  travel: trade(
    'Viaggi',
    'Agenzia viaggi e tour guidati',
    [
      'Weekend in città',
      'Vacanze di trekking',
      'Vacanze in famiglia',
      'Viaggi in treno',
      'Viaggi di gruppo',
      'Prenotazione voli',
    ],
    [
      'I nostri consulenti di viaggio hanno dormito in ogni hotel che consigliano.',
      'Ogni viaggio comprende un numero a cui qualcuno risponde giorno e notte.',
    ],
  ),
  events: trade(
    'Eventi',
    'Organizzazione di matrimoni ed eventi',
    [
      'Organizzazione matrimoni',
      'Eventi aziendali',
      'Feste di compleanno',
      'Palco e luci',
      'Catering per eventi',
      'Decorazioni floreali',
    ],
    [
      'Le nostre wedding planner pensano a tutto, dalla prima idea all’ultimo ballo.',
      'Conosciamo ogni villa e ogni sala della regione dove festeggiare un matrimonio.',
    ],
  ),
  fitness: trade(
    'Palestra',
    'Palestra per tutte le età',
    [
      'Personal training',
      'Corsi di yoga',
      'Allenamento della forza',
      'Corsi di spinning',
      'Ginnastica posturale',
      'Abbonamenti',
    ],
    [
      'La nostra palestra è aperta dal mattino alla sera, con un istruttore sempre in sala.',
      'Ogni nuovo iscritto riceve un piano di allenamento su misura per la sua settimana.',
    ],
  ),
  beauty: trade(
    'Centro estetico',
    'Parrucchieri e trattamenti di bellezza',
    [
      'Tagli di capelli',
      'Colore',
      'Trattamenti viso',
      'Manicure e pedicure',
      'Acconciature da sposa',
      'Massaggi',
    ],
    [
      'Le nostre parrucchiere ed estetiste si aggiornano a ogni stagione.',
      'Usiamo cosmetici vegani senza microplastiche, che puoi anche acquistare in salone.',
    ],
  ),
  photography: trade(
    'Fotografia',
    'Fotografia che racconta la tua storia',
    [
      'Fotografia di matrimonio',
      'Ritratti',
      'Ritratti aziendali',
      'Fotografia di prodotto',
      'Servizi di famiglia',
      'Ritocco fotografico',
    ],
    [
      'Il nostro studio fotografico ha luce da nord e un giardino per i ritratti al tramonto.',
      'Ogni fotografo ha il suo stile; insieme copriamo qualsiasi occasione.',
    ],
  ),
  theatre: trade(
    'Teatro',
    'Teatro, concerti e letture',
    [
      'Spettacoli teatrali',
      'Concerti da camera',
      'Teatro per bambini',
      'Letture d’autore',
      'Laboratori teatrali',
      'Abbonamenti di stagione',
    ],
    [
      'La nostra compagnia porta in scena sei nuovi spettacoli ogni stagione.',
      'Nella sala piccola musicisti e attori provano ciò che i grandi teatri non osano.',
    ],
  ),
};
