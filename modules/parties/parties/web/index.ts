// The front door of public pages and of the desk alike: nothing in here may need what only the desk has.
export { AddressFields } from './AddressFields.tsx';
export { useCountryCode, usePostalCodes } from './country.ts';
export { FindingNotes, useNoteOf } from './FindingNotes.tsx';
export { identityWords } from './identity-words.ts';
export { identityOnFile } from './identity-on-file.ts';
export { fetchedOnce, placeLookups, type PlaceLookups, useLookup } from '#modules/base/lookups/web/public.ts';
export { inputsFor } from './inputs.ts';
export { More } from './More.tsx';
export { PartyAddresses } from './PartyAddresses.tsx';
export { Card, formFrame, type PartyFormContext, PartyFormFrame, Section, type StoreFile } from './PartyFormFrame.tsx';
export { PlacesCredit } from './PlacesCredit.tsx';
