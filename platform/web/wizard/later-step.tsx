import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fetchPart } from '../app/lazy-with-retry.ts';
import { fetchPlansWhenIdle } from '../numbering-plans.ts';
import { whenIdle } from '../when-idle.ts';

/** A step that is fetched while the first one is filled in. */
export type LaterStep = ComponentType & { readonly fetch: () => Promise<unknown> };

/**
 * The fields of a step that nobody sees at first: the form stands there sooner without them. They are fetched behind its
 * code, and with them the plans of phone numbers, while the person still waits for the SMS: there the phone has nothing
 * else to do, and after the code it has. Once fetched they are drawn without a gap, because what is typed, focused or
 * complained of in the same moment must find them.
 */
export function laterStep(load: () => Promise<ComponentType>): LaterStep {
  let Fields: ComponentType | undefined;
  let fetching: Promise<unknown> | undefined;
  const fetch = () =>
    (fetching ??= fetchPart(load).then(
      (part) => (Fields = part),
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    ));
  whenIdle(() => void fetch().catch(() => undefined));
  fetchPlansWhenIdle();
  function Later(): ReactNode {
    const [state, setState] = useState<{ readonly error?: unknown }>({});
    useEffect(() => {
      if (Fields) return;
      fetch().then(
        () => setState({}),
        (error: unknown) => setState({ error }),
      );
    }, []);
    if (state.error) throw state.error;
    return Fields ? <Fields /> : <div className="skeleton h-96" aria-busy="true" />;
  }
  return Object.assign(Later, { fetch });
}
