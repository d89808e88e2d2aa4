/** The time of this process. What decides an expiry in the database asks the database's own clock instead. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The same clock, so many minutes ahead. */
export function clockAhead(minutes: number): Clock {
  return minutes === 0 ? systemClock : { now: () => new Date(Date.now() + minutes * 60_000) };
}

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  set(time: Date | string): void;
  /** Moves on by that many milliseconds; a negative number moves back. */
  advance(milliseconds: number): void;
}

export function movableClock(start: Date | string): MovableClock {
  let time = momentOf(start);
  return {
    now: () => new Date(time),
    set: (next) => {
      time = momentOf(next);
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

function momentOf(time: Date | string): number {
  const moment = new Date(time).getTime();
  if (Number.isNaN(moment)) throw new TypeError('not a moment in time');
  return moment;
}
