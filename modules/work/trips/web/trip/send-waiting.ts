import { RpcFailure } from '#platform/web/rpc-failure.ts';
import { calls, type NewEvent, type NewInspection, type TripFileKind } from './calls.ts';
import type { Kept, Waiting } from './kept.ts';
import { inOneCall } from './one-call.ts';
import type { Owner } from './outbox.ts';

/** Milliseconds that a photo may take on its way. */
const forFile = { timeout: 120_000 } as const;

interface Sender {
  readonly token: string;
  readonly device: string;
  /** Calls in a row that did not come through. */
  readonly failures: number;
}

interface Sending extends Omit<Sender, 'token'> {
  readonly owner: Owner;
  toSend(): readonly Waiting[];
  /** One more call came through. */
  sent(): void;
}

/** Sends until nothing waits. Throws with the first call that does not come through. */
export async function sendAll({ owner, device, failures, toSend, sent: came }: Sending): Promise<void> {
  let failed = failures;
  for (let next = toSend(); next.length > 0; next = toSend()) {
    const marks = await sendNext(next, { token: owner.token(), device, failures: failed });
    await mark(owner, marks);
    failed = 0;
    came();
  }
}

/** In one go: a phone that renews its page for each of 500 events keeps the network waiting. */
async function mark({ kept, changed }: Owner, marks: Marks): Promise<void> {
  const rows = marks.map(({ item, ...change }) => {
    const { content, ...rest } = item.payload as { content?: string };
    const payload = change.state === 'sent' ? rest : { ...rest, ...(content !== undefined && { content }) };
    return { ...item, ...change, payload };
  });
  await kept.put('waiting', ...rows);
  changed();
}

/** What became of what was sent. */
type Marks = readonly (Pick<Waiting, 'state' | 'problem'> & { readonly item: Waiting })[];

/**
 * Sends what comes first of what waits: an inspection, then events, since they are small and the desk waits for them, then
 * one file. Throws what is to be tried again.
 */
async function sendNext(waiting: readonly Waiting[], sender: Sender): Promise<Marks> {
  const inspection = waiting.find(({ what }) => what === 'inspection');
  if (inspection) return sendInspection(inspection, sender);
  const events = inOneCall(
    waiting.filter(({ what }) => what === 'event'),
    sender.failures,
  );
  return events.length > 0 ? sendEvents(events, sender) : sendFile(waiting[0]!, sender);
}

const sent = (item: Waiting) => ({ item, state: 'sent' }) as const;
const refused = (item: Waiting, problem: string) => ({ item, state: 'refused', problem }) as const;

async function sendEvents(items: readonly Waiting[], { token, device }: Sender): Promise<Marks> {
  try {
    await calls.postDriverEvent({
      key: token,
      sourceDevice: device,
      sentAt: new Date().toISOString(),
      events: items.map(({ id, payload }) => ({ ...(payload as unknown as NewEvent), sourceEventId: id })),
    });
    return items.map(sent);
  } catch (error) {
    if (!(error instanceof RpcFailure) || error.code !== 'invalidPayload') throw error;
    // One that cannot be kept must not hold up the others.
    const wrong = new Map(
      Object.entries(error.fields).map(([path, text]) => [Number(/^events\.(\d+)/.exec(path)?.[1] ?? -1), text]),
    );
    const marks = items.flatMap((item, place) =>
      wrong.has(place) || wrong.has(-1) ? [refused(item, wrong.get(place) ?? error.text)] : [],
    );
    // Nothing of it is marked: to be tried again later, and not at once for ever.
    if (marks.length === 0) throw error;
    return marks;
  }
}

async function sendInspection(item: Waiting, { token, device }: Sender): Promise<Marks> {
  try {
    await calls.postDriverInspection({
      ...(item.payload as unknown as NewInspection),
      key: token,
      sourceDevice: device,
      sourceInspectionId: item.id,
      sentAt: new Date().toISOString(),
    });
    return [sent(item)];
  } catch (error) {
    return [refusedBy(error, item, ['invalidPayload', 'inspectionNoVehicle'])];
  }
}

async function sendFile(item: Waiting, { token, device }: Sender): Promise<Marks> {
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
      return [refusedBy(error, item, ['invalidPayload', 'tooManyTripFiles'])];
    await calls.getDriverTrip({ key: token });
    await calls.postDriverEventFile(input, forFile);
  }
  return [sent(item)];
}

/** What the server will never take, with its sentence; everything else is thrown, to be tried again. */
function refusedBy(error: unknown, item: Waiting, codes: readonly string[]) {
  if (!(error instanceof RpcFailure) || !codes.includes(error.code)) throw error;
  return refused(item, Object.values(error.fields)[0] ?? error.text);
}

const hour = 3_600_000;
const month = 30 * 24 * hour;
/** How long a photo is held: the desk may have finished its stop by telephone. */
const longestHold = 6 * hour;

/** Photos that were held too long go by themselves; trips of a month ago, of which nothing waits, are gone from the phone. */
export async function tidy(kept: Kept): Promise<void> {
  for (const { loadId, savedAt } of kept.trips()) {
    const items = kept.waiting(loadId);
    const old = items.filter(({ state, at }) => state === 'held' && Date.now() - new Date(at).getTime() > longestHold);
    await kept.put('waiting', ...old.map((item) => ({ ...item, state: 'saved' as const })));
    if (Date.now() - savedAt < month || items.some(({ state }) => state === 'saved' || state === 'held')) continue;
    for (const { id } of items) await kept.remove('waiting', id);
    await kept.remove('trips', loadId);
  }
}
