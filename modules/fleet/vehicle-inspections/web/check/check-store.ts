import { useSyncExternalStore } from 'react';
import { RpcFailure } from '#platform/web/rpc-failure.ts';
import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import { calls, type NewFinish } from './calls.ts';
import { deviceName, Kept, newId, type Waiting } from './kept.ts';
import { answerOf, type Seen, withSent } from './progress.ts';

/** Seconds until the next attempt after each that failed. */
const pauses = [3, 8, 20, 45, 60] as const;
/** Milliseconds that a photo may take on its way. */
const forFile = { timeout: 120_000 } as const;

export interface CheckState {
  readonly phase: 'opening' | 'unreachable' | 'open' | 'ended';
  readonly check: VehicleCheck | undefined;
  readonly waiting: readonly Waiting[];
  readonly isOffline: boolean;
  /** What is pressed survives the end of the tab. */
  readonly isKept: boolean;
  readonly contact: string;
}

/** The inspection on this phone. What is pressed is kept first, and sent whenever there is a network. */
export class CheckStore {
  private state: CheckState = {
    phase: 'opening',
    check: undefined,
    waiting: [],
    isOffline: false,
    isKept: true,
    contact: '',
  };
  private readonly listeners = new Set<() => void>();
  private readonly device = deviceName();
  private kept: Kept | undefined;
  private isSending = false;
  /** How it ended, as the server has answered. */
  private ended: VehicleCheck['state'] | undefined;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private token: string;
  constructor(token: string) {
    this.token = token;
    void this.open();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): CheckState => this.state;

