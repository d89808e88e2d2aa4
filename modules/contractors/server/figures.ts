import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { contractorLinkKind } from './link-kind-name.ts';
import type { ContractorState } from '../status.ts';

/** Figures are counted up to here: a tile that says 10,000 means as many or more. */
const countedAtMost = 10_000;

export interface ContractorFigures {
  readonly invited: number;
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly linksOpen: number;
}

/** The figures of the tiles, each counted along an index and no further than it is shown. */
export async function contractorFigures({ db, partition }: Context): Promise<ContractorFigures> {
  const counted = (from: ReturnType<typeof sql>) =>
    sql<number>`(select count(*) from (select from ${from} limit ${countedAtMost}) counted)`;
  const inState = (...states: readonly ContractorState[]) =>
    counted(sql`contractor where partition = ${partition} and status = any (${states}::text[])`);
  const { rows } = await sql<ContractorFigures>`select
    ${inState('invited')} as invited,
    ${inState('pending', 'infoRequested')} as pending,
    ${inState('approved')} as approved,
    ${inState('rejected')} as rejected,
    ${counted(sql`link where partition = ${partition} and kind = ${contractorLinkKind} and status = 'pending' and expires_at > now()`)} as "linksOpen"`.execute(
    db,
  );
  return rows[0]!;
}
