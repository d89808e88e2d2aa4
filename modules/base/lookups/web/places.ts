import { useEffect, useState } from 'react';
import { lightClient } from '#platform/web/rpc.ts';
import type { CountryEntry, lookupService } from '../contract.ts';

/** What the fields of an address ask the server while they are filled in. Every failure is ignored: the form goes on. */
export interface PlaceLookups {
  readonly countries: () => Promise<readonly CountryEntry[]>;
  readonly cities: (country: string, region: string) => Promise<readonly string[]>;
}

// Only the types of the contract: a phone needs none of its validators to ask.
const places = lightClient<typeof lookupService>('tripDirector', {
  getCountries: { reads: true, guest: true },
  getCitiesByState: { reads: true, guest: true },
});

export type Once = ReturnType<typeof fetchedOnce>;

/** The places of a form, for staff and guests alike; each list is fetched once. */
export function placeLookups(once: Once): PlaceLookups {
  return {
    countries: () => once('countries', () => places.getCountries({})),
    cities: (country, state) =>
      once(`cities ${country}/${state}`, async () =>
        (await places.getCitiesByState({ country, state })).map(({ name }) => name),
      ),
  };
}

/** Remembers what was fetched, by its key, for the life of a form. */
export function fetchedOnce(): <Value>(key: string, fetch: () => Promise<Value>) => Promise<Value> {
  const fetched = new Map<string, Promise<unknown>>();
  return <Value>(key: string, fetch: () => Promise<Value>) => {
    const known = fetched.get(key) as Promise<Value> | undefined;
    if (known) return known;
    const fresh = fetch();
    fetched.set(key, fresh);
    // A failed one must not stay: the next field that needs it may be online again.
    fresh.catch(() => fetched.delete(key));
    return fresh;
  };
}

/** The answer of a look-up, undefined until it is there, and for ever if it fails. `key` names what is asked for. */
export function useLookup<Value>(key: string, fetch: () => Promise<Value>): Value | undefined {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: Value }>();
  useEffect(() => {
    let current = true;
    fetch().then(
      (value) => current && setAnswer({ key, value }),
      () => undefined,
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `fetch` is another function with every drawing; the key says when it asks for something else.
  }, [key]);
  return answer?.key === key ? answer.value : undefined;
}
