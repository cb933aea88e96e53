import { trade } from '../language.ts';
export const businessTrades = {
  law: trade(
    'Advokatbyrå',
    'Advokater som talar klarspråk',
    ['Arbetsrätt', 'Familjerätt', 'Avtalsrätt', 'Arvsrätt', 'Hyresrätt', 'Bolagsrätt'],
    [
      'Våra advokater företräder privatpersoner och företag i alla landets domstolar.',
      'Vid första mötet säger advokaten ärligt om det är värt att gå till domstol.',
    ],
  ),
  accounting: trade(
    'Redovisning',
    'Redovisning och skatterådgivning för småföretag',
    ['Bokföring', 'Årsbokslut', 'Inkomstdeklaration', 'Lönehantering', 'Starta eget', 'Momsredovisning'],
    [
      'Våra redovisningskonsulter hjälper hantverkare, mottagningar och unga företag.',
      'Kvittona går till appen, frågorna till en skatterådgivare du känner.',
    ],
  ),
  insurance: trade(
    'Försäkring',
    'Försäkringar som passar ditt liv',
    [
      'Hemförsäkring',
      'Bilförsäkring',
      'Livförsäkring',
      'Ansvarsförsäkring',
      'Företagsförsäkring',
      'Skadehjälp',
    ],
    [
      'Som oberoende försäkringsförmedlare jämför vi över fyrtio försäkringsbolag.',
      'När något händer tar vi hand om skadan och du om ditt liv.',
    ],
  ),
  finance: trade(
    'Kapitalförvaltning',
    'Ekonomisk rådgivning utan finstilt',
    [
      'Pensionsplanering',
      'Investeringsrådgivning',
      'Bolån',
      'Förmögenhetsförvaltning',
      'Sparplaner',
      'Generationsskifte',
    ],
    [
      'Våra finansiella rådgivare får betalt av dig och ingen annan.',
      'Vi planerar investeringar i decennier och rapporterar varje kvartal.',
    ],
  ),
  consulting: trade(
    'Konsult',
    'Managementkonsulter med fötterna på jorden',
    [
      'Strategirådgivning',
      'Processförbättring',
      'Förändringsledning',
      'Ledarskapscoachning',
      'Marknadsanalys',
      'Ägarskifte',
    ],
    [
      'Våra konsulter har själva lett företag innan de började ge råd.',
      'Ett konsultuppdrag är klart när det nya arbetssättet har blivit vardag.',
    ],
  ),
  recruitment: trade(
    'Bemanning',
    'Rekrytering som för människor samman',
    ['Chefsrekrytering', 'Bemanning', 'Fasta tjänster', 'Lönestatistik', 'Jobbcoachning', 'Lediga jobb'],
    [
      'Våra rekryterare träffar varje kandidat innan ett cv skickas.',
      'Nio av tio är kvar på samma jobb efter två år.',
    ],
  ),
  marketing: trade(
    'Reklambyrå',
    'Reklambyrå för varumärken med karaktär',
    [
      'Varumärkesstrategi',
      'Sociala medier',
      'Sökmotoroptimering',
      'Reklamkampanjer',
      'Innehållsmarknadsföring',
      'Webbdesign',
    ],
    [
      'Vår reklambyrå gör krångliga produkter till berättelser som sprids.',
      'Varje kampanj mäts, och vi visar också de siffror som svider.',
    ],
  ),
  security: trade(
    'Bevakning',
    'Bevakning och larmsystem',
    ['Larmsystem', 'Kameraövervakning', 'Väktare', 'Passerkontroll', 'Eventsäkerhet', 'Larmutryckning'],
    [
      'Våra väktare är utbildade, godkända och kända till namnet av kunderna.',
      'Larmcentralen svarar på varje larm inom fyrtio sekunder.',
    ],
  ),
  cleaning: trade(
    'Städ',
    'Städfirma för kontor och hem',
    ['Kontorsstädning', 'Fönsterputs', 'Storstädning', 'Mattvätt', 'Trappstädning', 'Flyttstädning'],
    [
      'Våra städteam kommer när det passar dig, med egen utrustning.',
      'Vi städar med miljömärkta medel och betalar långt över minimilön.',
    ],
  ),
  publisher: trade(
    'Förlag',
    'Nyheter, tidskrifter och böcker från ett oberoende förlag',
    ['Dagens nyheter från trakten', 'Regionalt magasin', 'Fackböcker', 'Reportage', 'Poddar', 'Insändare'],
    [
      'Vår redaktion skriver om politik, kultur och vardag sju dagar i veckan.',
      'Tidskriften och böckerna görs av journalister som fortfarande ger sig ut.',
    ],
  ),
};
