export { buildAddress, buildIdentityNumber, buildNumbers } from './builders.ts';
export { type Asked, decisionColumns, decisionsOn } from './decisions.ts';
export { directorColumns, directorRows, openDirectorNumber, openDirectors, sealedDirectors } from './directors.ts';
export { type Addressee, partyLetters } from './letters.ts';
export { mailLabel, sharedWithOthers } from './duplicates.ts';
export { type MatchedParty } from './import-matches.ts';
export { importedDetail, newParties, staffOf } from './import-writes.ts';
export type { NumberedParty } from './numbers.ts';
export { partyParts, partsOf } from './parts.ts';
export { refuseMissing } from './incomplete.ts';
export { partyImport } from './party-import.ts';
export {
  type ApplicantColumns,
  changedPartyColumns,
  type ContactDirectorColumns,
  type DecisionColumns,
  type DirectorColumns,
  editedBy,
  type FindingColumns,
  newPartyColumns,
  type PartyColumns,
} from './rows.ts';
export { speakTo } from './language.ts';
export { refuseUnknownMasks } from './masks.ts';
export { distinct, isNameTaken } from './taken.ts';
export { plainDocument, signedDocument } from './paper/document.ts';
export { openPdf } from './paper/pdf.ts';
export { contentHash, printable } from './paper/printable.ts';
export { printSheets, sheet, type Style, write, writeFacts } from './paper/sheet.ts';
