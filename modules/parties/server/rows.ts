import type { Generated, JSONColumnType } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Director } from '../fields.ts';
import type { PartyFinding } from '../findings.ts';

/** What every noun's table of directors has beside the id of its party. */
export interface DirectorColumns {
  id: string;
  partition: string;
  position: number;
  name: string;
  id_type: NonNullable<Director['idType']> | null;
  id_number_sealed: string | null;
  id_number_index: string | null;
}

/** What every noun's table of findings has beside the id of its party. */
export interface FindingColumns {
  partition: string;
  position: number;
  path: string;
  level: 'W' | 'I';
  code: string;
  facts: JSONColumnType<Record<string, unknown>, string, string>;
}

/** What every noun's table of decisions has beside the id of its party. */
export interface DecisionColumns {
  id: Generated<string>;
  partition: string;
  event: string;
  from_status: string;
  to_status: string;
  reason: string;
  steps: string[];
  link_id: string | null;
  decided_by: string;
  decided_by_id: string | null;
  decided_at: Generated<Date>;
}

/** Why a status changed. */
export interface StatusChange {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly reason?: string;
  /** The steps of the form that somebody was asked to look at again. */
  readonly steps?: readonly string[];
  /** The link by which they were asked. */
  readonly linkId?: string;
}

/** What the checks found, in their order. What would refuse a value was refused before, and is not stored. */
export function findingRows(partition: string, findings: readonly PartyFinding[]) {
  return findings.map(({ path, level, code, facts }, position) => ({
    partition,
    position,
    path,
    level: level === 'I' ? ('I' as const) : ('W' as const),
    code,
    facts: JSON.stringify(facts),
  }));
}

/** A change of status, by whoever acts now. */
export function decisionRow({ partition, actor }: Pick<Context, 'partition' | 'actor'>, change: StatusChange) {
  return {
    partition,
    event: change.event,
    from_status: change.from,
    to_status: change.to,
    reason: change.reason ?? '',
    steps: [...(change.steps ?? [])],
    link_id: change.linkId ?? null,
    decided_by: actor.name,
    decided_by_id: actor.kind === 'user' ? actor.id : null,
  };
}
