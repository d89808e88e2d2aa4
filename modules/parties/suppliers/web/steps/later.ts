// The fields of the steps after the first one, fetched together.
export { DirectorFields } from '#modules/parties/parties/web/later.ts';
export { BankFields } from './BankFields.tsx';
export { TransporterFields } from './TransporterFields.tsx';
