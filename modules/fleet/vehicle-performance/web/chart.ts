import type { PerformanceRow } from '../contract.ts';

/** A pair of columns: what a vehicle earned a kilometre, and what it cost, fuel below the rest. */
export interface Columns {
  readonly id: string;
  readonly name: string;
  readonly earned: number | null;
  readonly fuel: number;
  readonly spent: number | null;
  /** Less than eighty percent complete. */
  readonly isHatched: boolean;
}

const certain = 80;

/** The columns of rows, in their order. No data is a gap, not nought. */
export function columnsOf(
  rows: readonly Pick<
    PerformanceRow,
    'vehicleId' | 'registrationNumber' | 'revenuePerKm' | 'costPerKm' | 'fuelPerKm' | 'kmComplete' | 'litresComplete'
  >[],
): readonly Columns[] {
  return rows.map((row) => ({
    id: row.vehicleId,
    name: row.registrationNumber,
    // What earned nothing has no column, and so no figure over it.
    earned: row.revenuePerKm || null,
    fuel: row.fuelPerKm ?? 0,
    spent: row.costPerKm,
    isHatched: completeOf(row) < certain,
  }));
}

/** What is least complete of a row, in percent; what has no data lowers nothing. */
export function completeOf(row: Pick<PerformanceRow, 'kmComplete' | 'litresComplete'>): number {
  return Math.min(row.kmComplete ?? 100, row.litresComplete ?? 100);
}

/** The round steps of an axis from nought to above a value. */
export function stepsTo(most: number): readonly number[] {
  const rough = Math.max(most, 0.01) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
  return Array.from(
    { length: Math.ceil(most / step - 1e-9) + 1 },
    (_, place) => Math.round(place * step * 1000) / 1000,
  );
}
