import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { ClauseTerms } from '../fields.ts';
import { askForVersion } from './changes.ts';

interface Asked {
  readonly code: string;
  readonly effectiveFrom: string;
  readonly reason: string;
  readonly terms: Partial<ClauseTerms>;
  readonly by: string;
}

/** Asks for another version of a clause as the product would, for the demonstration: what it does not name stays. */
export async function buildClauseVersion(app: App, partition: string, asked: Asked): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'postFuelClauseVersion' });
  const actor = { kind: 'stranger', name: asked.by } as const;
  await inPartition({ ...system, actor }, partition, async (context) => {
    const { rows } = await sql<{ id: string; terms: ClauseTerms }>`
      select t.id, fuel_clause_terms(t) as terms from fuel_clause t where t.partition = ${partition} and t.code = ${asked.code}`.execute(
      context.db,
    );
    const [clause] = rows;
    if (!clause) return;
    const { effectiveFrom, reason } = asked;
    await askForVersion(context, { ...clause.terms, ...asked.terms, clauseId: clause.id, effectiveFrom, reason });
  });
}
