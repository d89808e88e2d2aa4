import { useMemo } from 'react';
import { formatDateTime, formatShortDateTime } from '#platform/dates.ts';
import { otherZone } from '#platform/wall-clock.ts';
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

/**
 * Moments on the clock of a stop, or of the company of a load: whoever looks from wherever reads the same. The zone is said
 * where it differs from the one at `home`.
 */
export function useLoadClock(timeZone: string, home = timeZone): LoadClock {
  const language = useLanguage();
  return useMemo(() => {
    const zoned = (text: string, instant: string) =>
      unbroken([text, otherZone(timeZone, home, instant)].filter(Boolean).join(' '));
    const bare = (instant: string | null) => (instant ? unbroken(formatDateTime(instant, language, timeZone)) : '');
    return {
      moment: (instant) => (instant ? zoned(bare(instant), instant) : ''),
      short: (instant) => (instant ? zoned(formatShortDateTime(instant, language, timeZone), instant) : ''),
      window(start, end) {
        const [from, until] = [bare(start), bare(end)];
        const last = end ?? start;
        if (last === null) return '';
        if (!from || !until) return zoned(from || until, last);
        const day = from.slice(0, -'00:00'.length);
        return zoned(until.startsWith(day) ? `${from}–${until.slice(day.length)}` : `${from} – ${until}`, last);
      },
    };
  }, [language, timeZone, home]);
}
