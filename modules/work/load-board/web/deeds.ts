import { AssignDialog } from '#modules/work/carriage/web/desk.ts';
import type { Deeds } from '#modules/work/loads/web/index.ts';
import { CheckCallDialog } from '#modules/work/road/web/desk.ts';

/** The dialogs that a card of the board or of the day plan asks for. */
export const deeds: Deeds = { assign: AssignDialog, checkCall: CheckCallDialog };
