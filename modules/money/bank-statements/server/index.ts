export { decoded } from './decoded.ts';
export { buildBankAccount, buildBankFile } from './builders.ts';
export { lockBankLines, reopenLine, settleLine, settleLines, type SettledBy } from './lines.ts';
export { findBankAccount, findBankLine, openBankLines, type StoredLine } from './queries.ts';
export { openNumber } from './account-numbers.ts';
