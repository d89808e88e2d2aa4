import type { ReactNode } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ServiceRow } from '../contract.ts';
import { vehicleServiceTexts } from '../messages/desk/index.ts';
import { reread, serviceFailures, vehicleServices } from './calls.ts';

const counted = z.number().min(0).max(9_999_999).nullable();
const schema = z.strictObject({
  doneOn: calendarDate,
  km: counted,
  hours: counted,
  cost: z.number().min(0).max(100_000_000),
  workshop: text(100),
  warrantyUntil: z.union([z.literal(''), calendarDate]),
  note: text(1000),
});
const Field = deskFieldsFor<typeof schema>();

interface RecordDialogProps {
  readonly service: ServiceRow;
  readonly onClose: () => void;
}

/** A service that was done: the next one is due from it. */
export function RecordDialog({ service, onClose }: RecordDialogProps): ReactNode {
  const t = useTexts(vehicleServiceTexts);
  return (
    <FormDialog
      title={t('recordOf', { service: service.planName, vehicle: service.registrationNumber })}
      schema={schema}
      initial={{
        doneOn: '',
        km: null,
        hours: null,
        cost: 0,
        workshop: '',
        warrantyUntil: '',
        note: '',
      }}
      confirm={t('save')}
      intent={service.lockId}
      failures={serviceFailures}
      onClose={onClose}
      submit={async ({ warrantyUntil, ...value }, idempotencyKey) => {
        await vehicleServices.postServiceRecord(
          { ...value, id: service.id, warrantyUntil: warrantyUntil || null },
          { lockId: service.lockId, idempotencyKey },
        );
        await reread();
        snackbar(t('recorded'), { kind: 'ok' });
        onClose();
      }}
    >
      <Field.Date name="doneOn" label={t('doneOn')} required />
      <Field.Money name="cost" label={t('costField')} />
      <Field.Number name="km" label={t('km')} min={0} max={9_999_999} decimals={1} required={service.dueKm !== null} />
      <Field.Number
        name="hours"
        label={t('hours')}
        min={0}
        max={9_999_999}
        decimals={1}
        required={service.dueHours !== null}
      />
      <Field.Text name="workshop" label={t('workshop')} />
      <Field.Date name="warrantyUntil" label={t('warrantyUntil')} />
      <Field.Textarea name="note" label={t('note')} rows={2} className="sm:col-span-2" />
    </FormDialog>
  );
}
