// What screens of other modules take from this one.
export { ConfirmationFields, emptyConfirmation, useConfirmation } from './Confirmation.tsx';
