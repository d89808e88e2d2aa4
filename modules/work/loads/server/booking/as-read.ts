import type { FieldProblem } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { typedSources } from '#modules/work/loads/charge-kinds.ts';
import type { ChargeInput, LoadInput } from '#modules/work/loads/fields.ts';
import type { StoredCharge, StoredLoad } from '../queries.ts';
import { chargeOf } from '../records.ts';

type Problems = Record<string, FieldProblem & { readonly code: FailureCode }>;

interface Typed {
  /** The load as it is written. */
  readonly input: LoadInput;
  /** The same with every charge in the place where the caller named it: what is looked up is refused there. */
  readonly placed: LoadInput;
  readonly problems: Problems;
}

/**
 * Takes from a load that comes back as it was read (wire.md §5) the part that people type. Charges that rates, standing time
 * or a tender wrote are left out where they are unchanged, and refused by name where they differ. The direction of the stops' countries has no
 * reason and is nobody's word: it follows the stops again.
 */
export function typedOf(input: LoadInput, before: StoredLoad, stored: readonly StoredCharge[]): Typed {
  const problems: Problems = {};
  const written = new Map(
    stored.filter(({ source }) => !typedSources.includes(source)).map((charge) => [charge.id, charge]),
  );
  const knownOf = ({ id }: ChargeInput) => (id === undefined ? undefined : written.get(id));
  for (const [place, charge] of input.charges.entries()) {
    const known = knownOf(charge);
    for (const field of known ? differences(charge, known) : [])
      problems[`charges.${place}.${field}`] = { code: 'readOnlyField' };
  }
  const isOfStops =
    input.direction !== null &&
    input.directionReason === '' &&
    input.direction === before.direction &&
    before.direction_reason === '';
  if (input.direction !== null && input.directionReason === '' && !isOfStops)
    problems['directionReason'] = { code: 'required' };
  const typed = { ...input, ...(isOfStops && { direction: null }) };
  return {
    input: { ...typed, charges: input.charges.filter((charge) => !knownOf(charge)) },
    placed: {
      ...typed,
      charges: input.charges.map((charge) =>
        knownOf(charge) ? { ...charge, itemMasterId: null, profitCentreId: null } : charge,
      ),
    },
    problems,
  };
}

function differences(charge: ChargeInput, stored: StoredCharge): string[] {
  const known = chargeOf(stored) as Readonly<Record<string, unknown>>;
  return Object.entries(charge)
    .filter(([field, value]) => known[field] !== value)
    .map(([field]) => field);
}
