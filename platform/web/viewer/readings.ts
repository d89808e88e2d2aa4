import { isCalendarDate } from '#platform/dates.ts';
import { centsOfWire, decimalOf, noCents, parseMoney, wireOf } from '#platform/money.ts';
import type { ReadAndTyped } from '#platform/read-and-typed.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the form holds of a value now, as it is compared; a value without a field of the form stays as it was typed. */
export function typedIn(values: Values, { field, kind, typed }: ReadAndTyped): string {
  const held = values[field];
  if (held === undefined) return typed;
  if (held === null) return '';
  if (kind === 'amount') return typeof held === 'number' && held > 0 ? decimalOf(centsOfWire(held)) : '';
  return String(held);
}

/** A value as the form holds it. */
export function heldOf({ kind }: Pick<ReadAndTyped, 'kind'>, value: string): string | number {
  if (kind === 'amount') return wireOf(parseMoney(value) ?? noCents);
  return kind === 'day' && !isCalendarDate(value) ? '' : value;
}

/** What a form begins with: what the document says, and else what was typed. */
export function beginWith<Field extends string>(
  readings: readonly (ReadAndTyped & { readonly field: Field })[],
): Readonly<Record<Field, string | number>> {
  return Object.fromEntries(
    readings.map((reading) => [reading.field, heldOf(reading, reading.read) || heldOf(reading, reading.typed)]),
  ) as Record<Field, string | number>;
}
