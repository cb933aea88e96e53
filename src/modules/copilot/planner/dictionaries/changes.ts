import type { Language } from '../lexicon/meaning.ts';

/** Where in the app something can be changed. */
export type ChangePlace = 'lists' | 'monitors' | 'account' | 'keys' | 'history' | 'results';

interface ChangeWords {
  /** Words that ask for something to be made, changed or deleted. */
  readonly verbs: string;
  /** What belongs to somebody, by the place where it is kept. */
  readonly things: Readonly<Record<ChangePlace, string>>;
  /** Words that may stand before the verb of such a request, or between it and the thing. */
  readonly around: string;
}

/** Requests that would change something. The copilot only reads, so that it says where they can be done. */
export const changes: Readonly<Record<Language, ChangeWords>> = {
  en: {
    verbs:
      'delete, remove, change, edit, update, rename, create, make, add, save, store, cancel, close, share, set, reset, export, download, unsubscribe, subscribe, upgrade, invite, revoke, put, clear, send',
    things: {
      lists: 'list, lists, collection',
      monitors: 'alert, alerts, monitor, monitors, notification, notifications, webhook',
      account:
        'account, password, email address, e mail address, subscription, plan, profile picture, name, invoice, credits',
      keys: 'api key, api keys, key, keys, token',
      history: 'search, searches, history, query',
      results: 'these, them, those, results, companies, rows, all of them, everything',
    },
    around:
      'please, can, could, would, will, you, i, want, to, need, like, d, my, this, that, the, a, an, new, our, me, us, kindly, just, and, all, of, as, hey, hi',
  },
  de: {
    verbs:
      'lösche, löschen, lösch, entferne, entfernen, ändere, ändern, änder, bearbeite, bearbeiten, aktualisiere, aktualisieren, umbenennen, benenne, erstelle, erstellen, anlegen, lege, speichere, speichern, kündige, kündigen, schließe, teile, teilen, exportiere, exportieren, herunterladen, lade, setze, zurücksetzen, hinzufügen, füge, schicke, sende',
    things: {
      lists: 'liste, listen, merkliste',
      monitors: 'alarm, alarme, benachrichtigung, benachrichtigungen, monitor, überwachung, webhook',
      account:
        'konto, account, passwort, kennwort, e mail adresse, email adresse, emailadresse, mailadresse, abo, abonnement, tarif, name, namen, rechnung, guthaben',
      keys: 'api schlüssel, api key, schlüssel, token',
      history: 'suche, suchen, verlauf, suchverlauf, anfrage',
      results: 'diese, ergebnisse, treffer, firmen, unternehmen, alle, sie',
    },
    around:
      'bitte, kannst, können, könntest, könnten, würdest, du, sie, ich, möchte, will, mein, meine, meinen, meiner, meines, mir, mich, diese, dieser, diesen, dieses, die, der, das, den, ein, eine, einen, neue, neuen, neues, unsere, unser, unseren, für, mal, und, alle',
  },
  fr: {
    verbs:
      'supprime, supprimer, supprimez, efface, effacer, effacez, enlève, change, changer, changez, modifie, modifier, modifiez, renomme, renommer, crée, créer, créez, ajoute, ajouter, ajoutez, enregistre, enregistrer, sauvegarde, annule, annuler, résilie, résilier, ferme, partage, partager, exporte, exporter, exportez, télécharge, télécharger, envoie, réinitialise',
    things: {
      lists: 'liste, listes',
      monitors: 'alerte, alertes, notification, notifications, veille, webhook',
      account:
        'compte, mot de passe, adresse e mail, adresse email, adresse mail, abonnement, nom, facture, crédits',
      keys: 'clé api, clés api, clé, jeton',
      history: 'recherche, recherches, historique, requête',
      results: 'ces, résultats, entreprises, tout, les',
    },
    around:
      's, il, te, vous, plaît, peux, pouvez, pourrais, pourriez, tu, je, veux, voudrais, mon, ma, mes, cette, ce, cet, ces, la, le, les, l, une, un, nouvelle, nouveau, notre, nos, moi, pour, de, mettre, à',
  },
  es: {
    verbs:
      'borra, borrar, borre, elimina, eliminar, elimine, quita, cambia, cambiar, cambie, modifica, modificar, edita, editar, renombra, crea, crear, cree, añade, añadir, agrega, agregar, guarda, guardar, guarde, cancela, cancelar, cierra, cerrar, comparte, compartir, exporta, exportar, exporte, descarga, descargar, envía, restablece',
    things: {
      lists: 'lista, listas',
      monitors: 'alerta, alertas, notificación, notificaciones, aviso, avisos, webhook',
      account:
        'cuenta, contraseña, dirección de correo, correo electrónico, suscripción, nombre, factura, créditos',
      keys: 'clave api, clave de api, claves, token',
      history: 'búsqueda, búsquedas, historial, consulta',
      results: 'estas, estos, resultados, empresas, todo, todas',
    },
    around:
      'por, favor, puedes, puede, podrías, podría, tú, yo, quiero, quisiera, mi, mis, esta, este, estas, estos, la, el, los, las, una, un, nueva, nuevo, nuestra, nuestro, me, para, de',
  },
  it: {
    verbs:
      'cancella, cancellare, cancelli, elimina, eliminare, elimini, rimuovi, togli, cambia, cambiare, cambi, modifica, modificare, rinomina, crea, creare, crei, aggiungi, aggiungere, salva, salvare, salvi, annulla, annullare, disdici, chiudi, condividi, condividere, esporta, esportare, esporti, scarica, scaricare, invia, reimposta',
    things: {
      lists: 'lista, liste, elenco, elenchi',
      monitors: 'avviso, avvisi, notifica, notifiche, monitoraggio, webhook',
      account:
        'account, conto, password, indirizzo email, indirizzo e mail, abbonamento, nome, fattura, crediti',
      keys: 'chiave api, chiavi api, chiave, token',
      history: 'ricerca, ricerche, cronologia',
      results: 'queste, questi, risultati, aziende, tutto, tutte',
    },
    around:
      'per, favore, puoi, può, potresti, potrebbe, tu, io, voglio, vorrei, mio, mia, miei, mie, questa, questo, queste, questi, la, il, lo, i, le, gli, l, una, un, nuova, nuovo, nostra, nostro, mi, di',
  },
  nl: {
    verbs:
      'verwijder, verwijderen, wis, wissen, wijzig, wijzigen, verander, veranderen, bewerk, bewerken, hernoem, hernoemen, maak, maken, aanmaken, voeg, toevoegen, bewaar, bewaren, opslaan, sla, annuleer, annuleren, opzeggen, sluit, deel, delen, exporteer, exporteren, download, downloaden, stuur, reset',
    things: {
      lists: 'lijst, lijsten, lijstje',
      monitors: 'melding, meldingen, alert, alerts, monitor, webhook',
      account: 'account, wachtwoord, e mailadres, emailadres, mailadres, abonnement, naam, factuur, credits',
      keys: 'api sleutel, api key, sleutel, token',
      history: 'zoekopdracht, zoekopdrachten, geschiedenis, zoekgeschiedenis',
      results: 'deze, resultaten, bedrijven, alles, ze',
    },
    around:
      'alsjeblieft, alstublieft, aub, kun, kunt, kan, zou, je, u, jij, ik, wil, graag, mijn, deze, dit, die, dat, de, het, een, nieuwe, nieuw, onze, ons, me, mij, voor, even, alle',
  },
  pt: {
    verbs:
      'apaga, apagar, apague, elimina, eliminar, elimine, exclua, excluir, exclui, remova, remover, remove, muda, mudar, mude, altera, alterar, altere, edita, editar, renomeia, cria, criar, crie, adiciona, adicionar, adicione, guarda, guardar, salva, salvar, salve, cancela, cancelar, cancele, fecha, partilha, compartilhe, exporta, exportar, exporte, baixa, baixar, descarrega, envia, redefine',
    things: {
      lists: 'lista, listas',
      monitors: 'alerta, alertas, notificação, notificações, aviso, webhook',
      account:
        'conta, senha, palavra passe, endereço de e mail, endereço de email, assinatura, subscrição, nome, fatura, créditos',
      keys: 'chave api, chave de api, chave, chaves, token',
      history: 'pesquisa, pesquisas, busca, histórico',
      results: 'estas, estes, resultados, empresas, tudo, todas',
    },
    around:
      'por, favor, podes, pode, poderia, você, tu, eu, quero, queria, gostaria, minha, meu, minhas, meus, esta, este, essa, esse, a, o, as, os, uma, um, nova, novo, nossa, nosso, me, para, de',
  },
  pl: {
    verbs:
      'usuń, usunąć, skasuj, skasować, zmień, zmienić, edytuj, edytować, zaktualizuj, utwórz, utworzyć, stwórz, stworzyć, dodaj, dodać, zapisz, zapisać, anuluj, anulować, zamknij, udostępnij, wyeksportuj, eksportuj, wyeksportować, pobierz, pobrać, wyślij, zresetuj',
    things: {
      lists: 'listę, lista, listy, list',
      monitors: 'alert, alerty, powiadomienie, powiadomienia, monitor, webhook',
      account: 'konto, hasło, adres e mail, adres email, subskrypcję, abonament, nazwę, fakturę, kredyty',
      keys: 'klucz api, klucze api, klucz, token',
      history: 'wyszukiwanie, wyszukiwania, historię, zapytanie',
      results: 'te, wyniki, firmy, wszystko, je',
    },
    around:
      'proszę, czy, możesz, może, mógłbyś, pan, pani, ja, chcę, chciałbym, chciałabym, moje, moją, mój, moja, moich, te, tę, ten, to, nowe, nową, nowy, nasze, mi, dla',
  },
};
