// The front door of the desk.
export { BankVersions, WaitingBankChange } from './BankVersions.tsx';
export { companyBankPart } from './company-bank-part.ts';
export { useMaySeeBank } from './calls.ts';
