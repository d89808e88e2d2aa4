import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { addDefectToOrder } from '#modules/money/orders/server/index.ts';
import { defectService } from '../contract.ts';
import type { DefectFailureCode } from '../messages/failures/index.ts';
import { otherItem } from '../names.ts';
import { listDefects } from './list-defects.ts';
import { defectLives, defects } from './lives.ts';
import { defectNoun, findDefect, type StoredDefect } from './queries.ts';
import { nameOf, recordOf } from './records.ts';
import { reportDefect } from './report.ts';
import { unitsOutOfService } from './units-of-load.ts';

const fail = failures<FailureCode | DefectFailureCode>();
type Put = z.output<(typeof defectService)['operations']['putVehicleDefect']['input']>;
const noNames = { en: '', afr: '', pt: '', fr: '' } as const;

/** Defects of vehicles and trailers: found, repaired, verified by somebody else. */
export const defectOperations: Implementation = implement(defectService, {
  getVehicleDefects: listDefects,
  async getVehicleDefect(context, { id }) {
    return recordOf(context, orNotFound(await findDefect(context, id)));
  },
  async getVehicleDefectHistory(context, { id }) {
    orNotFound(await findDefect(context, id));
    return recordHistory(context, defectNoun, id);
  },
  getUnitsOutOfService: unitsOutOfService,
  async postVehicleDefect(context, { unitId, severity, note }) {
    refuseWhenLimited(context);
    const stored = await reportDefect(context, {
      companyId: companyOf(context),
      unitId: await knownUnit(context, unitId),
      inspectionId: null,
      itemCode: otherItem,
      names: noNames,
      severity,
      value: null,
      note,
      foundAt: context.now,
    });
    return recordOf(context, stored);
  },
  putVehicleDefect,
  async dismissVehicleDefect(context, { id, reason }) {
    refuseWhenLimited(context);
    const stored = await defects.toChange(context, id);
    return recordOf(context, await defectLives.move(context, stored, 'dismiss', { reason }));
  },
});

async function putVehicleDefect(context: Context, { id, event, note, until, orderId }: Put) {
  refuseWhenLimited(context);
  const stored = await defects.toChange(context, id);
  if (event === 'defer' && until !== null && until <= context.today)
    throw invalidFields({ until: { code: 'dateNotAhead' } } satisfies Record<string, { code: DefectFailureCode }>);
  const linked = event === 'repair' && orderId !== null ? await onOrder(context, stored, orderId) : {};
  await defectLives.move(context, stored, event, {
    reason: note,
    columns: { ...linked, ...(event === 'defer' && { deferred_until: until }) },
    ...(until !== null && { after: { deferredUntil: until } }),
  });
  return recordOf(context, (await findDefect(context, id))!);
}

/** The repair goes with a service order of the unit, which gets the defect. */
async function onOrder(
  context: Context,
  stored: StoredDefect,
  orderId: string,
): Promise<{ readonly order_id: string }> {
  const text = [stored.defect_no, nameOf(stored, context.language), stored.item_code === otherItem ? '' : stored.note];
  await addDefectToOrder(context, orderId, {
    id: stored.id,
    unitId: stored.unit_id,
    text: text.filter((part) => part !== '').join(' · '),
  });
  return { order_id: orderId };
}

function companyOf({ actor, operation }: Context): string {
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: operation });
  return actor.companyId;
}

async function knownUnit({ db, partition }: Context, unitId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from vehicle where partition = ${partition} and id = ${unitId}`.execute(db);
  if (!rows[0])
    throw invalidFields({ unitId: { code: 'notAnOption' } } satisfies Record<string, { code: FailureCode }>);
  return unitId;
}
