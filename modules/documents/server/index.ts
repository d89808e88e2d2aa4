export { certificateFacts } from './certificate-facts.ts';
export { serveFiles } from './file-route.ts';
export { documentOperations } from './operations.ts';
export { attachFile, readableFile, storeFile } from './stored-files.ts';
