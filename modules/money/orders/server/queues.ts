import { type RawBuilder, sql } from 'kysely';
import type { ApprovalQueue, OpenItem } from '#platform/server/approvals.ts';
import { defaultCurrency } from '#platform/money.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { OrderKind, OrderState } from '../status.ts';

/** Orders of a kind that wait, by whom they are about; `people` are those who may not decide them, and who may. */
const waiting = (
  partition: string,
  kind: OrderKind,
  subject: RawBuilder<unknown>,
  { people, from = sql`` }: { readonly people: RawBuilder<unknown>; readonly from?: RawBuilder<unknown> },
) => sql<OpenItem>`
    select t.id, t.id as page_id, ${subject} as subject, t.order_number as detail, 'approve' as asks,
           case when t.currency = ${defaultCurrency}
             then (coalesce((t.proposal #>> '{columns,gross}')::bigint, t.gross) / 100.0)::numeric(15, 2) end as amount,
           t.submitted_at as since, t.submitted_by as captured_by, ${people}
      from company_order t ${from}
     where t.partition = ${partition} and t.kind = ${kind} and t.status = ${literal<OrderState>('SUBMITTED')}`;

/** Orders to suppliers that a second person decides. */
function boughtQueue<const Page extends 'purchaseOrder' | 'serviceOrder'>(
  kind: 'purchase' | 'service',
  page: Page,
  noun: 'PurchaseOrder' | 'ServiceOrder',
): ApprovalQueue<'order', Page> {
  return {
    kind: 'order',
    page,
    decides: [`approve${noun}`, `reject${noun}`],
    approves: `approve${noun}`,
    reads: [...readsOf(noun), `get${noun}File`],
    isDelegable: true,
    open: (partition) =>
      waiting(
        partition,
        kind,
        sql`(select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id)`,
        { people: sql`t.edited_by as captured_ids` },
      ),
  };
}

const readsOf = (noun: string) => [
  `get${noun}`,
  `get${noun}History`,
  `get${noun}s`,
  `get${noun}Counts`,
  `get${noun}Paper`,
];

/** Orders between centres, for the two managers alone: to agree to them, and to taking back what was charged. */
const internalQueue: ApprovalQueue<'order', 'internalOrder'> = {
  kind: 'order',
  page: 'internalOrder',
  decides: ['approveInternalOrder', 'rejectInternalOrder'],
  approves: 'approveInternalOrder',
  reads: readsOf('InternalOrder'),
  isDelegable: true,
  only: 'decider_ids',
  open: (partition) => sql`${agreements(partition)} union all ${reversals(partition)}`,
};

const bothCentres = sql`
          join profit_centre asking on asking.partition = t.partition and asking.id = t.profit_centre_id
          join profit_centre performing on performing.partition = t.partition and performing.id = t.performing_centre_id`;

function agreements(partition: string) {
  return waiting(partition, 'internal', sql`asking.name`, {
    // A manager of both centres cannot agree alone to their own request.
    people: sql`case when asking.manager_id = performing.manager_id then t.edited_by else '{}'::uuid[] end as captured_ids,
          array_remove(array[case when t.asking_agreed_by = '' then asking.manager_id end,
            case when t.performing_agreed_by = '' then performing.manager_id end], null) as decider_ids`,
    from: bothCentres,
  });
}

/** Finds charges that somebody asks to reverse, for the manager who decides (`reversal-decider.ts`). */
function reversals(partition: string) {
  return sql<OpenItem>`
    select t.id, t.id as page_id, asking.name as subject, t.order_number as detail, 'approve' as asks,
           (t.gross / 100.0)::numeric(15, 2) as amount, t.reversal_asked_at as since, t.reversal_asked_by as captured_by,
           array_remove(array[t.reversal_asked_by_id], null) as captured_ids,
           array_remove(array[case when performing.manager_id is distinct from t.reversal_asked_by_id then performing.manager_id else asking.manager_id end], null) as decider_ids
      from company_order t ${bothCentres}
     where t.partition = ${partition} and t.kind = 'internal' and t.status = ${literal<OrderState>('REVERSAL_ASKED')}`;
}

export const orderQueues = [
  boughtQueue('purchase', 'purchaseOrder', 'PurchaseOrder'),
  boughtQueue('service', 'serviceOrder', 'ServiceOrder'),
  internalQueue,
];
