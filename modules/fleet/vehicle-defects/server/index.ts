export { defectLives, defects } from './lives.ts';
export { defectListeners } from './listeners.ts';
export { defectOperations } from './operations.ts';
export { openDefects, type StoredDefect } from './queries.ts';
export { nameOf } from './records.ts';
export { reportDefect } from './report.ts';
export { noteSeen, seenIn } from './seen.ts';
