export { askedIn, takeAnswers } from './answer.ts';
export { inspectionListeners } from './before-dispatch.ts';
export { checkOperations } from './check.ts';
export { finishInspection } from './finish.ts';
export { openInspection } from './open.ts';
export { vehicleInspectionOperations } from './operations.ts';
export { vehicleInspectionLink } from './link.ts';
export { templateOperations } from './templates.ts';
