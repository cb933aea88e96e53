/** Days from Monday to Sunday by language, each with its usual short forms, longest first; folded like the text that is searched. */
export const weekdayNames: Readonly<Record<string, readonly string[]>> = folded({
  en: 'monday|mon, tuesday|tues|tue, wednesday|wed, thursday|thurs|thur|thu, friday|fri, saturday|sat, sunday|sun',
  de: 'montags?|mo, dienstags?|di, mittwochs?|mi, donnerstags?|do, freitags?|fr, samstags?|sonnabends?|sa, sonntags?|so',
  fr: 'lundi|lun, mardi|mar, mercredi|mer, jeudi|jeu, vendredi|ven, samedi|sam, dimanche|dim',
  es: 'lunes|lun, martes|mar, miércoles|mié, jueves|jue, viernes|vie, sábados?|sáb, domingos?|dom',
  it: 'lunedì|lun, martedì|mar, mercoledì|mer, giovedì|gio, venerdì|ven, sabato|sab, domenica|dom',
  pt: 'segunda(?:-feira)?|seg, terça(?:-feira)?|ter, quarta(?:-feira)?|qua, quinta(?:-feira)?|qui, sexta(?:-feira)?|sex, sábados?|sáb, domingos?|dom',
  nl: 'maandag|ma, dinsdag|di, woensdag|wo, donderdag|do, vrijdag|vr, zaterdag|za, zondag|zo',
  pl: 'poniedziałek|pon|pn, wtorek|wt, środa|śr, czwartek|czw, piątek|pt, sobota|sob|sb, niedziela|niedz|nd',
  cs: 'pondělí|po, úterý|út, středa|st, čtvrtek|čt, pátek|pá, sobota|so, neděle|ne',
  sk: 'pondelok|po, utorok|ut, streda|st, štvrtok|št, piatok|pi, sobota|so, nedeľa|ne',
  sv: 'måndag|mån, tisdag|tis, onsdag|ons, torsdag|tors?, fredag|fre, lördag|lör, söndag|sön',
  da: 'mandag|man, tirsdag|tirs?, onsdag|ons, torsdag|tors?, fredag|fre, lørdag|lør, søndag|søn',
  no: 'mandag|man, tirsdag|tirs?, onsdag|ons, torsdag|tors?, fredag|fre, lørdag|lør, søndag|søn',
  hu: 'hétfő, kedd, szerda, csütörtök, péntek, szombat, vasárnap',
  ro: 'luni, marți|marti, miercuri, joi, vineri, sâmbătă, duminică',
  ru: 'понедельника?|пн, вторника?|вт, сред[ауы]|ср, четверга?|чт, пятниц[ауы]|пт, суббот[ауы]|сб, воскресенье|воскресенья|вс',
  uk: "понеділок|пн, вівторок|вт, середа|ср, четвер|чт, п['’]ятниця|пт, субота|сб, неділя|нд",
  bg: 'понеделник|пон, вторник|вт, сряда|ср, четвъртък|чет, петък|пет, събота|съб, неделя|нед',
  tr: 'pazartesi|pzt, salı|sal, çarşamba|çar, perşembe|per, cuma|cum, cumartesi|cmt, pazar|paz',
});

/** Words for all days, and for the days from Monday to Friday, in any language. */
export const dayGroups = {
  everyDay: foldText(
    'daily|every ?day|(?:7|seven) days a week|täglich|tous les jours|todos los días|tutti i giorni|todos os dias|dagelijks|codziennie|denně|denne|naponta|minden nap|zilnic|ежедневно|каждый день|щодня|всеки ден|her gün|dagligen|dagligt|daglig|päivittäin|毎日|每天',
  ),
  weekdays: foldText(
    'weekdays|werktags|wochentags|en semaine|будни(?:е дни)?|по будням|в будни|будні|делнични дни|hafta içi|vardagar|hverdage|hverdager|arkisin|平日',
  ),
} as const;

function folded(lists: Readonly<Record<string, string>>): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([language, days]) => [language, days.split(', ').map(foldText)]),
  );
}

/** Lower case without accents. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
