export { type ExportedDocument, type ExportedLine } from '../document.ts';
export { queueExport } from './queue-export.ts';
