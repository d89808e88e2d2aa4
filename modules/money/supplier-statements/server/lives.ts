import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { revokeLinks } from '#platform/server/links.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import { supplierStatementLife, type SupplierStatementEvent, type SupplierStatementState } from '../status.ts';
import { findStatement, statementNoun, type StoredStatement } from './queries.ts';
import { recordOf } from './records.ts';

/** Statements for suppliers, as they are changed. */
export const statements = record({
  noun: statementNoun,
  table: 'supplier_statement',
  channels: ['supplierStatements'],
  find: (context: Context, id: string) => findStatement(context, id),
  show: recordOf,
});

/** Statements from the run to the answer of the supplier. */
export const statementLives = life<
  StoredStatement,
  'supplier_statement',
  SupplierStatementState,
  SupplierStatementEvent
>(statements, {
  machine: supplierStatementLife,
  column: 'status',
  columns({ now }, { event, reason }) {
    switch (event) {
      case 'send':
        return { sent_at: now };
      case 'answer':
        return { answered_at: now };
      case 'withdraw':
        return { decision_reason: reason };
    }
  },
  on: {
    withdraw: [
      async (context, { link_id }) => {
        if (link_id !== null) await revokeLinks(context, { id: link_id });
      },
    ],
  },
});

/** What a caller learns of a statement that it changed. */
export interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly status: SupplierStatementState;
}

export function savedOf(stored: StoredStatement): Saved {
  return { id: stored.id, lockId: lockIdOf(stored), status: stored.status };
}