  private async open(): Promise<void> {
    this.kept = await Kept.open();
    // The address of a tab that was ended has no token any more: the last inspection is the one that is meant.
    const known = this.kept.checks().toSorted((one, other) => other.savedAt - one.savedAt);
    const mine = this.token === '' ? known[0] : known.find(({ token }) => token === this.token);
    if (mine) {
      this.token = mine.token;
      this.show({ check: mine.check, phase: 'open' });
    }
    await this.refresh();
    addEventListener('online', () => void this.wake());
    addEventListener('offline', () => this.show({ isOffline: true }));
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.wake());
    keepForNoNetwork();
  }

  private async wake(): Promise<void> {
    await this.send();
    await this.refresh();
  }

  /** Asks the server for the inspection as the desk has it now. */
  async refresh(): Promise<void> {
    try {
      const check = await calls.getVehicleCheck({ key: this.token });
      await this.hold(check);
      this.show({ phase: 'open', isOffline: false });
      void this.send();
    } catch (error) {
      if (error instanceof RpcFailure && error.code === 'linkNotUsable') {
        const { contact = '' } = error.details as { contact?: string };
        this.show({ phase: 'ended', contact });
      } else this.show({ isOffline: true, phase: this.state.check ? 'open' : 'unreachable' });
    }
  }

  /** Keeps an answer as it is pressed; a later one to the same item takes its place. */
  async answer(item: Seen): Promise<void> {
    const payload = answerOf(item, new Date().toISOString());
    if (payload) await this.keep({ id: `answer:${this.id}:${item.unitId}:${item.code}`, what: 'answer', payload });
  }

  /** Keeps a photo, and names it in the answer to its item. */
  async photo(item: Seen, content: string): Promise<void> {
    const id = newId();
    const { unitId, code } = item;
    await this.keep({ id, what: 'file', payload: { unitId, code, content } });
    await this.answer({ ...item, photoIds: [...item.photoIds, id] });
  }

  seen(ids: readonly string[]): Promise<void> {
    return this.keep({ id: `seen:${this.id}`, what: 'seen', payload: ids });
  }

  finish(payload: NewFinish): Promise<void> {
    return this.keep({ id: `finish:${this.id}`, what: 'finish', payload });
  }

  private get id(): string {
    return this.state.check?.id ?? '';
  }

  private async keep(row: Pick<Waiting, 'id' | 'what' | 'payload'>): Promise<void> {
    // After all that was pressed before, whatever the clock shows by now.
    const order = Math.max(Date.now() * 1000, (this.state.waiting.at(-1)?.order ?? 0) + 1);
    await this.kept!.put('waiting', { ...row, checkId: this.id, order } as Waiting);
    this.show({});
    void this.send();
  }

  /** Sends what waits, one call after the other. */
  async send(): Promise<void> {
    if (this.isSending || !this.kept) return;
    clearTimeout(this.timer);
    this.isSending = true;
    try {
      for (let next = this.toSend(); next.length > 0; next = this.toSend()) {
        await this.sendNext(next);
        this.failures = 0;
        this.show({ isOffline: false });
      }
    } catch (error) {
      this.failed(error);
    } finally {
      this.isSending = false;
    }
  }

  private toSend(): readonly Waiting[] {
    return this.kept!.waiting(this.id).filter(({ problem }) => problem === undefined);
  }

  /** Answers first, since a critical one acts at once; then the end; photos last, one by one. */
  private async sendNext(waiting: readonly Waiting[]): Promise<void> {
    const said = waiting.filter(({ what }) => what === 'answer' || what === 'seen');
    const finish = waiting.find(({ what }) => what === 'finish');
    const sent = said.length > 0 ? said : finish ? [finish] : waiting.slice(0, 1);
    try {
      await (said.length > 0 ? this.sendAnswers(said) : this.sendOne(sent[0]!));
    } catch (error) {
      if (!(error instanceof RpcFailure) || !refusals.includes(error.code)) throw error;
      // What the server will never take must not hold up the rest.
      const problem = Object.values(error.fields)[0] ?? error.text;
      for (const each of sent) await this.kept!.put('waiting', { ...each, problem });
      return;
    }
    await this.took(sent);
  }

  /** The server has it: the page knows so before anything is read again, since the network may be gone by then. */
  private async took(sent: readonly Waiting[]): Promise<void> {
    const { check } = this.state;
    if (check) await this.hold(withSent({ ...check, ...(this.ended && { state: this.ended, isOpen: false }) }, sent));
    for (const each of sent) await this.kept!.remove(each);
    if (sent.every(({ what }) => what === 'file')) return;
    const read = await calls.getVehicleCheck({ key: this.token }).catch(() => undefined);
    if (read) await this.hold(read);
  }

  private async hold(check: VehicleCheck): Promise<void> {
    await this.kept?.put('checks', { id: check.id, token: this.token, check, savedAt: Date.now() });
    this.show({ check });
  }

  private async sendAnswers(waiting: readonly Waiting[]): Promise<void> {
    await calls.postVehicleCheckAnswers({
      ...this.phone,
      sentAt: new Date().toISOString(),
      answers: waiting.flatMap((each) => (each.what === 'answer' ? [each.payload] : [])),
      acknowledged: waiting.flatMap((each) => (each.what === 'seen' ? each.payload : [])),
    });
  }

  private async sendOne(waiting: Waiting): Promise<void> {
    if (waiting.what === 'finish') {
      const told = { ...this.phone, sentAt: new Date().toISOString(), ...waiting.payload };
      this.ended = (await calls.finishVehicleCheck(told)).state;
    } else if (waiting.what === 'file')
      await calls.postVehicleCheckFile({ ...this.phone, sourceFileId: waiting.id, ...waiting.payload }, forFile);
  }

  private get phone() {
    return { key: this.token, sourceDevice: this.device };
  }

  private failed(error: unknown): void {
    if (error instanceof RpcFailure && error.code === 'linkNotUsable') return this.show({ phase: 'ended' });
    this.show({ isOffline: true });
    const seconds = pauses[Math.min(this.failures, pauses.length - 1)]!;
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), seconds * 1000);
  }

  private show(change: Partial<CheckState>): void {
    const check = change.check ?? this.state.check;
    this.state = {
      ...this.state,
      isKept: this.kept?.isKept ?? true,
      ...change,
      waiting: check && this.kept ? this.kept.waiting(check.id) : [],
    };
    for (const listener of this.listeners) listener();
  }
}

/** What a second attempt does not change. */
const refusals: readonly string[] = ['invalidPayload', 'tooManyPhotos', 'notAllowedInState'];

/** Asks the service worker to keep the page, and the browser to keep what is pressed. */
function keepForNoNetwork(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keepFlow: 'vehiclecheck' }));
  void navigator.storage?.persist?.().catch(() => undefined);
}

export function useCheck(store: CheckStore): CheckState {
  return useSyncExternalStore(store.subscribe, store.current);
}
