/** The heartbeat after sign-in, in milliseconds. */
export const heartbeat = 10_000;

/** All times are milliseconds since the epoch, except `timeOut`, which lasts that many. */
export interface Pulse {
  readonly now: number;
  /** The person's last input; polling and sockets are not input. */
  readonly lastInput: number;
  /** When the server was last told that somebody is here: the sign-in, a call or a chime. */
  readonly lastContact: number;
  readonly timeOut: number;
}

/** So long before the end a person is told, in milliseconds; a third of a short session at most. */
const warning = 60_000;

/** Milliseconds until the session ends for want of input, where that is to be said now; otherwise undefined. */
export function endingIn({
  now,
  lastInput,
  timeOut,
}: Pick<Pulse, 'now' | 'lastInput' | 'timeOut'>): number | undefined {
  const left = timeOut - (now - lastInput);
  return left > 0 && left <= Math.min(warning, timeOut / 3) ? left : undefined;
}

/**
 * What a heartbeat does. The server's clock runs from the last call, so one sixth of the time-out after it the server is
 * told again, whether the person rests or types into a long form; past the whole time-out without input the session ends.
 */
export function onHeartbeat({ now, lastInput, lastContact, timeOut }: Pulse): 'rest' | 'chime' | 'signOut' {
  if (now - lastInput > timeOut) return 'signOut';
  return now - lastContact > timeOut / 6 ? 'chime' : 'rest';
}
