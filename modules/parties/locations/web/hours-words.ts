import { isCalendarDate } from '#platform/dates.ts';
import { today, useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { LocationRow } from '../contract.ts';
import { auditedDay, type HoursException, hoursOn, weekdays } from '../hours.ts';
import { locationTexts } from '../messages/index.ts';

const prefix = 'hoursExceptions.';

/** The day that a path of the history names; the form's own paths count the lines instead. */
function dayOf(path: string): string | undefined {
  const day = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return isCalendarDate(day) ? day : undefined;
}

/** What opening hours are in words: those of today, and those of a day in the history. */
export function useHoursWords() {
  const t = useTexts(locationTexts);
  const formats = useFormats();
  function because(times: string, note: string): string {
    if (times === '') return note ? t('closedBecause', { note }) : t('closed');
    const hours = times === '00:00-24:00' ? t('dayAndNight') : times;
    return note ? t('openBecause', { hours, note }) : hours;
  }
  function inWords({ hours, note, until, everyYear }: HoursException): string {
    const when = [until && t('untilDay', { day: formats.date(until) }), everyYear && t('everyYear')];
    return [because(hours, note), ...when.filter(Boolean)].join(' · ');
  }
  return {
    /** Empty where nobody has said anything about the week. */
    today({ operatingHours, hoursExceptions }: LocationRow): string {
      const { hours, exception } = hoursOn(operatingHours, hoursExceptions, today());
      const isKnown = exception !== undefined || weekdays.some((day) => operatingHours[day] !== '');
      return isKnown ? because(hours, exception?.note ?? '') : '';
    },
    label(path: string): string | undefined {
      const day = dayOf(path);
      return day && `${t('hoursExceptions')}: ${formats.date(day)}`;
    },
    written(path: string, value: unknown): string | undefined {
      const day = dayOf(path);
      return day && inWords(auditedDay(day, String(value)));
    },
  };
}
