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
