import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { CheckboxField } from '#platform/web/fields/ChoiceFields.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import type { ChoiceKind } from '../choices.ts';
import type { Crew } from './crew.ts';
import { NameButton } from './named/NameButton.tsx';
import { type ChosenFor, useResourceSources } from './use-choices.ts';

const Field = namedFor<Crew>()({ Checkbox: CheckboxField, Searched: SearchedField, Text: TextField });

export const reasonOnly = z.strictObject({ reason: requiredText(500) });

interface ResourceFieldsProps {
  /** Absent where several loads get the same: what fits one of them may not fit another. */
  readonly load?: ChosenFor & { readonly supplierId?: string | null };
  readonly supplierId: string | null;
  readonly trailers: number;
}

/** Vehicle, trailers as the equipment asks for them, and driver: those of the supplier, or the own. */
export function ResourceFields({ load, supplierId, trailers }: ResourceFieldsProps): ReactNode {
  const t = useTexts(loadDeskTexts);
  const sourceOf = useResourceSources(load, supplierId);
  const { setValue } = useFormContext<Crew>();
  // A load that is not given to its carrier yet has nobody whose vehicle it would be.
  const named = (kind: ChoiceKind, field: 'vehicleId' | 'trailer1Id' | 'trailer2Id' | 'driverId') =>
    load?.supplierId && load.supplierId === supplierId ? (
      <NameButton
        loadId={load.id}
        kind={kind}
        onNamed={(id) => setValue(field, id, { shouldDirty: true, shouldValidate: true })}
      />
    ) : null;
  const [driven, pulled, drivers] = [sourceOf('vehicle'), sourceOf('trailer'), sourceOf('driver')];
  return (
    <>
      <Field.Searched name="vehicleId" label={t('vehicle')} from={driven} required />
      {named('vehicle', 'vehicleId')}
      {trailers >= 1 && <Field.Searched name="trailer1Id" label={t('trailer1')} from={pulled} required />}
      {trailers >= 2 && <Field.Searched name="trailer2Id" label={t('trailer2')} from={pulled} required />}
      {trailers >= 1 && named('trailer', trailers >= 2 ? 'trailer2Id' : 'trailer1Id')}
      <Field.Searched name="driverId" label={t('driver')} from={drivers} required />
      {named('driver', 'driverId')}
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
