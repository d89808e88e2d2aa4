import { spawnSync } from 'node:child_process';

/** `npm run check`: everything that can be said about the code without running the product. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--quiet'],
  ['format', 'oxfmt', '--check'],
  ['unused code', 'knip'],
  ['module order', 'node', 'tools/check-modules.ts'],
  ['words to replace', 'node', 'tools/check-marks.ts'],
  ['money in cents', 'node', 'tools/check-money.ts'],
  ['typed states, one writer a table', 'node', 'tools/check-states.ts'],
  ['what must hold', 'node', 'tools/check-safety.ts'],
  ['generated files and schema', 'node', 'tools/generated.ts'],
];

let failed = 0;
for (const [name, command, ...args] of steps) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  if (status === 0) continue;
  failed++;
  console.log(`${stdout}${stderr}`.trimEnd());
}
console.log(`check: ${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
