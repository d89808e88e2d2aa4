import type { ReactNode } from 'react';
import { useSchemaForm } from '#platform/web/form.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { driverFailureTexts } from '#modules/parties/drivers/messages/failures/index.ts';
import { vehicleFailureTexts } from '#modules/parties/vehicles/messages/failures/index.ts';
import {
  driverInput,
  emptyDriver,
  emptyVehicle,
  NamedDriverFields,
  namedDriverForm,
  NamedVehicleFields,
  namedVehicleForm,
  vehicleInput,
} from '#modules/work/carriage/web/public.ts';
import { tenderPageTexts } from '#modules/work/tenders/messages/page/index.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { tenders, type TenderPageProps } from './link-calls.ts';

interface NameNewProps {
  readonly kind: 'vehicle' | 'driver';
  readonly client: string;
  readonly whenOpen: TenderPageProps['whenOpen'];
  readonly onNamed: () => Promise<void>;
  readonly onCancel: () => void;
}

/** A vehicle or driver that the client has not on record: it may take this load, and is checked before any other. */
export function NameNew({ kind, client, onCancel, ...props }: NameNewProps): ReactNode {
  const t = useTexts(tenderPageTexts);
  return (
    <div className="mt-4">
      <h3 className="font-semibold">{t(kind === 'vehicle' ? 'newVehicle' : 'newDriver')}</h3>
      <p className="mt-1 text-muted">{t('newText', { client })}</p>
      {kind === 'vehicle' ? <NewVehicle {...props} /> : <NewDriver {...props} />}
      <button type="button" className="btn btn-s mt-3 min-h-12 w-full" onClick={onCancel}>
        {t('backToList')}
      </button>
    </div>
  );
}

type NewProps = Pick<NameNewProps, 'whenOpen' | 'onNamed'>;

function NewVehicle({ whenOpen, onNamed }: NewProps): ReactNode {
  const t = useTexts(tenderPageTexts);
  const form = useSchemaForm({
    schema: namedVehicleForm,
    initial: emptyVehicle('truckTractor'),
    failures: [vehicleFailureTexts],
  });
  return (
    <AnswerForm
      of={form}
      send={t('addIt')}
      className="mt-4 space-y-4"
      onSubmit={async (named) => {
        await whenOpen(() => tenders.postLoadTenderVehicle(vehicleInput(named)));
        await onNamed();
      }}
    >
      <NamedVehicleFields />
    </AnswerForm>
  );
}

function NewDriver({ whenOpen, onNamed }: NewProps): ReactNode {
  const t = useTexts(tenderPageTexts);
  const form = useSchemaForm({ schema: namedDriverForm, initial: emptyDriver, failures: [driverFailureTexts] });
  return (
    <AnswerForm
      of={form}
      send={t('addIt')}
      className="mt-4 space-y-4"
      onSubmit={async (named) => {
        await whenOpen(() => tenders.postLoadTenderDriver(driverInput(named)));
        await onNamed();
      }}
    >
      <NamedDriverFields />
    </AnswerForm>
  );
}
