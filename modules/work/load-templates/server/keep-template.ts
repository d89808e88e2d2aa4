import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { dayOfClock, wallClockIn } from '#platform/wall-clock.ts';
import { findLoad, inputAgain, storedInput, wireInput } from '#modules/work/loads/server/index.ts';
import type { TemplateFailureCode } from '../messages/failures/index.ts';
import { templates } from './records.ts';

const fail = failures<FailureCode | TemplateFailureCode>();

interface TemplateFields {
  readonly name: string;
  readonly weekdays: readonly number[];
  readonly daysAhead: number;
  readonly isActive: boolean;
}

/** Keeps a load as a template: what its form would send, without what travels once. */
export async function keepTemplate(
  context: Context,
  { loadId, ...fields }: TemplateFields & { readonly loadId: string },
): Promise<{ id: string; lockId: string }> {
  const { db, partition, actor } = context;
  const load = await findLoad(context, loadId);
  if (!load) throw fail('notFound', 'notFound');
  const input = wireInput(inputAgain(await storedInput(context, loadId), 0));
  const { id, version } = await db
    .insertInto('load_template')
    .values({
      partition,
      company_id: load.company_id,
      customer_id: load.customer_id,
      origin: load.origin,
      destination: load.destination,
      input: JSON.stringify(input),
      base_day: dayOfClock(wallClockIn(load.time_zone, load.load_at)),
      ...columnsOf(fields),
      failed_at: null,
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  await templates.announce(context, { id, version }, { event: 'created', after: { ...fields } });
  return { id, lockId: lockIdOf({ version }) };
}

export function columnsOf({ name, weekdays, daysAhead, isActive }: TemplateFields) {
  return { name, weekdays: [...new Set(weekdays)].toSorted(), days_ahead: daysAhead, is_active: isActive };
}

export function refuseTaken(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'load_template_name_once')
    throw invalidFields({ name: { code: 'loadTemplateNameTaken' } });
  throw error;
}
