import { type ReactNode, useMemo } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { adjustmentChips, type AdjustmentRow } from '../contract.ts';
import { fuelAdjustmentDeskTexts } from '../messages/desk/index.ts';
import { adjustmentLife } from '../status.ts';
import { adjustments, adjustmentsNoun, useMay } from './calls.ts';
import { adjustmentPath, newAdjustmentPath } from './paths.ts';
import { AdjustmentBadge, useAdjustmentWord, useMore } from './words.tsx';

const runColumns = columnsOf<AdjustmentRow, 'effectiveFrom' | 'runNo'>();

function useRunColumns() {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const formats = useFormats();
  const word = useAdjustmentWord();
  const more = useMore();
  return useMemo(
    () =>
      Object.values(
        runColumns({
          runNo: { title: t('runNo'), card: 'title', sort: 'runNo', cell: (row) => row.runNo },
          status: { title: t('status'), card: 'badge', cell: (row) => <AdjustmentBadge of={row} />, value: word },
          effectiveFrom: {
            title: t('effectiveFrom'),
            sort: 'effectiveFrom',
            card: 'subtitle',
            cell: (row) => formats.date(row.effectiveFrom),
            value: (row) => row.effectiveFrom,
          },
          customerName: { title: t('customer'), card: 'meta', cell: (row) => row.customerName || t('allCustomers') },
          customersChanged: {
            title: t('customersTab'),
            align: 'right',
            cell: (row) => t('ofCustomers', { count: row.customersChanged, all: row.customers }),
            value: (row) => row.customersChanged,
          },
          rates: { title: t('rates'), align: 'right', hiddenByDefault: true, cell: (row) => row.rates },
          loads: { title: t('loadsTab'), align: 'right', card: 'meta', cell: (row) => row.loads },
          more: {
            title: t('moreShort'),
            align: 'right',
            card: 'meta',
            cell: (row) => more(row.sellAfter - row.sellBefore, { whole: true }),
            value: (row) => row.sellAfter - row.sellBefore,
          },
          month: {
            title: t('monthShort'),
            align: 'right',
            cell: (row) => more(row.month, { whole: true }),
            value: (row) => row.month,
          },
          createdBy: { title: t('createdBy'), hiddenByDefault: true, cell: (row) => row.createdBy },
          decidedBy: { title: t('decidedBy'), cell: (row) => row.decidedBy },
        }),
      ),
    [t, formats, word, more],
  );
}

/** `/managefuelrate`: Fuel Rate Adjustments. */
export function AdjustmentList(): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const mayBegin = useMay('postFuelAdjustment');
  return (
    <ListScreen
      id="fuelAdjustments"
      title={t('title')}
      channel={adjustmentsNoun}
      load={adjustments.getFuelAdjustments}
      columns={useRunColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => adjustmentPath(row.id)}
      searchIn={t('searchIn')}
      tabs={{ filter: 'chip', options: titled(t, 'chip_', adjustmentChips) }}
      filters={[
        { id: 'status', kind: 'many', title: t('status'), options: titled(t, 'status_', adjustmentLife.states) },
      ]}
      newPath={mayBegin ? newAdjustmentPath : undefined}
      newTitle={t('newRun')}
      emptyHint={t('empty')}
    />
  );
}
