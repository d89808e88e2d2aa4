export { buildIdentityNumber } from './builders.ts';
export { directorIndex, directorRows, openDirectors } from './directors.ts';
export { mailLabel, sharedWithOthers, type ComparedParty, type PartyNoun } from './duplicates.ts';
export { type MatchedParty } from './import-matches.ts';
export { newParties, staffOf } from './import-writes.ts';
export { partyImport } from './party-import.ts';
export { findTaking, isNameTaken, type TakenBy } from './taken.ts';
