import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mail, Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { purchaseFlags, type purchaseSorts } from '../contract.ts';
import { purchaseKinds, type PurchaseStanding, purchaseStandings } from '../kinds.ts';
import { purchaseDeskTexts } from '../messages/desk/index.ts';
import { type PurchaseRow, purchases, purchasesNoun, standingCountRead, useMay, waitingPapersRead } from './calls.ts';
import { createPath, papersPath, purchasePath, tolerancePath } from './paths.ts';
import { PurchaseBadges } from './words.tsx';

const purchaseColumns = columnsOf<PurchaseRow, (typeof purchaseSorts)[number]>();
/** Standings that wait for somebody; to count them is cheap. */
const counted: readonly PurchaseStanding[] = ['CAPTURED', 'MATCHED', 'VARIANCE', 'DISPUTED', 'EXPORT_FAILED'];

/** `/purchaseInvoices`: documents of suppliers. */
export function PurchaseList(): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const mayCapture = useMay('postPurchaseInvoice');
  const mayPapers = useMay('getPurchasePapers');
  const { data: waiting } = useQuery({ ...waitingPapersRead, enabled: mayPapers });
  const mayTolerance = useMay('getPurchaseInvoiceTolerance');
  const counts = useQueries({ queries: counted.map((standing) => standingCountRead(standing)) });
  return (
    <ListScreen
      id="purchaseInvoices"
      title={t('listTitle')}
      channel={purchasesNoun}
      load={purchases.getPurchaseInvoices}
      columns={useColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => purchasePath(row.id)}
      searchIn={t('searchIn')}
      tabs={{
        filter: 'standing',
        many: true,
        options: titled(t, 'standing_', purchaseStandings).map((option) => ({
          ...option,
          count: counts[counted.indexOf(option.value as PurchaseStanding)]?.data,
        })),
      }}
      filters={[
        { id: 'flag', kind: 'many', title: t('flags'), options: titled(t, 'flag_', purchaseFlags) },
        { id: 'kind', kind: 'many', title: t('kind'), options: titled(t, 'kind_', purchaseKinds) },
        { id: 'supplierId', kind: 'searched', title: t('supplier'), from: supplierSource },
      ]}
      actions={
        <>
          {mayPapers && (
            <Link {...linkTo(papersPath)} className="btn btn-g">
              <Mail size={16} aria-hidden="true" />
              {waiting ? `${t('papers')} (${waiting})` : t('papers')}
            </Link>
          )}
          {mayTolerance && (
            <Link {...linkTo(tolerancePath)} className="btn btn-g">
              <SlidersHorizontal size={16} aria-hidden="true" />
              {t('tolerance')}
            </Link>
          )}
          {mayCapture && (
            <Link {...linkTo(createPath)} className="btn btn-p">
              <Plus size={16} aria-hidden="true" />
              {t('newPurchase')}
            </Link>
          )}
        </>
      }
      emptyHint={t('listEmpty')}
    />
  );
}

function useColumns() {
  const [what, amounts] = [useWhatColumns(), useAmountColumns()];
  return useMemo(() => [...Object.values(what), ...Object.values(amounts)], [what, amounts]);
}

/** Which document, of whom, of which day. */
function useWhatColumns() {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      purchaseColumns({
        supplierInvoiceNo: { title: t('number'), card: 'title', room: 'whole', cell: (row) => row.supplierInvoiceNo },
        standing: {
          title: t('standing'),
          card: 'badge',
          cell: (row) => <PurchaseBadges of={row} />,
          value: (row) => t(`standing_${row.standing}`),
        },
        supplierName: { title: t('supplier'), card: 'subtitle', cell: (row) => row.supplierName },
        vendorNumber: { title: t('vendorNumber'), hiddenByDefault: true, cell: (row) => row.vendorNumber },
        invoiceDate: {
          title: t('invoiceDate'),
          sort: 'invoiceDate',
          card: 'meta',
          cell: (row) => formats.date(row.invoiceDate as never),
          value: (row) => row.invoiceDate,
        },
        receivedOn: {
          title: t('receivedOn'),
          hiddenByDefault: true,
          cell: (row) => formats.date(row.receivedOn as never),
          value: (row) => row.receivedOn,
        },
        dueDate: {
          title: t('dueDate'),
          sort: 'dueDate',
          cell: (row) => formats.date(row.dueDate as never),
          value: (row) => row.dueDate,
        },
        references: {
          title: t('references'),
          hiddenByDefault: 'narrow',
          cell: (row) => (
            <span title={row.references.join(', ')}>
              {row.references.length > 2 ? String(row.references.length) : row.references.join(', ')}
            </span>
          ),
          value: (row) => row.references.join(', '),
        },
        createdBy: { title: t('createdBy'), hiddenByDefault: true, cell: (row) => row.createdBy },
        approvedBy: { title: t('approvedBy'), hiddenByDefault: true, cell: (row) => row.approvedBy },
        updatedAt: {
          title: t('changed'),
          sort: 'updatedAt',
          hiddenByDefault: 'narrow',
          cell: (row) => <Ago at={row.updatedAt} />,
          value: (row) => new Date(row.updatedAt),
        },
      }),
    [t, formats],
  );
}

function useAmountColumns() {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  return useMemo(() => {
    const amount = (key: 'net' | 'vat' | 'gross' | 'expected' | 'variance' | 'open') => ({
      title: t(key),
      align: 'right' as const,
      cell: (row: PurchaseRow) => formats.money(row[key], row.currency),
      value: (row: PurchaseRow) => row[key],
    });
    return purchaseColumns({
      net: { ...amount('net'), hiddenByDefault: true },
      vat: { ...amount('vat'), hiddenByDefault: true },
      gross: { ...amount('gross'), sort: 'gross', card: 'meta' },
      baseGross: {
        title: t('inBooks'),
        align: 'right',
        hiddenByDefault: true,
        cell: (row) => formats.money(row.baseGross, row.baseCurrency),
        value: (row) => row.baseGross,
      },
      expected: { ...amount('expected'), hiddenByDefault: true },
      variance: amount('variance'),
      open: amount('open'),
    });
  }, [t, formats]);
}
