export { certificateFacts } from './certificate-facts.ts';
export { serveFiles } from './file-route.ts';
export { documentOperations } from './operations.ts';
export { attachFile, readableFile, storeFile, type FileRow, type StoredFile } from './stored-files.ts';
