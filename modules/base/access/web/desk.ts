// What screens of other modules take from this one; the desk's first page does not fetch it.
export { CompanyPeople } from './users/CompanyPeople.tsx';
export { RightsGrid } from './roles/RightsField.tsx';
export { useRightWords } from './roles/right-words.ts';
export { ConfirmationFields, emptyConfirmation, useConfirmation } from './Confirmation.tsx';
