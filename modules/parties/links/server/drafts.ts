import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { LinkRow } from '#platform/server/links.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import { linkKinds } from '../contract.ts';
import { heldLink } from './held.ts';

interface SavedStep {
  readonly step: string;
  readonly values: Record<string, unknown>;
  readonly percent?: number | undefined;
  readonly basedOn?: string | undefined;
}

const place = ({ partition, id }: Pick<LinkRow, 'partition' | 'id'>, step: string) => ({
  table: 'link_draft',
  column: `sealed/${step}`,
  row: id,
  partition,
});

export const sealedDrafts: SealedColumn = {
  table: 'link_draft',
  column: 'sealed',
  key: ['link_id', 'step'],
  place: (partition, [id = '', step = '']) => place({ partition, id }, step),
};

/** Names one saving of a step. By its moment, to the microsecond: a change of keys seals the same saving anew. */
const version = sql<string>`(extract(epoch from saved_at) * 1000000)::bigint::text`;

/**
 * Keeps a step as it stands. Sealed, because it holds identity and bank numbers. What somebody else has saved since the
 * sender read it is answered instead of being lost.
 */
export async function saveDraft(
  context: Context,
  { step, values, percent, basedOn }: SavedStep,
): Promise<{ savedAt: string; version: string; theirs?: Record<string, unknown> }> {
  const { db, app } = context;
  // Locked, so that of two people who save at once the second one meets what the first has saved.
  const link = await heldLink(context, linkKinds, { lock: true });
  const stored = await db
    .selectFrom('link_draft')
    .select(['sealed', 'saved_at', version.as('version')])
    .where('partition', '=', link.partition)
    .where('link_id', '=', link.id)
    .where('step', '=', step)
    .executeTakeFirst();
  if (stored && basedOn !== undefined && stored.version !== basedOn) {
    return {
      savedAt: stored.saved_at.toISOString(),
      version: stored.version,
      theirs: JSON.parse(app.sealer.open(stored.sealed, place(link, step))) as Record<string, unknown>,
    };
  }
  const sealed = app.sealer.seal(JSON.stringify(values), place(link, step));
  const saved = await db
    .insertInto('link_draft')
    .values({ link_id: link.id, partition: link.partition, step, sealed })
    .onConflict((conflict) =>
      conflict.columns(['partition', 'link_id', 'step']).doUpdateSet({ sealed, saved_at: sql<Date>`now()` }),
    )
    .returning(['saved_at', version.as('version')])
    .executeTakeFirstOrThrow();
  if (percent !== undefined) {
    await updateRow({ db, partition: link.partition }, 'link', link.id, {
      percent: sql<number>`greatest(percent, ${percent}::int)`,
    });
  }
  return { savedAt: saved.saved_at.toISOString(), version: saved.version };
}

/** Everything saved so far; the step that was saved last is where the person goes on. */
export async function readDraft(context: Context): Promise<{
  steps: Record<string, unknown>;
  versions: Record<string, string>;
  savedAt: string | null;
  currentStep: string | null;
}> {
  const { db, app } = context;
  const link = await heldLink(context, linkKinds);
  const rows = await db
    .selectFrom('link_draft')
    .select(['step', 'sealed', 'saved_at', version.as('version')])
    .where('partition', '=', link.partition)
    .where('link_id', '=', link.id)
    .orderBy('saved_at', 'desc')
    .execute();
  const steps = Object.fromEntries(
    rows.map((row) => [row.step, JSON.parse(app.sealer.open(row.sealed, place(link, row.step))) as unknown]),
  );
  const versions = Object.fromEntries(rows.map((row) => [row.step, row.version]));
  return { steps, versions, savedAt: rows[0]?.saved_at.toISOString() ?? null, currentStep: rows[0]?.step ?? null };
}
