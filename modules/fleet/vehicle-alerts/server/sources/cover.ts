import { sql } from 'kysely';
import { addDays, daysBetween } from '#platform/dates.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { instantAt } from '#platform/wall-clock.ts';
import type { ApplicationState, CertificateState } from '#modules/parties/suppliers/status.ts';
import { execution } from '#modules/work/loads/status.ts';
import { paperDays } from './papers.ts';
import type { AlertSource } from './source.ts';

/** Goods-in-transit cover of carriers with loads that ends soon or has ended. */
export const coverEnding: AlertSource = {
  kind: 'coverEnding',
  isSlow: true,
  async now({ db, partition, today, timeZone }) {
    const { rows } = await sql<{ id: string; name: string; company_id: string; ends: string; loads: number }>`
      select s.id, s.registered_name as name, s.company_id, s.cover_ends::text as ends, l.loads
        from supplier s cross join lateral (
          select count(*)::int as loads from load l
           where l.partition = s.partition and l.supplier_id = s.id and l.status in ${setOf(execution, 'carried')}) l
       where s.partition = ${partition} and s.is_transporter and s.status = ${literal<ApplicationState>('approved')}
         and not s.awaits_certificate_review and s.cover_ends <= ${addDays(today, paperDays)}::date and l.loads > 0`.execute(
      db,
    );
    return rows.map(({ id, name, company_id, ends, loads }) => {
      const days = daysBetween(today, ends);
      return {
        subject: `${id}:${ends}`,
        name,
        severity: days < 0 ? ('critical' as const) : ('warning' as const),
        since: instantAt(`${addDays(ends, -paperDays)}T00:00`, timeZone),
        facts: { date: ends, days, loads },
        companyId: company_id,
        supplierId: id,
      };
    });
  },
};

/** Loads that are worth more than any certificate covers that is in force on their day. */
export const coverBelowValue: AlertSource = {
  kind: 'coverBelowValue',
  isSlow: true,
  async now({ db, partition, timeZone }) {
    const { rows } = await sql<Uncovered>`
      select l.id, l.load_number, l.company_id, l.supplier_id, s.registered_name as supplier, l.updated_at,
             l.load_value as value, c.cover
        from load l
        join supplier s on s.partition = l.partition and s.id = l.supplier_id
        cross join lateral (
          select max(g.cover * 100.0)::bigint as cover from git_certificate g
           where g.partition = s.partition and g.supplier_id = s.id and g.status = ${literal<CertificateState>('approved')}
             and (l.load_at at time zone ${timeZone})::date between g.cover_from and g.cover_to) c
       where l.partition = ${partition} and l.status in ${setOf(execution, 'carried')} and l.load_value > c.cover`.execute(
      db,
    );
    return rows.map((row) => ({
      subject: row.id,
      name: row.load_number,
      severity: 'warning' as const,
      since: row.updated_at,
      facts: { supplier: row.supplier, value: row.value, cover: row.cover },
      companyId: row.company_id,
      loadId: row.id,
      supplierId: row.supplier_id,
    }));
  },
};

interface Uncovered {
  readonly id: string;
  readonly load_number: string;
  readonly company_id: string;
  readonly supplier_id: string;
  readonly supplier: string;
  readonly updated_at: Date;
  readonly value: number;
  readonly cover: number;
}
