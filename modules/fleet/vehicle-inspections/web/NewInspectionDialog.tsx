import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { driverDesk } from '#modules/parties/drivers/web/desk.ts';
import { trailerKinds, type vehicleKinds } from '#modules/parties/vehicles/contract.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import type { VehicleInspectionRecord } from '../contract.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { inspectionKinds } from '../status.ts';
import { inspectionFailures, inspections, inspectionsNoun } from './calls.ts';
import { inspectionPath } from './paths.ts';

const id = z.union([z.uuid(), z.literal('')]);
const schema = z.strictObject({
  vehicleId: id.refine((value) => value !== '', { error: 'required' }),
  trailer1Id: id,
  trailer2Id: id,
  driverId: id,
  kind: z.enum(inspectionKinds),
  dueOn: z.union([calendarDate, z.literal('')]),
  send: z.boolean(),
});
const Field = deskFieldsFor<typeof schema>();
const vehicleSource = masterChoices(vehicleDesk);
const trailerSource = masterChoices(vehicleDesk, { kind: [...trailerKinds] as (typeof vehicleKinds)[number][] });
const driverSource = masterChoices(driverDesk);

interface NewInspectionDialogProps {
  /** An inspection whose combination is inspected again. */
  readonly of?: Pick<VehicleInspectionRecord, 'vehicleId' | 'trailer1Id' | 'trailer2Id' | 'driverId' | 'kind'>;
  readonly onClose: () => void;
}

/** Opens an inspection of a vehicle with what it pulls, here or on the driver's phone. */
export function NewInspectionDialog({ of, onClose }: NewInspectionDialogProps): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const navigate = useNavigate();
  return (
    <FormDialog
      title={t('newInspection')}
      schema={schema}
      initial={{
        vehicleId: of?.vehicleId ?? '',
        trailer1Id: of?.trailer1Id ?? '',
        trailer2Id: of?.trailer2Id ?? '',
        driverId: of?.driverId ?? '',
        kind: of?.kind ?? 'preTrip',
        dueOn: '',
        send: false,
      }}
      confirm={t('open')}
      failures={inspectionFailures}
      onClose={onClose}
      submit={async ({ trailer1Id, trailer2Id, driverId, dueOn, ...value }, idempotencyKey) => {
        const opened = await inspections.postVehicleInspection(
          {
            ...value,
            trailer1Id: trailer1Id || null,
            trailer2Id: trailer2Id || null,
            driverId: driverId || null,
            dueOn: dueOn || null,
          },
          { idempotencyKey },
        );
        await queries.invalidateQueries({ queryKey: [inspectionsNoun] });
        onClose();
        await navigate({ to: inspectionPath(opened.id) });
      }}
    >
      <Field.Searched name="vehicleId" label={t('vehicle')} from={vehicleSource} required />
      <Field.Select
        name="kind"
        label={t('kind')}
        options={inspectionKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        required
      />
      <Field.Searched name="trailer1Id" label={t('trailer1')} from={trailerSource} />
      <Field.Searched name="trailer2Id" label={t('trailer2')} from={trailerSource} />
      <Field.Searched name="driverId" label={t('driver')} from={driverSource} />
      <Field.Date name="dueOn" label={t('dueOn')} help={t('dueOnHelp')} />
      <Field.Checkbox name="send" label={t('send')} className="sm:col-span-2" />
    </FormDialog>
  );
}
