import { invalidFields } from '#platform/failure.ts';
import { unknownMasks, type DirectorNames } from '../numbers.ts';

/** Refuses numbers that came masked and are not on file, at their fields; `prefix` is where the payload has the detail. */
export function refuseUnknownMasks<Row>(
  detail: { readonly bankAccountNo: string; readonly directors: readonly Row[] },
  names: DirectorNames<Row>,
  prefix: string,
): void {
  const paths = unknownMasks(detail, names);
  if (paths.length === 0) return;
  const fields = Object.fromEntries(paths.map((path) => [`${prefix}${path}`, { code: 'digitsOnly' }]));
  throw invalidFields(fields);
}
