import { describe, expect, it } from 'vitest';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress']);
const planned = (message: string) => {
  const made = plan(message, lexicon, emptyConversation);
  return { args: made.kind === 'call' ? made.call.args : {}, ignored: made.ignored };
};

describe('a number of employees after another condition', () => {
  it.each([
    ['hotels with a blog and more than 20 employees', 'gt'],
    ['hotels with a blog and more than twenty staff', 'gt'],
    ['hotels with a blog plus over 20 employees', 'gt'],
    ['hotels with a blog and less than 20 employees', 'lt'],
    ['hotels with a blog and 20 or more employees', 'gte'],
    ['Hotels mit Blog und mehr als 20 Mitarbeitern', 'gt'],
    ['Hotels mit Blog und weniger als 20 Beschäftigten', 'lt'],
    ['Hotels mit Blog und 20 oder mehr Mitarbeitern', 'gte'],
    ['hôtels avec un blog et plus de 20 employés', 'gt'],
    ['hôtels avec un blog et moins de vingt salariés', 'lt'],
    ['hoteles con blog y más de 20 empleados', 'gt'],
    ['hoteles con blog y al menos 20 empleados', 'gte'],
    ['hotel italiani con blog e più di 20 dipendenti', 'gt'],
    ['hotel italiani con blog e meno di 20 dipendenti', 'lt'],
    ['hotéis com blog e mais de 20 funcionários', 'gt'],
    ['hotéis com blog e menos de 20 funcionários', 'lt'],
    ['hotels met een blog en meer dan 20 medewerkers', 'gt'],
    ['hotels met een blog en minstens 20 werknemers', 'gte'],
    ['hotele z blogiem i więcej niż 20 pracownikami', 'gt'],
    ['hotele z blogiem oraz ponad 20 pracowników', 'gt'],
  ])('is compared as it is written: %s', (message, operator) => {
    const { args, ignored } = planned(message);
    expect(args).toMatchObject({ has: 'blog', filter: `employee_count:${operator}:20` });
    expect(ignored).toEqual([]);
  });

  it.each([
    'hotels with 20 and more employees',
    'Hotels mit 20 und mehr Mitarbeitern',
    'hôtels avec 20 salariés et plus',
  ])('may have "and more" behind it: %s', (message) => {
    expect(planned(message).args).toMatchObject({ filter: 'employee_count:gte:20' });
  });
});

describe('a number that no column has', () => {
  it.each([
    ['hotels with a blog and more than 20 rooms', 'more than 20 rooms'],
    ['hotels with a blog and more than 3 languages', 'more than 3 languages'],
    ['hotels with a blog and between 10 and 20 rooms', 'between 10 and 20 rooms'],
    ['Hotels mit Blog und mehr als 20 Zimmern', 'mehr als 20 Zimmern'],
    ['hôtels avec un blog et plus de 20 chambres', 'plus de 20 chambres'],
    ['hoteles con blog y más de 20 habitaciones', 'más de 20 habitaciones'],
    ['hotel italiani con blog e più di 20 camere', 'più di 20 camere'],
    ['hotéis com blog e mais de 20 quartos', 'mais de 20 quartos'],
    ['hotels met een blog en meer dan 20 kamers', 'meer dan 20 kamers'],
    ['hotele z blogiem i więcej niż 20 pokojami', 'więcej niż 20 pokojami'],
  ])('is named with what it counts, and not searched for: %s', (message, text) => {
    const { args, ignored } = planned(message);
    expect(args.has).toBe('blog');
    expect(String(args.q)).not.toMatch(/\d|\s/);
    expect(ignored).toContain(text);
  });

  it('leaves the other number of the message alone', () => {
    const { args, ignored } = planned('shops with more than 10 products and more than 20 employees');
    expect(args).toEqual({ industry: 'E-commerce & Retail', filter: 'employee_count:gt:20' });
    expect(ignored).toEqual(['more than 10 products']);
  });

  it('does not take companies for something that is counted', () => {
    expect(planned('at least 5 hotels in Spain').args).toMatchObject({ q: 'hotels', country: 'ES' });
  });
});
