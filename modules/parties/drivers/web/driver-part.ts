import type { MasterPart } from '#platform/web/master-data/MasterForm.tsx';
import type { drivers } from '../contract.ts';

/** What a module above drivers shows on the page of a driver. It is a hook: it asks for rights and texts. */
export interface DriverPart {
  readonly usePart: () => (MasterPart<typeof drivers> & { readonly isShown: boolean }) | undefined;
}
