// The front door of the desk.
export { BankVersions, WaitingBankChange } from './BankVersions.tsx';
export { useMaySeeBank } from './calls.ts';
export { useBankLetter } from './use-letter.ts';
