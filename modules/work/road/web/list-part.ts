import type { LoadListPart } from '#modules/work/loads/web/index.ts';
import { roadTexts } from '../messages/desk/index.ts';
import { CheckCallDialog } from './CheckCallDialog.tsx';
import { useRoadColumns } from './columns.tsx';
import { CheckCallButton } from './NewsCell.tsx';
import { useTelling } from './use-telling.tsx';

/** How the loads of the list go, and what is told of them from there. */
export const roadOfList: LoadListPart = {
  texts: [roadTexts],
  columns: { place: 20, useColumns: useRoadColumns },
  CardDeeds: CheckCallButton,
  deeds: { checkCall: CheckCallDialog },
  useBulk: useTelling,
};
