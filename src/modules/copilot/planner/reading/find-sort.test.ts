import { expect, it } from 'vitest';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress']);
const argumentsOf = (message: string) => {
  const planned = plan(message, lexicon, emptyConversation);
  return planned.kind === 'call' ? planned.call.args : {};
};

it.each([
  ['bakeries in Ireland ordered by founding year', 'founded_year'],
  ['bakeries in Ireland in order of age', 'founded_year'],
  ['bakeries in Ireland with the most technologies first', 'technologies'],
  ['Bäckereien in Österreich, nach dem Alter geordnet', 'founded_year'],
  ['Bäckereien in Österreich nach Namen sortieren', 'name'],
  ['Bäckereien in Österreich nach Anzahl der Technologien sortiert', 'technologies'],
  ['boulangeries en Belgique classées par ancienneté', 'founded_year'],
  ['boulangeries en Belgique par nom triées', 'name'],
  ['panaderías en México por antigüedad ordenadas', 'founded_year'],
  ['panaderías en México con más tecnologías', 'technologies'],
  ['panifici in Svizzera per anno di fondazione ordinati', 'founded_year'],
  ['panifici in Svizzera in ordine alfabetico', 'name'],
  ['padarias no Brasil por ordem alfabética', 'name'],
  ['padarias no Brasil classificadas por ano de criação', 'founded_year'],
  ['bakkerijen in België op leeftijd gerangschikt', 'founded_year'],
  ['bakkerijen in België op aantal technologieën gesorteerd', 'technologies'],
  ['piekarnie w Polsce według nazwy posortowane', 'name'],
  ['piekarnie w Polsce posortowane po liczbie technologii', 'technologies'],
])('a sort order is read before and after its verb: %s', (message, sort) => {
  const { sort: found, q, filter } = argumentsOf(message);
  expect(found).toBe(sort);
  expect(String(q).split(' ')).toHaveLength(1);
  expect(filter).toBeUndefined();
});

it.each([
  ['sort from oldest to newest', 'founded_year'],
  ['newest to oldest', '-founded_year'],
  ['sortiere vom neuesten zum ältesten', '-founded_year'],
  ['von alt nach neu', 'founded_year'],
  ['de la plus ancienne à la plus récente', 'founded_year'],
  ['ordena de la más nueva a la más antigua', '-founded_year'],
  ['ordinali dal più recente al più vecchio', '-founded_year'],
  ['ordena da mais antiga para a mais recente', 'founded_year'],
  ['van oud naar nieuw', 'founded_year'],
  ['sorteer van nieuwste naar oudste', '-founded_year'],
  ['od najstarszej do najnowszej', 'founded_year'],
  ['sort by founding year, newest first', '-founded_year'],
])('sorts from the first to the second of two ends: %s', (message, sort) => {
  expect(argumentsOf(message)).toEqual({ sort });
});

it.each([
  ['sort by age ascending', 'sort by age, descending', 'sort by founding year ascending'],
  ['nach Alter aufsteigend sortieren', 'nach Alter absteigend', 'nach Gründungsjahr aufsteigend'],
  ['trie par âge croissant', 'par ancienneté décroissante', 'trie par année de création croissante'],
  ['ordena por edad ascendente', 'por antigüedad descendente', 'por año de fundación ascendente'],
  ['ordina per età crescente', 'per anzianità decrescente', 'per anno di fondazione crescente'],
  ['ordena por idade crescente', 'por antiguidade decrescente', 'por ano de fundação crescente'],
  ['sorteer op leeftijd oplopend', 'op leeftijd aflopend', 'op oprichtingsjaar oplopend'],
  ['sortuj według wieku rosnąco', 'według wieku malejąco', 'według roku założenia rosnąco'],
])('the older a company, the earlier its year: %s, %s, %s', (youngest, oldest, earliest) => {
  expect(argumentsOf(youngest)).toEqual({ sort: '-founded_year' });
  expect(argumentsOf(oldest)).toEqual({ sort: 'founded_year' });
  expect(argumentsOf(earliest)).toEqual({ sort: 'founded_year' });
});

it('keeps the city of Namen without a sort word', () => {
  expect(String(argumentsOf('Hotels in Namen').filter)).toContain('place:in:Namen');
});

