import { hear } from '../realtime/connection.ts';
import { askEarly } from '../ask-early.ts';
import { maySee, type Screen } from '../screens.ts';
import { holds, signedIn } from '../signed-in.ts';

const asked = new WeakSet<Screen>();
/** Milliseconds: as long as an answer stays. */
const listens = 10_000;

/**
 * Asks what a screen begins with when it is chosen for the first time: later its code is here, and asks by itself. A change
 * that is heard before the screen has taken the answer makes it worthless; then the screen asks again.
 */
export function askFirst(screen: Screen, search: string): void {
  if (asked.has(screen) || !screen.first) return;
  asked.add(screen);
  if (search !== '' || !maySee(screen.needs, signedIn() !== undefined, holds)) return;
  for (const { service, operation, payload, channel } of screen.first) {
    const leave = hear(channel, askEarly(service, operation, payload()));
    setTimeout(leave, listens);
  }
}
