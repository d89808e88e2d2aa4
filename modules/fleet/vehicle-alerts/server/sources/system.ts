import { sql } from 'kysely';
import { literal } from '#platform/server/states-in-sql.ts';
import type { ExchangeState } from '#modules/money/exchanges/status.ts';
import type { AlertSource } from './source.ts';

/** A document that another system refused for certain: it waits for a person. */
export const exportFailed: AlertSource = {
  kind: 'exportFailed',
  async now({ db, partition }) {
    const { rows } = await sql<FailedExchange>`
      select e.id, e.number, e.company_id, e.updated_at, e.tries,
             (select p.name from exchange_partner p where p.partition = e.partition and p.id = e.partner_id) as partner
        from exchange e where e.partition = ${partition} and e.status = ${literal<ExchangeState>('FAILED')}`.execute(
      db,
    );
    return rows.map(({ id, number, company_id, updated_at, tries, partner }) => ({
      subject: id,
      name: number,
      severity: 'warning' as const,
      since: updated_at,
      facts: { partner, tries },
      companyId: company_id,
    }));
  },
};

interface FailedExchange {
  readonly id: string;
  readonly number: string;
  readonly company_id: string;
  readonly updated_at: Date;
  readonly tries: number;
  readonly partner: string;
}

/** The open items of debtors or creditors do not come to what their account says. The books are wrong until somebody has looked. */
export const balanceBroken: AlertSource = {
  kind: 'balanceBroken',
  isSlow: true,
  async now({ db, partition, now }) {
    const { rows } = await sql<{ id: string; code: string; company_id: string; difference: number }>`
      with items as (
        select i.company_id, i.account_id, sum(s.base_open)::bigint as open
          from open_item_span s join open_item i on i.partition = s.partition and i.id = s.item_id
         where s.partition = ${partition} and s.until_day = 'infinity'
         group by i.company_id, i.account_id),
      accounts as (
        select b.company_id, b.account_id, sum(b.debit - b.credit)::bigint as balance
          from ledger_balance b where b.partition = ${partition}
           and exists (select from open_item i where i.partition = b.partition and i.account_id = b.account_id)
         group by b.company_id, b.account_id)
      select a.id, a.code, c.company_id, c.balance - coalesce(i.open, 0) as difference
        from accounts c
        join journal_account a on a.partition = ${partition} and a.id = c.account_id
        left join items i on i.company_id = c.company_id and i.account_id = c.account_id
       where c.balance <> coalesce(i.open, 0)`.execute(db);
    return rows.map(({ id, code, company_id, difference }) => ({
      subject: `${company_id}:${id}`,
      name: code,
      severity: 'critical' as const,
      since: now,
      facts: { difference },
      companyId: company_id,
    }));
  },
};
