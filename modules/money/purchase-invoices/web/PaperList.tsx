import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { columnsOf } from '#platform/web/list/columns.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { purchaseInvoiceService, type PurchasePaper } from '../contract.ts';
import { purchaseDeskTexts } from '../messages/desk/index.ts';
import { purchaseFailures, purchases, purchasesNoun, useMay } from './calls.ts';
import { capturePaperPath } from './paths.ts';

const paperColumns = columnsOf<PurchasePaper, 'receivedAt'>();
const dropForm = purchaseInvoiceService.operations.deletePurchasePaper.input.pick({ reason: true });
const Field = deskFieldsFor<typeof dropForm>();

/** `/purchasePapers`: invoices that suppliers mailed, to be captured beside their text. */
export function PaperList(): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  return (
    <ListScreen
      id="purchasePapers"
      title={t('papersTitle')}
      channel={purchasesNoun}
      load={purchases.getPurchasePapers}
      columns={useColumns()}
      rowId={(row) => row.id}
      searchIn={t('papersSearch')}
      filters={[{ id: 'supplierId', kind: 'searched', title: t('supplier'), from: supplierSource }]}
      emptyHint={t('papersEmpty')}
    />
  );
}

function useColumns() {
  const t = useTexts(purchaseDeskTexts);
  return useMemo(
    () =>
      Object.values(
        paperColumns({
          supplierName: { title: t('supplier'), card: 'title', room: 'whole', cell: (row) => row.supplierName },
          sender: { title: t('paperSender'), card: 'subtitle', cell: (row) => row.sender },
          fileName: { title: t('paperFile'), card: 'meta', cell: (row) => row.fileName },
          found: {
            title: t('number'),
            cell: (row) => row.found.supplierInvoiceNo ?? '–',
            value: (row) => row.found.supplierInvoiceNo ?? '',
          },
          receivedAt: {
            title: t('paperReceived'),
            sort: 'receivedAt',
            card: 'meta',
            cell: (row) => <Ago at={row.receivedAt} />,
            value: (row) => new Date(row.receivedAt),
          },
          lockId: { title: t('paperVerbs'), card: 'action', cell: (row) => <Verbs paper={row} />, value: () => '' },
        }),
      ),
    [t],
  );
}

function Verbs({ paper }: { readonly paper: PurchasePaper }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const mayCapture = useMay('postPurchaseInvoice');
  const mayDrop = useMay('deletePurchasePaper');
  const [isAsked, setAsked] = useState(false);
  const { id, lockId, fileName } = paper;
  return (
    <span className="flex flex-wrap gap-1">
      {mayCapture && (
        <Link {...linkTo(capturePaperPath(id))} className="btn btn-s" aria-label={`${t('paperCapture')}: ${fileName}`}>
          {t('paperCapture')}
        </Link>
      )}
      {mayDrop && (
        <button
          type="button"
          className="btn btn-g"
          aria-label={`${t('paperDrop')}: ${fileName}`}
          onClick={() => setAsked(true)}
        >
          <Trash2 size={15} aria-hidden="true" />
          {t('paperDrop')}
        </button>
      )}
      {isAsked && (
        <FormDialog
          title={t('paperDropTitle', { name: fileName })}
          schema={dropForm}
          initial={{ reason: '' }}
          confirm={t('paperDrop')}
          danger
          isNarrow
          intent={lockId}
          failures={purchaseFailures}
          onClose={() => setAsked(false)}
          submit={async ({ reason }, idempotencyKey) => {
            await purchases.deletePurchasePaper({ id, reason }, { lockId, idempotencyKey });
            await queries.invalidateQueries({ queryKey: [purchasesNoun] });
            toast(t('paperDropped'), { kind: 'ok' });
            setAsked(false);
          }}
        >
          <Field.Textarea name="reason" label={t('reason')} required rows={3} />
        </FormDialog>
      )}
    </span>
  );
}
