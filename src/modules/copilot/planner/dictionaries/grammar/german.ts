import type { Grammar } from './grammar.ts';

export const german: Grammar = {
  command:
    'zeig, zeige, zeigen, zeigt, zeig mir, zeige mir, zeigen sie mir, such, suche, suchen, sucht, gesucht, find, finde, finden, findet, gib, gib mir, geben, geben sie mir, nenn, nenne, nenne mir, nennen, liste, list, liste auf, auflisten, listen, brauche, brauchen, benötige, benötigen, will, wollen, möchte, möchten, hätte gern, hätte gerne, bräuchte, interessiere mich für, interessieren mich, interessieren uns, recherchiere, ermittle, stell zusammen, hol, hole, hol mir, bitte zeigen, ich suche, ich suche nach, suche nach, suchen nach, wissen, wüsste gern, sehen, anzeigen, ausgeben, durchsuche, entdecke, empfiehl, empfehlen, schlag vor, sag mir, sag, filtere, filtern, filter nach, exportiere, haben wollen, kennst du, kennen sie, kennt ihr',
  filler:
    'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, ich, mir, mich, wir, uns, du, sie, ihr, ihnen, es, man, bitte, danke, kannst, können, könntest, könnten, würde, würdest, würden, darf, dürfte, soll, sollen, sollte, muss, müssen, gibt, gibt es, ist, sind, war, waren, sein, hat, haben, hätte, werden, wird, welche, welcher, welches, welchen, wer, was, wo, wie, diese, dieser, dieses, diesen, jene, alle, alles, aller, allen, jede, jeder, jedes, einige, manche, mehrere, viele, wenige, paar, ein paar, zu, zum, zur, von, vom, an, am, auf, aus, bei, um, denen, deren, dessen, die es, da, dort, hier, mal, doch, denn, gerne, gern, eigentlich, vielleicht, etwa, sich, dann, so, wenn, ob, sitz, ansässig*, beheimatet, gelegen, tätig*, befinden, befindet, kommen, kommt, stammen, oder so, oder ähnliche, oder ähnliches, o ä, und so weiter, usw, besten, beste, bester, top, gute, guten, guter, führende, führenden, bekannte, bekannten, verschiedene, sämtliche, ganz, ganze, ganzen, bieten, bietet, anbieten, anbietet, an die, mit sitz, liste von, liste mit, liste der, eine liste, übersicht, übersicht über, ergebnisse, treffer, einträge, firmensitz, bereich, branche, im bereich, aus dem bereich, aus der branche, sektor, markt, existieren, vorhanden, angeben, angibt, verfügen, verfügen über, verfügt, besitzen, besitzt, eigene, eigenen, eigener, eigenes, ihre, ihren, ihrer, ihrem, seine, seiner, aktuell, derzeit, heute, zurzeit, dazu, davon, dafür, also, mein, meine, meinen, unser, unsere, hilf mir, hilf, dabei, irgendwelche, irgendwas, etwas, jemand, stehen, steht, steht und, auf denen, auf der, in denen, bei denen, drauf, öffentlich, öffentliche, öffentlichen, öffentlicher, sichtbar, sichtbare, sichtbaren, angegeben, angegebene, angegebener, veröffentlicht, veröffentlichte, veröffentlichten, verfügbar, transparente, transparenten, angezeigt, hinterlegt, vorhandene, aktiven, aktivem',
  company:
    'firma, firmen, unternehmen, betrieb, betriebe, betrieben, organisation*, seite, seiten, webseite, webseiten, website, websites, homepage, homepages, internetseite, internetseiten, internetauftritt*, webauftritt*, anbieter, anbietern, dienstleister, gesellschaft, gesellschaften, marke, marken, konzern, konzerne, konzernen, hersteller von websites, site, sites, leute, kontakte zu, leads, internetpräsenz*, page, pages',
  shop: 'shop, shops, laden, läden, geschäft, geschäfte, geschäften, händler, handel',
  in: 'in, in der, in den, im, in dem, aus, aus der, aus den, aus dem, innerhalb, innerhalb von, rund um, nahe, bei, um, in ganz, ansässig in, mit sitz in, von, quer durch, nach',
  of: 'für, von, der, des, zur, zum',
  with: 'mit, mit einem, mit einer, mit eigenem, mit eigener, mit eigenen, samt, inklusive, inkl, plus, die eine, die einen, haben, hat, mitsamt, einschließlich, haben, hat, besitzen, verfügen über',
  without:
    'ohne, kein, keine, keinen, keiner, keinem, keines, außer, ausgenommen, ausser, exklusive, exkl, abgesehen von, nicht mit, weder, ohne die, lass weg, weglassen, ausschließen, ausgeschlossen, schließe aus, schließ aus, bis auf, ohne eine, ohne einen, ohne ein, minus',
  not: 'nicht, niemals, nie, noch, nicht auf, nicht mit',
  outside:
    'außerhalb, außerhalb von, ausserhalb, ausserhalb von, nicht in, nicht aus, nicht im, außer in, ausser in, überall außer in, jenseits von',
  only: 'nur, nur die, nur noch, ausschließlich, bloß, lediglich, allein, einschränken auf, beschränke auf, beschränk auf, begrenze auf, eingrenzen auf, grenz ein auf, nur solche, nur diejenigen',
  also: 'auch, ebenfalls, ebenso, zusätzlich, außerdem, ausserdem, dazu, dazu noch, zudem, noch, noch dazu, genauso, nimm dazu, erweitere um, ergänze, füge hinzu, sowie',
  instead:
    'stattdessen, statt dessen, lieber, eher, anstatt, statt, besser, doch lieber, wechsle zu, ersetze durch, ändere auf, ändere zu, doch besser',
  and: 'und, sowie, plus, u, &',
  or: 'oder, bzw, beziehungsweise, oder in',
  but: 'aber, jedoch, allerdings, sondern, doch',
  uses: 'nutzen, nutzt, benutzen, benutzt, verwenden, verwendet, einsetzen, einsetzt, setzen auf, setzt auf, laufen, laufen auf, laufen mit, läuft, läuft auf, läuft mit, arbeiten mit, arbeitet mit, basieren auf, basierend auf, basiert auf, gebaut mit, gemacht mit, erstellt mit, betrieben mit, gehostet bei, gehostet auf, auf basis von, auf, mit hilfe von, verwendende, nutzende, integriert haben, eingebunden haben, akzeptieren, akzeptiert, realisiert mit, umgesetzt mit, per, via, über, entwickelt mit, einbinden, eingebunden, im einsatz, in verwendung, zum einsatz, unter',
  says: 'erwähnen, erwähnt, enthalten, enthält, schreiben, schreibt, sagen, sagt, nennen das, steht, stehen, werben mit, wirbt mit, mit dem text, mit der aufschrift, mit dem satz, beinhalten, beinhaltet, versprechen, lautet, vorkommt, vorkommen, auftaucht, mit den worten, mit dem hinweis, mit dem slogan',
  sells:
    'verkaufen, verkauft, vertreiben, vertreibt, anbieten, anbietet, bieten an, bietet, bieten, herstellen, herstellt, stellen her, stellt her, produzieren, produziert, liefern, liefert, vermieten, vermietet, reparieren, repariert, importieren, exportieren, handeln mit, handelt mit, spezialisiert auf, spezialisiert sind auf, machen, macht, beschäftigen sich mit, befassen sich mit, sich mit',
  word: 'wort, wörter, begriff, begriffe, ausdruck, phrase, stichwort, schlagwort, text, das wort, den begriff, dem wort, dem begriff',
  like: 'wie, ähnlich, ähnlich wie, ähnliche, ähnlichen, ähnlicher, ähnliches, ähneln, ähnelt, konkurrent, konkurrenten, konkurrenten von, konkurrenten zu, konkurrenz, konkurrenz von, konkurrenz zu, mitbewerber, mitbewerber von, wettbewerber, wettbewerber von, alternative, alternativen, alternativen zu, alternative zu, vergleichbar, vergleichbare, vergleichbar mit, rivalen, rivalen von, konkurrieren, konkurriert, so wie, mehr wie, so etwas wie, sowas wie, lookalikes, lookalikes von, doppelgänger, doppelgänger von, vom typ, gleichartig*, in der art von, à la',
  about:
    'erzähl mir von, erzähl mir über, erzähle mir von, erzähle mir über, erzähl mir mehr über, erzähle mir mehr über, erzähl mir was über, erzähl mir etwas über, was weißt du über, was wissen sie über, was wissen wir über, infos zu, infos über, info zu, informationen zu, informationen über, details zu, details über, profil von, profil zu, das profil von, profil, daten zu, daten von, wer ist, was ist, was macht, was tut, schlag nach, nachschlagen, öffne, prüfe, check, analysiere, analyse von, beschreibe, steckbrief, steckbrief von, steckbrief zu, alles über, alles zu, mehr über, mehr zu, kontaktdaten von, kontakt von, technik von, technologien von, bericht über, auskunft über, über, zu, untersuche, fakten zu, fakten über, rufe auf, ruf auf',
  count:
    'wie viele, wieviele, wie viel, anzahl, anzahl der, die anzahl, die anzahl der, anzahl von, zähle, zähl, zählen, zähle die, zähl die, wie hoch ist die anzahl, wie groß ist die zahl, zahl der, die zahl der, gesamtzahl, wie viele davon',
  title: 'titel, seitentitel, im titel, titeln, im seitentitel, überschrift',
  language:
    'sprache, sprachen, sprachig, sprachige, sprachigen, sprachiger, sprachiges, auf, in sprache, geschrieben auf, verfasst auf, verfasst in, in der sprache, geschrieben in, übersetzt ins, ins, inhalte auf, texte auf',
  domains:
    'domain, domains, domäne, domänen, tld, tlds, adressen, endung, endungen, domainendung, domain endung, mit der endung, die auf, enden auf, enden, endend auf, mit endung, domainnamen, top level domain, top level domains, internetadressen',
  nextPage:
    'nächste seite, nächste, nächsten, die nächsten, weiter, weitere, mehr, mehr ergebnisse, weitere ergebnisse, mehr davon, zeig mehr, zeige mehr, zeig mir mehr, weitere treffer, mach weiter, blättere weiter, blätter weiter, noch mehr, eine seite weiter, folgende seite, zur nächsten seite, nächste ergebnisse',
  previousPage:
    'vorherige seite, vorige seite, zurück, eine seite zurück, letzte seite, blättere zurück, vorherige, geh zurück, seite zurück',
  firstPage: 'erste seite, zur ersten seite, zum anfang, zurück zum anfang, seite 1, seite eins',
  startOver:
    'neu anfangen, von vorn, von vorne, neue suche, fang neu an, fang von vorne an, noch mal von vorn, nochmal von vorn, zurücksetzen, vergiss das, vergiss es, vergiss alles, neustart, neu, neue frage, neue anfrage, etwas anderes, was anderes, alles löschen, reset, neu starten, starte neu, beginne neu, anderes thema',
  drop: 'entferne, entfernen, lass, lösche, streiche, streich, weg, heraus, ohne filter, egal, ganz egal, spielt keine rolle, ist egal, filter, nicht mehr, doch nicht, nimm heraus, nimm raus, nimm, raus, hebe auf, filter weg, bedingung, einschränkung',
  anywhere:
    'überall, weltweit, egal wo, in allen ländern, allen ländern, alle länder, jedes land, in jedem land, auf der ganzen welt, in der ganzen welt, international*, global, länderübergreifend, ganze welt',
  whatAbout:
    'was ist mit, wie sieht es aus mit, wie sieht es aus in, wie sieht s aus mit, wie ist es mit, wie ist es in, und was ist mit, dasselbe für, das gleiche für, dasselbe mit, das gleiche mit, dasselbe in, das gleiche in, jetzt, und jetzt, nun, und nun, genauso für, gleiches für, wie steht es mit, wie wäre es mit, probier, versuch',
  ofThem:
    'davon, von denen, von diesen, darunter, unter ihnen, unter denen, unter diesen, welche davon, welche von denen, welche von ihnen, welche von diesen, von ihnen, wer davon, wer von ihnen, wie viele davon, wie viele von ihnen, wie viele von denen, hiervon, diejenigen die, die ergebnisse, diese ergebnisse, aus dieser liste',
  its: 'seine, seiner, ihre, ihrer, ihren, deren, dessen, dieser firma, diese firma, dieses unternehmen, dieses unternehmens, der firma, des unternehmens, davon, dazu, diese seite, dieser seite, von denen, die firma, das unternehmen, von ihm, von ihr',
  ordinals:
    'erste|ersten|erstes|erster|die erste|nummer eins|nummer 1|das erste|den ersten, zweite|zweiten|zweites|zweiter|nummer zwei|nummer 2, dritte|dritten|drittes|dritter|nummer drei|nummer 3, vierte|vierten|viertes|nummer vier|nummer 4, fünfte|fünften|fünftes|nummer fünf|nummer 5',
  than: 'als, verglichen mit, im vergleich zu, gegenüber, versus, vs, häufiger, verbreiteter, öfter',
  unsupported:
    'kleine, kleinen, kleiner, kleinere, große, großen, grosse, grossen, größere, größten, mittelgroße, mittelständische, mittelständisch, billige, billigen, günstige, günstigen, teure, teuren, junge, jungen, alte, alten, neueste, neuesten, neue, neuen, wachsende, schnell wachsende, profitable, börsennotierte, umsatz, mitarbeiter, mitarbeitern, mitarbeitende, gegründet, familiengeführte, inhabergeführte',
  greeting:
    'hallo, hi, hey, guten tag, guten morgen, guten abend, gute nacht, moin, servus, grüezi, grüß gott, grüss gott, tag, na, wie geht s, wie geht es dir, wie geht es ihnen, wie gehts, danke, danke schön, dankeschön, vielen dank, besten dank, tschüss, tschüs, auf wiedersehen, bis bald, ok, okay, ja, nein, super, toll, prima',
  offTopic:
    'wetter, witz, witze, gedicht, gedichte, lied, geschichte erzählen, eine geschichte, rezept, rezepte, übersetze, übersetzen, übersetz, uhrzeit, wie spät, welcher tag, wer bist du, was bist du, was kannst du, wie heißt du, bist du ein mensch, bist du ein roboter, berechne, rechne, wurzel aus, bundeskanzler, hauptstadt von, sinn des lebens, fußballergebnis*, nachrichten heute, kinofilm*, horoskop, mein passwort, passwort zurücksetzen, mein konto, konto löschen, meine rechnung, abo kündigen, kündigen, buche einen flug, bestell eine pizza, bestelle, schreib eine, schreibe eine, schreib mir, schick eine, wecker, erinnere mich, spiel musik, ich liebe dich, wie alt bist du, test, haha, morgen, langweilig, hilfe, warum, wieso, weshalb, wie kann ich, wie mache ich, erkläre, erklär, erklär mir, wann, was bedeutet, wer hat gewonnen, definiere',
  numbers:
    'ein|eine|einen, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwanzig, dreißig, fünfzig, hundert, dutzend',
};
