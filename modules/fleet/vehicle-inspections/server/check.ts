import type { z } from 'zod';
import { is } from '#platform/machine.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { markLinkOpened } from '#platform/server/link-changes.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { odometerAt } from '#modules/fleet/odometers/server/index.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import { skewOf, usualAhead } from '#modules/work/road/server/index.ts';
import { checkService } from '../contract.ts';
import { vehicleInspectionLife } from '../status.ts';
import { takeAnswers } from './answer.ts';
import { finishInspection } from './finish.ts';
import { heldCheck } from './link.ts';
import { vehicleInspections } from './lives.ts';
import { keepPhonePhoto, namePhotos } from './photos.ts';
import { openTripCheck } from './trip-check.ts';
import { defectsOf, itemsOf, unitsOfInspection } from './records.ts';

type Operations = (typeof checkService)['operations'];
type Answers = z.output<Operations['postVehicleCheckAnswers']['input']>;
type Finish = z.output<Operations['finishVehicleCheck']['input']>;

/** The driver's phone: it reads the inspection once, and tells of it whenever there is a network. */
export const checkOperations: Implementation = implement(checkService, {
  getVehicleCheck: readCheck,
  openTripVehicleCheck: openTripCheck,
  postVehicleCheckAnswers: postAnswers,
  postVehicleCheckFile: keepPhonePhoto,
  finishVehicleCheck: finishCheck,
});

async function readCheck(call: Context): Promise<z.input<Operations['getVehicleCheck']['output']>> {
  const { link, stored, context } = await heldCheck(call);
  if (!link.opened_at) await markLinkOpened(context, link.id);
  const [company, units, defects, last] = await Promise.all([
    companyById(context.db, context.partition, stored.company_id),
    unitsOfInspection(context, stored),
    defectsOf(context, stored),
    odometerAt(context, stored.vehicle_id, context.now),
  ]);
  return {
    id: stored.id,
    version: lockIdOf(stored),
    eventNo: stored.event_no,
    kind: stored.kind,
    state: stored.state,
    isOpen: is(vehicleInspectionLife, stored.state, 'answerable'),
    language: link.language,
    timeZone: context.timeZone,
    now: context.now.toISOString(),
    clientName: company.trade_name,
    telephone: company.support_telephone,
    driverName: link.recipient_name,
    templateVersion: stored.template_version,
    units: units.map(({ id, code, kind, availability }) => ({ id, registrationNumber: code, kind, availability })),
    items: await itemsOf(context, stored, units),
    defects,
    lastOdometer: last?.km ?? null,
  };
}

/** A time of a phone by the clock of the server: never later than now. */
function timeOf({ now }: Context, at: string, sentAt: string): Date {
  return new Date(Math.min(new Date(at).getTime() - usualAhead(skewOf(sentAt, now)), now.getTime()));
}

async function postAnswers(
  call: Context,
  { sourceDevice, sentAt, answers, acknowledged }: Answers,
): Promise<z.input<Operations['postVehicleCheckAnswers']['output']>> {
  const { stored: named, context } = await heldCheck(call);
  const held = await vehicleInspections.lock(context, named.id);
  // What a phone brings after the end, because its answer to the end was lost, is known already.
  if (!is(vehicleInspectionLife, held.state, 'answerable')) return { version: lockIdOf(held), state: held.state };
  const stored = await takeAnswers(context, held, {
    acknowledged,
    answers: answers.map(({ unitId, code, result, value, hasProperty, note, answeredAt }) => ({
      unitId,
      code,
      result,
      value,
      hasProperty,
      note,
      answeredAt: timeOf(context, answeredAt, sentAt),
    })),
  });
  const photos = answers.flatMap(({ unitId, code, photos: ids }) =>
    ids.map((sourceFileId) => ({ unitId, code, sourceFileId })),
  );
  await namePhotos(context, held.id, sourceDevice, photos);
  return { version: lockIdOf(stored), state: stored.state };
}

async function finishCheck(
  call: Context,
  { sourceDevice, sentAt, finishedAt, odometer, signedBy, note }: Finish,
): Promise<z.input<Operations['finishVehicleCheck']['output']>> {
  const { stored: named, context } = await heldCheck(call);
  const held = await vehicleInspections.lock(context, named.id);
  if (!is(vehicleInspectionLife, held.state, 'answerable')) return { eventNo: held.event_no, state: held.state };
  const stored = await finishInspection(context, held, {
    odometer,
    signedBy,
    note,
    finishedAt: timeOf(context, finishedAt, sentAt),
    device: sourceDevice,
  });
  return { eventNo: stored.event_no, state: stored.state };
}
