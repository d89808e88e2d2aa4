import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { LinkRow } from '#platform/server/links.ts';
import { linkKinds } from '../contract.ts';
import { heldLink } from './held.ts';

const place = ({ partition, id }: Pick<LinkRow, 'partition' | 'id'>, step: string) => ({
  table: 'link_draft',
  column: `sealed/${step}`,
  row: id,
  partition,
});

/** Keeps a step as it stands. Sealed, because it holds identity and bank numbers. */
export async function saveDraft(
  context: Context,
  { step, values, percent }: { step: string; values: Record<string, unknown>; percent?: number | undefined },
): Promise<{ savedAt: string }> {
  const { db, app } = context;
  const link = await heldLink(context, linkKinds);
  const sealed = app.sealer.seal(JSON.stringify(values), place(link, step));
  const { saved_at } = await db
    .insertInto('link_draft')
    .values({ link_id: link.id, partition: link.partition, step, sealed })
    .onConflict((conflict) =>
      conflict.columns(['partition', 'link_id', 'step']).doUpdateSet({ sealed, saved_at: sql<Date>`now()` }),
    )
    .returning('saved_at')
    .executeTakeFirstOrThrow();
  if (percent !== undefined) {
    await db
      .updateTable('link')
      .set({ percent: sql<number>`greatest(percent, ${percent}::int)` })
      .where('partition', '=', link.partition)
      .where('id', '=', link.id)
      .execute();
  }
  return { savedAt: saved_at.toISOString() };
}

/** Everything saved so far; the step that was saved last is where the person goes on. */
export async function readDraft(
  context: Context,
): Promise<{ steps: Record<string, unknown>; savedAt: string | null; currentStep: string | null }> {
  const { db, app } = context;
  const link = await heldLink(context, linkKinds);
  const rows = await db
    .selectFrom('link_draft')
    .select(['step', 'sealed', 'saved_at'])
    .where('partition', '=', link.partition)
    .where('link_id', '=', link.id)
    .orderBy('saved_at', 'desc')
    .execute();
  const steps = Object.fromEntries(
    rows.map((row) => [row.step, JSON.parse(app.sealer.open(row.sealed, place(link, row.step))) as unknown]),
  );
  return { steps, savedAt: rows[0]?.saved_at.toISOString() ?? null, currentStep: rows[0]?.step ?? null };
}
