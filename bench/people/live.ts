import { WebSocket } from 'ws';
import type { ChannelEvent } from '#platform/envelope.ts';

/** As the desk does (platform/web/list/changed-rows.ts): what has changed is read at most once in so many milliseconds. */
const pause = 800;

interface Heard {
  readonly url: string;
  readonly sessionId: string;
  readonly channel: string;
  /** What is shown, each part read again by itself. */
  readonly again: readonly (() => Promise<unknown>)[];
  /** Milliseconds from a change until a part that is shown knows of it. */
  readonly fresh: (milliseconds: number) => void;
}

/** Listens to a channel and reads again what is shown whenever it rings; answers how it is left. */
export function keepLive({ url, sessionId, channel, again, fresh }: Heard): () => void {
  const parts = again.map((read) => keptFresh(read, fresh));
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime`);
  const say = (message: object) => socket.send(JSON.stringify(message));
  socket.on('open', () => say({ type: 'bind', sessionId }));
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ChannelEvent & { readonly type?: string };
    if (message.type === 'bound') for (const each of ['rights', channel]) say({ type: 'register', channel: each });
    if (message.type !== undefined || message.channel !== channel) return;
    for (const part of parts) part.changed(Date.parse(message.at));
  });
  return () => {
    for (const part of parts) part.end();
    socket.close();
  };
}

function keptFresh(read: () => Promise<unknown>, fresh: Heard['fresh']) {
  let turnedAt = 0;
  let isReading = false;
  let isOver = false;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    if (isOver || isReading || timer !== undefined || since === undefined) return;
    timer = setTimeout(() => void turn(), Math.max(0, turnedAt + pause - Date.now()));
  }

  async function turn(): Promise<void> {
    timer = undefined;
    turnedAt = Date.now();
    const changed = since!;
    since = undefined;
    isReading = true;
    await read();
    isReading = false;
    fresh(Date.now() - changed);
    plan();
  }

  return {
    changed(at: number): void {
      since ??= at;
      plan();
    },
    end(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
