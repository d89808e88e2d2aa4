import { clientZone } from '#platform/client-zone.ts';
import { type Language, locales } from '#platform/language.ts';

/** `20:25` on the clock of the person who looks. */
export function clockTime(instant: string | Date, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return format.format(new Date(instant));
}

/** `22 Nov 2026, 20:00` on the client's clock, as mails and the copy say it. */
export function momentText(instant: string, language: Language): string {
  const timeZone = clientZone();
  const part = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(instant));
  // Part by part: Portuguese would have the month as a number.
  const month = part(locales[language], { month: 'short' });
  const time = part(locales[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${part('en', { day: '2-digit' })} ${month} ${part('en', { year: 'numeric' })}, ${time}`;
}
