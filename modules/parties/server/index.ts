export { buildIdentityNumber } from './builders.ts';
export { directorIndex, directorRows, openDirectors } from './directors.ts';
export { mailLabel, sharedWithOthers, type ComparedParty, type PartyNoun } from './duplicates.ts';
export {
  companyNameOf,
  matchParties,
  partyKeys,
  placesOfTakenNames,
  recordsOf,
  type MatchedParty,
} from './import-matches.ts';
export { changeEach, findingRows, staffOf, takeBackParties, type ChangedParty } from './import-writes.ts';
