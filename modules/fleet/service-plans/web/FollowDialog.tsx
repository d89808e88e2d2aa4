import type { ReactNode } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import { vehicleServiceTexts } from '../messages/desk/index.ts';
import { reread, serviceFailures, vehicleServices } from './calls.ts';
import { servicePlanDesk } from './desk.ts';

const counted = z.number().min(0).max(9_999_999).nullable();
const schema = z.strictObject({
  vehicleId: z.uuid({ error: 'required' }),
  planId: z.uuid({ error: 'required' }),
  firstKm: counted,
  firstOn: z.union([z.literal(''), calendarDate]),
  firstHours: counted,
});
const Field = deskFieldsFor<typeof schema>();
const vehicleSource = masterChoices(vehicleDesk);
const planSource = masterChoices(servicePlanDesk);

/** Lets a vehicle follow a plan from its first service. */
export function FollowDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(vehicleServiceTexts);
  return (
    <FormDialog
      title={t('follow')}
      text={t('firstHelp')}
      schema={schema}
      initial={{ vehicleId: '', planId: '', firstKm: null, firstOn: '', firstHours: null }}
      confirm={t('save')}
      failures={serviceFailures}
      onClose={onClose}
      submit={async ({ firstOn, ...value }, idempotencyKey) => {
        await vehicleServices.postVehicleService({ ...value, firstOn: firstOn || null }, { idempotencyKey });
        await reread();
        snackbar(t('followed'), { kind: 'ok' });
        onClose();
      }}
    >
      <Field.Searched name="vehicleId" label={t('vehicle')} from={vehicleSource} required />
      <Field.Searched name="planId" label={t('service')} from={planSource} required />
      <Field.Number name="firstKm" label={t('firstKm')} min={0} max={9_999_999} decimals={1} />
      <Field.Date name="firstOn" label={t('firstOn')} />
      <Field.Number name="firstHours" label={t('firstHours')} min={0} max={9_999_999} decimals={1} />
    </FormDialog>
  );
}
