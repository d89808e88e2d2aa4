// What the import centre fetches once somebody presses its button.
export { saveProposalFile } from './save-proposal-file.ts';
