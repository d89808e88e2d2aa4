/** `states[from][event]` is the state that `event` leads to; an absent event is not allowed. */
export type Transitions<State extends string, Event extends string> = {
  readonly [From in State]: { readonly [E in Event]?: NoInfer<State> };
};

export interface Machine<State extends string = string, Event extends string = string> {
  readonly initial: State;
  readonly states: Transitions<State, Event>;
}

export function machine<State extends string, Event extends string>(declaration: {
  readonly initial: NoInfer<State>;
  readonly states: Transitions<State, Event>;
}): Machine<State, Event> {
  return declaration;
}

/** Where `event` leads from `from`; undefined when it is not allowed there. */
export function nextState<State extends string, Event extends string>(
  { states }: Machine<State, Event>,
  from: State,
  event: Event,
): State | undefined {
  return states[from][event];
}

export function allowedEvents<State extends string, Event extends string>(
  { states }: Machine<State, Event>,
  from: State,
): Event[] {
  return Object.keys(states[from]) as Event[];
}

/** States that no sequence of events reaches from the initial one; a sound table has none. */
export function unreachableStates<State extends string, Event extends string>({
  initial,
  states,
}: Machine<State, Event>): State[] {
  const reached = new Set<State>([initial]);
  for (const state of reached)
    for (const target of Object.values<State | undefined>(states[state])) if (target) reached.add(target);
  return (Object.keys(states) as State[]).filter((state) => !reached.has(state));
}
