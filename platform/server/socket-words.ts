import type { WebSocket } from 'ws';
import { z } from 'zod';

const words = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bind'), sessionId: z.string().max(128) }),
  z.object({ type: z.literal('register'), channel: z.string().max(120) }),
  z.object({ type: z.literal('deregister'), channel: z.string().max(120) }),
]);
export type ClientMessage = z.infer<typeof words>;

/** What a browser says on its socket; undefined for anything that is not of the contract (wire.md §7). */
export function clientMessage(data: string): ClientMessage | undefined {
  return words.safeParse(joined(parseJson(data))).data;
}

export function say(socket: WebSocket, message: object): void {
  socket.send(JSON.stringify(message));
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** The contract names the words and what they carry, not how they are joined: `{type: 'bind', …}` and `{bind: {…}}` are the same. */
function joined(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || 'type' in message) return message;
  const [type, rest] = Object.entries(message)[0] ?? [];
  return typeof rest === 'object' ? { type, ...rest } : message;
}
