import { expect, test } from 'vitest';
import { looseStates } from './loose-states.ts';

const machines = [new Set(['DRAFT', 'READY', 'BOOKED'])];
const linesOf = (source: string) => looseStates(`const first = 1;\n${source}\n`, machines).map(({ line }) => line);

test.each([
  "if (['DRAFT', 'READY'].includes(load.status)) return;",
  "if (['DRAFT'].includes(status)) return;",
  "if (!['INVOICED', 'CREDITED'].includes(load.customer_billing)) return;",
  "if (['INVOICED'].includes(load.customerBilling ?? '')) return;",
  'if ((openStates as readonly string[]).includes(row.status)) return;',
  "if ((['DRAFT', 'READY'] as LoadState[]).includes(row.status)) return;",
  "const open: readonly string[] = ['DRAFT', 'READY'];",
  "export const open = ['DRAFT', 'READY'] as const;",
  "sql`select from load where status = 'READY'`",
  "sql`t.status in ('READY', 'BOOKED') and true`",
  "sql`t.pod_status not in ('podAccepted')`",
  "sql`t.status is distinct from 'READY'`",
  "sql`t.status = any ('{READY}')`",
  "sql`${one} and ${other({ a: `x` })} and o.status <> 'READY'`",
  "sql`update load set customer_billing = 'READY'`",
  "sql`case t.status when 'READY' then 1 else 0 end`",
])('%s is refused', (line) => {
  expect(linesOf(line)).toEqual([2]);
});

test.each([
  "if (is(execution, load.status, 'moving')) return;",
  "if (load.status === 'READY') return;",
  "if (['DRAFT', 'READY'].includes(kind)) return;",
  "const open: readonly LoadState[] = ['DRAFT', 'READY'];",
  "export const open = ['DRAFT', 'READY'] as const satisfies readonly LoadState[];",
  "export const kinds = ['purchase', 'service'] as const;",
  "sql`t.status = ${literal<LoadState>('READY')} and t.status in ${setOf(execution, 'open')}`",
  "const { status = 'SENT', ...rest } = given;",
  "sql`${status = 'READY'}`",
  "/** `status = 'READY'` */",
])('%s is not', (line) => {
  expect(linesOf(line)).toEqual([]);
});
