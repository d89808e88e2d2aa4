import { authorisation } from '#platform/operation.ts';
import { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { carriageService } from '#modules/work/carriage/contract.ts';
import type { EligibilitySubject, HeldFinding } from '#modules/work/loads/findings.ts';
import {
  carriageFields,
  type FileProblems,
  type ImportedLoad,
  isGivenAway,
  type Moved,
  refusedAt,
} from '#modules/work/loads/server/index.ts';
import { writtenFacts } from '../finding-sentences.ts';
import { assignLoad, awardLoad } from '../moves.ts';

const cellOf: Readonly<Record<EligibilitySubject, string>> = {
  supplier: 'supplierId',
  vehicle: 'vehicleId',
  trailer1: 'trailer1Id',
  trailer2: 'trailer2Id',
  driver: 'driverId',
  coDriver: 'coDriverId',
  load: 'status',
};

/** What stands against who is to carry it, in the words of the rule and at the cell that names them. */
export async function problemsOfFindings(
  { language }: Pick<Context, 'language'>,
  findings: readonly HeldFinding[],
): Promise<FileProblems> {
  const facts = await writtenFacts(language, findings);
  const problems: FileProblems = {};
  for (const [place, { code, subject }] of findings.entries())
    // One sentence stands in a cell: the first rule is the gravest.
    problems[cellOf[subject]] ??= { code, details: facts[place]! };
  return problems;
}

/** What a file may not say of carriers, whoever they are: by the state that it asks for, and by the rights of who imports. */
export function problemsOfCarriage({ actor }: Pick<Context, 'actor'>, values: ImportedLoad): FileProblems {
  const problems: FileProblems = {};
  const may = (operation: 'awardLoad' | 'assignLoad') =>
    actor.kind !== 'user' || actor.authorisations.has(authorisation(carriageService.name, operation));
  const named = carriageFields.filter((field) => values[field] !== null);
  if (!isGivenAway(values)) {
    for (const field of named) problems[field] = { code: 'importCarrierTooEarly' };
    return problems;
  }
  if (!may('awardLoad')) problems['status'] = { code: 'importMayNotAward' };
  if (values.status === 'BOOKED') {
    for (const field of named) if (field !== 'supplierId') problems[field] = { code: 'importVehicleTooEarly' };
    return problems;
  }
  if (!may('assignLoad')) problems['status'] ??= { code: 'importMayNotAssign' };
  for (const field of ['vehicleId', 'driverId'] as const)
    if (values[field] === null) problems[field] = { code: 'required' };
  return problems;
}

/**
 * Gives a ready load of a file to its carrier and names who drives, by the same functions as the desk: its rights, its
 * rules, and the database's word on what is on another load. What is refused says so at its cell.
 */
export async function carry(
  context: Context,
  { id, lockId }: Pick<Moved, 'id' | 'lockId'>,
  values: ImportedLoad,
): Promise<Moved> {
  const { supplierId, vehicleId, trailer1Id, trailer2Id, driverId, coDriverId, supplierReference } = values;
  const problems = problemsOfCarriage(context, values);
  if (Object.keys(problems).length > 0) throw refusedAt(problems);
  try {
    const booked = await awardLoad({ ...context, lockId }, { id, supplierId, supplierReference, buyAmount: null });
    if (values.status === 'BOOKED') return booked;
    const crew = { vehicleId: vehicleId!, trailer1Id, trailer2Id, driverId: driverId!, coDriverId };
    return await assignLoad({ ...context, lockId: booked.lockId }, { id, ...crew, isShared: false, sharedReason: '' });
  } catch (error) {
    throw error instanceof Failure ? await atItsCell(context, error) : error;
  }
}

/** A refusal of the desk's own operations, at the cell that is to blame. */
async function atItsCell(context: Context, refusal: Failure): Promise<Failure> {
  const { code, details } = refusal;
  if (code === 'notEligible')
    return refusedAt(await problemsOfFindings(context, (details as { readonly findings: HeldFinding[] }).findings));
  if (code === 'resourceTaken' || code === 'resourceTakenByOther')
    return refusedAt({ vehicleId: { code, details: details as Record<string, string> } });
  if (code === 'creditHold') return refusedAt({ status: { code, details: details as Record<string, string> } });
  return refusal;
}
