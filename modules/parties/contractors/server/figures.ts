import { sql } from 'kysely';
import type { z } from 'zod';
import { counted } from '#platform/server/figures.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkStatus } from '#platform/server/link-tables.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { contractorLinkKind } from './link-kind-name.ts';
import type { contractorService } from '../contract.ts';
import type { ContractorState } from '../status.ts';

type ContractorFigures = z.input<(typeof contractorService)['operations']['getSubcontractorCounts']['output']>;

/** The figures of the tiles, each counted along an index and no further than it is shown. */
export async function contractorFigures({ db, partition }: Context): Promise<ContractorFigures> {
  const inState = (...states: readonly ContractorState[]) =>
    counted(sql`contractor where partition = ${partition} and status = any (${states}::text[])`);
  const { rows } = await sql<ContractorFigures>`select
    ${inState('invited')} as invited,
    ${inState('pending', 'infoRequested')} as pending,
    ${inState('approved')} as approved,
    ${inState('rejected')} as rejected,
    ${counted(sql`link where partition = ${partition} and kind = ${contractorLinkKind} and status = ${literal<LinkStatus>('pending')} and expires_at > now()`)} as "linksOpen"`.execute(
    db,
  );
  return rows[0]!;
}
