import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { isWallClock, wallClockIn } from '#platform/wall-clock.ts';
import { clientZone } from '#platform/client-zone.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { deskBricks } from '#platform/web/form/fields.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import { instantOf, MomentField } from '#modules/work/loads/web/desk.ts';
import { kilometres } from '../contract.ts';
import { odometerDeskTexts } from '../messages/desk/index.ts';
import { odometerFailures, odometers, reread } from './calls.ts';

const figure = kilometres.nullable().refine((value) => value !== null, { error: 'required' });
const schema = z.strictObject({
  vehicleId: z.uuid({ error: 'required' }),
  deviceId: text(60),
  at: requiredText(30).refine((value) => value === '' || isWallClock(value), { error: 'momentFormat' }),
  counterKm: figure,
  vehicleKm: figure,
  reason: requiredText(500),
});
const Field = namedFor<typeof schema>()({ ...deskBricks, Moment: MomentField });
const vehicleSource = masterChoices(vehicleDesk);

/** A counter or a tracker that was changed: what it shows, and what the vehicle had run. */
export function CounterDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(odometerDeskTexts);
  const language = useLanguage();
  const zone = clientZone();
  const [now] = useState(() => wallClockIn(zone, new Date()));
  return (
    <FormDialog
      title={t('changeCounter')}
      text={t('changeCounterText')}
      schema={schema}
      initial={{
        vehicleId: '',
        deviceId: '',
        at: now,
        counterKm: 0,
        vehicleKm: null,
        reason: '',
      }}
      confirm={t('save')}
      failures={odometerFailures}
      onClose={onClose}
      submit={async ({ at, counterKm, vehicleKm, ...value }, idempotencyKey) => {
        const { gapKm } = await odometers.postVehicleOdometerOffset(
          { ...value, at: instantOf(at, zone)!, counterKm: counterKm!, vehicleKm: vehicleKm! },
          { idempotencyKey },
        );
        await reread();
        snackbar(gapKm ? t('gapSaved', { km: formatDecimal(language, gapKm) }) : t('saved'), { kind: 'ok' });
        onClose();
      }}
    >
      <Field.Searched name="vehicleId" label={t('vehicle')} from={vehicleSource} required />
      <Field.Text name="deviceId" label={t('device')} help={t('deviceHelp')} />
      <Field.Moment name="at" label={t('at')} required />
      <Field.Number name="counterKm" label={t('counterKm')} min={0} max={9_999_999} decimals={1} required />
      <Field.Number name="vehicleKm" label={t('vehicleKm')} min={0} max={9_999_999} decimals={1} required />
      <Field.Textarea name="reason" label={t('reason')} required rows={3} className="sm:col-span-2" />
    </FormDialog>
  );
}
