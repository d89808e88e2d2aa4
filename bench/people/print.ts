import { mostP95, type PeopleMeasured } from './measure.ts';

export function printPeople(measured: PeopleMeasured | undefined): void {
  if (!measured) return;
  const { open, steps, fit } = measured;
  console.table(
    steps.map((step) => ({
      people: step.people,
      'calls/s': step.callsPerSecond.toFixed(1),
      'p50 ms': step.p50.toFixed(0),
      [`p95 (≤ ${mostP95})`]: step.p95.toFixed(0),
      'p95 by hand': step.p95ByHand.toFixed(0),
      'shown after ms, p95': step.freshP95.toFixed(0),
      errors: step.errors,
      'servers, processors': step.servers.toFixed(2),
      database: step.database.toFixed(2),
      'ms of a person a second': (((step.servers + step.database) * 1000) / step.people).toFixed(1),
      'crowd (≤ 0.3)': step.crowd.toFixed(2),
      'server MB': step.memory.map((each) => each.toFixed(0)).join(' + '),
    })),
  );
  for (const { people, firstError } of steps) if (firstError) console.log(`${people} people: ${firstError}`);
  const last = steps.at(-1);
  if (!last) return;
  console.log(`what is called, and read again because something changed, at ${last.people} people:`);
  console.table(
    last.operations.map(({ operation, isAgain, perSecond, p50, p95 }) => ({
      operation,
      again: isAgain ? 'again' : '',
      'calls/s': perSecond.toFixed(2),
      'p50 ms': p50.toFixed(0),
      p95: p95.toFixed(0),
    })),
  );
  console.table(
    last.tables.map(({ table, rowsPerSecond }) => ({ table, 'rows read a second': Math.round(rowsPerSecond) })),
  );
  console.log(`${fit} people fit under a p95 of ${mostP95} ms, with ${open} open loads`);
}
