import { type Failure, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import type { ImportedLoad } from './imported-load.ts';

export type FileProblems = Record<string, FieldProblem & { readonly code: string }>;

/** Who carries a load, as the columns of a file name them. */
export const carriageFields = [
  'supplierId',
  'vehicleId',
  'trailer1Id',
  'trailer2Id',
  'driverId',
  'coDriverId',
] as const satisfies readonly (keyof ImportedLoad)[];

/** States of a file in which a load has a carrier already. */
const carriedStates: readonly LoadState[] = ['BOOKED', 'ASSIGNED'];

/** Whether a file gives the load away, which it is not yet. */
export function isGivenAway({ status }: Pick<ImportedLoad, 'status'>): boolean {
  return carriedStates.includes(status);
}

export const refusedAt = (problems: FileProblems): Failure =>
  invalidFields(problems as Record<string, FieldProblem & { readonly code: LoadFailureCode }>);
