export { connectTestServer, exportedBefore, exportNow } from './builders.ts';
export { hasAccountingSystem } from './settings.ts';
export { queueExport } from './queue-export.ts';
