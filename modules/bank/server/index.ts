export { bankOperations } from './operations.ts';
export type { BankOwnerKind } from './owners.ts';
export { accountIndexes, openAccount, recordBankVersion } from './versions.ts';
export { bankQueue } from './queue.ts';
