import { chainOf, dutyHours, hoursOf, leastHours, restNeeded } from './duty.ts';
import type { DriverFacts, LoadFacts } from './facts.ts';
import type { Note } from './finding-notes.ts';

/** Hours as sentences name them: whole ones, and halves. */
const said = (hours: number, round: (value: number) => number = Math.round) => String(round(hours * 2) / 2);

/** A plan that no vehicle can keep, at the greatest speed that is allowed. */
export function notePlan(note: Note, load: LoadFacts): void {
  const least = leastHours(load);
  if (load.plan === null || least === null) return;
  const planned = hoursOf(load.plan);
  if (least.work > planned)
    note('tripTooShort', 'W', {
      distance: String(Math.round(least.km)),
      hours: said(least.work, Math.ceil),
      planned: said(planned, Math.floor),
    });
}

/** A driver is on duty for fifteen hours at most and rests for nine then: within the load, and between this load and others. */
export function noteDuty(note: Note, load: LoadFacts, driver: DriverFacts): void {
  const { plan } = load;
  if (plan === null) return;
  const planned = hoursOf(plan);
  const work = leastHours(load)?.work ?? 0;
  // What is too short for the road itself is said of the load.
  if (work <= planned && planned - work < restNeeded(planned))
    note('dutyTooLong', 'W', { hours: said(planned, Math.ceil) }, { path: pathOf(load) });
  const chain = chainOf(
    plan,
    driver.duties.filter(({ loadId }) => loadId !== load.id),
  );
  if (chain !== null && hoursOf(chain) > dutyHours)
    note(
      'restTooShort',
      'W',
      { hours: said(chain.pause, Math.floor), loadNumber: chain.loadNumber },
      { path: pathOf(load) },
    );
}

/** The times of the load are mended where it is changed; one that is only typed is in front of whoever reads it. */
const pathOf = ({ id }: LoadFacts) => (id === '' ? '' : `/loadCreate/${id}`);
