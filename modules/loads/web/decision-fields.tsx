import type { ReactNode } from 'react';
import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import { requiredText } from '#platform/operation.ts';
import { isWallClock } from '#platform/wall-clock.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { driverDesk } from '#modules/drivers/web/desk.ts';
import { trailerKinds, vehicleKinds } from '#modules/vehicles/contract.ts';
import { vehicleDesk } from '#modules/vehicles/web/desk.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { arrivalReasons, departReasons, swapReasons } from '../status.ts';
import type { Load } from './calls.ts';
import { MomentField } from './MomentField.tsx';

export const again = z.strictObject({ daysLater: z.int().min(0).max(366) });
export const reasonOnly = z.strictObject({ reason: requiredText(500) });
export const award = z.strictObject({ supplierId: z.string(), buyAmount: amount.nullable() });
const chosen = z.string().refine((id) => id !== '', { error: 'required' });
export const assignment = z.strictObject({
  vehicleId: chosen,
  trailer1Id: z.string(),
  trailer2Id: z.string(),
  driverId: chosen,
});
export const swap = assignment.extend({ reason: z.enum(swapReasons, { error: 'required' }) });
export const told = z.strictObject({
  stopId: chosen,
  kind: z.enum(['arrived', 'workStarted', 'workEnded', 'departed']),
  occurredAt: requiredText(30).refine((value) => value === '' || isWallClock(value), { error: 'momentFormat' }),
  reasonCode: z.string(),
  note: z.string().max(500),
});

/** Vehicle, trailers as the equipment asks for them, and driver: those of the supplier, or the own. */
export function ResourceFields({
  supplierId,
  trailers,
}: {
  readonly supplierId: string | null;
  readonly trailers: number;
}): ReactNode {
  const t = useTexts(loadDeskTexts);
  const of = supplierId ? { supplierId } : { ownership: ['own' as const, 'leased' as const, 'rented' as const] };
  const isTrailer = (kind: string) => trailerKinds.includes(kind);
  const driven = masterChoices(vehicleDesk, { ...of, kind: vehicleKinds.filter((kind) => !isTrailer(kind)) });
  const pulled = masterChoices(vehicleDesk, { ...of, kind: vehicleKinds.filter(isTrailer) });
  const drivers = masterChoices(driverDesk, supplierId ? { supplierId } : {});
  return (
    <>
      <SearchedField name="vehicleId" label={t('vehicle')} from={driven} required />
      {trailers >= 1 && <SearchedField name="trailer1Id" label={t('trailer1')} from={pulled} required />}
      {trailers >= 2 && <SearchedField name="trailer2Id" label={t('trailer2')} from={pulled} required />}
      <SearchedField name="driverId" label={t('driver')} from={drivers} required />
    </>
  );
}

export function EventFields({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const reasons = [...new Set([...arrivalReasons, ...departReasons])];
  return (
    <>
      <SelectField
        name="stopId"
        label={t('stop')}
        required
        options={load.stops.map((stop) => ({
          value: stop.id,
          label: `${stop.sequence}. ${stop.locationName || stop.address}`,
        }))}
      />
      <SelectField
        name="kind"
        label={t('event')}
        required
        options={told.shape.kind.options.map((value) => ({ value, label: t(`event_${value}`) }))}
      />
      <MomentField name="occurredAt" label={t('occurredAt')} required />
      <SelectField
        name="reasonCode"
        label={t('reason')}
        help={t('reasonWhenLate')}
        options={reasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
      />
      <TextareaField name="note" label={t('note')} rows={2} maxLength={500} />
    </>
  );
}
