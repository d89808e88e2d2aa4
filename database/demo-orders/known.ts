import crypto from 'node:crypto';
import type { BuiltOrder } from '#modules/money/orders/server/index.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface OwnVehicle {
  readonly id: string;
  readonly odometer: number;
}

/** What the orders of the demonstration refer to, by their codes. */
export interface KnownRecords {
  readonly items: ReadonlyMap<string, string>;
  readonly centres: ReadonlyMap<string, string>;
  readonly types: ReadonlyMap<string, string>;
  readonly suppliers: readonly Named[];
  /** Own vehicles with what their odometers show, by their registration numbers. */
  readonly vehicles: ReadonlyMap<string, OwnVehicle>;
  readonly vehicleId: string;
  readonly today: string;
}

type Kind = 'purchase' | 'service' | 'internal';
/** An order of a kind, without the people who look after all of them. */
export type DemoOrder<Of extends Kind> = Omit<Extract<BuiltOrder, { readonly kind?: Of }>, 'by' | 'approver'>;

/** Item, what it is called on the order, quantity, unit, price. */
export type Line = readonly [code: string, description: string, quantity: number, unit: string, price: number];

export function linesOf({ items }: KnownRecords, lines: readonly Line[]) {
  return lines.map(([code, description, quantity, unit, price]) => ({
    id: crypto.randomUUID() as string,
    itemMasterId: items.get(code)!,
    description,
    quantity,
    unit,
    price,
  }));
}
