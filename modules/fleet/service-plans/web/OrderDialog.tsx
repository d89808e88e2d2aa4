import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { clientToday } from '#platform/client-day.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { choicesRead, masterChoices } from '#platform/web/master-data/desk.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { itemMasterDesk } from '#modules/base/item-masters/web/desk.ts';
import { orderTypeDesk } from '#modules/base/order-types/web/desk.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import type { ServiceRow } from '../contract.ts';
import { vehicleServiceTexts } from '../messages/desk/index.ts';
import { reread, serviceFailures, vehicleServices } from './calls.ts';

const chosen = z.uuid({ error: 'required' });
const schema = z.strictObject({
  orderTypeId: chosen,
  supplierId: chosen,
  profitCentreId: chosen,
  itemMasterId: chosen,
  price: z.number().min(0).max(100_000_000),
});
const Field = deskFieldsFor<typeof schema>();
const centreSource = masterChoices(profitCentreDesk);
const itemSource = masterChoices(itemMasterDesk);

interface OrderDialogProps {
  readonly service: ServiceRow;
  readonly onClose: () => void;
}

/** The service order for what is due; a warranty that still runs is said first. */
export function OrderDialog({ service, onClose }: OrderDialogProps): ReactNode {
  const t = useTexts(vehicleServiceTexts);
  const formats = useFormats();
  const { data: types = [] } = useQuery(choicesRead(orderTypeDesk));
  const { warrantyUntil } = service;
  return (
    <FormDialog
      title={t('orderOf', { service: service.planName, vehicle: service.registrationNumber })}
      text={t('orderText')}
      schema={schema}
      initial={{ orderTypeId: '', supplierId: '', profitCentreId: '', itemMasterId: '', price: 0 }}
      confirm={t('order')}
      intent={service.id}
      failures={serviceFailures}
      onClose={onClose}
      submit={async (value, idempotencyKey) => {
        const { orderNumber } = await vehicleServices.orderVehicleService(
          { ...value, id: service.id },
          { idempotencyKey },
        );
        await reread();
        snackbar(t('ordered', { number: orderNumber }), { kind: 'ok' });
        onClose();
      }}
    >
      {warrantyUntil !== null && warrantyUntil >= clientToday() && (
        <p className="rounded-card bg-warn-soft p-3 text-warn sm:col-span-2">
          {t('inWarranty', { day: formats.date(warrantyUntil) })}
        </p>
      )}
      <Field.Searched name="supplierId" label={t('supplier')} from={supplierSource} required />
      <Field.Select
        name="orderTypeId"
        label={t('orderType')}
        required
        options={types.filter(({ module }) => module === 'service').map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field.Searched name="profitCentreId" label={t('centre')} from={centreSource} required />
      <Field.Searched name="itemMasterId" label={t('item')} from={itemSource} required />
      <Field.Money name="price" label={t('price')} />
    </FormDialog>
  );
}
