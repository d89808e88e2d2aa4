export { hasAccountingSystem } from './settings.ts';
export { queueExport } from './queue-export.ts';
