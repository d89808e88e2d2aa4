/**
 * `transitions[from][event]` is the state that `event` leads to; an absent event is not allowed. Several states are a way
 * back: the event leads to the one of them where the record was before.
 */
export type Transitions<State extends string, Event extends string> = {
  readonly [From in State]: { readonly [E in Event]?: NoInfer<State> | readonly NoInfer<State>[] };
};

/** States that the product treats alike, by the name of what they have in common. */
export type StateSets<State extends string> = Readonly<Record<string, readonly State[]>>;

/** The life of a noun: its states, what can happen in each, and what the trail calls it once it has happened. */
export interface Machine<
  State extends string = string,
  Event extends string = string,
  Past extends string = string,
  Sets extends StateSets<State> = StateSets<State>,
> {
  readonly initial: State;
  /** In the order of the declaration. */
  readonly states: readonly [State, ...State[]];
  readonly events: readonly [Event, ...Event[]];
  readonly transitions: Transitions<State, Event>;
  /** What has happened after each event, as a verb in the past: `approve` is `approved`. */
  readonly past: Readonly<Record<Event, Past>>;
  readonly sets: Sets;
}

/** The states of a machine: `StateOf<typeof application>`. */
export type StateOf<M> = M extends { readonly states: readonly (infer State)[] } ? State : never;
/** The events of a machine. */
export type EventOf<M> = M extends { readonly events: readonly (infer Event)[] } ? Event : never;
/** The past words of a machine. */
export type PastOf<M> = M extends { readonly past: Readonly<Record<string, infer Past>> } ? Past : never;
/** The states of one of its sets: `InSet<typeof execution, 'moving'>`. */
export type InSet<M extends Pick<Machine, 'sets'>, Name extends keyof M['sets']> = M['sets'][Name][number];

/**
 * Declares a machine. States are the keys of `states` and events the keys of `past`; a target or a member of a set that is
 * no state, an event without its past word and a past word of no event do not compile.
 */
export function machine<
  State extends string,
  Event extends string,
  Past extends string,
  const Sets extends StateSets<NoInfer<State>> = Record<never, never>,
>(declaration: {
  readonly initial: NoInfer<State>;
  readonly states: Transitions<State, NoInfer<Event>>;
  readonly past: { readonly [E in Event]: Past };
  readonly sets?: Sets;
}): Machine<State, Event, Past, Sets> {
  const { states, past } = declaration;
  return {
    ...(declaration as typeof declaration & { readonly sets: Sets }),
    states: Object.keys(states) as [State, ...State[]],
    events: Object.keys(past) as [Event, ...Event[]],
    transitions: states,
  };
}

/** Whether a state is one of a set of its machine: `is(execution, load.status, 'moving')`. */
export function is<M extends Pick<Machine, 'states' | 'sets'>, Name extends keyof M['sets'], State extends StateOf<M>>(
  { sets }: M,
  state: State,
  set: Name,
): state is State & InSet<M, Name> {
  return (sets as StateSets<string>)[set as string]!.includes(state);
}

/**
 * Where `event` leads from `from`; undefined when it is not allowed there. An event that leads back asks for the state
 * where the record was before.
 */
export function nextState<State extends string, Event extends string>(
  { transitions }: Pick<Machine<State, Event>, 'transitions'>,
  from: State,
  event: Event,
  former?: NoInfer<State>,
): State | undefined {
  const to = transitions[from][event] as State | readonly State[] | undefined;
  return typeof to === 'object' ? to.find((state) => state === former) : to;
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
    for (const target of Object.values(transitions[state]).flat()) reached.add(target as State);
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
