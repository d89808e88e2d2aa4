import type { Language } from '#platform/language.ts';
import { instantAt, wallClockIn } from '#platform/wall-clock.ts';
import type { LoadRow } from '#modules/work/loads/web/index.ts';
import { readEta } from './eta-text.ts';

/** The estimated arrival that was typed for the next stop of a load, on the clock of that stop. Undefined: it is no time. */
export function etaOfRow(
  text: string,
  { eta, nextDueAt, nextZone }: Pick<LoadRow, 'eta' | 'nextDueAt' | 'nextZone'>,
  language: Language,
  now = new Date(),
): string | undefined {
  const clock = readEta(text, {
    expected: wallClockIn(nextZone, new Date(eta ?? nextDueAt ?? now)),
    now: wallClockIn(nextZone, now),
    language,
  });
  return clock === undefined ? undefined : instantAt(clock, nextZone).toISOString();
}

/** Whether a text is a time whatever load it is typed for. */
export function isEtaText(text: string, language: Language): boolean {
  const now = wallClockIn('UTC', new Date());
  return readEta(text, { expected: now, now, language }) !== undefined;
}
