import { afterEach, describe, expect, it } from 'vitest';
import german from '../../locales/de.json';
import { setLocale } from '../i18n/i18n.ts';
import { conditionOf } from './filter-chips.tsx';

afterEach(() => setLocale('en'));

describe('the chip of a condition on a column', () => {
  it('says what a company has or has not, by the names of the filter “Has”', () => {
    expect(conditionOf('booking_url:exists')).toEqual({ title: 'Has', value: 'Online booking' });
    expect(conditionOf('has_contact_form:eq:true')).toEqual({ title: 'Has', value: 'Contact form' });
    for (const condition of ['booking_url:missing', 'booking_url:ne:true', 'booking_url:eq:false'])
      expect(conditionOf(condition)).toEqual({ title: 'Has', value: 'Online booking', isExcluded: true });
    expect(conditionOf('place:in:Barcelona,barcelone,*/PT').value).toBe('Barcelona, Portugal');
    expect(conditionOf('founded_year:gte:2000')).toEqual({ title: 'Founded year', value: '≥ 2000' });
    expect(conditionOf('postal_code:starts:LS')).toEqual({ title: 'Postal code', value: 'starts with LS' });
  });

  it('names sub-industries in the language of the page', () => {
    setLocale('de', german);
    expect(conditionOf('sub_industry:eq:Cafés & Bakeries')).toEqual({
      title: 'Unterbranche',
      value: 'Cafés & Bäckereien',
    });
  });
});
