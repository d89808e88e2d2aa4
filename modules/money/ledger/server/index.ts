export { type Allocation, allocate, undoAllocations } from './allocate.ts';
export { gatherChanges } from './happenings.ts';
export { findJournal } from './journals.ts';
export { postJournal, postJournals } from './post.ts';
export type { JournalLine, NewItem, Posting } from './posting.ts';
export { journalsAndTrail } from './proof.ts';
export { withWholeReach as withReachOfBooks } from '#platform/server/whole-reach.ts';
export { reverseStored } from './reverse.ts';
