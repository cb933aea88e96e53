import type { Grammar } from './grammar.ts';

export const dutch: Grammar = {
  command:
    'toon, toon mij, toon me, laat, laat zien, laat me zien, laat mij zien, zien, zie, geef, geef me, geef mij, geven, zoek, zoek naar, zoeken, zoekt, zoekende, ik zoek, we zoeken, wij zoeken, op zoek naar, op zoek, ben op zoek naar, vind, vinden, vindt, lijst, lijst op, noem, noemen, noem me, nodig, ik heb nodig, heb nodig, wil, wil graag, willen, wilde, zou graag, zou graag willen, graag, kun je, kan je, kunt u, kan u, kunnen, zou je, zou u, weet je, ken je, kent u, vertel, vertel me, zeg, haal, haal op, bekijk, weten, ontdek, raad aan, aanraden, aanbevelen, stel voor, filter, filteren, exporteer, geïnteresseerd in, interesseer, interesse in, opsommen, som op, verzamel, achterhaal, selecteer, zoek op, toont, geeft, vindt u, vind me, vind mij, zoek me, zoek mij, zoek eens, zoek voor mij, kun je zoeken, kunt u zoeken, maak een lijst, maak een lijst van, maak een lijst met, stel samen, heb je, heeft u, hebben jullie, ik wil, ik wil graag, ik zoek naar, ik ben op zoek naar, we zijn op zoek naar, graag een lijst, mag ik, mag ik een lijst, help me zoeken, genereer, verzamel voor mij, spoor op, welke zijn, wat zijn, laat eens zien, laat alleen zien, speur naar',
  filler:
    'de, het, een, n, ik, me, mij, mijn, we, wij, ons, onze, je, jij, jou, jouw, u, uw, jullie, hij, zij, ze, hun, hen, er, dat, die, dit, deze, wie, wat, waar, welke, welk, wiens, waarvan, waarop, waarin, waarbij, hoe, is, zijn, was, waren, ben, bent, wordt, worden, heeft, hebben, heb, had, hebt, zou, zouden, zal, zullen, kan, moet, moeten, mag, alstublieft, alsjeblieft, aub, a u b, svp, bedankt, dank je, alle, alles, elk, elke, ieder, iedere, enkele, sommige, verschillende, diverse, meerdere, veel, weinig, paar, een paar, wat voor, te, om, om te, aan, bij, naar, op, dan, dus, nu, maar even, even, eens, misschien, eigenlijk, echt, gewoon, graag, toch, al, hier, daar, zo, als, of zo, of iets dergelijks, of dergelijke, of vergelijkbaar, enzovoort, enz, beste, top, goede, goed, leidende, toonaangevende, bekende, gevestigd, gevestigde, gelegen, gesitueerd, gehuisvest, actief, actieve, bevinden, bevindt, beschikken, beschikt, beschikken over, bieden, biedt, aanbieden, aanbiedt, met vestiging, lijst van, lijst met, een lijst van, een lijst met, overzicht, overzicht van, een overzicht van, resultaten, resultaat, sector, branche, in de sector, in de branche, uit de sector, markt, bestaan, bestaat, momenteel, vandaag, tegenwoordig, soort, soorten, type, types, help, help me, iemand, iets, eigen, hele, heel, volledige, komen, komt, hebt u, staan, staat, waarop staat, zich, gepubliceerd, gepubliceerde, openbaar, openbare, publieke, zichtbaar, zichtbare, beschikbaar, beschikbare, vermeld, vermelde, getoond, transparante, duidelijke, actieve, in totaal, totaal, indien mogelijk, snel, een aantal, een paar, stel, bijvoorbeeld, bv, bijv, er zijn, zijn er, bestaan er, allemaal, zoal, eender welke, ergens, in de buurt, reeks, in de index, in je index, in de database, in jullie database, eersten',
  company:
    'bedrijf, bedrijven, bedrijfje, bedrijfjes, onderneming, ondernemingen, firma, firma s, organisatie, organisaties, site, sites, website, websites, webpagina, webpagina s, pagina, pagina s, homepage, homepages, vennootschap, vennootschappen, aanbieder, aanbieders, dienstverlener, dienstverleners, leverancier, leveranciers, merk, merken, mensen, partij, partijen, prospects, leads, speler, spelers, webstek, webstekken, mkb',
  shop: 'winkel, winkels, zaakje, shop, shops, store, stores, handelaar, handelaren, verkoper, verkopers, winkeltje, winkeltjes',
  in: 'in, in de, in het, uit, uit de, binnen, op, vanuit, rond, rondom, nabij, bij, te, doorheen, in heel, gevestigd in, verspreid over, van, dichtbij',
  of: 'van, voor, der',
  with: 'met, met een, met de, met het, inclusief, incl, plus, die een, mét, voorzien van, en een, beschikkend over, hebben, hebben, heeft, beschikken over, publiceren, publiceert, houden, houdt, bijhouden, bijhoudt, onderhouden, onderhoudt, runnen, runt, tonen, toont hun, tonen hun, vermelden hun, bereikbaar per, bereikbaar via, bezitten, bezit, weergeven, aangeven, schrijven een, voeren, voert',
  without:
    'zonder, geen, behalve, uitgezonderd, exclusief, excl, met uitzondering van, op na, niet met, sluit uit, uitsluiten, uitgesloten, laat weg, weglaten, laat weg de, min, zonder de, zonder een, maar geen, noch, negeer, niet de',
  not: 'niet, nooit, noch, evenmin',
  outside:
    'buiten, niet in, niet uit, behalve in, buiten de, overal behalve in, niet afkomstig uit, die niet in',
  only: 'alleen, slechts, enkel, uitsluitend, alleen maar, beperk tot, beperk het tot, beperken tot, alleen die, enkel die, alleen degene, alleen degenen, alleen de, enkel de, louter, hou alleen',
  also: 'ook, eveneens, tevens, bovendien, daarnaast, erbij, voeg toe, toevoegen, alsook, evenals, plus, neem ook mee, breid uit met, daarbij, ook nog',
  instead:
    'in plaats daarvan, in plaats van, liever, eerder, verander in, verander naar, wijzig in, vervang door, beter, toch liever, doe maar, wissel naar',
  and: 'en, alsook, evenals, &, plus',
  or: 'of, ofwel, dan wel, of in',
  but: 'maar, echter, doch',
  uses: 'gebruiken, gebruikt, gebruik, gebruikmaken van, gebruik maken van, maken gebruik van, maakt gebruik van, gebruikend, werken met, werkt met, werken op, draaien, draaien op, draait op, draait, draaiend op, gebaseerd op, gebouwd met, gebouwd in, gebouwd op, gemaakt met, gemaakt in, ontwikkeld met, gehost bij, gehost op, via, door middel van, aangedreven door, inzetten, ingezet, op basis van, hanteren, accepteren, accepteert, integreren, benutten, benut, leunen op, toepassen, betalen met, betaling met, betaling via, betalingen met, betalingen via, verwerken, toepassen, inzetten',
  says: 'vermelden, vermeldt, noemen, noemt, zeggen, zegt, bevatten, bevat, spreken over, praten over, met de tekst, met het woord, met de zin, schrijven, schrijft, melden, meldt, adverteren met, staat, staan, beloven, waar staat, waarop staat, tonen de tekst, met de woorden, voorkomt, voorkomen',
  sells:
    'verkopen, verkoopt, aanbieden, aanbiedt, bieden, biedt, maken, maakt, produceren, produceert, leveren, levert, verhuren, verhuurt, repareren, repareert, importeren, importeert, exporteren, distribueren, vervaardigen, vervaardigt, gespecialiseerd in, gespecialiseerd zijn in, handelen in, handelt in, zich bezighouden met, doen in, doet in, kopen, koop, bestellen, huren, installeren, installeert, plaatsen, bouwen, bouwt',
  word: 'woord, woorden, term, termen, begrip, uitdrukking, zin, zinsnede, trefwoord, trefwoorden, tekst, het woord, de term, de tekst',
  like: 'zoals, als, lijkt op, lijken op, lijkend op, gelijkend op, vergelijkbaar, vergelijkbaar met, vergelijkbare, gelijkaardig, gelijkaardige, gelijkaardig aan, soortgelijk, soortgelijke, soortgelijk aan, concurrent, concurrenten, concurrenten van, concurrentie, concurrentie van, concurrent van, concurreren met, concurreert met, rivalen, rivalen van, alternatief, alternatieven, alternatieven voor, alternatief voor, meer zoals, net als, net zoals, lookalikes, lookalikes van, dubbelgangers van, in de stijl van, van het type, verwant aan, evenknie van, tegenhangers van',
  about:
    'vertel me over, vertel me meer over, vertel mij over, vertel over, vertel iets over, vertel me iets over, vertel me alles over, meer over, info over, informatie over, gegevens van, gegevens over, details over, details van, profiel van, het profiel van, profiel, wie is, wat is, wat doet, wat weet je over, wat weet je van, wat weten we over, open, controleer, check, analyseer, beschrijf, alles over, meer info over, meer informatie over, contactgegevens van, technologieën van, technologie van, rapport over, onderzoek, zoek info over, zoek op, over, vertel over de, vertel me over de, vertel eens over, vertel meer over, details over de, info over de, meer over de, open de, beschrijf de, vertel',
  count:
    'hoeveel, hoe veel, hoeveel van, tel, tel de, tellen, aantal, het aantal, aantal van, wat is het aantal, totaal aantal, hoeveelheid, hoe groot is het aantal',
  title: 'titel, titels, paginatitel, paginatitels, in de titel, in titel, getiteld, getitelde',
  language:
    'taal, talen, talig, talige, in het, in de taal, geschreven in, geschreven in het, opgesteld in, opgesteld in het, vertaald naar, vertaald in, sprekend, sprekende, inhoud in het, teksten in het, beschikbaar in het',
  domains:
    'domein, domeinen, domeinnaam, domeinnamen, tld, tlds, extensie, extensies, eindigend op, eindigen op, eindigt op, die eindigen op, uitgang, domeinextensie, domeinextensies, adressen, url s, urls, met extensie, domains, domain, eindigen, eindigt, eindigend',
  nextPage:
    'volgende pagina, volgende, de volgende, de volgende pagina, meer, meer resultaten, toon meer, laat meer zien, nog meer, verder, ga verder, ga door, doorgaan, vervolg, meer graag, geef meer, geef me meer, verdere resultaten, volgende resultaten, blader verder, naar de volgende pagina, pagina verder',
  previousPage:
    'vorige pagina, vorige, terug, ga terug, een pagina terug, de vorige pagina, vorige resultaten, naar de vorige pagina',
  firstPage: 'eerste pagina, de eerste pagina, naar het begin, terug naar het begin, pagina 1, pagina één',
  startOver:
    'begin opnieuw, opnieuw beginnen, opnieuw, nieuwe zoekopdracht, nieuwe zoektocht, nieuwe zoekactie, vanaf nul, van voren af aan, vergeet dat, vergeet het, vergeet alles, vergeet dit, reset, wis alles, iets anders, andere zoekopdracht, nieuwe vraag, helemaal opnieuw, start opnieuw, laten we opnieuw beginnen, ander onderwerp, laat maar',
  drop: 'verwijder, verwijderen, haal weg, haal, weg, laat vallen, wis, schrap, zonder filter, zonder het filter, zonder de filter, filter, maakt niet uit, niet uit, doet er niet toe, ongeacht, niet meer, niet langer, vergeet de, vergeet het, annuleer, voorwaarde, beperking, eis, eraf',
  anywhere:
    'overal, wereldwijd, over de hele wereld, hele wereld, in alle landen, alle landen, elk land, in elk land, ongeacht het land, waar dan ook, maakt niet uit waar, internationa*, mondiaal, globaal, in de hele wereld',
  whatAbout:
    'hoe zit het met, wat dacht je van, en hoe zit het met, hetzelfde voor, hetzelfde met, hetzelfde in, hetzelfde maar dan, nu, en nu, nu voor, en voor, wat met, dezelfde zoekopdracht, zelfde zoekopdracht voor, idem voor, idem in, en wat met, en die van, probeer',
  ofThem:
    'daarvan, ervan, van hen, van die, van deze, onder hen, hieronder, welke daarvan, welke van hen, welke van die, welke van deze, wie van hen, hoeveel daarvan, hoeveel van hen, hoeveel ervan, welke, degene die, degenen die, diegene die, diegenen die, uit deze lijst, uit die lijst, van deze resultaten, daaronder',
  its: 'zijn, haar, hun, diens, dit bedrijf, dat bedrijf, deze firma, van dit bedrijf, van dat bedrijf, het bedrijf, van het bedrijf, deze site, die site, dit domein, dat domein, ervan, daarvan, hetzelfde bedrijf, de firma',
  ordinals:
    'eerste|de eerste|nummer een|nummer één|nummer 1|1e|1ste|eerste resultaat|eerste bedrijf, tweede|de tweede|nummer twee|nummer 2|2e|2de, derde|de derde|nummer drie|nummer 3|3e|3de, vierde|nummer vier|nummer 4|4e|4de, vijfde|nummer vijf|nummer 5|5e|5de',
  than: 'dan, vergeleken met, in vergelijking met, tegenover, versus, vs, ten opzichte van, vaker, gangbaarder, populairder',
  unsupported:
    'kleine, klein, kleinere, grote, groot, grotere, grootste, kleinste, middelgrote, goedkope, goedkoop, dure, duur, jonge, oude, nieuwste, nieuwe, recente, recent, groeiende, snelgroeiende, winstgevende, beursgenoteerde, omzet, werknemers, medewerkers, personeelsleden, opgericht, opgerichte, familiebedrijf',
  greeting:
    'hallo, hoi, hey, hé, dag, goedemorgen, goedemiddag, goedenavond, goedendag, goedenacht, goeiemorgen, goeiedag, hoe gaat het, hoe gaat ie, alles goed, bedankt, dank je, dank je wel, dankjewel, dank u, dank u wel, hartelijk dank, tot ziens, doei, tot straks, ok, oké, okay, ja, nee, top bedankt, mooi, prima, hulp',
  offTopic:
    'weer morgen, het weer, weerbericht, wat voor weer, grap, grapje, grappen, mop, gedicht, gedichten, liedje, een verhaal, verhaaltje, recept, recepten, vertaal, vertalen, hoe laat, welke dag, wie ben je, wie bent u, wat ben je, wat kun je, wat kan je, hoe heet je, ben je een mens, ben je een robot, ben je een bot, bereken, wortel van, minister president, president, hoofdstad van, zin van het leven, voetbaluitslag*, nieuws van vandaag, horoscoop, mijn wachtwoord, wachtwoord, mijn account, verwijder mijn account, mijn factuur, mijn abonnement, opzeggen, boek een vlucht, bestel een pizza, schrijf een, schrijf mij, schrijf me, stuur een mail, stuur een e mail, wekker, herinner me, speel muziek, ik hou van je, hoe oud ben je, haha, morgen, saai, help me even, waarom, hoe kan ik, hoe moet ik, hoe doe ik, leg uit, wanneer, wat betekent, wie heeft gewonnen, definieer, inwoners, bevolking, wisselkoers, weersvoorspelling, negeer alle instructies, vorige instructies, je instructies, spreek je, wat doe je, wie heeft je gemaakt, hoe oud, hoe ver, hoe lang, hoe groot is, hoeveel kost, wat kost',
  numbers:
    'een|één, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, twintig, dertig, vijftig, honderd, dozijn|een dozijn|twaalf',
  parts:
    'land|landen|plaats|regio|stad|locatie, taal|talen, sector|branche|industrie, technologie|technologieën|techniek, extensie|uitgang, kenmerken|kenmerk, woord|woorden|onderwerp|trefwoord',
};
