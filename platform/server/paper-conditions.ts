import { type RawBuilder, sql } from 'kysely';
import { addDays } from '../dates.ts';
import { expiringDays } from '../insurance.ts';
import type { PaperState } from '../papers.ts';
import type { Context } from './implement.ts';

/** The rows whose papers are in this state, by the columns `first_expiry` and `lacks_paper` that tables with papers have; the table is `t`. */
export function paperConditions(
  { today }: Pick<Context, 'today'>,
  state: PaperState | undefined,
): RawBuilder<unknown>[] {
  const soon = addDays(today, expiringDays);
  switch (state) {
    case undefined:
      return [];
    case 'none':
      return [sql`t.first_expiry is null and not t.lacks_paper`];
    case 'expired':
      return [sql`t.first_expiry < ${today}`];
    case 'incomplete':
      return [sql`t.lacks_paper and coalesce(t.first_expiry >= ${today}, true)`];
    case 'expiring':
      return [sql`t.first_expiry between ${today} and ${soon} and not t.lacks_paper`];
    case 'valid':
      return [sql`t.first_expiry > ${soon} and not t.lacks_paper`];
  }
}
