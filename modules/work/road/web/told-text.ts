import { addDays } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { parseMoment } from '#platform/moment-text.ts';
import { dayOfClock, isWallClock, type WallClock } from '#platform/wall-clock.ts';
import { futureMinutes } from '#modules/work/loads/trip.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import type { Told } from './EventFields.tsx';
import { minutesAfter, readEta, timeOfDay } from './eta-text.ts';
import { proposedEvent } from './proposed-event.ts';

/** The kinds of events that a line may begin with; a line that begins otherwise is a note. */
const saidKinds = ['arrived', 'workStarted', 'workEnded', 'departed', 'eta', 'delay', 'checkCall'] as const;
type SaidKind = (typeof saidKinds)[number];

export interface SaidFacts {
  /** The words of each kind in the person's language, in small letters. */
  readonly words: Readonly<Record<SaidKind, readonly string[]>>;
  readonly stops: readonly Pick<Load['stops'][number], 'id' | 'status'>[];
  /** The next place, and when the vehicle is expected there; empty where there is none. */
  readonly nextStopId: string;
  readonly expected: WallClock | '';
  readonly now: WallClock;
  readonly language: Language;
}

const nothing = { eta: '', reasonCode: '', disposition: '', note: '', readers: 'staff' } as const;

/**
 * An event as somebody types it in one line: `arrived 06:40`, `left 10:05 seal 429`, `eta 05:20`, `late 30 traffic`.
 * What is no such word is a note of now. Undefined: nothing was typed, or an arrival without a time.
 */
export function readTold(text: string, facts: SaidFacts): Told | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const said = kindOf(typed, facts.words);
  const { now } = facts;
  if (!said) return { ...nothing, kind: 'note', stopId: '', occurredAt: now, note: typed };
  const { kind, rest } = said;
  if (kind === 'eta' || kind === 'delay') return expectedAgain(kind, rest, facts);
  const { time, note } = timeAtStart(rest, facts);
  if (kind === 'checkCall') return { ...nothing, kind, stopId: '', occurredAt: time ?? now, note };
  const { stopId } = proposedEvent(facts.stops);
  return stopId === '' ? undefined : { ...nothing, kind, stopId, occurredAt: time ?? now, note };
}

/** A new arrival where the line says one, and where it is only late, that. */
function expectedAgain(kind: 'eta' | 'delay', rest: string, facts: SaidFacts): Told | undefined {
  const { now, expected, nextStopId, language } = facts;
  const told = { ...nothing, occurredAt: now };
  const [first = '', ...others] = rest.split(/[\s,]+/);
  // `late 30` is thirty minutes later than expected, as `eta +30` is.
  const written = kind === 'delay' && /^\d{1,3}$/.test(first) ? `+${first}` : first;
  const eta = nextStopId === '' ? undefined : readEta(written, { expected: expected || now, now, language });
  const isLater = !written.startsWith('+') || expected !== '';
  if (eta && isLater) return { ...told, kind: 'eta', stopId: nextStopId, eta, note: others.join(' ') };
  return kind === 'eta' ? undefined : { ...told, kind: 'delay', stopId: nextStopId, note: rest };
}

/** The longest words that the line begins with. */
function kindOf(
  text: string,
  words: SaidFacts['words'],
): { readonly kind: SaidKind; readonly rest: string } | undefined {
  const small = text.toLowerCase();
  return saidKinds
    .flatMap((kind) => words[kind].map((word) => ({ kind, word })))
    .filter(({ word }) => small.startsWith(word) && !/^[\p{L}\d]/u.test(small.slice(word.length)))
    .toSorted((one, other) => other.word.length - one.word.length)
    .map(({ kind, word }) => ({ kind, rest: text.slice(word.length).replace(/^[\s,:]+/, '') }))[0];
}

/** The time at the beginning of the text, with or without a day, and what follows it. */
function timeAtStart(text: string, { now, language }: SaidFacts): { time: WallClock | undefined; note: string } {
  const words = text.split(/[\s,]+/);
  for (const count of [1, 2, 3, 4]) {
    const [written, last = ''] = [words.slice(0, count).join(' '), words[count - 1]];
    if (!timeOfDay.test(last)) continue;
    const time = count === 1 ? lastSuch(last, now) : parseMoment(written, language, dayOfClock(now));
    if (time) return { time, note: words.slice(count).join(' ') };
  }
  return { time: undefined, note: text };
}

/** Of the time of a day the last one that has come: what happened did not happen later today. */
function lastSuch(text: string, now: WallClock): WallClock | undefined {
  const time = timeOfDay.exec(text)!;
  const today = `${dayOfClock(now)}T${(time[1] ?? time[3] ?? '').padStart(2, '0')}:${time[2] ?? time[4] ?? ''}`;
  if (!isWallClock(today)) return undefined;
  return today <= minutesAfter(now, futureMinutes) ? today : `${addDays(dayOfClock(now), -1)}${today.slice(10)}`;
}
