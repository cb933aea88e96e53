import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(technologyNames());
const planned = (message: string) => {
  const made = plan(message, lexicon, emptyConversation);
  if (made.kind !== 'call') throw new Error(`${message}: ${made.kind}`);
  return made;
};

describe('a wish', () => {
  it.each([
    ['hotels in Spain, ideally with a blog', 'ideally with a blog'],
    ['Hotels in Spanien, am liebsten mit Blog', 'am liebsten mit Blog'],
    ['hôtels en Espagne, de préférence avec un blog', 'de préférence avec un blog'],
    ['hoteles en España, preferentemente con blog', 'preferentemente con blog'],
    ['alberghi in Spagna, preferibilmente con un blog', 'preferibilmente con un blog'],
    ['hotels in Spanje, bij voorkeur met een blog', 'bij voorkeur met een blog'],
    ['hotéis em Espanha, idealmente com blog', 'idealmente com blog'],
    ['hotele w Hiszpanii, najchętniej z blogiem', 'najchętniej z blogiem'],
  ])('is named and is no condition: %s', (message, text) => {
    const { call, ignored } = planned(message);
    expect(call.args).not.toHaveProperty('has');
    expect(call.args.country).toBe('ES');
    expect(ignored).toEqual([text]);
  });

  it.each([
    ['packaging suppliers, preferably manufacturers', 'preferably manufacturers'],
    ['Lieferanten von Verpackungen, am liebsten Hersteller', 'am liebsten Hersteller'],
    ["fournisseurs d'emballages, de préférence fabricants", 'de préférence fabricants'],
    ['leveranciers van verpakkingen, bij voorkeur fabrikanten', 'bij voorkeur fabrikanten'],
    ['proveedores de embalajes, a poder ser fabricantes', 'a poder ser fabricantes'],
    ['fornitori di imballaggi, preferibilmente produttori', 'preferibilmente produttori'],
    ['fornecedores de embalagens, de preferência fabricantes', 'de preferência fabricantes'],
    ['dostawcy opakowań, w miarę możliwości producenci', 'w miarę możliwości producenci'],
  ])('for makers forces no industry: %s', (message, text) => {
    const { call, ignored } = planned(message);
    expect(call.args).not.toHaveProperty('industry');
    expect(call.args).not.toHaveProperty('filter');
    expect(ignored).toEqual([text]);
  });

  it.each([
    'packaging suppliers, manufacturers',
    'Lieferanten von Verpackungen, Hersteller',
    "fournisseurs d'emballages, fabricants",
    'leveranciers van verpakkingen, fabrikanten',
    'proveedores de embalajes, fabricantes',
    'fornitori di imballaggi, produttori',
    'fornecedores de embalagens, fabricantes',
    'dostawcy opakowań, producenci',
  ])('without its word asks for makers of the goods, of any industry: %s', (message) => {
    const { args } = planned(message).call;
    expect(args).not.toHaveProperty('industry');
    expect(args.filter).toBe('business_model:eq:manufacturer');
  });

  it('may be the trade itself', () => {
    expect(planned('preferably bakeries in Lyon').call.args.q).toBe('bakeries');
  });
});

describe('size', () => {
  it.each([
    ['companies in Poland, 300+', 'employee_count:gte:300'],
    ['Firmen in Polen (300+)', 'employee_count:gte:300'],
    ['Firmen in Polen mit mindestens 40 Mann', 'employee_count:gte:40'],
    ['entreprises en Pologne, 300+', 'employee_count:gte:300'],
    ['empresas en Polonia con al menos 40 personas', 'employee_count:gte:40'],
    ['aziende in Polonia con almeno 40 persone', 'employee_count:gte:40'],
    ['bedrijven in Polen met minimaal 40 man', 'employee_count:gte:40'],
    ['empresas na Polónia com pelo menos 40 pessoas', 'employee_count:gte:40'],
    ['firmy w Polsce, co najmniej 40 osób', 'employee_count:gte:40'],
  ])('is the number of employees: %s', (message, filter) => {
    expect(planned(message).call.args).toEqual({ country: 'PL', filter });
  });

  it.each([
    'sort Polish companies by size',
    'polnische Firmen nach Größe sortiert',
    'entreprises polonaises triées par taille',
    'empresas polacas ordenadas por tamaño',
    'aziende polacche ordinate per dimensione',
    'Poolse bedrijven gesorteerd op omvang',
    'empresas polacas ordenadas por tamanho',
    'polskie firmy posortowane według wielkości',
  ])('is an order, the largest first: %s', (message) => {
    expect(planned(message).call.args).toEqual({ country: 'PL', sort: '-employee_count' });
  });

  it.each([
    'the smallest companies in Poland',
    'die kleinsten Firmen in Polen',
    'les plus petites entreprises de Pologne',
    'las empresas más pequeñas de Polonia',
    'le aziende più piccole della Polonia',
    'de kleinste bedrijven in Polen',
    'as menores empresas da Polónia',
    'najmniejsze firmy w Polsce',
  ])('may have the smallest first: %s', (message) => {
    expect(planned(message).call.args).toEqual({ country: 'PL', sort: 'employee_count' });
  });
});

describe('a question for where companies are', () => {
  it.each([
    'where are most bakeries?',
    'Wo sind die meisten Bäckereien?',
    'Où y a-t-il le plus de boulangeries ?',
    '¿Dónde hay más panaderías?',
    'Dove ci sono più panetterie?',
    'Waar zijn de meeste bakkerijen?',
    'Onde há mais padarias?',
    'Gdzie jest najwięcej piekarni?',
  ])('counts them by country: %s', (message) => {
    expect(planned(message).call).toMatchObject({ name: 'facets', args: { fields: 'country' } });
  });
});

describe('words of the question', () => {
  it.each([
    'which CRMs do Polish companies use?',
    'Welche CRMs nutzen polnische Firmen?',
    'quels CRMs utilisent les entreprises polonaises ?',
    '¿qué CRMs usan las empresas polacas?',
    'quali CRMs usano le aziende polacche?',
    "welke CRM's gebruiken Poolse bedrijven?",
    'que CRMs usam as empresas polacas?',
    'jakich CRM-ów używają polskie firmy?',
  ])('are not searched for: %s', (message) => {
    expect(planned(message).call).toMatchObject({ name: 'facets', args: { country: 'PL', fields: 'crm' } });
  });

  it('are the name of a trade before a word for companies', () => {
    expect(planned('distribution companies in Spain').call.args.q).toBe('distribution');
    expect(planned('podział niemieckich firm według wielkości').call).toMatchObject({
      name: 'facets',
      args: { country: 'DE', fields: 'employee_count' },
    });
  });
});

describe('an exclusion', () => {
  it.each([
    'companies in Poland except technology',
    'Firmen in Polen außer IT',
    'entreprises en Pologne, sauf informatique',
    'empresas en Polonia, excepto informática',
    'aziende in Polonia tranne informatica',
    'bedrijven in Polen behalve ICT',
    'empresas na Polónia, exceto informática',
    'firmy w Polsce oprócz informatycznych',
  ])('of a field of business is one of the industry: %s', (message) => {
    const { args } = planned(message).call;
    expect(args.exclude).toBeUndefined();
    expect([args.not_industry, args.filter]).toContainEqual(
      args.filter === undefined ? 'Software & IT' : 'industry:ne:Software & IT',
    );
  });
});

it('unknown words behind the Polish "with" are no place', () => {
  const [candidate] = planned('hotele z podgrzewaniem wody').placeCandidates;
  expect(candidate?.isOnlyPlace ?? false).toBe(false);
});
