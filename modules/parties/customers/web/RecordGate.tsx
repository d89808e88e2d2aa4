import { partyGate } from '#modules/parties/parties/web/desk.ts';
import { customerDeskTexts } from '../messages/desk/index.ts';
import { customerListPath } from './paths.ts';

/** The gate before everything that is shown of a customer. */
export const RecordGate = partyGate(customerDeskTexts, customerListPath);
