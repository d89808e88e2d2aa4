import { sql } from 'kysely';
import type { z } from 'zod';
import { counted } from '#platform/server/figures.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkStatus } from '#platform/server/link-tables.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { customerService } from '../contract.ts';
import { statesOfGroup, type ApplicationState, type Standing } from '../status.ts';
import type { CreditAbove } from './credit-above.ts';
import { customerLinkKind } from './link-kind-name.ts';

type Figures = z.input<(typeof customerService)['operations']['getShipperCounts']['output']>;

/** The counts of the approval desk and of the dashboard, each along an index and no further than it is shown. */
export async function customerFigures({ db, partition }: Context, credit: CreditAbove): Promise<Figures> {
  const customers = (condition: ReturnType<typeof sql>) =>
    counted(sql`customer where partition = ${partition} and ${condition}`);
  const inStates = (states: readonly ApplicationState[]) => customers(sql`status = any (${states})`);
  const standingAs = (standing: Standing) => customers(sql`standing = ${standing}`);
  const { rows } = await sql<Figures>`select
    ${inStates(statesOfGroup.approve)} as approve,
    ${inStates(statesOfGroup.pending)} as pending,
    ${inStates(statesOfGroup.new)}
      + ${counted(sql`link where partition = ${partition} and kind = ${customerLinkKind} and status = ${literal<LinkStatus>('pending')} and subject_id is null and expires_at > now()`)} as new,
    ${counted(credit.open(partition))} as creditadjust,
    ${standingAs('ACTIVE')} as active,
    ${standingAs('SUSPENDED')} as suspended,
    ${customers(sql`is_live`)} as total`.execute(db);
  return rows[0]!;
}
