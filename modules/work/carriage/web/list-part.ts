import type { LoadListPart } from '#modules/work/loads/web/index.ts';
import { carriageTexts } from '../messages/desk/index.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { useCarriageBulk } from './carriage-bulk.tsx';
import { useCarrierColumns } from './columns.tsx';
import { AssignButton } from './CarrierCell.tsx';

/** Who carries the loads of the list, and what carries them on from there. */
export const carriageOfList: LoadListPart = {
  texts: [carriageTexts],
  columns: { place: 10, useColumns: useCarrierColumns },
  CardDeeds: AssignButton,
  deeds: { assign: AssignDialog },
  useBulk: useCarriageBulk,
};
