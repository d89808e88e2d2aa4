import { partyGate } from '#modules/parties/parties/web/desk.ts';
import { supplierDeskTexts } from '../messages/desk/index.ts';
import { supplierListPath } from './paths.ts';

/** The gate before everything that is shown of a supplier. */
export const RecordGate = partyGate(supplierDeskTexts, supplierListPath);
