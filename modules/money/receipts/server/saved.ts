import { lockIdOf } from '#platform/server/records.ts';
import { receiptNumber } from '../kinds.ts';
import type { ReceiptState } from '../status.ts';
import type { StoredReceipt } from './queries.ts';

/** What a caller learns of an entry that it changed. */
export interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly number: string;
  readonly status: ReceiptState;
}

export function savedOf(stored: StoredReceipt): Saved {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    number: receiptNumber(stored.kind, stored.number),
    status: stored.status,
  };
}
