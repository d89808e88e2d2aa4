// What desks of other modules use of the ledger's screens.
export { FilesMenu } from './FilesMenu.tsx';
