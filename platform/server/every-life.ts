import type { Machine } from '../machine.ts';
import type { Context } from './implement.ts';
import type { Life } from './life-events.ts';
import type { Records, Versioned } from './records.ts';
import type { Tables } from './tables.ts';

interface AnyMove {
  readonly reason?: string;
  readonly columns?: Readonly<Record<string, unknown>>;
}

/** A life with its records, whatever noun it belongs to. */
export interface AnyLife {
  readonly records: {
    readonly noun: string;
    readonly table: string;
    lock(context: Context, id: string): Promise<Versioned>;
  };
  readonly machine: Machine;
  /** The column that holds the state. */
  readonly column: string;
  readonly life: {
    move(context: Context, stored: Versioned, event: string, move: AnyMove): Promise<Versioned>;
    moveMany(
      context: Context,
      moves: readonly (AnyMove & { readonly stored: Versioned; readonly event: string })[],
    ): Promise<readonly Versioned[]>;
  };
}

const noted: AnyLife[] = [];

/** Called by `life` for each that is made, so that no list of them has to be kept. */
export function noteLife<
  Stored extends Versioned,
  Table extends keyof Tables,
  State extends string,
  Event extends string,
  Kept,
>(made: {
  readonly records: Records<Stored, Table>;
  readonly machine: Machine<State, Event>;
  readonly column: string;
  readonly life: Life<Stored, Table, State, Event, Kept>;
}): void {
  noted.push(made as unknown as AnyLife);
}

/** All lives of the modules that are loaded, for what is asked of each of them. */
export function everyLife(): readonly AnyLife[] {
  return noted;
}
