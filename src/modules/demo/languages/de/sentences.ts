import type { Sentences } from '../language.ts';
export const sentences: Sentences = {
  titles: ['{c} | {h}', '{h} {in} – {c}', '{c} – {S} und mehr {in}', '{c} {city}: {h}'],
  descriptions: [
    '{h} {in}. {c} bietet Ihnen {s}, {s2} und persönliche Beratung seit {y}.',
    '{c} {in}: {s}, {s2} und ein Team, das zuhört. Rufen Sie an oder kommen Sie vorbei.',
    'Sie suchen {s} {in}? {c} ist seit {y} die Adresse für {s2}.',
  ],
  leads: [
    'Seit {y} kommen Menschen {in} zu uns, wenn es um {s} und {s2} geht – und weil bei {c} jemand zuhört.',
    'Wir sind ein kleines Team {in} mit einem klaren Ziel: {s}, die Sie gern weiterempfehlen.',
    'Von {s} bis {s2}: {c} steht für Erfahrung, ehrliche Preise und ein freundliches Gesicht.',
    'Gute Arbeit braucht Sorgfalt. Deshalb liegen {s} und {s2} bei uns in den Händen von Menschen, die ihr Fach lieben.',
  ],
  about: [
    '{c} wurde {y} von {p} gegründet, mit einem einzigen Raum und einem geliehenen Lieferwagen. Heute sind wir {n} Leute und gehen immer noch selbst ans Telefon.',
    'Was als Familienbetrieb {in} begann, ist heute ein Unternehmen, auf das sich Nachbarn, Firmen und Gäste verlassen. Unsere Kunden kennen uns beim Namen, und wir kennen ihre.',
    'Qualität ist für uns eine Gewohnheit. Jede und jeder im Team lernt das Handwerk von Grund auf, und {p} prüft persönlich, was das Haus verlässt.',
    'Unser Sitz ist {city}, unsere Kunden kommen aus der ganzen Region. Viele sind seit mehr als zehn Jahren bei uns, und das ist das schönste Lob.',
    'Nachhaltigkeit ist für uns kein Schlagwort. Wir kaufen in der Nähe ein, reparieren lieber als wegzuwerfen und berichten jedes Jahr darüber im {w}-Bericht.',
    'Im Jahr {y} hätte niemand gedacht, dass die {w}-Idee einmal ein ganzes Unternehmen trägt. Sie tut es, weil unsere Leute mit Herz dabei sind.',
  ],
  serviceBlurbs: [
    'Fragen Sie uns zum Thema {s}: Wir erklären, was möglich ist, was es kostet und wann es fertig wird.',
    'Beim Thema {s} halten wir es einfach: erst zuhören, dann sorgfältig planen und pünktlich liefern.',
    '{S}, wie es sein soll: mit klaren Schritten und einer Person, die Sie von Anfang bis Ende begleitet.',
    'Nach mehr als {n} Projekten kennen wir uns mit dem Thema {s} bestens aus.',
    'Ob zum ersten oder zum fünfzigsten Mal: {s} beginnt bei {c} immer mit einem Gespräch.',
    'Hier arbeiten wir nach der {w}-Methode, die wir im eigenen Haus entwickelt und über Jahre verfeinert haben.',
  ],
  productBlurbs: [
    'Die Serie {w} entsteht in kleinen Mengen und wird von Hand geprüft, bevor sie das Haus verlässt.',
    'Seit dem ersten Tag ein Liebling unserer Kunden und ein schönes Geschenk dazu.',
    'Langlebig, pflegeleicht und innerhalb von zwei Werktagen versandfertig.',
    'Neu in dieser Saison: unsere Edition {w}, die Sie sonst nirgends finden.',
  ],
  quotes: [
    'Vom ersten Anruf bis zum letzten Detail war alles wie vereinbart. Ich gehe nirgendwo anders mehr hin.',
    'Freundlich, schnell und ehrlich. {p} hat sich Zeit genommen, jeden Schritt zu erklären, und das Ergebnis spricht für sich.',
    'Wir hatten zwei andere Firmen ausprobiert, bevor wir {c} gefunden haben. Was für ein Unterschied!',
    'Ich kam wegen eines Angebots und blieb wegen der Menschen. Eine klare Empfehlung für alle {in}.',
    'Fairer Preis, saubere Arbeit, und eine Woche später wurde sogar nachgefragt, ob wir zufrieden sind.',
    'Man merkt sofort, dass hier jahrelange Erfahrung dahintersteckt. Inzwischen geht die ganze Familie zu {c}.',
  ],
  questions: [
    [
      'Wie vereinbare ich einen Termin?',
      'Rufen Sie uns an, schreiben Sie eine E-Mail oder nutzen Sie das Formular. Sie hören innerhalb eines Werktags von uns.',
    ],
    [
      'Arbeiten Sie auch außerhalb von {city}?',
      'Ja, wir sind in der ganzen Region unterwegs. Bei weiteren Wegen vereinbaren wir vorab eine faire Pauschale.',
    ],
    [
      'Was kostet das?',
      'Das hängt davon ab, was Sie brauchen. Nach einem kurzen Gespräch schicken wir Ihnen ein kostenloses schriftliches Angebot.',
    ],
    [
      'Wie lange dauert es?',
      'Die meisten Aufträge sind innerhalb von zwei Wochen erledigt. Wenn es eilt, finden wir einen Weg.',
    ],
    ['Wie kann ich bezahlen?', 'Per Überweisung, mit Karte oder bar. Firmen können auf Rechnung zahlen.'],
    [
      'Kann ich einen Termin verschieben?',
      'Bis 48 Stunden vorher ist das kostenlos möglich. Eine kurze Nachricht genügt.',
    ],
  ],
  steps: [
    ['Gespräch', 'Erzählen Sie uns, was Sie vorhaben. Das erste Gespräch ist kostenlos und unverbindlich.'],
    ['Angebot', 'Innerhalb von drei Tagen erhalten Sie ein Angebot, das man ohne Wörterbuch versteht.'],
    ['Umsetzung', 'Eine feste Ansprechperson hält Sie auf dem Laufenden, vom ersten bis zum letzten Tag.'],
    ['Ergebnis', 'Fertig sind wir erst, wenn Sie zufrieden sind.'],
  ],
  posts: [
    [
      '{S}: fünf Dinge, die man wissen sollte',
      'Danach werden wir fast täglich gefragt. Hier sind die fünf Antworten, die den meisten helfen.',
    ],
    [
      'Hinter den Kulissen mit {p}',
      'Wie sieht ein normaler Tag bei {c} aus? Wir haben {p} vom frühen Morgen bis zum Feierabend begleitet.',
    ],
    [
      'Unser Jahr {in}: ein Rückblick',
      'Neue Kolleginnen, eine größere Werkstatt und das Projekt {w}: An diese Momente werden wir uns erinnern.',
    ],
    [
      'Warum sich ein zweiter Blick lohnt: {s}',
      'Es gilt als kompliziert. Ist es aber nicht, wenn man drei einfache Regeln kennt.',
    ],
    [
      'Besuchen Sie uns auf der Messe {w}',
      'Sie finden uns an Stand {n}. Der Kaffee geht auf uns, und für alle gibt es eine kleine Überraschung.',
    ],
    [
      '{S}: die häufigsten Fehler',
      'Alle machen sie, kaum jemand spricht darüber. So vermeiden Sie die teuersten von Anfang an.',
    ],
  ],
  roles: [
    'Gründerin',
    'Geschäftsführung',
    'Kundenbetreuung',
    'Werkstattleitung',
    'Büroleitung',
    'Projektleitung',
    'Auszubildender',
    'Qualitätssicherung',
  ],
  invitations: [
    'Wir sind bereit, wenn Sie es sind: Erzählen Sie uns, was Sie brauchen.',
    'Besuchen Sie uns {in}. Der Kaffee ist immer fertig.',
    'Sprechen wir unverbindlich über Ihr Vorhaben.',
  ],
  newsletter: 'Neuigkeiten, Termine und Angebote von {c}, einmal im Monat und nie öfter.',
  cookies:
    'Wir verwenden Cookies, damit diese Seite funktioniert und wir verstehen, wie sie genutzt wird. Sie entscheiden, welche Sie zulassen.',
  plans: [
    ['Basis', 'Alles, was man für den Anfang braucht'],
    ['Standard', 'Unser beliebtestes Angebot'],
    ['Premium', 'Für alle, die mehr wollen'],
  ],
};
