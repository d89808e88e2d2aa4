import { openSurroundings } from './torture/surroundings.ts';
import { scenarios } from './torture/scenarios.ts';

/**
 * `npm run torture`: the long forms of what the tests try in seconds, one table at the end. Words choose scenarios by their
 * names (`npm run torture -- PostgreSQL`); TORTURE_ROUNDS says how often each thing happens.
 */
const rounds = Number(process.env['TORTURE_ROUNDS'] ?? 20);
const wanted = process.argv.slice(2);
const chosen = Object.entries(scenarios).filter(
  ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);

const around = await openSurroundings();
let broken = 0;
try {
  for (const [name, run] of chosen) {
    const started = Date.now();
    const { figures, isHeld } = await run(around, rounds);
    if (!isHeld) broken++;
    console.log(
      `\n${isHeld ? 'held  ' : 'BROKEN'} ${name}, ${rounds} rounds, ${Math.round((Date.now() - started) / 1000)} s`,
    );
    console.table([figures]);
  }
} finally {
  await around.close();
}
console.log(broken === 0 ? '\nEverything held.' : `\n${broken} of ${chosen.length} did not hold.`);
process.exit(broken === 0 ? 0 : 1);
