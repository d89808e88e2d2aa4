export { buildIdentityNumber } from './builders.ts';
export { decisionColumns, type Asked } from './decisions.ts';
export { directorIndex, directorRows, openDirectors } from './directors.ts';
export { mailLabel, sharedWithOthers, type ComparedParty, type PartyNoun } from './duplicates.ts';
export { type MatchedParty } from './import-matches.ts';
export { newParties, staffOf } from './import-writes.ts';
export { partyImport } from './party-import.ts';
export {
  decisionRow,
  findingRows,
  type DecisionColumns,
  type DirectorColumns,
  type FindingColumns,
  type StatusChange,
} from './rows.ts';
export { findTaking, isNameTaken, type TakenBy } from './taken.ts';
export { withoutNumbers } from './without-numbers.ts';
