import { failures } from '../failure.ts';
import { eventBetween, type MasterData } from '../master-data.ts';
import type { FailureCode } from '../messages/failures/index.ts';

// The stage of a plain noun: which of its fields a machine moves.

const fail = failures<FailureCode>();

type Values = Readonly<Record<string, unknown>>;

export interface StageMove {
  readonly id: string;
  readonly event: string;
  readonly reason: string;
}

/** The fields of a record after an event; `notAllowedInState` where its state does not allow it. */
export function afterMove({ stage }: MasterData, fields: Values, { event }: StageMove): Values {
  const from = stage && String(fields[stage.field]);
  const to = stage?.machine.transitions[from ?? '']?.[event];
  if (!stage || typeof to !== 'string') throw fail('notAllowedInState', 'rule', { state: from ?? '' });
  return { ...fields, [stage.field]: to };
}

/** Refuses a state that no event leads to from the one that the record has: through its form, and in a file. */
export function refuseStage(
  { stage }: MasterData,
  { before, values }: { readonly before: Values | undefined; readonly values: Values },
): void {
  if (!stage || !before) return;
  const [from, to] = [String(before[stage.field]), String(values[stage.field])];
  if (from === to || eventBetween(stage.machine, from, to) !== undefined) return;
  const details = { state: from };
  throw fail('notAllowedInState', 'rule', details, { [stage.field]: { code: 'notAllowedInState', details } });
}

/** What the trail calls a change of the stage, where nothing else changed: `suspended`. */
export function pastOfStage(
  { stage }: MasterData,
  changed: readonly string[],
  from: Values,
  to: Values,
): string | undefined {
  if (!stage || changed.length > 1 || changed[0] !== stage.field) return undefined;
  const event = eventBetween(stage.machine, String(from[stage.field]), String(to[stage.field]));
  return event && stage.machine.past[event];
}
