import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { CheckboxField } from '#platform/web/fields/ChoiceFields.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { driverDesk } from '#modules/parties/drivers/web/desk.ts';
import { trailerKinds, vehicleKinds } from '#modules/parties/vehicles/contract.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { type Crew, ownedBy } from './crew.ts';
import { carriageTexts } from '../messages/desk/index.ts';

const Field = namedFor<Crew>()({ Checkbox: CheckboxField, Searched: SearchedField, Text: TextField });

export const reasonOnly = z.strictObject({ reason: requiredText(500) });
/** Vehicle, trailers as the equipment asks for them, and driver: those of the supplier, or the own. */
export function ResourceFields({
  supplierId,
  trailers,
}: {
  readonly supplierId: string | null;
  readonly trailers: number;
}): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(carriageTexts);
  const of = ownedBy(supplierId);
  const isTrailer = (kind: string) => trailerKinds.includes(kind);
  const driven = {
    ...masterChoices(vehicleDesk, { ...of.vehicles, kind: vehicleKinds.filter((kind) => !isTrailer(kind)) }),
    none: own('noVehicle'),
  };
  const pulled = {
    ...masterChoices(vehicleDesk, { ...of.vehicles, kind: vehicleKinds.filter(isTrailer) }),
    none: own('noTrailer'),
  };
  const drivers = { ...masterChoices(driverDesk, of.drivers), none: own('noDriver') };
  return (
    <>
      <Field.Searched name="vehicleId" label={t('vehicle')} from={driven} required />
      {trailers >= 1 && <Field.Searched name="trailer1Id" label={t('trailer1')} from={pulled} required />}
      {trailers >= 2 && <Field.Searched name="trailer2Id" label={t('trailer2')} from={pulled} required />}
      <Field.Searched name="driverId" label={t('driver')} from={drivers} required />
      <Field.Searched name="coDriverId" label={t('coDriver')} from={drivers} />
      <SharedFields />
    </>
  );
}

/** Shunting: the vehicle works for several loads at the same time, and somebody says why. */
function SharedFields(): ReactNode {
  const t = useTexts(loadDeskTexts);
  const isShared = useWatch<Crew, 'isShared'>({ name: 'isShared' });
  return (
    <>
      <Field.Checkbox name="isShared" label={t('sharedVehicle')} />
      {isShared && <Field.Text name="sharedReason" label={t('reason')} required maxLength={200} />}
    </>
  );
}
