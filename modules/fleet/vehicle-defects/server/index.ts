export { defectListeners } from './listeners.ts';
export { defectOperations } from './operations.ts';
export { openDefects, type StoredDefect } from './queries.ts';
export { nameOf, rowOf as defectRowOf } from './records.ts';
export { type Finding, reportDefect } from './report.ts';
export { noteSeen, seenIn } from './seen.ts';
