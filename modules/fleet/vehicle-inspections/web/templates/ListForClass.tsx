import type { ReactNode } from 'react';
import { z } from 'zod';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleKinds } from '#modules/parties/vehicles/contract.ts';
import type { ShownTemplate } from '#modules/fleet/vehicle-inspections/contract.ts';
import { vehicleInspectionDeskTexts } from '#modules/fleet/vehicle-inspections/messages/desk/index.ts';
import { inspectionKinds } from '#modules/fleet/vehicle-inspections/status.ts';
import { inspectionFailures, inspectionsNoun, templates } from '../calls.ts';
import { useVehicleKinds } from './vehicle-kinds.ts';

const schema = z.strictObject({ kind: z.enum(inspectionKinds), vehicleKind: z.enum(vehicleKinds) });
const Field = deskFieldsFor<typeof schema>();

interface ListForClassProps {
  /** The list that it begins as a copy of. */
  readonly of: ShownTemplate;
  readonly onDone: (added: ShownTemplate) => void;
  readonly onClose: () => void;
}

/** Gives a class of vehicle a list of its own. */
export function ListForClass({ of, onDone, onClose }: ListForClassProps): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const kindName = useVehicleKinds();
  return (
    <FormDialog
      title={t('addList')}
      text={t('addListText')}
      schema={schema}
      initial={{ kind: of.kind, vehicleKind: 'truckTractor' }}
      confirm={t('addList')}
      isNarrow
      failures={inspectionFailures}
      onClose={onClose}
      submit={async (value, idempotencyKey) => {
        const added = await templates.postInspectionTemplate({ ...value, items: of.items }, { idempotencyKey });
        await queries.invalidateQueries({ queryKey: [inspectionsNoun] });
        onDone(added);
      }}
    >
      <Field.Select
        name="kind"
        label={t('kind')}
        options={inspectionKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        required
      />
      <Field.Select
        name="vehicleKind"
        label={t('vehicleKind')}
        options={vehicleKinds.map((value) => ({ value, label: kindName(value) }))}
        required
      />
    </FormDialog>
  );
}
