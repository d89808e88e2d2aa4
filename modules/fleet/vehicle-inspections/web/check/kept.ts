import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import type { NewAnswer, NewFinish } from './calls.ts';

/** An inspection as the phone keeps it, with the token that opened it. */
export interface KeptCheck {
  readonly id: string;
  readonly token: string;
  readonly check: VehicleCheck;
  readonly savedAt: number;
}

/** What waits for a network. */
export type Waiting = {
  readonly id: string;
  readonly checkId: string;
  readonly order: number;
  readonly problem?: string;
} & (
  | { readonly what: 'answer'; readonly payload: NewAnswer }
  | { readonly what: 'seen'; readonly payload: readonly string[] }
  | { readonly what: 'finish'; readonly payload: NewFinish }
  | {
      readonly what: 'file';
      readonly payload: { readonly unitId: string; readonly code: string; readonly content: string };
    }
);

const stores = ['checks', 'waiting'] as const;
type Store = (typeof stores)[number];
interface Rows {
  readonly checks: KeptCheck;
  readonly waiting: Waiting;
}

/**
 * What the phone keeps. A browser that keeps nothing (a private window), or has no space left, still works: `isKept` turns
 * false, the page says that it must stay open, and the rest lives in memory.
 */
export class Kept {
  isKept: boolean;
  private readonly memory = { checks: new Map<string, KeptCheck>(), waiting: new Map<string, Waiting>() };
  private readonly database: IDBDatabase | undefined;
  private constructor(database: IDBDatabase | undefined) {
    this.database = database;
    this.isKept = database !== undefined;
  }

  static async open(): Promise<Kept> {
    const kept = new Kept(await openDatabase().catch(() => undefined));
    for (const store of stores)
      for (const row of await kept.stored(store)) (kept.memory[store] as Map<string, unknown>).set(row.id, row);
    return kept;
  }

  checks(): readonly KeptCheck[] {
    return [...this.memory.checks.values()];
  }

  waiting(checkId: string): readonly Waiting[] {
    return [...this.memory.waiting.values()]
      .filter((each) => each.checkId === checkId)
      .toSorted((one, other) => one.order - other.order);
  }

  async put<Name extends Store>(store: Name, row: Rows[Name]): Promise<void> {
    (this.memory[store] as Map<string, unknown>).set(row.id, row);
    await this.write(store, (rows) => rows.put(row));
  }

  /** Removes what was sent, unless it was pressed otherwise meanwhile. */
  async remove(sent: Waiting): Promise<void> {
    if (this.memory.waiting.get(sent.id)?.order !== sent.order) return;
    this.memory.waiting.delete(sent.id);
    await this.write('waiting', (rows) => rows.delete(sent.id));
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
      this.isKept = false;
    }
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('haulway-checks', 1);
  opening.onupgradeneeded = () => {
    for (const store of stores) opening.result.createObjectStore(store, { keyPath: 'id' });
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
