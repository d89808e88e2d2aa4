import { whenIdle } from './when-idle.ts';

let fetched: Promise<typeof import('#platform/phone.ts')> | undefined;

/** The numbering plans, which are as heavy as the rest of a form: fetched once, by the first phone field that needs them. */
export function numberingPlans(): Promise<typeof import('#platform/phone.ts')> {
  fetched ??= import('#platform/phone.ts').catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/** Milliseconds that a form waits for plans before it is checked without them; the server checks every number again. */
const patience = 3000;

/** Waits for plans that were asked for already: Enter can be pressed before they have come. */
export async function plansOnTheirWay(): Promise<void> {
  if (!fetched) return;
  const arrived = fetched.catch(() => undefined);
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Fetches them when the browser has nothing else to do. */
export function fetchPlansWhenIdle(): () => void {
  return whenIdle(() => void numberingPlans().catch(() => undefined));
}
