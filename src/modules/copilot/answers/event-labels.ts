import { columnLabel, EVENT_TERMS, isEventCondition, type Language } from '../planner/index.ts';
import { labelsIn } from './answer-texts.ts';

/** Describes changes in the given language; undefined if a condition has others: "Stopped using Klaviyo, since May 2026". */
export function eventLabel(condition: string, language: Language): string | undefined {
  if (!isEventCondition(condition)) return undefined;
  const { events, features } = labelsIn(language);
  return Array.from(condition.matchAll(EVENT_TERMS), ([, kind = '', phrase, word = '']) => {
    const value = phrase ?? word;
    const shown =
      kind === 'since'
        ? displayDate(value, language)
        : kind === 'changed'
          ? value === 'technologies'
            ? events.technologies
            : (features[value] ?? columnLabel(value, language) ?? value)
          : value;
    const isDay = kind === 'since' && /-\d+-/.test(value);
    const isYear = kind === 'since' && !value.includes('-');
    return events[isDay ? 'sinceDay' : isYear ? 'sinceYear' : (kind as keyof typeof events)].replace(
      '{value}',
      shown,
    );
  }).join(', ');
}

/** A year, a month or a day in words. */
export function displayDate(date: string, language: Language): string {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  // After "od", Polish has the month in the genitive, as after a day.
  const isGenitive = day === undefined && language === 'pl';
  const written = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    ...((day !== undefined || isGenitive) && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`));
  if (isGenitive) return written.replace(/^1 /, '');
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written;
}
