// The fields of the steps after the first one, fetched together.
export { DirectorFields } from '#modules/parties/parties/web/later.ts';
export { BankFields } from '../steps/BankFields.tsx';
export { ContactDetailFields } from '../steps/ContactDetailFields.tsx';
export { TradeReferenceFields } from '../steps/TradeReferenceFields.tsx';
export { TermsFields } from './TermsFields.tsx';
