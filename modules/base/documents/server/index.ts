export { buildDocument } from './builders.ts';
export { attachBrought, broughtFile, storeForStaff } from './brought-files.ts';
export { bankLetterFacts } from './bank-letter-facts.ts';
export { certificateFacts } from './certificate-facts.ts';
export { explained, explainedFacts, type Explained } from './explained.ts';
export { decideWithRecord, recordOnce, type RecordAnswer } from './filed-documents.ts';
export { latestDocuments, type LatestDocument } from './latest-documents.ts';
export type { SubjectFinder } from './lookups.ts';
export { documentOperations, documentOperationsWith } from './operations.ts';
export { keepOwnedDocument, type DocumentOwner } from './owned-documents.ts';
export { datesFromDocuments, documentedDates, refuseOtherDates } from './record-dates.ts';
export { keepPhoto, photoOf } from './record-photo.ts';
export { recordDocument, renameDocumentSubject } from './record-document.ts';
export {
  attachFile,
  inspectFile,
  keepInspected,
  keepMadeFile,
  moveFiles,
  readFile,
  storeFile,
} from './stored-files.ts';
export { refuseForeignSubject, subjectReads } from './subjects.ts';
export { documentQueue } from './queue.ts';
export { eraseUnusedFiles } from './unused-files.ts';
