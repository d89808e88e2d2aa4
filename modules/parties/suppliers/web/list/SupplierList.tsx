import { type ReactNode, useMemo } from 'react';
import { ImportLink } from '#platform/web/list/ImportLink.tsx';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { SupplierRow } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { application, complianceStates } from '#modules/parties/suppliers/status.ts';
import { suppliers, suppliersNoun, useMay } from '../calls.ts';
import { SendLinkButton } from '../links/send-link.ts';
import { useSupplierColumns } from './columns.tsx';
import { newSupplierPath, supplierPagePath, supplierPath } from '../paths.ts';

/** Days of the specification's filter on certificates that end soon. */
const expiryFilters = [30, 60] as const;

/** `/manage-carrier`: every supplier of the client. */
export function SupplierList(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const all = useSupplierColumns();
  const columns = useMemo(() => Object.values(all), [all]);
  const mayCapture = useMay('postCarrier');
  const maySend = useMay('postCarrierLink');
  return (
    <ListScreen
      id="suppliers"
      title={t('suppliers')}
      channel={suppliersNoun}
      load={suppliers.getAllCarriersByClientName}
      columns={columns}
      rowId={(row) => row.keyIdentifier}
      rowPath={(row) => (isUndecided(row) ? supplierPath : supplierPagePath)(row.keyIdentifier)}
      searchIn={t('supplierSearch')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'status_', application.states) }}
      filters={[
        { id: 'compliance', kind: 'many', title: t('compliance'), options: titled(t, 'compliance_', complianceStates) },
        {
          id: 'expiringWithinDays',
          kind: 'number',
          title: t('coverEnds'),
          options: expiryFilters.map((days) => ({ value: String(days), title: t('withinDays', { count: days }) })),
        },
        { id: 'certificateToReview', kind: 'flag', title: t('certificateToReview') },
        { id: 'isTrasporter', kind: 'flag', title: t('transportersOnly') },
      ]}
      newPath={mayCapture ? newSupplierPath : undefined}
      newTitle={t('newSupplier')}
      actions={
        <>
          {mayCapture && <ImportLink path="/importcreditor" />}
          {maySend && <SendLinkButton />}
        </>
      }
      emptyHint={t('suppliersEmpty')}
    />
  );
}

/** Who still waits for the first word is opened where it is decided; everybody else, to be read. */
function isUndecided({ status }: SupplierRow): boolean {
  return status === 'pending' || status === 'infoRequested';
}
