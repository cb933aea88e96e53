import { describe, expect, test } from 'vitest';
import { technologyNames } from '../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import type { Language } from './lexicon/meaning.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(technologyNames());
const planned = (message: string) => plan(message, lexicon, emptyConversation);

describe('a wish that names nothing to search for is asked back', () => {
  test.each<[Language, string]>([
    ['en', "I'm looking for something nice for tonight"],
    ['de', 'ich suche was Nettes für heute Abend'],
    ['fr', 'je cherche un truc sympa pour ce soir'],
    ['es', 'busco algo chulo para esta noche'],
    ['it', 'cerco qualcosa di carino per stasera'],
    ['pt', 'procuro algo giro para esta noite'],
    ['nl', 'ik zoek iets leuks voor vanavond'],
    ['pl', 'szukam czegoś fajnego na dziś wieczór'],
  ])('%s: %s', (language, message) => {
    expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'unclear', language });
  });
});

test.each([
  'o que é que consegues fazer?',
  'o que é que sabes fazer?',
  'o que é que podes fazer por mim?',
  'o que é que fazes?',
])('Portuguese asks with or without “é que” what the copilot does: %s', (message) => {
  expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'about_tool', language: 'pt' });
});

describe('“which countries have no church?” counts where there are churches', () => {
  test.each<[Language, string, string]>([
    ['en', 'which countries have no church at all?', 'church'],
    ['de', 'welche Länder haben keine einzige Kirche?', 'Kirche'],
    ['fr', "quels pays n'ont aucune église ?", 'église'],
    ['es', '¿qué países no tienen ninguna iglesia?', 'iglesia'],
    ['it', 'quali paesi non hanno nessuna chiesa?', 'chiesa'],
    ['pt', 'que países não têm nenhuma igreja?', 'igreja'],
    ['nl', 'welke landen hebben geen enkele kerk in de index?', 'kerk'],
    ['pl', 'które kraje nie mają żadnego kościoła?', 'kościoła'],
  ])('%s: %s', (language, message, q) => {
    expect(planned(message)).toMatchObject({
      language,
      call: { name: 'facets', args: { q, fields: 'country', size: 50 } },
      remarks: { othersHaveNone: true },
    });
  });

  test('also for technologies, but not where companies without something are counted', () => {
    expect(planned('which industries do not use Wix?')).toMatchObject({
      call: { name: 'facets', args: { technology: 'Wix', fields: 'industry' } },
    });
    expect(planned('which countries have the most sites without a blog?')).toMatchObject({
      call: { name: 'facets', args: { not_has: 'blog', fields: 'country' } },
    });
  });
});
