import type { IncomingMessage } from 'node:http';
import { failures, type Failure } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Brakes } from '../brakes.ts';
import { usualBodyLimit } from '../dispatch.ts';
import { turnsOf } from '../upload-turns.ts';
import { type Bounds, glanceAt, parseBounded, type Glance, type Glanced, uploadBounds, usualBounds } from './glance.ts';

const fail = failures<FailureCode>();

/** Bytes of the largest body: 10 MB of file in base64, and the envelope around it. */
const uploadBodyLimit = 15 * 1024 * 1024;
/** A body of fewer bytes than this has too few values to be worth a look before it is parsed. */
const glanceFrom = 16 * 1024;
/** Bodies that are this large are weighed; the number of calls has a brake of its own. */
const weighedFrom = 4 * 1024;
/** A body must be there this soon; a file that somebody known sends from a slow phone has longer. */
const arrivesWithin = { usual: 30_000, upload: 120_000 } as const;
/** Bytes that are read past a limit only to be able to answer. */
const drainedAtMost = 32 * 1024 * 1024;

export interface ReadBody {
  readonly body: unknown;
  readonly size: number;
  /** Only the envelope was read: nobody who is known sent this. */
  readonly isUnread: boolean;
}

/** What the first look at a body tells of who sent it. */
export interface Sender {
  /** Names who may send files with this operation; undefined for everybody else. */
  readonly uploader: string | undefined;
  /** Whether that is certain: somewhere in a longer body there may be more to read. */
  readonly isCertain: boolean;
}

/** Where a body comes from, as its headers say. */
export interface Origin {
  readonly ip: string;
  readonly accessToken: string | undefined;
}

export interface BodyGate {
  readonly brakes: Brakes;
  readonly senderOf: (envelope: Glanced, accessToken: string | undefined) => Promise<Sender>;
}

/**
 * Reads the bodies of calls. More than 256 KB is parsed only for somebody who is known and calls an operation that takes
 * files. The envelope mostly comes first, so the first bytes tell; where a client sends its payload first, the rest is
 * read unparsed, for few callers at once.
 */
export function bodiesWithin({ brakes, senderOf }: BodyGate) {
  const known = turnsOf({ perCaller: 3, together: 16, mayWait: 20 });
  const strangers = turnsOf({ perCaller: 2, together: 4, mayWait: 4 });

  async function read(raw: IncomingMessage, { ip, accessToken }: Origin, use: Use): Promise<void> {
    const stated = Number(raw.headers['content-length'] ?? 0);
    if (stated > uploadBodyLimit) throw tooLarge;
    const reader = readerOf(raw);
    if (await reader.upTo(usualBodyLimit, arrivesWithin.usual)) {
      const bytes = reader.bytes();
      if (bytes.length >= weighedFrom) await brakes.weigh(ip, bytes.length, true);
      const look = bytes.length >= glanceFrom ? glanceAt(bytes) : undefined;
      if (!look?.isTooDeep) return use({ body: parsed(bytes), size: bytes.length, isUnread: false });
      // Many small values are read only for somebody who may send much at once.
      const { uploader } = await senderOf(look.envelope, accessToken);
      if (!uploader) throw fail('tooDeep', 'invalid');
      return known(uploader, () => readMany(bytes, use));
    }
    const head = glanceAt(reader.bytes());
    const { uploader, isCertain } = await senderOf(head.envelope, accessToken);
    if (!uploader && head.isTooDeep) throw fail('tooDeep', 'invalid');
    if (!uploader && isCertain) {
      await drained(raw);
      return use({ body: head.envelope, size: reader.size, isUnread: true });
    }
    // What is stated must come, and what is not stated could be anything.
    await brakes.weigh(ip, stated || uploadBodyLimit, uploader !== undefined);
    const inTurn = uploader ? known : strangers;
    return inTurn(uploader ?? ip, async () => {
      if (!(await reader.upTo(uploadBodyLimit, uploader ? arrivesWithin.upload : arrivesWithin.usual))) throw tooLarge;
      const bytes = reader.bytes();
      if (uploader) return readMany(bytes, use);
      const whole = glanceAt(bytes);
      if (whole.isTooDeep) throw fail('tooDeep', 'invalid');
      if (!(await senderOf(whole.envelope, accessToken)).uploader)
        return use({ body: whole.envelope, size: bytes.length, isUnread: true });
      return use({ body: parsed(bytes, whole.longStrings), size: bytes.length, isUnread: false });
    });
  }

  return async function take(raw: IncomingMessage, origin: Origin, use: Use): Promise<void> {
    try {
      await read(raw, origin, use);
    } catch (error) {
      // A caller that is still sending would not hear the answer, so the rest is taken in and thrown away first.
      if ((error as Failure).code !== 'tooSlow') await drained(raw);
      throw error;
    }
  };
}

/** Reads what somebody sends who may send much at once. */
async function readMany(bytes: Buffer, use: Use): Promise<void> {
  const whole = glanceAt(bytes, uploadBounds);
  if (whole.isTooDeep) throw fail('tooDeep', 'invalid');
  return use({ body: parsed(bytes, whole.longStrings, uploadBounds), size: bytes.length, isUnread: false });
}

type Use = (body: ReadBody) => Promise<void>;

const tooLarge = fail('tooLarge', 'tooLarge', { limit: '15 MB' });

function parsed(bytes: Buffer, longStrings?: Glance['longStrings'], bounds: Bounds = usualBounds): unknown {
  let found: { value: unknown } | undefined;
  try {
    found = parseBounded(bytes, longStrings, bounds);
  } catch {
    throw fail('invalidJson', 'invalid');
  }
  if (!found) throw fail('tooDeep', 'invalid');
  return found.value;
}

function drained(raw: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (raw.complete || raw.destroyed) return resolve();
    let bytes = 0;
    const timer = setTimeout(end, arrivesWithin.usual);
    function take(chunk: Buffer): void {
      bytes += chunk.length;
      if (bytes > drainedAtMost) end();
    }
    function end(): void {
      clearTimeout(timer);
      raw.off('data', take).off('end', end).off('close', end);
      resolve();
    }
    raw.on('data', take).on('end', end).on('close', end).resume();
  });
}

interface Reader {
  readonly size: number;
  /** Whether the body ended within so many bytes. Where it did not, it waits, and can be read on with another limit. */
  upTo(limit: number, milliseconds: number): Promise<boolean>;
  bytes(): Buffer;
}

function readerOf(raw: IncomingMessage): Reader {
  let chunks: Buffer[] = [];
  let size = 0;
  return {
    get size() {
      return size;
    },
    upTo(limit, milliseconds) {
      if (raw.readableEnded) return Promise.resolve(true);
      if (raw.destroyed) return Promise.reject(fail('tooSlow', 'invalid'));
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => end(() => reject(fail('tooSlow', 'invalid'))), milliseconds);
        const onData = (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size > limit) end(() => resolve(false));
        };
        const onEnd = () => end(() => resolve(true));
        const onGone = () => end(() => reject(fail('tooSlow', 'invalid')));
        function end(settle: () => void): void {
          clearTimeout(timer);
          raw.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone).pause();
          settle();
        }
        raw.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone).resume();
      });
    },
    bytes() {
      const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      chunks = [all];
      return all;
    },
  };
}
