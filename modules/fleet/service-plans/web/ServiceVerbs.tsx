import { ClipboardList, History, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { ServiceRow } from '../contract.ts';
import { vehicleServiceTexts } from '../messages/desk/index.ts';
import { useMay } from './calls.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';

/** What can be done with a service of a vehicle. */
export function ServiceVerbs({ service }: { readonly service: ServiceRow }): ReactNode {
  const t = useTexts(vehicleServiceTexts);
  const mayRecord = useMay('postServiceRecord');
  const mayOrder = useMay('orderVehicleService');
  return (
    <span className="flex justify-end gap-1">
      {mayRecord && (
        <DialogButton icon={Wrench} title={t('record')} className="btn btn-g">
          {(close) => <RecordDialog service={service} onClose={close} />}
        </DialogButton>
      )}
      {mayOrder && service.orderId === null && (
        <DialogButton icon={ClipboardList} title={t('order')} className="btn btn-g">
          {(close) => <OrderDialog service={service} onClose={close} />}
        </DialogButton>
      )}
      <DialogButton icon={History} title={t('history')} className="btn btn-g">
        {(close) => <DoneDialog service={service} onClose={close} />}
      </DialogButton>
    </span>
  );
}
