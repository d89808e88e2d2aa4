import { sql } from 'kysely';
import type { Statement } from './statements.ts';
import type { Rows } from './table-rows.ts';

type ChangeEventTable = Rows['change_event'];
declare module './tables.ts' {
  interface Tables {
    change_event: ChangeEventTable;
  }
}

export interface NewEvent {
  readonly partition: string;
  readonly channel: string;
  readonly event: string;
  readonly recordId: string;
  readonly lockId: string | null;
  readonly by: string | null;
}

/** What writes the events with the change, in this order; every server process reads them from there and tells its own sockets. */
export function eventStatement(events: readonly NewEvent[]): Statement {
  const rows = events.map(
    ({ partition, channel, event, recordId, lockId, by }) =>
      sql`(${partition}, ${channel}, ${event}, ${recordId}, ${lockId}, ${by})`,
  );
  return sql`insert into change_event (partition, channel, event, record_id, lock_id, by_name) values ${sql.join(rows)}`;
}

/** An event as every process reads it from the table. */
export interface EventRow {
  readonly id: number;
  readonly partition: string;
  readonly channel: string;
  readonly event: string;
  readonly record_id: string;
  readonly lock_id: string | null;
  readonly by_name: string | null;
  readonly at: Date;
}
