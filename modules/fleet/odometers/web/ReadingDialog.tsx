import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { isWallClock, wallClockIn } from '#platform/wall-clock.ts';
import { clientZone } from '#platform/client-zone.ts';
import { deskBricks } from '#platform/web/form/fields.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import { instantOf, MomentField } from '#modules/work/loads/web/desk.ts';
import { kilometres, type ReadingRow } from '../contract.ts';
import { odometerDeskTexts } from '../messages/desk/index.ts';
import { odometerFailures, odometers, reread } from './calls.ts';

const schema = z.strictObject({
  vehicleId: z.uuid({ error: 'required' }),
  at: requiredText(30).refine((value) => value === '' || isWallClock(value), { error: 'momentFormat' }),
  km: kilometres.nullable().refine((value) => value !== null, { error: 'required' }),
  note: text(500),
});
const Field = namedFor<typeof schema>()({ ...deskBricks, Moment: MomentField });
const vehicleSource = masterChoices(vehicleDesk);

interface ReadingDialogProps {
  /** Missing for a new one; else the reading that is corrected. */
  readonly reading?: ReadingRow;
  readonly onClose: () => void;
}

/** A reading that a person adds, or corrects with a reason. */
export function ReadingDialog({ reading, onClose }: ReadingDialogProps): ReactNode {
  const t = useTexts(odometerDeskTexts);
  const zone = clientZone();
  const [at] = useState(() => wallClockIn(zone, reading ? reading.at : new Date()));
  return (
    <FormDialog
      title={t(reading ? 'correct' : 'add')}
      schema={schema}
      initial={{
        vehicleId: reading?.vehicleId ?? '',
        at,
        km: reading?.km ?? null,
        note: '',
      }}
      confirm={t('save')}
      intent={reading?.id}
      failures={odometerFailures}
      onClose={onClose}
      submit={async ({ vehicleId, km, note, ...value }, idempotencyKey) => {
        const instant = instantOf(value.at, zone)!;
        if (reading)
          await odometers.putVehicleOdometer(
            { id: reading.id, at: instant, km: km!, reason: note },
            { lockId: reading.lockId, idempotencyKey },
          );
        else await odometers.postVehicleOdometer({ vehicleId, at: instant, km: km!, note }, { idempotencyKey });
        await reread();
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
      }}
    >
      <Field.Searched
        name="vehicleId"
        label={t('vehicle')}
        from={vehicleSource}
        required
        disabled={reading !== undefined}
      />
      <Field.Moment name="at" label={t('at')} required />
      <Field.Number name="km" label={t('km')} min={0} max={9_999_999} decimals={1} required />
      <Field.Textarea
        name="note"
        label={t(reading ? 'reason' : 'note')}
        required={reading !== undefined}
        rows={3}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
}
