import { clientZone } from '#platform/client-zone.ts';
import { type Language, locales } from '#platform/language.ts';

/** `20:25` on the clock of the person who looks. */
export function clockTime(instant: string | Date, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return format.format(new Date(instant));
}

/** `22 Nov 2026, 20:00` on the client's clock, as mails and the copy say it. */
export function momentText(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: clientZone(),
  });
  return format.format(new Date(instant));
}
