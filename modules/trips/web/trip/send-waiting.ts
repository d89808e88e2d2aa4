import { RpcFailure } from '#platform/web/rpc-failure.ts';
import { calls, type NewEvent, type NewInspection, type TripFileKind } from './calls.ts';
import type { Waiting } from './kept.ts';

/** Events and characters in one call: each further call costs a slow network a round trip. Half of them after each that failed. */
const perCall = { events: 500, characters: 120_000 } as const;
/** Milliseconds that a photo may take on its way. */
const forFile = { timeout: 120_000 } as const;

interface Sender {
  readonly token: string;
  readonly device: string;
  /** Calls in a row that did not come through. */
  readonly failures: number;
}

/** What became of what was sent. */
export interface Sent {
  readonly marks: readonly (Pick<Waiting, 'state' | 'problem'> & { readonly item: Waiting })[];
  readonly skewMinutes?: number;
}

/**
 * Sends what comes first of what waits: an inspection, then events, since they are small and the desk waits for them, then
 * one file. Throws what is to be tried again.
 */
export async function sendWaiting(waiting: readonly Waiting[], sender: Sender): Promise<Sent> {
  const inspection = waiting.find(({ what }) => what === 'inspection');
  if (inspection) return sendInspection(inspection, sender);
  const events = inOneCall(
    waiting.filter(({ what }) => what === 'event'),
    sender.failures,
  );
  return events.length > 0 ? sendEvents(events, sender) : sendFile(waiting[0]!, sender);
}

/** The oldest events, as many as one call takes; one at least. */
export function inOneCall<Item extends Pick<Waiting, 'bytes'>>(events: readonly Item[], failures: number): Item[] {
  const share = 2 ** Math.min(failures, 5);
  let left = perCall.characters / share;
  // The id that the phone gave it comes to what it says.
  const count = events.findIndex(({ bytes }) => (left -= bytes + 60) < 0);
  return events.slice(0, Math.max(1, Math.min(perCall.events / share, count === -1 ? events.length : count)));
}

const sent = (item: Waiting) => ({ item, state: 'sent' }) as const;
const refused = (item: Waiting, problem: string) => ({ item, state: 'refused', problem }) as const;

async function sendEvents(items: readonly Waiting[], { token, device }: Sender): Promise<Sent> {
  try {
    const { skewMinutes } = await calls.postDriverEvent({
      key: token,
      sourceDevice: device,
      sentAt: new Date().toISOString(),
      events: items.map(({ id, payload }) => ({ ...(payload as unknown as NewEvent), sourceEventId: id })),
    });
    return { marks: items.map(sent), skewMinutes };
  } catch (error) {
    if (!(error instanceof RpcFailure) || error.code !== 'invalidPayload') throw error;
    // One that cannot be kept must not hold up the others.
    const wrong = new Map(
      Object.entries(error.fields).map(([path, text]) => [Number(/^events\.(\d+)/.exec(path)?.[1] ?? -1), text]),
    );
    return {
      marks: items.flatMap((item, place) =>
        wrong.has(place) || wrong.has(-1) ? [refused(item, wrong.get(place) ?? error.text)] : [],
      ),
    };
  }
}

async function sendInspection(item: Waiting, { token, device }: Sender): Promise<Sent> {
  try {
    await calls.postDriverInspection({
      ...(item.payload as unknown as NewInspection),
      key: token,
      sourceDevice: device,
      sourceInspectionId: item.id,
      sentAt: new Date().toISOString(),
    });
    return { marks: [sent(item)] };
  } catch (error) {
    return { marks: [refusedBy(error, item, ['invalidPayload', 'inspectionNoVehicle'])] };
  }
}

async function sendFile(item: Waiting, { token, device }: Sender): Promise<Sent> {
  const input = {
    ...(item.payload as { kind: TripFileKind; stopId: string | null; content: string }),
    key: token,
    sourceDevice: device,
    sourceFileId: item.id,
  };
  try {
    await calls.postDriverEventFile(input, forFile);
  } catch (error) {
    // A new session has shown no link yet, and strangers may send little: one small call makes it known.
    if (!(error instanceof RpcFailure) || error.code !== 'tooLarge')
      return { marks: [refusedBy(error, item, ['invalidPayload', 'tooManyTripFiles'])] };
    await calls.getDriverTrip({ key: token });
    await calls.postDriverEventFile(input, forFile);
  }
  return { marks: [sent(item)] };
}

/** What the server will never take, with its sentence; everything else is thrown, to be tried again. */
function refusedBy(error: unknown, item: Waiting, codes: readonly string[]) {
  if (!(error instanceof RpcFailure) || !codes.includes(error.code)) throw error;
  return refused(item, Object.values(error.fields)[0] ?? error.text);
}
