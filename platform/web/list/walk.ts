import { useEffect, useSyncExternalStore } from 'react';

/** A record as a list leads to it. */
export interface Stop {
  readonly path: string;
  readonly name: string;
}

/** The rows of the last list that was shown in this tab, in its order, so that one goes from record to record without it. */
export interface Walk {
  readonly title: string;
  /** The list as it was narrowed, to go back to. */
  readonly listPath: string;
  readonly stops: readonly Stop[];
  /** How many rows of the list stand before these. */
  readonly before: number;
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** Where somebody stands in a walk. */
export interface Place {
  readonly walk: Walk;
  /** From one, in the whole list. */
  readonly number: number;
  readonly previous: Stop | undefined;
  readonly next: Stop | undefined;
  /** The record has just been decided on. */
  readonly isDone: boolean;
}

const key = 'walk';
const listeners = new Set<() => void>();
let walk = restored();
let done = '';
/** How many pages on the screen have a next one of their own. */
let owners = 0;

function restored(): Walk | undefined {
  try {
    return (JSON.parse(globalThis.sessionStorage?.getItem(key) ?? 'null') as Walk | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Keeps the rows that a list shows. Several rows of one record, such as its documents that wait, are one stop. */
export function keepWalk(next: Walk): void {
  const stops = [...new Map(next.stops.toReversed().map((stop) => [plain(stop.path), stop])).values()].toReversed();
  walk = { ...next, stops };
  done = '';
  try {
    sessionStorage.setItem(key, JSON.stringify(walk));
  } catch {
    // A full storage costs the walk after a reload, nothing else.
  }
  tell();
}

/** A decision was taken on the record at this address: what comes next is offered in words. */
export function markDone(path: string): void {
  done = plain(path);
  tell();
}

/** Where an address stands in a walk; undefined where no row leads there. */
export function placeIn(from: Walk | undefined, path: string, decided = ''): Place | undefined {
  const at = from?.stops.findIndex((stop) => plain(stop.path) === plain(path)) ?? -1;
  if (!from || at < 0) return undefined;
  return {
    walk: from,
    number: from.before + at + 1,
    previous: from.stops[at - 1],
    next: from.stops[at + 1],
    isDone: decided === plain(path),
  };
}

/** The place of the page that is shown. */
export function useWalk(path: string): Place | undefined {
  const known = useSyncExternalStore(subscribe, () => walk);
  const decided = useSyncExternalStore(subscribe, () => done);
  return placeIn(known, path, decided);
}

/** For a page that is a list to work through itself: J and K lead through it, and the walk has its links alone. */
export function useOwnSteps(): void {
  useEffect(() => {
    owners++;
    tell();
    return () => {
      owners--;
      tell();
    };
  }, []);
}

/** Whether J and K lead from record to record of the list that one came from. */
export function useWalkKeys(): boolean {
  return useSyncExternalStore(subscribe, () => owners === 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function plain(path: string): string {
  return decodeURI(path.split(/[?#]/)[0] ?? '').toLowerCase();
}
