import type { LoadListPart } from '#modules/work/loads/web/index.ts';
import { CheckCallDialog } from './CheckCallDialog.tsx';
import { useRoadColumns } from './columns.tsx';
import { CheckCallButton } from './NewsCell.tsx';
import { useTelling } from './use-telling.tsx';

/** How the loads of the list go, and what is told of them from there. */
export const roadOfList: LoadListPart = {
  columns: { place: 20, useColumns: useRoadColumns },
  CardDeeds: CheckCallButton,
  deeds: { checkCall: CheckCallDialog },
  useBulk: useTelling,
};
