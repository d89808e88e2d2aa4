import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { StoredLine } from '#modules/money/bank-statements/server/index.ts';
import type { LineStanding } from '../kinds.ts';
import type { Match } from '../match-index.ts';

/** A line with what it may be. */
export interface Looked {
  readonly line: StoredLine;
  readonly matches: readonly Match[];
}

/** How a line waits. */
export function standingOf(matches: readonly Match[]): LineStanding {
  const [first] = matches;
  if (!first) return 'question';
  if (first.kind === 'returned') return 'returned';
  return first.certainty === 'certain' ? 'certain' : 'proposed';
}

/** A proposal as it is kept: ids and cents. */
export interface KeptProposal extends Omit<Match, 'parts' | 'left'> {
  readonly parts: readonly {
    readonly itemId: string;
    readonly number: string;
    readonly customerId: string;
    readonly open: number;
    readonly amount: number;
    readonly discount: number;
  }[];
  readonly left: number;
}

const keptAtMost = 5;
const partsKept = 200;

function keptOf({ parts, left, ...match }: Match): KeptProposal {
  return {
    ...match,
    left: Number(left),
    parts: parts.slice(0, partsKept).map(({ item, amount, discount }) => ({
      itemId: item.id,
      number: item.number,
      customerId: item.customerId,
      open: Number(item.open),
      amount: Number(amount),
      discount: Number(discount),
    })),
  };
}

/** Keeps what lines seem to be, so that lists show it. */
export async function writeDown(
  { db, partition, now }: Context,
  companyId: string,
  waiting: readonly Looked[],
): Promise<void> {
  const rows = waiting.map(({ line, matches }) => ({
    id: line.id,
    standing: standingOf(matches),
    proposals: matches.slice(0, keptAtMost).map(keptOf),
  }));
  await sql`
    insert into receipt_match (partition, bank_line_id, company_id, standing, proposals, looked_at)
    select ${partition}, id, ${companyId}::uuid, standing, proposals, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(id uuid, standing text, proposals jsonb)
    on conflict (partition, bank_line_id) do update set standing = excluded.standing, proposals = excluded.proposals, looked_at = excluded.looked_at`.execute(
    db,
  );
}
