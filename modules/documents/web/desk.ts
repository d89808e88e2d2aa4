// What screens of other modules use of documents; the desk's first page does not fetch it.
export { RecordPhoto } from './RecordPhoto.tsx';
export { SubjectDocuments } from './SubjectDocuments.tsx';
