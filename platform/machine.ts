/** `transitions[from][event]` is the state that `event` leads to; an absent event is not allowed. */
export type Transitions<State extends string, Event extends string> = {
  readonly [From in State]: { readonly [E in Event]?: NoInfer<State> };
};

/** The life of a noun: its states, what can happen in each, and what the trail calls it once it has happened. */
export interface Machine<State extends string = string, Event extends string = string, Past extends string = string> {
  readonly initial: State;
  /** In the order of the declaration. */
  readonly states: readonly [State, ...State[]];
  readonly events: readonly [Event, ...Event[]];
  readonly transitions: Transitions<State, Event>;
  /** What has happened after each event, as a verb in the past: `approve` is `approved`. */
  readonly past: Readonly<Record<Event, Past>>;
}

/** The states of a machine: `StateOf<typeof application>`. */
export type StateOf<M> = M extends Machine<infer State, infer _Event, infer _Past> ? State : never;
/** The events of a machine. */
export type EventOf<M> = M extends Machine<infer _State, infer Event, infer _Past> ? Event : never;
/** The past words of a machine. */
export type PastOf<M> = M extends Machine<infer _State, infer _Event, infer Past> ? Past : never;

/**
 * Declares a machine. States are the keys of `states` and events the keys of `past`; a target that is no state, an event
 * without its past word and a past word of no event do not compile.
 */
export function machine<State extends string, Event extends string, Past extends string>(declaration: {
  readonly initial: NoInfer<State>;
  readonly states: Transitions<State, NoInfer<Event>>;
  readonly past: { readonly [E in Event]: Past };
}): Machine<State, Event, Past> {
  const { initial, states, past } = declaration;
  return {
    initial,
    states: Object.keys(states) as [State, ...State[]],
    events: Object.keys(past) as [Event, ...Event[]],
    transitions: states,
    past,
  };
}

/** Where `event` leads from `from`; undefined when it is not allowed there. */
export function nextState<State extends string, Event extends string>(
  { transitions }: Pick<Machine<State, Event>, 'transitions'>,
  from: State,
  event: Event,
): State | undefined {
  return transitions[from][event];
}

/** What can happen in a state. */
export function allowedEvents<State extends string, Event extends string>(
  { transitions }: Pick<Machine<State, Event>, 'transitions'>,
  from: State,
): Event[] {
  return Object.keys(transitions[from]) as Event[];
}

/** The states from which an event is allowed. */
export function statesBefore<State extends string, Event extends string>(
  { states, transitions }: Pick<Machine<State, Event>, 'states' | 'transitions'>,
  event: Event,
): State[] {
  return states.filter((state) => transitions[state][event] !== undefined);
}

/** The states to which some sequence of events leads from `from`, with `from` itself. */
export function statesAfter<State extends string>(
  { transitions }: { readonly transitions: Transitions<State, string> },
  from: State,
): ReadonlySet<State> {
  const reached = new Set<State>([from]);
  for (const state of reached)
    for (const target of Object.values<State | undefined>(transitions[state])) if (target) reached.add(target);
  return reached;
}

/** States that no sequence of events reaches from the initial one; a sound table has none. */
export function unreachableStates<State extends string>(
  machine: Pick<Machine<State>, 'initial' | 'states'> & { readonly transitions: Transitions<State, string> },
): State[] {
  const reached = statesAfter(machine, machine.initial);
  return machine.states.filter((state) => !reached.has(state));
}

/** Events that the table allows nowhere; a sound table has none. */
export function impossibleEvents<State extends string, Event extends string>(
  machine: Pick<Machine<State, Event>, 'states' | 'events' | 'transitions'>,
): Event[] {
  return machine.events.filter((event) => statesBefore(machine, event).length === 0);
}
