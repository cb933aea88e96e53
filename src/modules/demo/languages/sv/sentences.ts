import type { Sentences } from '../language.ts';
export const sentences: Sentences = {
  titles: ['{c} | {h}', '{h} {in} – {c}', '{c} – {S} och mer {in}', '{c} {city}: {h}'],
  descriptions: [
    '{h} {in}. {c} erbjuder {s}, {s2} och personlig rådgivning sedan {y}.',
    '{c} {in}: {s}, {s2} och ett team som lyssnar. Ring oss eller titta in.',
    'Letar du efter {s} {in}? {c} har varit det lokala namnet för {s2} sedan {y}.',
  ],
  leads: [
    'Sedan {y} har människor {in} kommit till {c} för {s} och {s2}, och för någon som tar sig tid att lyssna.',
    'Vi är ett litet team {in} med ett enda mål: ett arbete som du vill rekommendera till dina vänner.',
    'Från {s} till {s2}: {c} står för erfarenhet, ärliga priser och ett vänligt bemötande.',
    'Bra arbete kräver omsorg. Därför ligger {s} och {s2} hos oss i händerna på människor som älskar sitt yrke.',
  ],
  about: [
    '{c} grundades {y} av {p}, med ett enda rum och en lånad skåpbil. I dag är vi {n} personer, och vi svarar fortfarande själva i telefonen.',
    'Det som började som ett familjeprojekt {in} har vuxit till ett företag som grannar, företagare och besökare litar på. Kunderna känner oss vid namn.',
    'För oss är kvalitet en vana. Alla i teamet lär sig yrket från grunden, och {p} kontrollerar personligen det som lämnar huset.',
    'Vår adress är {city}, men kunderna kommer från hela regionen. Många har varit med oss i mer än tio år, och det är det finaste berömmet.',
    'Hållbarhet är inget slagord för oss. Vi köper nära, lagar innan vi byter ut och redovisar resultaten varje år i rapporten {w}.',
    'År {y} trodde ingen att idén {w} en dag skulle bära ett helt företag. Det gör den, för våra medarbetare lägger hela sitt hjärta i den.',
  ],
  serviceBlurbs: [
    'Fråga oss om {s}: vi förklarar vad som är möjligt, vad det kostar och när det blir klart.',
    'Vårt sätt att arbeta med {s} är enkelt: lyssna först, planera noga och leverera i tid.',
    '{S} som det ska vara: med tydliga steg och en person som följer dig från början till slut.',
    'Med mer än {n} projekt bakom oss kan vi {s} utan och innan.',
    'Om det är första eller femtionde gången: {s} hos {c} börjar alltid med ett samtal.',
    'Här arbetar vi enligt metoden {w}, utvecklad i vårt eget hus och förfinad genom åren.',
  ],
  productBlurbs: [
    'Serien {w} görs i små mängder och kontrolleras för hand innan den lämnar oss.',
    'Kundernas favorit sedan första dagen, och en fin present.',
    'Hållbar, lättskött och klar att skickas inom två arbetsdagar.',
    'Nytt för säsongen: vår utgåva {w}, som du inte hittar någon annanstans.',
  ],
  quotes: [
    'Från första samtalet till sista detaljen blev allt som vi kom överens om. Jag går inte någon annanstans.',
    'Vänligt, snabbt och ärligt. {p} tog sig tid att förklara varje steg, och resultatet talar för sig självt.',
    'Vi hade provat två andra företag innan vi hittade {c}. Vilken skillnad!',
    'Jag kom för en offert och stannade för människorna. Rekommenderas varmt till alla {in}.',
    'Rimligt pris, noggrant arbete, och en vecka senare ringde de till och med och frågade om vi var nöjda.',
    'Man märker direkt att de har gjort det här i åratal. Nu går hela familjen till {c}.',
  ],
  questions: [
    [
      'Hur bokar jag tid?',
      'Ring, skriv ett mejl eller använd formuläret på sidan. Du får svar inom en arbetsdag.',
    ],
    [
      'Arbetar ni även utanför {city}?',
      'Ja, i hela regionen. Vid längre avstånd kommer vi överens om ett fast pris i förväg.',
    ],
    [
      'Vad kostar det?',
      'Det beror på vad du behöver. Efter ett kort samtal skickar vi en kostnadsfri skriftlig offert.',
    ],
    [
      'Hur lång tid tar det?',
      'De flesta uppdrag är klara inom två veckor. Om det är bråttom hittar vi ett sätt.',
    ],
    ['Hur kan jag betala?', 'Med banköverföring, kort eller kontant. Företag kan betala mot faktura.'],
    [
      'Kan jag ändra min bokning?',
      'Fram till 48 timmar innan kostar det ingenting. Ett kort meddelande räcker.',
    ],
  ],
  steps: [
    ['Berätta', 'Berätta vad du har tänkt dig. Det första samtalet är gratis och utan förpliktelser.'],
    ['En tydlig offert', 'Inom tre dagar får du ett erbjudande som går att förstå utan ordbok.'],
    ['Vi sätter i gång', 'En kontaktperson håller dig informerad, från första dagen till den sista.'],
    ['Resultatet', 'Vi är klara först när du är nöjd.'],
  ],
  posts: [
    [
      '{S}: fem saker att känna till',
      'Vi får frågan nästan varje dag. Här är de fem svar som hjälper de flesta.',
    ],
    [
      'Bakom kulisserna med {p}',
      'Hur ser en vanlig dag ut hos {c}? Vi följde {p} från tidig morgon till stängning.',
    ],
    [
      'Vårt år {in}: en återblick',
      'Nya kollegor, en större verkstad och projektet {w}: de här stunderna kommer vi att minnas.',
    ],
    [
      '{S}: därför är det värt en andra titt',
      'Det sägs vara krångligt. Det är det inte, om man följer tre enkla regler.',
    ],
    [
      'Träffa oss på mässan {w}',
      'Du hittar oss i monter {n}. Vi bjuder på kaffe, och det finns en liten överraskning till alla.',
    ],
    ['{S}: de vanligaste misstagen', 'Alla gör dem, få talar om dem. Så undviker du de dyraste från början.'],
  ],
  roles: [
    'Grundare',
    'Verkställande direktör',
    'Kundtjänst',
    'Verkstadschef',
    'Kontorschef',
    'Projektledare',
    'Lärling',
    'Kvalitetsansvarig',
  ],
  invitations: [
    'Vi är redo när du är det: berätta vad du behöver.',
    'Välkommen att besöka oss {in}. Kaffet är alltid varmt.',
    'Låt oss prata om dina planer, helt utan förpliktelser.',
  ],
  newsletter: 'Nyheter, datum och erbjudanden från {c}, en gång i månaden och aldrig oftare.',
  cookies:
    'Vi använder kakor för att sidan ska fungera och för att förstå hur den används. Du bestämmer vilka du tillåter.',
  plans: [
    ['Bas', 'Allt du behöver för att börja'],
    ['Standard', 'Vårt populäraste val'],
    ['Premium', 'För dig som vill ha allt'],
  ],
};