it.each([
  ['sort dutch online shops by lowest price', 'price_min'],
  ['dutch online shops sorted by price', 'price_min'],
  ['dutch online shops, most expensive first', '-price_max'],
  ['sortiere niederländische Onlineshops nach niedrigstem Preis', 'price_min'],
  ['niederländische Onlineshops nach Preis sortiert, teuerste zuerst', '-price_max'],
  ['trie les boutiques en ligne néerlandaises par prix le plus bas', 'price_min'],
  ['trie les boutiques en ligne néerlandaises par prix, les plus chères d’abord', '-price_max'],
  ['ordena las tiendas online holandesas por precio más bajo', 'price_min'],
  ['ordena las tiendas online holandesas por precio, las más caras primero', '-price_max'],
  ['ordina i negozi online olandesi per prezzo', 'price_min'],
  ['negozi online olandesi, prima i più cari', '-price_max'],
  ['ordena as lojas online holandesas por preço', 'price_min'],
  ['lojas online holandesas, as mais caras primeiro', '-price_max'],
  ['sorteer nederlandse webwinkels op prijs', 'price_min'],
  ['nederlandse webwinkels, duurste eerst', '-price_max'],
  ['posortuj holenderskie sklepy internetowe według ceny', 'price_min'],
  ['holenderskie sklepy internetowe, najdroższe najpierw', '-price_max'],
  ['sort dutch online shops by name', 'name'],
  ['sort dutch online shops, by lowest price', 'price_min'],
])('a message that begins with the verb or ends with the price is sorted by it: %s', (message, sort) => {
  expect(argumentsOf(message)).toEqual({ country: 'NL', has: 'ecommerce', sort });
});

it.each([
  ['sorted by price, cheapest first', 'price_min'],
  ['cheapest first', 'price_min'],
  ['sort by year founded, oldest first', 'founded_year'],
  ['sort by year founded, newest first', '-founded_year'],
  ['nach Preis sortiert, günstigste zuerst', 'price_min'],
  ['nach Preis sortieren', 'price_min'],
  ['triés par prix, les moins chers d’abord', 'price_min'],
  ['trie par prix', 'price_min'],
  ['ordenados por precio, los más baratos primero', 'price_min'],
  ['ordena por precio', 'price_min'],
  ['ordinati per prezzo, prima i più economici', 'price_min'],
  ['ordina per prezzo', 'price_min'],
  ['ordenados por preço, os mais baratos primeiro', 'price_min'],
  ['ordena por preço', 'price_min'],
  ['gesorteerd op prijs, goedkoopste eerst', 'price_min'],
  ['sorteer op prijs', 'price_min'],
  ['posortowane według ceny, najtańsze najpierw', 'price_min'],
  ['sortuj według ceny', 'price_min'],
  ['older ones first', 'founded_year'],
  ['neuere zuerst', '-founded_year'],
  ['oudere eerst', 'founded_year'],
  ['najpierw nowsze', '-founded_year'],
  ['cheaper ones first', 'price_min'],
  ['sort by name, z to a', '-name'],
  ['von z bis a sortieren', '-name'],
  ['z to a', '-name'],
  ['nach Name, von z bis a', '-name'],
  ['par nom, de z à a', '-name'],
  ['por nombre, de la z a la a', '-name'],
  ['per nome, dalla z alla a', '-name'],
  ['op naam, van z tot a', '-name'],
  ['por nome, de z a a', '-name'],
  ['po nazwie od z do a', '-name'],
])('a sort order as the next message keeps the list: %s', (message, sort) => {
  const last = { name: 'search', args: { country: 'AT', q: 'hotels' } } as const;
  const planned = plan(message, lexicon, {
    ...emptyConversation,
    last,
    shown: ['one.example', 'two.example'],
  });
  expect(planned).toMatchObject({ call: { args: { ...last.args, sort } }, ignored: [] });
});

it.each([
  ['alphabetically backwards', '-name'],
  ['alphabetisch rückwärts', '-name'],
  ['in umgekehrter alphabetischer Reihenfolge', '-name'],
  ['par ordre alphabétique inverse', '-name'],
  ['alfabéticamente al revés', '-name'],
  ['ordine alfabetico inverso', '-name'],
  ['em ordem alfabética ao contrário', '-name'],
  ['alfabetisch omgekeerd', '-name'],
  ['alfabetycznie od końca', '-name'],
  ['alfabetycznie', 'name'],
  ['by year, newest first', '-founded_year'],
  ['nach Jahr, neueste zuerst', '-founded_year'],
  ['według roku, najnowsze najpierw', '-founded_year'],
  ['largest first', '-employee_count'],
  ['die größten zuerst', '-employee_count'],
  ['les plus grandes d’abord', '-employee_count'],
  ['las más grandes primero', '-employee_count'],
  ['prima le più grandi', '-employee_count'],
  ['as maiores primeiro', '-employee_count'],
  ['grootste eerst', '-employee_count'],
  ['od największych', '-employee_count'],
])('an order needs no verb: %s', (message, sort) => {
  expect(argumentsOf(message)).toEqual({ sort });
});
