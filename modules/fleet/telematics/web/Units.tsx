import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import type { TelematicsUnit } from '../contract.ts';
import { telematicsDeskTexts } from '../messages/desk/index.ts';
import { telematicsFailureTexts } from '../messages/failures/index.ts';
import { telematics, telematicsNoun, unitsRead, useMay } from './calls.ts';
import { TripsButton } from './TripsButton.tsx';

/** Which unit is on which vehicle: a plate proposes, a person confirms. */
export function Units(): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const query = useQuery(unitsRead);
  return (
    <section aria-labelledby="units-title">
      <h2 id="units-title" className="mb-2 text-lg font-semibold">
        {t('units')}
      </h2>
      <RecordGate query={query} skeleton={<div className="skeleton h-40" role="status" aria-busy="true" />}>
        {(units) =>
          units.length === 0 ? (
            <p className="text-muted">{t('noUnits')}</p>
          ) : (
            <ul className="border-y border-line">
              {units.map((unit) => (
                <Unit key={`${unit.accountId} ${unit.unitId}`} unit={unit} />
              ))}
            </ul>
          )
        }
      </RecordGate>
    </section>
  );
}

function Unit({ unit }: { readonly unit: TelematicsUnit }): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const mayConfirm = useMay('confirmTelematicsUnit');
  const [isChoosing, setChoosing] = useState(false);
  const { accountId, unitId, registration, label, accountName, vehicle, vehicleId, fixAt, wrongClocks, odometerDoubt } =
    unit;
  const { proposedVehicleId, proposedVehicle } = unit;
  async function confirm(chosen: string | null, name: string): Promise<void> {
    try {
      await telematics.confirmTelematicsUnit(
        { accountId, unitId, vehicleId: chosen },
        { idempotencyKey: keyFor(['confirm', accountId, unitId, vehicleId, chosen]) },
      );
      await queries.invalidateQueries({ queryKey: [telematicsNoun] });
      snackbar(chosen ? t('confirmed', { vehicle: name }) : t('takenOff'), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0">
      <span className="w-52 min-w-0 max-md:w-full">
        <span className="block truncate font-medium">{registration || label || unitId}</span>
        <span className="block truncate text-sm text-muted">
          {[label, unitId, accountName].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="w-28 truncate">{vehicle}</span>
      <span className="mr-auto text-sm text-muted tabular-nums">
        {fixAt ? `${t('lastFix')} ${formats.shortMoment(fixAt)}` : t('neverRead')}
        {odometerDoubt !== '' && <span className="block text-warn">{t('odometerDoubt')}</span>}
        {wrongClocks > 0 && <span className="block text-warn">{t('wrongClocks', { count: wrongClocks })}</span>}
      </span>
      {vehicleId !== null && <TripsButton vehicleId={vehicleId} vehicle={vehicle} />}
      {mayConfirm && vehicleId !== null && (
        <button type="button" className="btn btn-g" onClick={() => void confirm(null, '')}>
          {t('takeOff')}
        </button>
      )}
      {mayConfirm && proposedVehicleId !== null && (
        <button type="button" className="btn btn-s" onClick={() => void confirm(proposedVehicleId, proposedVehicle)}>
          {t('confirm', { vehicle: proposedVehicle })}
        </button>
      )}
      {mayConfirm && vehicleId === null && (
        <button type="button" className="btn btn-g" onClick={() => setChoosing(true)}>
          {t('chooseVehicle')}
        </button>
      )}
      {isChoosing && <ChooseVehicle unit={unit} onClose={() => setChoosing(false)} />}
    </li>
  );
}

const vehicleSource = masterChoices(vehicleDesk);
const chooseForm = z.strictObject({ vehicleId: z.uuid() });
const Field = deskFieldsFor<typeof chooseForm>();

function ChooseVehicle({ unit, onClose }: { readonly unit: TelematicsUnit; readonly onClose: () => void }): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const { accountId, unitId } = unit;
  return (
    <FormDialog
      title={t('chooseVehicle')}
      schema={chooseForm}
      initial={{ vehicleId: '' }}
      confirm={t('save')}
      failures={[telematicsFailureTexts]}
      intent={unitId}
      isNarrow
      submit={async ({ vehicleId }, idempotencyKey) => {
        await telematics.confirmTelematicsUnit({ accountId, unitId, vehicleId }, { idempotencyKey });
        await queries.invalidateQueries({ queryKey: [telematicsNoun] });
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Searched name="vehicleId" label={t('vehicle')} from={vehicleSource} required />
    </FormDialog>
  );
}
