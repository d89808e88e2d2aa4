import type { LoadListPart } from '#modules/work/loads/web/index.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The way from the list to the same loads in lanes and over time. */
export const boardsOfList: LoadListPart = { Head: ViewSwitch };
