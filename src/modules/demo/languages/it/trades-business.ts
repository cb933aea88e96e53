import { trade } from '../language.ts';
export const businessTrades = {
  law: trade(
    'Studio legale',
    'Avvocati che parlano chiaro',
    [
      'Diritto del lavoro',
      'Diritto di famiglia',
      'Diritto contrattuale',
      'Successioni',
      'Locazioni',
      'Diritto societario',
    ],
    [
      'I nostri avvocati assistono privati e imprese davanti a tutti i tribunali del paese.',
      'Nel primo colloquio l’avvocato ti dice onestamente se una causa ha senso.',
    ],
  ),
  accounting: trade(
    'Studio commercialista',
    'Commercialista e consulenza fiscale per piccole imprese',
    [
      'Contabilità',
      'Bilanci',
      'Dichiarazione dei redditi',
      'Buste paga',
      'Avvio d’impresa',
      'Dichiarazioni IVA',
    ],
    [
      'I nostri commercialisti seguono artigiani, studi medici e giovani imprese.',
      'Le ricevute vanno nell’app, le domande a un consulente fiscale che conosci di persona.',
    ],
  ),
  insurance: trade(
    'Assicurazioni',
    'Assicurazioni adatte alla tua vita',
    [
      'Assicurazione casa',
      'Assicurazione auto',
      'Assicurazione vita',
      'Responsabilità civile',
      'Polizze aziendali',
      'Gestione sinistri',
    ],
    [
      'Come broker assicurativi indipendenti confrontiamo per te più di quaranta compagnie.',
      'Quando succede qualcosa, noi seguiamo il sinistro e tu la tua vita.',
    ],
  ),
  finance: trade(
    'Consulenza finanziaria',
    'Consulenza finanziaria senza clausole nascoste',
    [
      'Previdenza',
      'Consulenza sugli investimenti',
      'Mutui',
      'Gestione patrimoniale',
      'Piani di risparmio',
      'Passaggio generazionale',
    ],
    [
      'I nostri consulenti finanziari sono pagati da te e da nessun altro.',
      'Pianifichiamo gli investimenti in decenni e ne rendiamo conto ogni trimestre.',
    ],
  ),
  consulting: trade(
    'Consulenza',
    'Consulenza aziendale con i piedi per terra',
    [
      'Consulenza strategica',
      'Ottimizzazione dei processi',
      'Gestione del cambiamento',
      'Coaching per dirigenti',
      'Analisi di mercato',
      'Successione aziendale',
    ],
    [
      'I nostri consulenti hanno guidato aziende prima di consigliarne altre.',
      'Un progetto di consulenza finisce quando il nuovo modo di lavorare è diventato abitudine.',
    ],
  ),
  recruitment: trade(
    'Selezione del personale',
    'Ricerca e selezione del personale',
    [
      'Ricerca di dirigenti',
      'Lavoro temporaneo',
      'Assunzioni',
      'Analisi retributive',
      'Orientamento al lavoro',
      'Offerte di lavoro',
    ],
    [
      'I nostri selezionatori incontrano ogni candidato prima di inviare un curriculum.',
      'Nove persone su dieci sono ancora nello stesso posto di lavoro dopo due anni.',
    ],
  ),
  marketing: trade(
    'Agenzia di comunicazione',
    'Agenzia di marketing per marchi con carattere',
    [
      'Strategia di marca',
      'Social media marketing',
      'Ottimizzazione SEO',
      'Campagne pubblicitarie',
      'Content marketing',
      'Web design',
    ],
    [
      'La nostra agenzia di marketing trasforma prodotti complicati in storie che si raccontano.',
      'Misuriamo ogni campagna e mostriamo anche i numeri che fanno male.',
    ],
  ),
  security: trade(
    'Sicurezza',
    'Servizi di sicurezza e sistemi di allarme',
    [
      'Sistemi di allarme',
      'Videosorveglianza',
      'Guardie giurate',
      'Controllo accessi',
      'Sicurezza eventi',
      'Pronto intervento',
    ],
    [
      'Le nostre guardie giurate sono autorizzate e formate al primo soccorso.',
      'La centrale operativa risponde a ogni allarme in quaranta secondi.',
    ],
  ),
  cleaning: trade(
    'Pulizie',
    'Impresa di pulizie per uffici e case',
    [
      'Pulizia uffici',
      'Pulizia vetri',
      'Pulizie a fondo',
      'Pulizia tappeti',
      'Pulizia condomini',
      'Pulizie dopo trasloco',
    ],
    [
      'Le nostre squadre di pulizie vengono all’ora che preferisci, con i propri attrezzi.',
      'Puliamo con prodotti ecologici e paghiamo ben più del minimo.',
    ],
  ),
  publisher: trade(
    'Editore',
    'Notizie, riviste e libri di un editore indipendente',
    ['Notizie del giorno', 'Rivista regionale', 'Saggistica', 'Reportage', 'Podcast', 'Lettere dei lettori'],
    [
      'La nostra redazione racconta politica, cultura e vita quotidiana sette giorni su sette.',
      'La rivista e i libri sono fatti da giornalisti che escono ancora a cercare le notizie.',
    ],
  ),
};
