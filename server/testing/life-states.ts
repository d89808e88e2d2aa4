import { bankLineColumns, bankLineState } from './bank-line.ts';

// What the database asks for beside a state, and beside an event that leads to one.

type Columns = Readonly<Record<string, unknown>>;

/** One moment for all, so that attempts which are compared begin from the same rows. */
const now = new Date();

/** A revision of an order that waits, without lines. */
const proposal = JSON.stringify({
  columns: { revision: 2, net: 0, vat: 0, gross: 0, defects: [], quotes: [] },
  lines: [],
  signed: { asking_agreed_by: '', asking_agreed_at: null, performing_agreed_by: '', performing_agreed_at: null },
});

/** Columns that the database asks for beside a state, by the table. */
const besides: Readonly<Record<string, (state: string, former?: string) => Columns>> = {
  app_user: (state) => ({ locked_reason: state === 'locked' ? 'attempts' : null }),
  invoice: (state) => ({ posted_at: state === 'POSTED' ? now : null }),
  payment_run: (state) => ({ file_sha256: ['SENT', 'POSTED'].includes(state) ? 'taken' : '' }),
  claim: (state) => ({ accepted: ['ACCEPTED', 'SETTLED'].includes(state) ? 1 : null }),
  receipt: (state) => ({ ended_on: state === 'POSTED' ? null : now.toISOString().slice(0, 10) }),
  supplier_statement: (state) => ({ answered_at: state === 'ANSWERED' ? now : null }),
  invoice_dispute: (state) => ({ decided_at: state === 'OPEN' ? null : now }),
  bank_line: bankLineState,
  tender_offer: (state) => ({ sent_at: ['PENDING', 'SKIPPED'].includes(state) ? null : now }),
  company_order: (state, former) => ({
    held_from: state === 'ON_HOLD' ? (former ?? 'APPROVED') : '',
    // One that leads back goes to the revision in force, beside which the next one waits.
    in_force: state === 'SUBMITTED' && former ? former : '',
    proposal: state === 'SUBMITTED' && former ? proposal : null,
    reversal_asked_at: state === 'REVERSAL_ASKED' ? now : null,
  }),
  load: (state, former = 'READY') => ({
    cancelled_at: state === 'CANCELLED' ? now : null,
    former_status: state === 'CANCELLED' ? former : '',
    tender_status: state === 'TENDERED' ? 'OPEN' : 'NONE',
  }),
};

/** The columns of a record that is in a state, and was in another one before, where an event leads back to that. */
export function inState(table: string, column: string, state: string, former?: string): Columns {
  return { ...besides[table]?.(state, former), [column]: state };
}

/** Columns without which the database refuses an event, which its caller adds. */
export function addedBy(table: string, event: string): Columns {
  if (table === 'tender_offer' && event === 'send') return { sent_at: now, expires_at: now };
  if (table === 'company_order' && event === 'reviseUp') return { proposal };
  if (table === 'payment_run' && event === 'send') return { file_sha256: 'taken' };
  if (table === 'claim' && event === 'accept') return { accepted: 1 };
  if (table === 'bank_line') return bankLineColumns[event] ?? {};
  if (event === 'askReversal') return { reversal_asked_at: now };
  return ['unbook', 'keepBooking'].includes(event) ? { reversal_asked_at: null } : {};
}
