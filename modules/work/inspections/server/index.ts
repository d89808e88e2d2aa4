export { fileCame, inspectLoad, type InspectionFile } from './inspect.ts';
export { inspectionBeforeLeaving, inspectionForBilling, needsOf } from './need.ts';
export { inspectionOperations } from './operations.ts';
export { startInspection } from './start.ts';
export { companyLine } from './sheet/company.ts';
export { printSheet } from './sheet/make-sheet.ts';
