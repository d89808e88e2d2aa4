import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { driverFailureTexts } from '#modules/parties/drivers/messages/failures/index.ts';
import { vehicleFailureTexts } from '#modules/parties/vehicles/messages/failures/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import type { ChoiceKind } from '#modules/work/carriage/choices.ts';
import { carriageTexts } from '#modules/work/carriage/messages/desk/index.ts';
import { carriage, useMay } from '../calls.ts';
import { NamedDriverFields, NamedVehicleFields } from './NamedFields.tsx';
import {
  driverInput,
  emptyDriver,
  emptyVehicle,
  namedDriverForm,
  namedVehicleForm,
  vehicleInput,
} from './named-forms.ts';

const failures = [loadFailureTexts, vehicleFailureTexts, driverFailureTexts] as const;

interface NameButtonProps {
  readonly loadId: string;
  readonly kind: ChoiceKind;
  /** It is on file: its id. */
  readonly onNamed: (id: string) => void;
}

/** Puts a vehicle or driver of the load's supplier on file that is not in the list. Nothing for those who may not. */
export function NameButton({ loadId, kind, onNamed }: NameButtonProps): ReactNode {
  const t = useTexts(carriageTexts);
  const may = { vehicle: useMay('postLoadVehicle'), driver: useMay('postLoadDriver') };
  const isDriver = kind === 'driver';
  if (!(isDriver ? may.driver : may.vehicle)) return null;
  const title = t(isDriver ? 'nameDriver' : 'nameVehicle');
  const named = async ({ id }: { readonly id: string }, close: () => void) => {
    await queries.invalidateQueries({ queryKey: [loadsNoun, loadId, 'choices', kind] });
    onNamed(id);
    close();
  };
  return (
    <DialogButton icon={Plus} title={title} className="btn btn-g -ms-3 -mt-2 justify-self-start text-sm">
      {(close) =>
        isDriver ? (
          <FormDialog
            title={title}
            text={t('namedText')}
            schema={namedDriverForm}
            initial={emptyDriver}
            confirm={t('nameConfirm')}
            failures={failures}
            submit={async (form: z.output<typeof namedDriverForm>, idempotencyKey) =>
              named(await carriage.postLoadDriver({ loadId, ...driverInput(form) }, { idempotencyKey }), close)
            }
            onClose={close}
          >
            <NamedDriverFields />
          </FormDialog>
        ) : (
          <FormDialog
            title={title}
            text={t('namedText')}
            schema={namedVehicleForm}
            initial={emptyVehicle(kind === 'trailer' ? 'semiTrailer' : 'truckTractor')}
            confirm={t('nameConfirm')}
            failures={failures}
            submit={async (form: z.output<typeof namedVehicleForm>, idempotencyKey) =>
              named(await carriage.postLoadVehicle({ loadId, ...vehicleInput(form) }, { idempotencyKey }), close)
            }
            onClose={close}
          >
            <NamedVehicleFields />
          </FormDialog>
        )
      }
    </DialogButton>
  );
}
