export { fileCame, inspectLoad, type InspectionFile } from './inspect.ts';
export { inspectionBeforeLeaving, inspectionForBilling, needsOf } from './need.ts';
export { inspectionOperations } from './operations.ts';
export { startInspection } from './start.ts';
