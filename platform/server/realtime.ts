import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { sql } from 'kysely';
import { WebSocketServer, type WebSocket } from 'ws';
import { type ChannelEvent, rightsChannel } from '../envelope.ts';
import type { Database, Db } from './database.ts';
import type { Bells } from './bells.ts';
import { eventFeed } from './event-feed.ts';
import type { EventRow } from './events.ts';
import { processBus } from './process-bus.ts';
import { hashOf, type Sessions } from './sessions.ts';
import { bindsInTime, countedWords } from './socket-limits.ts';
import { clientMessage, say } from './socket-words.ts';

export interface Realtime {
  /** New events are in the table: tell this process and the others. Calls within a few milliseconds become one. */
  wake(): void;
  /** Closes the sockets of ended sessions, here and in the other processes. */
  closeSessions(hashes: readonly Buffer[]): void;
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** An authorisation, or several of which one is enough: what waits for a decision is of several nouns. */
export type ChannelRight = string | readonly string[];

export function admits(held: ReadonlySet<string>, right: ChannelRight): boolean {
  return [right].flat().some((each) => held.has(each));
}

/** Whether somebody with these rights may know of a record; the connection has their limits set. */
export type RecordFilter = (question: {
  readonly held: ReadonlySet<string>;
  readonly db: Db;
  readonly recordId: string;
}) => Promise<boolean>;

export interface RealtimeOptions {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly bells: Bells;
  readonly listenUrl: string;
  /** The authorisation that admits to reading a channel's noun; undefined for a channel that does not exist. */
  readonly rightFor: (noun: string) => ChannelRight | undefined;
  /** Which records of a channel somebody hears of, where the right alone does not say. */
  readonly filterFor?: (noun: string) => RecordFilter | undefined;
  readonly isAllowedOrigin: (origin: string | undefined) => boolean;
}

interface Peer {
  readonly socket: WebSocket;
  hash?: Buffer;
  partition?: string;
  readonly channels: Set<string>;
  isAlive: boolean;
  /** Names what the person may do, as it was last read; another one means that their channels are looked at again. */
  grantsKey?: string | null;
  /** How often the person's rights were said to have changed: a question begun before is asked again. */
  changes: number;
  /** What the peer is to hear waits for this: its rights are being read again, or whether it may know of a record. */
  gate?: Promise<void> | undefined;
  /** Whose view is limited to some records hears of those alone: what the database calls the limit. */
  scope?: string | undefined;
  held?: ReadonlySet<string> | undefined;
}

/** A process that was killed between its commit and its notification is caught up with after this long. */
const catchUpMilliseconds = 2000;
/** Sessions of bound sockets are looked up again this often, so that an ended one is closed within two seconds. */
const sessionCheckMilliseconds = 1500;
const maximumChannels = 50;

/** The sockets of one process, fed from the event table that all processes share (wire.md §7). */
export function realtimeOver({
  database,
  sessions,
  bells,
  listenUrl,
  rightFor,
  filterFor,
  isAllowedOrigin,
}: RealtimeOptions): Realtime {
  const server = new WebSocketServer({ noServer: true, maxPayload: 4096 });
  const peers = new Set<Peer>();
  const timers: NodeJS.Timeout[] = [];
  const feed = eventFeed(database, broadcast);
  const bus = processBus({ listenUrl, read: feed.read, told: closeHere });

  /** Rights have changed: who may not read a noun any more hears nothing of it from now on. */
  async function leaveForbidden(peer: Peer): Promise<void> {
    const session = peer.hash && (await sessions.find(peer.hash));
    const grants = session && (await sessions.grants(session));
    peer.grantsKey = session?.grants_key ?? null;
    peer.scope = grants?.scope;
    peer.held = grants?.authorisations;
    for (const channel of peer.channels) {
      const noun = channel.split(':')[0]!;
      const right = rightFor(noun);
      if (noun !== rightsChannel && !(grants && right && admits(grants.authorisations, right)))
        peer.channels.delete(channel);
    }
  }

  /** Does something before the peer hears anything more. Without anything to wait for, nothing waits. */
  function inTurn(peer: Peer, task: () => void | Promise<void>): void {
    const turn = (peer.gate ?? Promise.resolve()).then(task).catch(() => peer.socket.close(1011));
    peer.gate = turn;
    void turn.then(() => {
      if (peer.gate === turn) peer.gate = undefined;
    });
  }

  function rightsChanged(peer: Peer): void {
    peer.changes++;
    inTurn(peer, () => leaveForbidden(peer));
  }

  function broadcast({ partition, channel, event, record_id, lock_id, by_name, at }: EventRow): void {
    bells.ring(partition, channel);
    const record = `${channel}:${record_id}`;
    const isRegistered = ({ channels }: Peer) => channels.has(channel) || channels.has(record);
    const message: ChannelEvent = {
      channel,
      event,
      id: record_id,
      lockId: lock_id,
      at: at.toISOString(),
      by: by_name,
    };
    const text = JSON.stringify(message);
    for (const peer of peers) {
      if (peer.partition !== partition) continue;
      const isRights = channel === rightsChannel;
      if (isRights) rightsChanged(peer);
      if (!isRegistered(peer)) continue;
      if (isRights || (!peer.gate && peer.scope === undefined && !filterFor?.(channel))) peer.socket.send(text);
      else
        inTurn(peer, async () => {
          if (isRegistered(peer) && (await mayKnow(peer, channel, record_id))) peer.socket.send(text);
        });
    }
  }

  /** Whether the record is one of those that the person's view is limited to. */
  async function mayKnow({ partition, scope, held }: Peer, channel: string, recordId: string): Promise<boolean> {
    const filter = filterFor?.(channel);
    const db = database.single(partition!, scope);
    if (filter && !(held && (await filter({ held, db, recordId })))) return false;
    if (scope === undefined) return true;
    const { rows } = await sql<{ admitted: boolean }>`select scope_admits(${channel}, ${recordId}) as admitted`.execute(
      db,
    );
    return rows[0]?.admitted === true;
  }

  function closeHere(hashes: readonly Buffer[]): void {
    for (const peer of peers)
      if (peer.hash && hashes.some((hash) => hash.equals(peer.hash!))) peer.socket.close(4001, 'session ended');
  }

  async function receive(peer: Peer, data: string): Promise<void> {
    const { socket } = peer;
    const message = clientMessage(data);
    if (!message) return say(socket, { type: 'refused', reason: 'malformed' });
    if (message.type === 'deregister') {
      peer.channels.delete(message.channel);
      return say(socket, { type: 'deregistered', channel: message.channel });
    }
    const { changes } = peer;
    const hash = message.type === 'bind' ? hashOf(message.sessionId) : peer.hash;
    const session = hash && (await sessions.find(hash));
    if (!hash || session?.kind !== 'user') return say(socket, { type: 'refused', reason: 'session' });
    const grants = await sessions.grants(session);
    // Rights that changed since the session was read: what it said then does not count.
    if (changes !== peer.changes) return receive(peer, data);
    if (message.type === 'bind') {
      // What the last session was let into says nothing of this one.
      if (peer.hash && !peer.hash.equals(hash)) {
        peer.channels.clear();
        peer.changes++;
      }
      peer.hash = hash;
      peer.partition = session.partition;
      peer.grantsKey = session.grants_key;
      peer.scope = grants.scope;
      peer.held = grants.authorisations;
      return say(socket, { type: 'bound' });
    }
    const noun = message.channel.split(':')[0]!;
    const right = rightFor(noun);
    const isOpen = noun === rightsChannel || (right && admits(grants.authorisations, right));
    const granted = isOpen && peer.channels.size < maximumChannels;
    if (granted) peer.channels.add(message.channel);
    return say(socket, { type: granted ? 'registered' : 'refused', channel: message.channel });
  }

  /** Ends what ended elsewhere, and finds rights that changed by the clock: a delegation that begins or is over. */
  async function checkSessions(): Promise<void> {
    await Promise.all(
      [...peers].map(async (peer) => {
        if (!peer.hash) return;
        const session = await sessions.find(peer.hash);
        if (!session) peer.socket.close(4001, 'session ended');
        else if (session.grants_key !== peer.grantsKey) rightsChanged(peer);
      }),
    );
  }

  function checkLife(): void {
    for (const peer of peers) {
      if (!peer.isAlive) peer.socket.terminate();
      peer.isAlive = false;
      peer.socket.ping();
    }
  }

  server.on('connection', (socket: WebSocket) => {
    const peer: Peer = { socket, channels: new Set(), isAlive: true, changes: 0 };
    peers.add(peer);
    bindsInTime(socket, () => peer.hash !== undefined);
    const isTooMuch = countedWords();
    socket.on('message', (data) => {
      if (isTooMuch()) return socket.close(1008, 'too many messages');
      void receive(peer, String(data)).catch(() => socket.close(1011));
    });
    socket.on('pong', () => (peer.isAlive = true));
    socket.on('close', () => peers.delete(peer));
    socket.on('error', () => socket.terminate());
  });

  return {
    wake: bus.wake,
    closeSessions(hashes) {
      closeHere(hashes);
      bus.tell(hashes);
    },
    handleUpgrade(request, socket, head) {
      if (!isAllowedOrigin(request.headers.origin)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request));
    },
    async start() {
      await feed.begin();
      await bus.start();
      const every = (milliseconds: number, task: () => void) => timers.push(setInterval(task, milliseconds).unref());
      every(catchUpMilliseconds, feed.read);
      every(sessionCheckMilliseconds, () => void checkSessions().catch(() => {}));
      every(30_000, checkLife);
    },
    async stop() {
      bus.hush();
      for (const timer of timers) clearInterval(timer);
      for (const { socket } of peers) socket.close(1001, 'server stops');
      await feed.stop();
      await bus.stop();
    },
  };
}
