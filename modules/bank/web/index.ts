// The front door of the desk.
export { BankRule } from './BankRule.tsx';
export { BankVersions, WaitingBankChange } from './BankVersions.tsx';
export { useMaySeeBank } from './calls.ts';
