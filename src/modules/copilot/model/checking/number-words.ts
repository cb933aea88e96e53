/**
 * Number words from two upwards; "one" is excluded because it is an article in most of these languages. Some words occur in two languages
 * with different meanings ("once"), so they are looked up in the language of the text.
 */
const words: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  en: numbered(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    'thirty forty fifty sixty seventy eighty ninety hundred thousand million billion',
    'dozen=12 dozens=12 hundreds=100 thousands=1000 millions=1000000 billions=1000000000 half=0.5 twice=2',
  ),
  de: numbered(
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend million milliarde',
    'dutzend=12 dutzende=12 hunderte=100 tausende=1000 millionen=1000000 milliarden=1000000000 hälfte=0.5',
  ),
  fr: numbered(
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
    'trente quarante cinquante soixante septante huitante nonante cent mille million milliard',
    'douzaine=12 douzaines=12 centaine=100 centaines=100 cents=100 millier=1000 milliers=1000 millions=1000000 moitié=0.5',
  ),
  es: numbered(
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
    'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil millón millardo',
    'ciento=100 cientos=100 miles=1000 millones=1000000 docena=12 docenas=12 mitad=0.5',
  ),
  it: numbered(
    'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
    'trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille milione miliardo',
    'mila=1000 migliaia=1000 centinaia=100 milioni=1000000 miliardi=1000000000 dozzina=12 dozzine=12 metà=0.5',
  ),
  nl: numbered(
    'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
    'dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen miljard',
    'honderden=100 duizenden=1000 miljoenen=1000000 dozijn=12 tientallen=10 helft=0.5',
  ),
  pt: numbered(
    'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
    'trinta quarenta cinquenta sessenta setenta oitenta noventa cem mil milhão bilhão',
    'duas=2 cento=100 centenas=100 milhares=1000 milhões=1000000 bilhões=1000000000 dúzia=12 dúzias=12 metade=0.5',
  ),
  pl: numbered(
    'dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia',
    'trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt sto tysiąc milion miliard',
    'dwie=2 dwóch=2 trzech=3 czterech=4 pięciu=5 setki=100 tysiące=1000 tysięcy=1000 miliony=1000000 milionów=1000000 połowa=0.5',
  ),
};

/** Matches compound numbers written as one word: "zweihunderteinunddreißig", "duecentotré", "tweeëntwintig". */
const compounds: Readonly<Record<string, RegExp>> = {
  de: compoundOf('de', ['ein', 'und']),
  it: compoundOf('it', [
    'un',
    'uno',
    'tré',
    'vent',
    'trent',
    'quarant',
    'cinquant',
    'sessant',
    'settant',
    'ottant',
    'novant',
  ]),
  nl: compoundOf('nl', ['een', 'en', 'ën']),
};

const languages = Object.keys(words);

/**
 * The number that a word names: NaN for a compound of number words, undefined for any other word. If the language is undefined or has no
 * table here, the word is looked up in all languages.
 */
export function numberOfWord(word: string, language: string | undefined): number | undefined {
  const folded = word.toLowerCase();
  for (const candidate of language !== undefined && language in words ? [language] : languages) {
    const named = words[candidate]?.get(folded);
    if (named !== undefined) return named;
    if (compounds[candidate]?.test(folded)) return Number.NaN;
  }
  return undefined;
}

function numbered(fromTwo: string, fromThirty: string, others: string): ReadonlyMap<string, number> {
  const scales = [30, 40, 50, 60, 70, 80, 90, 100, 1_000, 1_000_000, 1_000_000_000];
  return new Map([
    ...fromTwo.split(' ').map((word, at): [string, number] => [word, at + 2]),
    ...fromThirty.split(' ').map((word, at): [string, number] => [word, scales[at] ?? Number.NaN]),
    ...others.split(' ').map((pair): [string, number] => {
      const [word = '', value] = pair.split('=');
      return [word, Number(value)];
    }),
  ]);
}

/** Matches two parts or more, because a single word is in the table. */
function compoundOf(language: string, joints: readonly string[]): RegExp {
  const parts = [...(words[language]?.keys() ?? []), ...joints].sort((a, b) => b.length - a.length);
  return new RegExp(`^(?:${parts.join('|')}){2,8}$`, 'u');
}
