import type { MasterPart } from '#platform/web/master-data/MasterForm.tsx';
import type { profitCentres } from '../contract.ts';

/** A tab of a module above on the page of a profit centre. It is a hook: it asks for rights and texts. */
export interface CentrePart {
  readonly usePart: () => MasterPart<typeof profitCentres> & { readonly isShown: boolean };
}
