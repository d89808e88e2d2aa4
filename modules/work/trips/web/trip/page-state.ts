import { useSyncExternalStore } from 'react';
import { RpcFailure } from '#platform/web/rpc-failure.ts';
import type { DriverTrip } from '#modules/work/trips/contract.ts';
import { calls } from './calls.ts';
import { aheadBy, openedAt } from './clock.ts';
import { Kept, type Waiting } from './kept.ts';
import { Outbox, type OutboxState } from './outbox.ts';
import { pauseOf } from './pauses.ts';
import { withWaiting } from './progress.ts';

export interface PageState {
  readonly phase: 'opening' | 'unreachable' | 'open' | 'ended';
  /** With what was pressed here; undefined until the trip was read once. */
  readonly trip: DriverTrip | undefined;
  readonly items: readonly Waiting[];
  readonly outbox: OutboxState & {
    /** Milliseconds that the clock of this phone is ahead; 0 while nothing is known to be wrong with it. */
    readonly ahead: number;
  };
  /** What is pressed survives the end of the tab. */
  readonly isKept: boolean;
  /** The page opens without a network. */
  readonly isReady: boolean;
  /** Why a link opens nothing: `revoked`, `expired`, `replaced` … */
  readonly ended: string;
  readonly contact: string;
  /** What the time is, renewed with every look at the server. */
  readonly now: number;
}

const idle: OutboxState = { isSending: false, isOffline: false, isEnded: false, lastSentAt: undefined };

/** The page of one trip on this phone. It shows what it has at once, and asks the server whenever it can. */
export class TripPage {
  private state: PageState = {
    phase: 'opening',
    trip: undefined,
    items: [],
    outbox: { ...idle, ahead: 0 },
    isKept: true,
    isReady: false,
    ended: '',
    contact: '',
    now: Date.now(),
  };
  private readonly listeners = new Set<() => void>();
  private kept: Kept | undefined;
  private server: DriverTrip | undefined;
  outbox: Outbox | undefined;
  private asking: Promise<void> | undefined;
  private isAsked = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many looks in a row brought nothing: no change, or no answer. */
  private quiet = 0;

  private token: string;
  constructor(token: string) {
    this.token = token;
    void this.open();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): PageState => this.state;

  /** What opens the trip at the server. */
  get key(): string {
    return this.token;
  }

  private async open(): Promise<void> {
    this.kept = await Kept.open();
    // The address of a tab that was ended has no token any more: the last trip is the one that is meant.
    const known = this.kept.trips().toSorted((one, other) => other.savedAt - one.savedAt);
    const mine = this.token === '' ? known[0] : known.find(({ token }) => token === this.token);
    if (mine) {
      this.token = mine.token;
      this.take(mine.trip);
      this.outbox?.clock.learn(mine.ahead);
    }
    this.show();
    await this.refresh();
    addEventListener('online', () => this.wake());
    addEventListener('offline', () => this.show());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.wake());
    // How late it is by now, without asking anybody.
    setInterval(() => document.visibilityState === 'visible' && this.show(), 60_000);
    this.outbox?.prepare();
    // Fetched after what is shown, and before the network goes.
    void import('./more.ts')
      .then(({ keepForNoNetwork }) => keepForNoNetwork(() => this.show({ isReady: true })))
      .catch(() => undefined);
  }

  private wake(): void {
    this.quiet = 0;
    void this.outbox?.send();
    void this.refresh();
  }

  /** Asks the server for the trip as the desk has it now; one answer at a time is under way. */
  refresh(): Promise<void> {
    clearTimeout(this.timer);
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
      this.timer = setTimeout(() => this.look(), pauseOf(this.quiet));
    });
    return this.asking;
  }

  /** The answer that is under way may not know yet what has just arrived. */
  private async refreshAfter(): Promise<void> {
    await this.asking;
    await this.refresh();
  }

  /** A hidden page, or one that knows it has no network, does not ask: both ends wake it. */
  private look(): void {
    if (document.visibilityState === 'visible' && navigator.onLine && this.state.phase !== 'ended') void this.refresh();
  }

  private async ask(): Promise<void> {
    const asked = this.isAsked ? Date.now() : openedAt();
    this.isAsked = true;
    const sent = this.outbox?.items().filter(({ state, isAnswered }) => state === 'sent' && !isAnswered) ?? [];
    try {
      const trip = await calls.getDriverTrip({ key: this.token });
      this.quiet = trip.version === this.server?.version ? this.quiet + 1 : 0;
      this.take(trip);
      const ahead = aheadBy(asked, Date.parse(trip.now), Date.now());
      this.outbox!.clock.learn(ahead);
      await this.kept?.put('waiting', ...sent.map((item) => ({ ...item, isAnswered: true })));
      await this.kept?.put('trips', { loadId: trip.loadId, token: this.token, trip, savedAt: Date.now(), ahead });
      this.show({ phase: 'open', ended: '' });
      void this.outbox?.send();
    } catch (error) {
      this.quiet += 1;
      if (error instanceof RpcFailure && error.code === 'linkNotUsable') {
        const { reason, contact } = error.details as { reason?: string; contact?: string };
        this.show({ phase: 'ended', ended: reason ?? 'unknown', contact: contact ?? '' });
      } else if (this.server) this.show({ phase: 'open' });
      else this.show({ phase: 'unreachable' });
    }
  }

  private take(trip: DriverTrip): void {
    this.server = trip;
    this.outbox ??= new Outbox({
      kept: this.kept!,
      loadId: trip.loadId,
      token: () => this.token,
      changed: () => this.show(),
      arrived: () => void this.refreshAfter(),
    });
    if (this.state.phase === 'opening') this.show({ phase: 'open' });
  }

  private show(change: Partial<PageState> = {}): void {
    const items = this.outbox?.items() ?? [];
    const outbox = this.outbox?.state ?? idle;
    this.state = {
      ...this.state,
      items,
      now: this.outbox?.now() ?? Date.now(),
      outbox: {
        ...outbox,
        isOffline: outbox.isOffline || !navigator.onLine,
        ahead: this.outbox?.clock.ahead() ?? 0,
      },
      isKept: this.kept?.isKept ?? true,
      trip: this.server && withWaiting(this.server, items),
      ...change,
    };
    for (const listener of this.listeners) listener();
  }
}

export function usePage(page: TripPage): PageState {
  return useSyncExternalStore(page.subscribe, page.current);
}
