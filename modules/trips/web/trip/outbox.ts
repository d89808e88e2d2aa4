import { RpcFailure } from '#platform/web/rpc-failure.ts';
import { calls, type NewEvent, type NewInspection, type TripFileKind } from './calls.ts';
import { deviceName, type Kept, newId, type Waiting } from './kept.ts';

/** Events in one call, some 40 KB: fewer would cost a slow network more in round trips than it saves. */
const perCall = 200;
/** Seconds until the next attempt after each that failed. */
const pauses = [3, 8, 20, 45, 60] as const;

export interface OutboxState {
  readonly isSending: boolean;
  readonly isOffline: boolean;
  /** The desk ended the trip, or sent it anew: nothing goes out with this link any more. */
  readonly isEnded: boolean;
  readonly lastSentAt: number | undefined;
  readonly skewMinutes: number;
}

interface Owner {
  readonly kept: Kept;
  readonly loadId: string;
  token(): string;
  changed(): void;
  /** The server has what it had not before. */
  arrived(): void;
}

/** Keeps what was pressed on the phone first, and sends it whenever there is a network. Everything carries its own id. */
export class Outbox {
  state: OutboxState = { isSending: false, isOffline: false, isEnded: false, lastSentAt: undefined, skewMinutes: 0 };
  private readonly device = deviceName();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly owner: Owner;
  constructor(owner: Owner) {
    this.owner = owner;
  }

  items(): Waiting[] {
    return this.owner.kept.waiting(this.owner.loadId);
  }
  toSend(): Waiting[] {
    return this.items().filter(({ state }) => state === 'saved');
  }

  async event(event: NewEvent): Promise<string> {
    const id = newId();
    await this.keep(id, 'event', event.kind, event.stopId ?? null, event.occurredAt, { ...event });
    return id;
  }

  async inspection(inspection: NewInspection): Promise<string> {
    const id = newId();
    await this.keep(id, 'inspection', 'inspection', null, inspection.occurredAt, { ...inspection });
    return id;
  }

  async file(kind: TripFileKind, stopId: string | null, content: string, signatoryName = ''): Promise<string> {
    const id = newId();
    const capturedAt = new Date().toISOString();
    await this.keep(id, 'file', kind, stopId, capturedAt, { kind, stopId, content, signatoryName, capturedAt });
    return id;
  }

  private async keep(
    id: string,
    what: Waiting['what'],
    kind: string,
    stopId: string | null,
    at: string,
    payload: Waiting['payload'],
  ): Promise<void> {
    const { kept, loadId } = this.owner;
    const order = Date.now() * 1000 + (this.items().length % 1000);
    const bytes = JSON.stringify(payload).length;
    await kept.put('waiting', { id, loadId, order, what, state: 'saved', kind, stopId, at, bytes, payload });
    this.owner.changed();
    void this.send();
  }

  /** Sends what waits: inspections and events first, since they are small and the desk waits for them. */
  async send(): Promise<void> {
    if (this.state.isSending || this.state.isEnded || this.toSend().length === 0) return;
    clearTimeout(this.timer);
    this.set({ isSending: true });
    try {
      for (let next = this.toSend(); next.length > 0; next = this.toSend()) {
        const events = next.filter(({ what }) => what === 'event').slice(0, perCall);
        const inspection = next.find(({ what }) => what === 'inspection');
        if (inspection) await this.sendInspection(inspection);
        else if (events.length > 0) await this.sendEvents(events);
        else await this.sendFile(next[0]!);
        this.failures = 0;
        this.set({ isOffline: false, lastSentAt: Date.now() });
      }
      this.set({ isSending: false });
      this.owner.arrived();
    } catch (error) {
      this.set({ isSending: false });
      this.failed(error);
    }
  }

  private async sendEvents(items: readonly Waiting[]): Promise<void> {
    try {
      const { skewMinutes } = await calls.postDriverEvent({
        key: this.owner.token(),
        sourceDevice: this.device,
        sentAt: new Date().toISOString(),
        events: items.map(({ id, payload }) => ({ ...(payload as unknown as NewEvent), sourceEventId: id })),
      });
      this.set({ skewMinutes });
      for (const item of items) await this.mark(item, { state: 'sent' });
    } catch (error) {
      if (!(error instanceof RpcFailure) || error.code !== 'invalidPayload') throw error;
      // One that cannot be kept must not hold up the others.
      const wrong = new Map(
        Object.entries(error.fields).map(([path, text]) => [Number(/^events\.(\d+)/.exec(path)?.[1] ?? -1), text]),
      );
      for (const [place, item] of items.entries())
        if (wrong.has(place) || wrong.has(-1))
          await this.mark(item, { state: 'refused', problem: wrong.get(place) ?? error.text });
    }
  }

  private async sendInspection(item: Waiting): Promise<void> {
    try {
      await calls.postDriverInspection({
        ...(item.payload as unknown as NewInspection),
        key: this.owner.token(),
        sourceDevice: this.device,
        sourceInspectionId: item.id,
        sentAt: new Date().toISOString(),
      });
      await this.mark(item, { state: 'sent' });
    } catch (error) {
      const isRefused = error instanceof RpcFailure && ['invalidPayload', 'inspectionNoVehicle'].includes(error.code);
      if (!isRefused) throw error;
      await this.mark(item, { state: 'refused', problem: Object.values(error.fields)[0] ?? error.text });
    }
  }

  private async sendFile(item: Waiting): Promise<void> {
    const input = {
      ...(item.payload as { kind: TripFileKind; stopId: string | null; content: string }),
      key: this.owner.token(),
      sourceDevice: this.device,
      sourceFileId: item.id,
    };
    try {
      await calls.postDriverEventFile(input, { timeout: 120_000 });
      await this.mark(item, { state: 'sent' });
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error;
      // A new session has shown no link yet, and strangers may send little: one small call makes it known.
      if (error.code === 'tooLarge') {
        await calls.getDriverTrip({ key: this.owner.token() });
        await calls.postDriverEventFile(input, { timeout: 120_000 });
        await this.mark(item, { state: 'sent' });
      } else if (error.code === 'invalidPayload' || error.code === 'tooManyTripFiles')
        await this.mark(item, { state: 'refused', problem: Object.values(error.fields)[0] ?? error.text });
      else throw error;
    }
  }

  private async mark(item: Waiting, change: Pick<Waiting, 'state' | 'problem'>): Promise<void> {
    const { content, ...rest } = item.payload as { content?: string };
    const payload = change.state === 'sent' ? rest : { ...rest, ...(content !== undefined && { content }) };
    await this.owner.kept.put('waiting', { ...item, ...change, payload, sentAt: Date.now() });
    this.owner.changed();
  }

  private failed(error: unknown): void {
    const isEnd = error instanceof RpcFailure && error.code === 'linkNotUsable';
    this.set({ isOffline: !isEnd, isEnded: isEnd });
    if (isEnd) return this.owner.arrived();
    const seconds = pauses[Math.min(this.failures, pauses.length - 1)]!;
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), seconds * 1000);
  }

  private set(change: Partial<OutboxState>): void {
    this.state = { ...this.state, ...change };
    this.owner.changed();
  }
}
