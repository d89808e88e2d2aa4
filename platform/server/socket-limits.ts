import type { WebSocket } from 'ws';

/** A browser binds its socket at once; one that does not is none of ours, and would be kept open for nothing. */
const bindWithinMilliseconds = 10_000;
/** Each message costs a look-up. A page that registers all of its channels anew says far less than this. */
const messages = { atMost: 200, perMilliseconds: 10_000 } as const;

/** Closes a socket that nobody has bound in time. */
export function bindsInTime(socket: WebSocket, isBound: () => boolean): void {
  const deadline = setTimeout(() => {
    if (!isBound()) socket.close(1008, 'not bound');
  }, bindWithinMilliseconds).unref();
  socket.on('close', () => clearTimeout(deadline));
}

/** Counts what one socket says; true once it is more than any page of ours would. */
export function countedWords(now: () => number = () => performance.now()): () => boolean {
  let [since, count] = [now(), 0];
  return () => {
    if (now() - since > messages.perMilliseconds) [since, count] = [now(), 0];
    return ++count > messages.atMost;
  };
}
