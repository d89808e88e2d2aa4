import { type RawBuilder, sql } from 'kysely';
import { addDays, daysBetween } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { driverDates } from '#modules/parties/drivers/contract.ts';
import { vehicleDates } from '#modules/parties/vehicles/contract.ts';
import { instantAt } from '#platform/wall-clock.ts';
import type { AlertSource, Condition } from './source.ts';

/** Days before its end from which on a paper is told of. */
export const paperDays = 30;

interface EndingPaper {
  readonly id: string;
  readonly name: string;
  readonly paper: string;
  readonly ends: string;
}

/** Papers of our own vehicles; those of carriers are asked for by their own reminders. */
export const vehiclePaperEnding: AlertSource = {
  kind: 'vehiclePaperEnding',
  isSlow: true,
  async now(context) {
    const rows = await ending(context, {
      table: sql`vehicle`,
      name: sql`r.code`,
      dates: vehicleDates,
      more: sql`r.supplier_id is null and r.availability <> 'sold'`,
    });
    return rows.map((row) => ({ ...conditionOf(context, row), vehicleId: row.id }));
  },
};

/** Papers of our own drivers. */
export const driverPaperEnding: AlertSource = {
  kind: 'driverPaperEnding',
  isSlow: true,
  async now(context) {
    const rows = await ending(context, {
      table: sql`driver`,
      name: sql`r.name || ' ' || r.surname`,
      dates: driverDates,
      more: sql`r.supplier_id is null`,
    });
    return rows.map((row) => ({ ...conditionOf(context, row), driverId: row.id }));
  },
};

interface Asked {
  readonly table: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  /** Type of a document to the field of its end. */
  readonly dates: Readonly<Record<string, string>>;
  readonly more: RawBuilder<unknown>;
}

/** Papers that end within the days that are told of, or have ended. Whichever night was missed, they are found the next time. */
async function ending({ db, partition, today }: Context, { table, name, dates, more }: Asked): Promise<EndingPaper[]> {
  const papers = sql.join(
    Object.entries(dates).map(([paper, field]) => sql`(${paper}::text, r.${sql.ref(columnOf(field))})`),
  );
  const { rows } = await sql<EndingPaper>`
    select r.id, ${name} as name, p.paper, p.ends::text as ends
      from ${table} r cross join lateral (values ${papers}) p (paper, ends)
     where r.partition = ${partition} and r.is_active and ${more}
       and r.first_expiry <= ${addDays(today, paperDays)}::date and p.ends <= ${addDays(today, paperDays)}::date`.execute(
    db,
  );
  return rows;
}

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function conditionOf({ today, timeZone }: Context, { id, name, paper, ends }: EndingPaper): Condition {
  const days = daysBetween(today, ends);
  return {
    // A paper that was renewed and ends again is another one.
    subject: `${id}:${paper}:${ends}`,
    name,
    severity: days < 0 ? 'critical' : days <= 7 ? 'warning' : 'info',
    since: instantAt(`${addDays(ends, -paperDays)}T00:00`, timeZone),
    facts: { paper, date: ends, days },
  };
}
