// What screens of other modules use of documents; the desk's first page does not fetch it.
export { RecordPhoto } from './RecordPhoto.tsx';
export { SubjectDocuments } from './SubjectDocuments.tsx';
export { documentPath, documents, documentsNoun, useMay as useMayDocuments } from './calls.ts';
export { DeskTabs } from './DeskTabs.tsx';
export { FiledDocuments } from './FiledDocuments.tsx';
export { UploadDialog } from './UploadDialog.tsx';
export { DocumentBadge } from './words.tsx';
