import { arrivalReasons, departReasons, failReasons, type ToldKind } from '#modules/work/loads/status.ts';

/** The lists of reasons of the specification, by what they explain. */
export const reasonsFor: Readonly<Partial<Record<ToldKind, readonly string[]>>> = {
  arrived: arrivalReasons,
  departed: departReasons,
  failed: failReasons,
};

/** Whether a reason explains an event of this kind; of the others it is not asked. */
export function fitsReason(kind: ToldKind, reason: string): boolean {
  return reasonsFor[kind]?.includes(reason) ?? true;
}
