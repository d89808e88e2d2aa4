export { buildIdentityNumber } from './builders.ts';
export { decisionColumns, type Asked } from './decisions.ts';
export { directorColumns, directorRows, openDirectorNumber, openDirectors } from './directors.ts';
export { mailLabel, sharedWithOthers, type ComparedParty } from './duplicates.ts';
export { type MatchedParty } from './import-matches.ts';
export { newParties, staffOf } from './import-writes.ts';
export type { NumberedParty } from './numbers.ts';
export { partyImport } from './party-import.ts';
export {
  decisionRow,
  findingRows,
  type DecisionColumns,
  type DirectorColumns,
  type FindingColumns,
  type StatusChange,
} from './rows.ts';
export { refuseUnknownMasks } from './masks.ts';
export { findTaking, isNameTaken, type TakenBy } from './taken.ts';
export { plainDocument, signedDocument } from './paper/document.ts';
export { contentHash, printable } from './paper/printable.ts';
export { printSheets, sheet, type Style, write, writeFacts } from './paper/sheet.ts';
