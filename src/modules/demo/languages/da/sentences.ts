import type { Sentences } from '../language.ts';
export const sentences: Sentences = {
  titles: ['{c} | {h}', '{h} {in} – {c}', '{c} – {S} og meget mere {in}', '{c} {city}: {h}'],
  descriptions: [
    '{h} {in}. {c} tilbyder {s}, {s2} og personlig rådgivning siden {y}.',
    '{c} {in}: {s}, {s2} og et hold, der lytter. Ring til os eller kig forbi.',
    'Leder du efter {s} {in}? {c} har været det lokale navn for {s2} siden {y}.',
  ],
  leads: [
    'Siden {y} er folk {in} kommet til {c} efter {s} og {s2}, og efter nogen, der tager sig tid til at lytte.',
    'Vi er et lille hold {in} med ét mål: et stykke arbejde, du har lyst til at anbefale til dine venner.',
    'Fra {s} til {s2}: {c} står for erfaring, ærlige priser og et venligt ansigt.',
    'Godt arbejde kræver omhu. Derfor ligger {s} og {s2} hos os i hænderne på mennesker, der elsker deres fag.',
  ],
  about: [
    '{c} blev grundlagt i {y} af {p} med et enkelt værelse og en lånt varevogn. I dag er vi {n} mennesker, og vi tager stadig selv telefonen.',
    'Det, der begyndte som et familieprojekt {in}, er blevet en virksomhed, som naboer, erhvervsfolk og gæster stoler på. Kunderne kender os ved navn.',
    'For os er kvalitet en vane. Alle på holdet lærer faget fra bunden, og {p} kontrollerer personligt det, der forlader huset.',
    'Vores adresse er {city}, men kunderne kommer fra hele regionen. Mange har været hos os i mere end ti år, og det er den fineste ros.',
    'Bæredygtighed er ikke et slagord for os. Vi køber lokalt, reparerer før vi skifter ud og offentliggør hvert år resultaterne i rapporten {w}.',
    'I {y} troede ingen, at idéen {w} en dag ville bære en hel virksomhed. Det gør den, fordi vores folk lægger hjertet i den.',
  ],
  serviceBlurbs: [
    'Spørg os om {s}: vi forklarer, hvad der er muligt, hvad det koster, og hvornår det er færdigt.',
    'Vores måde at arbejde med {s} på er enkel: lyt først, planlæg omhyggeligt og lever til tiden.',
    '{S}, som det skal være: med klare trin og én person, der følger dig fra start til slut.',
    'Med mere end {n} projekter bag os kender vi {s} ud og ind.',
    'Om det er første eller halvtredsindstyvende gang: {s} hos {c} begynder altid med en samtale.',
    'Her arbejder vi efter metoden {w}, udviklet i vores eget hus og forfinet gennem årene.',
  ],
  productBlurbs: [
    'Serien {w} laves i små mængder og kontrolleres i hånden, før den sendes af sted.',
    'Kundernes favorit siden den første dag, og en smuk gave.',
    'Holdbar, nem at passe og klar til afsendelse inden for to hverdage.',
    'Nyt i denne sæson: vores udgave {w}, som du ikke finder andre steder.',
  ],
  quotes: [
    'Fra første opkald til sidste detalje gik alt som aftalt. Jeg går ikke andre steder hen.',
    'Venligt, hurtigt og ærligt. {p} tog sig tid til at forklare hvert skridt, og resultatet taler for sig selv.',
    'Vi havde prøvet to andre firmaer, før vi fandt {c}. Sikke en forskel!',
    'Jeg kom efter et tilbud og blev for menneskernes skyld. Kan varmt anbefales til alle {in}.',
    'Rimelig pris, omhyggeligt arbejde, og en uge senere ringede de endda for at høre, om vi var tilfredse.',
    'Man kan straks mærke, at de har gjort det i årevis. Nu går hele familien til {c}.',
  ],
  questions: [
    [
      'Hvordan bestiller jeg tid?',
      'Ring, skriv en mail eller brug formularen på siden. Du hører fra os inden for én hverdag.',
    ],
    [
      'Arbejder I også uden for {city}?',
      'Ja, i hele regionen. Ved længere afstande aftaler vi en rimelig pris på forhånd.',
    ],
    [
      'Hvad koster det?',
      'Det afhænger af, hvad du har brug for. Efter en kort samtale sender vi et gratis skriftligt tilbud.',
    ],
    [
      'Hvor lang tid tager det?',
      'De fleste opgaver er færdige inden for to uger. Haster det, finder vi en løsning.',
    ],
    [
      'Hvordan kan jeg betale?',
      'Med bankoverførsel, kort eller kontant. Virksomheder kan betale på faktura.',
    ],
    ['Kan jeg ændre min aftale?', 'Indtil 48 timer før koster det ingenting. En kort besked er nok.'],
  ],
  steps: [
    ['Fortæl', 'Fortæl os, hvad du har i tankerne. Den første samtale er gratis og uforpligtende.'],
    ['Et klart tilbud', 'Inden for tre dage får du et tilbud, som kan forstås uden ordbog.'],
    ['Vi går i gang', 'Én kontaktperson holder dig orienteret fra den første dag til den sidste.'],
    ['Resultatet', 'Vi er først færdige, når du er tilfreds.'],
  ],
  posts: [
    [
      '{S}: fem ting, du bør vide',
      'Vi får spørgsmålet næsten hver dag. Her er de fem svar, der hjælper de fleste.',
    ],
    [
      'Bag kulisserne med {p}',
      'Hvordan ser en almindelig dag ud hos {c}? Vi fulgte {p} fra tidlig morgen til lukketid.',
    ],
    [
      'Vores år {in}: et tilbageblik',
      'Nye kolleger, et større værksted og projektet {w}: de øjeblikke vil vi huske.',
    ],
    [
      '{S}: derfor er det værd at se på igen',
      'Det siges at være indviklet. Det er det ikke, hvis man følger tre enkle regler.',
    ],
    [
      'Mød os på messen {w}',
      'Du finder os på stand {n}. Vi giver kaffen, og der er en lille overraskelse til alle.',
    ],
    [
      '{S}: de mest almindelige fejl',
      'Alle begår dem, få taler om dem. Sådan undgår du de dyreste fra begyndelsen.',
    ],
  ],
  roles: [
    'Stifter',
    'Direktør',
    'Kundeservice',
    'Værkfører',
    'Kontorchef',
    'Projektleder',
    'Lærling',
    'Kvalitetsansvarlig',
  ],
  invitations: [
    'Vi er klar, når du er: fortæl os, hvad du har brug for.',
    'Kom og besøg os {in}. Kaffen er altid klar.',
    'Lad os tale om dine planer, helt uforpligtende.',
  ],
  newsletter: 'Nyheder, datoer og tilbud fra {c}, en gang om måneden og aldrig oftere.',
  cookies:
    'Vi bruger cookies for at få siden til at virke og for at forstå, hvordan den bruges. Du bestemmer, hvilke du tillader.',
  plans: [
    ['Basis', 'Alt, hvad du behøver til en start'],
    ['Standard', 'Vores mest populære valg'],
    ['Premium', 'Til dig, der vil have det hele'],
  ],
};
