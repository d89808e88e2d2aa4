import { useMemo } from 'react';
import { columnsOf } from '#platform/web/list/columns.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AskDeed, LoadColumn, LoadRow } from '#modules/work/loads/web/index.ts';
import { EtaCell, EtaWords } from './EtaCell.tsx';
import { NewsCell } from './NewsCell.tsx';
import { roadTexts } from '../messages/desk/index.ts';

const loadColumns = columnsOf<LoadRow, never>();

/** How it goes; what can be done from the row is done there. */
export function useRoadColumns(ask: AskDeed): readonly LoadColumn[] {
  const b = useTexts(roadTexts);
  return useMemo(
    () =>
      Object.values(
        loadColumns({
          eta: { title: b('eta'), cell: (row) => <EtaCell row={row} />, value: (row) => row.eta ?? '' },
          etaCard: {
            title: b('eta'),
            card: 'meta',
            hiddenByDefault: true,
            cell: (row) => <EtaWords row={row} />,
            value: (row) => row.lateMinutes,
          },
          lastEventAt: {
            title: b('lastNews'),
            hiddenByDefault: 'narrow',
            cell: (row) => <NewsCell row={row} ask={ask} />,
            value: (row) => row.lastEventAt ?? '',
          },
        }),
      ),
    [b, ask],
  );
}
