import type { LoadListPart } from '#modules/work/loads/web/index.ts';
import { loadBoardTexts } from '../messages/board/index.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The way from the list to the same loads in lanes and over time. */
export const boardsOfList: LoadListPart = { texts: [loadBoardTexts], Head: ViewSwitch };
