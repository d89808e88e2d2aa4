export { buildBankAccount, buildBankFile } from './builders.ts';
export {
  bankLines,
  lockBankLines,
  reopenLine,
  reopenLines,
  settleLine,
  settleLines,
  type SettledBy,
  type Settling,
} from './lines.ts';
export { findBankAccount, findBankLine, openBankLines, type StoredAccount, type StoredLine } from './queries.ts';
export { bankStatementOperations } from './operations.ts';
