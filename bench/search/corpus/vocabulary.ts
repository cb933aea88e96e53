import { Random } from './random.ts';

/** The start of the vocabulary: words that real homepages use, most frequent first. */
const realWords: readonly string[] = `
the and to of for a in your our we with you is on are us all more from that by at this as be or an it can have will
new home about services contact business company team work help best find free get now products read learn online
customers experience solutions support design quality service people time make project world years we're not their
one has every up more first so what how who when where way here need one-stop most any which out just do many day
over also into other if than them only its they these was use very while management digital marketing technology
software data platform development industry local professional leading global custom system systems website web
security privacy policy terms cookies rights reserved copyright menu search news blog careers jobs events resources
case studies story mission values history partners clients testimonials reviews portfolio gallery projects pricing
plans features demo trial download login sign account register subscribe newsletter email phone address call today
book appointment schedule request quote estimate shop store cart checkout shipping delivery returns order orders
payment secure cards gift sale offers discount price prices collection collections women men kids home-made furniture
kitchen garden outdoor food drink restaurant menu-card coffee wine beer bakery fresh organic natural healthy health
care medical dental clinic doctor patients treatment therapy wellness fitness yoga beauty skin hair spa massage
law legal lawyer attorney firm court injury family estate property properties real rent sell buy mortgage loan
insurance finance financial bank investment investors capital fund tax accounting audit consulting consultants
strategy growth innovation research engineering construction building builders architecture interior renovation
roofing plumbing electrical heating cooling cleaning repair maintenance installation equipment machine machines
manufacturing industrial steel metal wood plastic packaging materials parts tools automotive car cars vehicle truck
transport logistics freight travel hotel hotels rooms booking vacation tours beach city event wedding photography
photo video film music art artists creative studio print media advertising agency brand branding social content
education school university college students courses training learning certification academy children community
church charity foundation donate volunteer member members membership association public government energy solar power
water environment sustainable sustainability climate green farm animal pet dog cat sports club team-building game
games mobile app apps cloud hosting domain server network it-support wireless internet analytics artificial
intelligence automation integration api developers open source code enterprise small medium startup international
europe germany france spain italy london berlin paris amsterdam york street road office opening hours monday friday
welcome trusted expert experts passion dedicated family-owned award winning certified experience-driven results
simple fast easy reliable affordable flexible efficient modern beautiful unique premium high-end ultimate complete
`
  .trim()
  .split(/\s+/u);

/** Phrases that visitors search for literally. They are the first collocations. */
const businessPhrases: readonly string[] = `
contact us|privacy policy|book a demo|free shipping|about us|read more|learn more|terms of service|all rights reserved|
our services|get in touch|customer service|find out more|sign up|case studies|request a quote|free trial|our team|
add to cart|shop now|get started|call us today|follow us|opening hours|meet the team|years of experience|
terms and conditions|high quality|small business|real estate|social media|our mission|frequently asked questions|
gift cards|money back guarantee|schedule a call|web design|family owned|award winning|customer reviews|
free consultation|next day delivery|digital marketing|software development|open source|machine learning|
subscribe to our newsletter|data protection|cookie settings|join our team|view all products|made to order|
project management|return policy|trusted by|how it works|see pricing|download the app|free delivery|our story|
book now|book an appointment|emergency service|fully insured
`
  .trim()
  .split(/\s*\|\s*/u);

export interface Vocabulary {
  /** Words by rank, most frequent first: real ones, then plausible inventions. */
  readonly words: readonly string[];
  /** Phrases by rank: real ones first, then fixed pairs of words with a middle rank, because real text is repetitive. */
  readonly collocations: readonly string[];
}

const wordCount = 300_000;
const collocationCount = 20_000;
// The vocabulary is the same for every corpus seed, so that queries of two runs can be compared.
const vocabularySeed = 20_240_607;

const onsets = 'b c d f g h j k l m n p r s t v w br cl cr dr fl gr pl pr sc sh sl sp st th tr ch qu'.split(
  ' ',
);
const nuclei = 'a e i o u a e i o ai ea ee ie oo ou io'.split(' ');
const codas = 'n r s t l m d x k nd nt st ck rt ss rn ld ng'.split(' ');
const endings = 'a e o y er ing ed ion al ity ment ly ic ous able en is us um'.split(' ');
// Accented words, as on pages that are not in English, so that ASCII support alone is not enough for a tokenizer.
const accentedNuclei = 'é è ä ö ü ñ ó í ç ø'.split(' ');

const syllableCounts = [1, 1, 2, 2, 2, 2, 3];

export function buildVocabulary(): Vocabulary {
  const random = new Random(vocabularySeed);
  const words = new Set(realWords);
  while (words.size < wordCount) words.add(inventWord(random));
  const byRank = [...words];
  const collocations = [...businessPhrases];
  while (collocations.length < collocationCount)
    collocations.push(`${byRank[200 + random.below(20_000)]} ${byRank[200 + random.below(20_000)]}`);
  return { words: byRank, collocations };
}

function inventWord(random: Random): string {
  const syllables = random.pick(syllableCounts);
  let word = '';
  for (let syllable = 0; syllable < syllables; syllable += 1) {
    word += random.pick(onsets) + random.pick(random.chance(0.02) ? accentedNuclei : nuclei);
    if (random.chance(0.35)) word += random.pick(codas);
  }
  return word + random.pick(endings);
}
