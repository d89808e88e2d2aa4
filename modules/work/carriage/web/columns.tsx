import { useMemo } from 'react';
import { columnsOf } from '#platform/web/list/columns.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import type { AskDeed, LoadColumn, LoadRow } from '#modules/work/loads/web/index.ts';
import { CarrierCell, CarrierWords } from './CarrierCell.tsx';
import { carriageTexts } from '../messages/desk/index.ts';

const loadColumns = columnsOf<LoadRow, never>();

/** Who carries it; what can be done from the row is done there. */
export function useCarrierColumns(ask: AskDeed): readonly LoadColumn[] {
  const b = useTexts(carriageTexts);
  const t = useTexts(loadDeskTexts);
  return useMemo(
    () =>
      Object.values(
        loadColumns({
          carrier: {
            title: b('carrier'),
            cell: (row) => <CarrierCell row={row} ask={ask} />,
            value: (row) =>
              [row.supplierName ?? (row.isOwnFleet ? t('ownFleet') : ''), row.registrationNumber, row.driverName]
                .filter(Boolean)
                .join(' · '),
          },
          carrierCard: {
            title: b('carrier'),
            card: 'meta',
            hiddenByDefault: true,
            cell: (row) => <CarrierWords row={row} />,
            value: (row) => row.registrationNumber,
          },
        }),
      ),
    [b, t, ask],
  );
}
