import { useMemo } from 'react';
import { formatDateTime, formatShortDateTime } from '#platform/dates.ts';
import { useLanguage } from '#platform/web/language.ts';

interface LoadClock {
  /** `24 Nov 2026 08:00`; empty for nothing. */
  readonly moment: (instant: string | null) => string;
  /** `24 Nov 08:00` */
  readonly short: (instant: string | null) => string;
  /** `24 Nov 2026 08:00–10:00`, with both days where it ends on another. */
  readonly window: (start: string | null, end: string | null) => string;
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Moments of a load on the clock of its company, as its form has them: whoever looks from wherever reads the same. */
export function useLoadClock(timeZone: string): LoadClock {
  const language = useLanguage();
  return useMemo(() => {
    const moment = (instant: string | null) => (instant ? unbroken(formatDateTime(instant, language, timeZone)) : '');
    return {
      moment,
      short: (instant) => (instant ? unbroken(formatShortDateTime(instant, language, timeZone)) : ''),
      window(start, end) {
        const [from, until] = [moment(start), moment(end)];
        if (!from || !until) return from || until;
        const day = from.slice(0, -'00:00'.length);
        return until.startsWith(day) ? `${from}–${until.slice(day.length)}` : `${from} – ${until}`;
      },
    };
  }, [language, timeZone]);
}
