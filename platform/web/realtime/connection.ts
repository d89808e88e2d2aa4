import type { ChannelEvent, rightsChannel } from '#platform/envelope.ts';

/** `off`: nobody is signed in. `broken`: it was live, or should be, and is being opened again. */
export type ConnectionState = 'off' | 'opening' | 'live' | 'broken';

/** What a channel tells: a change, or that changes may have been missed and everything must be read again. */
export type Heard = ChannelEvent | 'missed';

/** Besides events, the server answers each message of ours (wire.md §7). */
type FromServer =
  | { readonly type: 'bound' | 'registered' | 'deregistered' | 'refused'; readonly channel?: string }
  | ChannelEvent;
type ToServer = { type: 'bind'; sessionId: string } | { type: 'register' | 'deregister'; channel: string };

const longestPause = 30_000;

/** The word of the envelope, without its schema: this is in the first code of the desk. */
const rights: typeof rightsChannel = 'rights';

/** How the server closes the socket of a session that has ended. */
const sessionEnded = 4001;

const channels = new Map<string, Set<(heard: Heard) => void>>();
/** Who is editing what is no change: whoever listens for changes is not told. */
const presences = new Map<string, Set<(event: ChannelEvent) => void>>();
const stateListeners = new Set<() => void>();
let state: ConnectionState = 'off';
let socket: WebSocket | undefined;
let sessionId = '';
let onEnded: () => void = () => undefined;
let attempts = 0;
let wasLive = false;
let retry: ReturnType<typeof setTimeout> | undefined;

export function connectionState(): ConnectionState {
  return state;
}

export function onConnectionState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

function setState(next: ConnectionState): void {
  if (state === next) return;
  state = next;
  for (const listener of stateListeners) listener();
}

/** Opens the socket of a session and keeps it open; without a session it is closed. `ended`: the server ended the session. */
export function openRealtime(session: string | undefined, ended: () => void): void {
  const next = session ?? '';
  onEnded = ended;
  if (next === sessionId) return;
  sessionId = next;
  wasLive = false;
  attempts = 0;
  hangUp();
  if (sessionId === '') setState('off');
  else connect();
}

/** Hears a channel until the returned function is called; several listeners share one registration. */
export function hear(channel: string, listener: (heard: Heard) => void): () => void {
  let listeners = channels.get(channel);
  if (!listeners) {
    channels.set(channel, (listeners = new Set()));
    if (state === 'live') send({ type: 'register', channel });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || channels.get(channel) !== listeners) return;
    channels.delete(channel);
    if (state === 'live') send({ type: 'deregister', channel });
  };
}

/** Hears who is editing a record, `carriers:K7Q`, until the returned function is called. */
export function hearPresence(record: string, listener: (event: ChannelEvent) => void): () => void {
  const leave = hear(record, () => undefined);
  const listeners = presences.get(record) ?? new Set();
  presences.set(record, listeners.add(listener));
  return () => {
    leave();
    listeners.delete(listener);
    if (listeners.size === 0) presences.delete(record);
  };
}

function connect(): void {
  clearTimeout(retry);
  setState(wasLive || attempts > 0 ? 'broken' : 'opening');
  const opened = new WebSocket(new URL('/realtime', location.href.replace(/^http/, 'ws')));
  socket = opened;
  opened.onopen = () => send({ type: 'bind', sessionId });
  opened.onmessage = ({ data }: MessageEvent<string>) => receive(JSON.parse(data) as FromServer);
  opened.onclose = ({ code }) => {
    if (socket !== opened) return;
    if (code === sessionEnded) giveUp();
    else reconnectLater();
  };
}

function receive(message: FromServer): void {
  if (!('type' in message)) {
    if (message.event.startsWith('presence.')) {
      for (const listener of presences.get(`${message.channel}:${message.id}`) ?? []) listener(message);
      return;
    }
    // A change is announced under its noun, also to those who registered the one record.
    tell(message.channel, message);
    tell(`${message.channel}:${message.id}`, message);
    return;
  }
  if (message.type === 'bound') {
    const missed = wasLive;
    attempts = 0;
    wasLive = true;
    setState('live');
    for (const channel of channels.keys()) send({ type: 'register', channel });
    if (missed) for (const channel of channels.keys()) tell(channel, 'missed');
    // A page that was opened anew has the rights of the page before it: they may have changed in between.
    else tell(rights, 'missed');
  } else if (message.type === 'refused' && message.channel === undefined) {
    giveUp();
  }
}

function giveUp(): void {
  sessionId = '';
  hangUp();
  setState('off');
  onEnded();
}

function tell(channel: string, heard: Heard): void {
  for (const listener of channels.get(channel) ?? []) listener(heard);
}

function send(message: ToServer): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function hangUp(): void {
  clearTimeout(retry);
  const old = socket;
  socket = undefined;
  old?.close();
}

/** 1 s, 2 s, … 30 s, spread, so that a restarted server is not met by everybody at once. */
function reconnectLater(): void {
  socket = undefined;
  setState('broken');
  const pause = Math.min(longestPause, 1000 * 2 ** attempts) * (0.5 + Math.random() / 2);
  attempts += 1;
  retry = setTimeout(connect, pause);
}

/** The network came back, or the person did: no reason to sit out the pause. */
function reconnectNow(): void {
  if (sessionId !== '' && socket === undefined && !document.hidden) connect();
}
addEventListener('online', reconnectNow);
document.addEventListener('visibilitychange', reconnectNow);
// A socket whose network is gone may stay open for minutes without a word.
addEventListener('offline', () => {
  if (!socket) return;
  hangUp();
  reconnectLater();
});
