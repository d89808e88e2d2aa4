import type { Stop } from './calls.ts';
import type { Expected } from '#modules/work/road/goods-due.ts';

export interface Counted {
  readonly goodsLineId: string;
  readonly quantityActual: number;
  readonly shortQuantity: number;
  readonly damagedQuantity: number;
}
export interface FinishDraft {
  readonly goods: readonly Counted[];
  readonly name: string;
  readonly note: string;
  /** A picture; empty until somebody has signed. */
  readonly signature: string;
  /** Photos that are held in the outbox. */
  readonly files: readonly string[];
}

const keyOf = (stopId: string) => `tripDraft:${stopId}`;

/** What was counted and typed before the phone ended the page for its camera; at first what should be there. */
export function readDraft(stop: Stop, expected: ReadonlyMap<string, Expected>): FinishDraft {
  try {
    const kept = localStorage.getItem(keyOf(stop.id));
    if (kept) return { signature: '', ...(JSON.parse(kept) as Omit<FinishDraft, 'signature'>) };
  } catch {
    // Nothing is kept here; it begins anew.
  }
  return {
    goods: stop.goods.map((line) => ({
      goodsLineId: line.id,
      quantityActual: line.quantityActual ?? expected.get(line.id)?.quantity ?? line.quantityPlanned,
      shortQuantity: line.shortQuantity ?? 0,
      damagedQuantity: line.damagedQuantity ?? 0,
    })),
    name: stop.signatoryName,
    note: '',
    signature: '',
    files: [],
  };
}

export function saveDraft(stopId: string, draft: FinishDraft): void {
  try {
    localStorage.setItem(keyOf(stopId), JSON.stringify(draft));
  } catch {
    // A phone without space still finishes the stop.
  }
}

export function forgetDraft(stopId: string): void {
  try {
    localStorage.removeItem(keyOf(stopId));
  } catch {
    // There was nothing.
  }
}
