import path from 'node:path';
import { createVitest } from 'vitest/node';

/** What is asked of the process that runs tests, with the answer: whether they all pass. */
export interface Question {
  /** Files that were written since the last question. */
  readonly changed: readonly string[];
  readonly tests: readonly string[];
}

/**
 * Runs tests of shared code again and again, as the parent process asks: Vitest is started once, and only what depends on
 * the changed file is read anew. A process of its own, because a mutant may run for ever, and only killing ends that.
 */
const root = process.argv[2]!;
const vitest = await createVitest('test', {
  root,
  config: path.join(root, 'vitest.config.ts'),
  project: ['shared'],
  watch: false,
  isolate: true,
  pool: 'threads',
  maxWorkers: 1,
  bail: 1,
  setupFiles: [path.resolve(import.meta.dirname, 'same-seed.ts')],
  reporters: [{}],
});
const specifications = await vitest.globTestSpecifications();

process.on('message', ({ changed, tests }: Question) => {
  for (const file of changed) vitest.invalidateFile(path.join(root, file));
  const asked = specifications.filter(({ moduleId }) => tests.includes(path.relative(root, moduleId)));
  void vitest.runTestSpecifications(asked).then(({ testModules, unhandledErrors }) => {
    // Those of earlier questions are told again.
    const judged = testModules.filter(({ moduleId }) => tests.includes(path.relative(root, moduleId)));
    process.send!(unhandledErrors.length === 0 && judged.every((module) => module.state() === 'passed'));
  });
});
process.send!('ready');
