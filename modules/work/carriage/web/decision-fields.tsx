import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { CheckboxField } from '#platform/web/fields/ChoiceFields.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import type { Crew } from './crew.ts';
import { type ChosenFor, useResourceSources } from './use-choices.ts';

const Field = namedFor<Crew>()({ Checkbox: CheckboxField, Searched: SearchedField, Text: TextField });

export const reasonOnly = z.strictObject({ reason: requiredText(500) });

interface ResourceFieldsProps {
  /** Absent where several loads get the same: what fits one of them may not fit another. */
  readonly load?: ChosenFor;
  readonly supplierId: string | null;
  readonly trailers: number;
}

/** Vehicle, trailers as the equipment asks for them, and driver: those of the supplier, or the own. */
export function ResourceFields({ load, supplierId, trailers }: ResourceFieldsProps): ReactNode {
  const t = useTexts(loadDeskTexts);
  const sourceOf = useResourceSources(load, supplierId);
  const [driven, pulled, drivers] = [sourceOf('vehicle'), sourceOf('trailer'), sourceOf('driver')];
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
