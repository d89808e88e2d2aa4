import { RpcFailure } from '#platform/web/rpc-failure.ts';
import type { NewEvent, NewInspection, TripFileKind } from './calls.ts';
import { PhoneClock } from './clock.ts';
import { deviceName, type Kept, newId, type Waiting } from './kept.ts';

/** Seconds until the next attempt after each that failed. */
const pauses = [3, 8, 20, 45, 60] as const;
/** What sends is not needed before something was pressed: the first screen comes without it. */
const loadSender = () => import('./send-waiting.ts');

export interface OutboxState {
  readonly isSending: boolean;
  readonly isOffline: boolean;
  /** The desk ended the trip, or sent it anew: nothing goes out with this link any more. */
  readonly isEnded: boolean;
  readonly lastSentAt: number | undefined;
}

export interface Owner {
  readonly kept: Kept;
  readonly loadId: string;
  token(): string;
  changed(): void;
  /** The server has what it had not before. */
  arrived(): void;
}

/** Keeps what was pressed on the phone first, and sends it whenever there is a network. Everything carries its own id. */
export class Outbox {
  state: OutboxState = { isSending: false, isOffline: false, isEnded: false, lastSentAt: undefined };
  readonly clock = new PhoneClock();
  private readonly device = deviceName();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly owner: Owner;
  constructor(owner: Owner) {
    this.owner = owner;
  }

  /** What was told; photos of what is still being made are not. */
  items(): Waiting[] {
    return this.owner.kept.waiting(this.owner.loadId).filter(({ state }) => state !== 'held');
  }
  toSend(): Waiting[] {
    return this.items().filter(({ state }) => state === 'saved');
  }

  async event(event: NewEvent): Promise<string> {
    const id = newId();
    const told = { aheadMs: this.clock.ahead() ?? null, ...event };
    await this.keep(id, 'event', event.kind, event.stopId ?? null, event.occurredAt, told);
    return id;
  }

  async inspection(inspection: NewInspection): Promise<string> {
    const id = newId();
    const told = { aheadMs: this.clock.ahead() ?? null, ...inspection };
    await this.keep(id, 'inspection', 'inspection', null, inspection.occurredAt, told);
    return id;
  }

  async file(
    kind: TripFileKind,
    stopId: string | null,
    content: string,
    signatoryName = '',
    state: Waiting['state'] = 'saved',
  ): Promise<string> {
    const id = newId();
    const capturedAt = new Date().toISOString();
    await this.keep(id, 'file', kind, stopId, capturedAt, { kind, stopId, content, signatoryName, capturedAt }, state);
    return id;
  }

  private async keep(
    id: string,
    what: Waiting['what'],
    kind: string,
    stopId: string | null,
    shown: string,
    payload: Waiting['payload'],
    state: Waiting['state'] = 'saved',
  ): Promise<void> {
    const { kept, loadId } = this.owner;
    // After all that was pressed before, whatever the clock shows by now.
    const order = Math.max(Date.now() * 1000, (kept.waiting(loadId).at(-1)?.order ?? 0) + 1);
    const at = new Date(Date.parse(shown) - (this.clock.ahead() ?? 0)).toISOString();
    const bytes = JSON.stringify(payload).length;
    await kept.put('waiting', { id, loadId, order, what, state, kind, stopId, at, bytes, payload });
    this.owner.changed();
    void this.send();
  }

  /** What sends is fetched before the network goes. */
  prepare(): void {
    void loadSender()
      .then(({ tidy }) => tidy(this.owner.kept))
      .then(() => this.send())
      .catch(() => undefined);
  }

  /** Sends what waits. */
  async send(): Promise<void> {
    if (this.state.isSending || this.state.isEnded || this.toSend().length === 0) return;
    clearTimeout(this.timer);
    this.set({ isSending: true });
    try {
      const { sendAll } = await loadSender();
      await sendAll({
        owner: this.owner,
        device: this.device,
        failures: this.failures,
        toSend: () => this.toSend(),
        sent: () => {
          this.failures = 0;
          this.set({ isOffline: false, lastSentAt: Date.now() });
        },
      });
      this.set({ isSending: false });
      this.owner.arrived();
    } catch (error) {
      this.set({ isSending: false });
      this.failed(error);
    }
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

  /** What the time is, whatever the clock of the phone says. */
  now(): number {
    return Date.now() - (this.clock.ahead() ?? 0);
  }

  set(change: Partial<OutboxState>): void {
    this.state = { ...this.state, ...change };
    this.owner.changed();
  }
}
