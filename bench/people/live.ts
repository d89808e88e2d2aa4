import { WebSocket } from 'ws';
import type { ChannelEvent } from '#platform/envelope.ts';

/** A list that is open, and the figures above it. */
export interface Live {
  readonly channel: string;
  /** Ids of the page; `maxAge` as the desk asks for what was read for others. */
  readonly page: (maxAge: number | undefined) => Promise<readonly string[]>;
  /** Reads some rows of the page; undefined where the page is read instead. */
  readonly rows?: (ids: readonly string[]) => Promise<unknown>;
  readonly counts: (maxAge: number | undefined) => Promise<unknown>;
}

interface Heard extends Live {
  readonly url: string;
  readonly sessionId: string;
  /** Milliseconds from a change until a part that shows it knows of it. */
  readonly fresh: (milliseconds: number) => void;
}

/** As the desk has them (platform/web/lagging-reads.ts, list/changed-rows.ts, realtime/use-channel.ts). */
const lag = 1000;
const pause = 800;
const wholePause = () => lag * (1.5 + 2 * Math.random());
const countsPause = () => lag * (1 + Math.random() / 2);

/** Listens to a channel and reads again what is shown whenever it rings; answers how it is left. */
export function keepLive(live: Heard): () => void {
  const { url, sessionId, channel } = live;
  const parts = [keptCounts(live), keptPage(live)];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime`);
  const say = (message: object) => socket.send(JSON.stringify(message));
  socket.on('open', () => say({ type: 'bind', sessionId }));
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ChannelEvent & { readonly type?: string };
    if (message.type === 'bound') for (const each of ['rights', channel]) say({ type: 'register', channel: each });
    if (message.type !== undefined || message.channel !== channel) return;
    for (const part of parts) part.changed(message.id, Date.parse(message.at));
  });
  return () => {
    for (const part of parts) part.end();
    socket.close();
  };
}

interface Kept {
  changed(id: string, at: number): void;
  end(): void;
}

/** Figures: not sooner after a change than an answer may be old, and once more for what came within that time. */
function keptCounts({ counts, fresh }: Pick<Heard, 'counts' | 'fresh'>): Kept {
  let since: number | undefined;
  let heardAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function turn(): Promise<void> {
    const asked = Date.now();
    const changed = since!;
    timer = undefined;
    since = asked - heardAt < lag ? heardAt : undefined;
    if (since !== undefined) timer = setTimeout(() => void turn(), countsPause());
    await counts(lag);
    fresh(Date.now() - changed);
  }
  return {
    changed(_, at) {
      heardAt = Date.now();
      since ??= at;
      timer ??= setTimeout(() => void turn(), countsPause());
    },
    end: () => clearTimeout(timer),
  };
}

/** Rows: those of the page as soon as they change, the page later where others came or left. */
function keptPage({ page, rows, fresh }: Pick<Heard, 'page' | 'rows' | 'fresh'>): Kept {
  const changed = new Map<string, number>();
  let ids: readonly string[] = [];
  let readAt = 0;
  let heardAt = 0;
  let wholeDue: number | undefined = 0;
  let turnedAt = 0;
  let isReading = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    if (isOver || isReading || (changed.size === 0 && wholeDue === undefined)) return;
    const at = Math.max(changed.size > 0 && rows ? 0 : (wholeDue ?? 0), turnedAt + pause);
    timer = setTimeout(() => void turn(), Math.max(0, at - Date.now()));
  }

  async function turn(): Promise<void> {
    turnedAt = Date.now();
    isReading = true;
    const told = [...changed.values()];
    if (changed.size > 0 && rows && turnedAt < (wholeDue ?? Infinity)) {
      const some = [...changed.keys()];
      changed.clear();
      await rows(some);
    } else {
      changed.clear();
      wholeDue = turnedAt - heardAt < lag ? turnedAt + wholePause() : undefined;
      ids = await page(turnedAt - readAt >= lag && readAt > 0 ? lag : undefined);
    }
    readAt = Date.now();
    isReading = false;
    for (const at of told) fresh(readAt - at);
    plan();
  }

  plan();
  return {
    changed(id, at) {
      heardAt = Date.now();
      if (ids.includes(id)) changed.set(id, at);
      else wholeDue = Math.min(wholeDue ?? Infinity, heardAt + wholePause());
      if (!rows && ids.includes(id)) wholeDue = Math.min(wholeDue ?? Infinity, turnedAt + pause);
      plan();
    },
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
