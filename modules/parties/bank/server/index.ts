export { buildCompanyBank } from './builders.ts';
export { currentBank, type CurrentBank } from './current.ts';
export { bankOperations } from './operations.ts';
export { type BankChange, partyBank } from './party-bank.ts';
export { partyBankOwner } from './party-owner.ts';
export { accountIndexes, openAccount } from './versions.ts';
export { bankQueue } from './queue.ts';
