export { allocate, type Allocation } from './allocate.ts';
export { findJournal } from './journals.ts';
export { postJournal, postJournals } from './post.ts';
export type { JournalLine, NewItem, Party, Posted, Posting } from './posting.ts';
export { reverseStored } from './reverse.ts';
