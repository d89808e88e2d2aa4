import type { DriverTrip } from '#modules/work/trips/contract.ts';

/** A trip as the phone keeps it, with the token that opened it: the phone must send what waits after the tab was closed. */
export interface KeptTrip {
  readonly loadId: string;
  readonly token: string;
  readonly trip: DriverTrip;
  /** By the clock of the phone. */
  readonly savedAt: number;
  /** By how many milliseconds that clock was ahead; absent where the phone did not know. */
  readonly ahead?: number | undefined;
}

/** What happened, or a file, on its way to the server. */
export interface Waiting {
  /** The id by which the server keeps it once. */
  readonly id: string;
  readonly loadId: string;
  readonly order: number;
  readonly what: 'event' | 'inspection' | 'file';
  /** `held`: a photo that may still be taken out, because what it belongs to was not told yet. */
  readonly state: 'held' | 'saved' | 'sent' | 'refused';
  /** For people: what it is, where and when. */
  readonly kind: string;
  readonly stopId: string | null;
  /** Put right by what the clock of the phone was wrong. */
  readonly at: string;
  readonly bytes: number;
  /** Without what the server knows from the call. Of a file that was sent, the content is gone. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Sent, and in what the server has answered since: its own times stand in the place of these. */
  readonly isAnswered?: boolean;
  /** Why the server refused it. */
  readonly problem?: string;
}

const stores = { trips: 'loadId', waiting: 'id' } as const;
type Store = keyof typeof stores;
interface Rows {
  readonly trips: KeptTrip;
  readonly waiting: Waiting;
}

/**
 * What the phone keeps. A browser that keeps nothing (a private window), or has no space left, still works: `isKept` turns
 * false, the page says that it must stay open, and the rest lives in memory.
 */
export class Kept {
  isKept = true;
  private readonly memory = { trips: new Map<string, KeptTrip>(), waiting: new Map<string, Waiting>() };
  private readonly database: IDBDatabase | undefined;
  private constructor(database: IDBDatabase | undefined) {
    this.database = database;
    this.isKept = database !== undefined;
  }

  static async open(): Promise<Kept> {
    const kept = new Kept(await openDatabase().catch(() => undefined));
    for (const store of ['trips', 'waiting'] as const)
      for (const row of await kept.stored(store)) kept.remember(store, row);
    return kept;
  }

  trips(): KeptTrip[] {
    return [...this.memory.trips.values()];
  }

  waiting(loadId: string): Waiting[] {
    return [...this.memory.waiting.values()]
      .filter((item) => item.loadId === loadId)
      .toSorted((one, other) => one.order - other.order);
  }

  async put<Name extends Store>(store: Name, ...rows: readonly Rows[Name][]): Promise<void> {
    for (const row of rows) this.remember(store, row);
    await this.write(store, (kept) => rows.forEach((row) => kept.put(row)));
  }

  async remove(store: Store, key: string): Promise<void> {
    this.memory[store].delete(key);
    await this.write(store, (rows) => rows.delete(key));
  }

  private remember(store: Store, row: Rows[Store]): void {
    (this.memory[store] as Map<string, unknown>).set((row as never)[stores[store]], row);
  }

  private async stored<Name extends Store>(store: Name): Promise<readonly Rows[Name][]> {
    if (!this.database) return [];
    try {
      return await answered<Rows[Name][]>(this.database.transaction(store).objectStore(store).getAll());
    } catch {
      return [];
    }
  }

  private async write(store: Store, change: (rows: IDBObjectStore) => void): Promise<void> {
    if (!this.database) return;
    try {
      const transaction = this.database.transaction(store, 'readwrite');
      change(transaction.objectStore(store));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      });
    } catch {
      // Mostly no space is left. What is in memory still goes out, as long as the page is open.
      this.isKept = false;
    }
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('haulway-trips', 1);
  opening.onupgradeneeded = () => {
    for (const [store, keyPath] of Object.entries(stores)) opening.result.createObjectStore(store, { keyPath });
  };
  return answered(opening);
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });
}

/** A name that nothing else has; also of a page that is not served over https. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The phone's name for itself. One that may keep nothing is another phone each time. */
export function deviceName(): string {
  try {
    const known = localStorage.getItem('tripDevice');
    if (known) return known;
    const made = newId();
    localStorage.setItem('tripDevice', made);
    return made;
  } catch {
    return newId();
  }
}
