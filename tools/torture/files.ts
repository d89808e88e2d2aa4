import crypto from 'node:crypto';
import { generator, mutated, soundPdfs } from '#platform/server/testing/pdf-mutations.ts';
import { endUploadThreads, inspectUpload, uploadLimits } from '#platform/server/uploads.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';

/** Files of one round; twenty rounds are ten thousand. */
const filesEach = 500;
const atOnce = 2;
const longestMilliseconds = 5000;

/** Damaged files, one after the other, to the threads that look at uploads. FUZZ_SEED sends them again. */
export async function tortureFiles(_: Surroundings, rounds: number): Promise<Result> {
  const seed = Number(process.env['FUZZ_SEED'] ?? crypto.randomInt(2 ** 31));
  const random = generator(seed);
  const originals = await soundPdfs();
  let left = filesEach * rounds;
  let [accepted, refused, slowest] = [0, 0, 0];
  const failed: Record<string, number> = { crashed: 0, outOfTime: 0 };
  const memory = process.memoryUsage.rss();

  async function work(): Promise<void> {
    while (left-- > 0) {
      const file = mutated(originals[left % originals.length]!, random);
      const started = performance.now();
      const answer = await inspectUpload(file, { accept: ['pdf'], ...uploadLimits });
      slowest = Math.max(slowest, performance.now() - started);
      if (answer.ok) accepted++;
      else {
        refused++;
        const check = String(answer.details['check']);
        if (check in failed) failed[check]!++;
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  const grown = Math.round((process.memoryUsage.rss() - memory) / 1_000_000);
  await endUploadThreads();
  return {
    isHeld:
      accepted > 0 &&
      refused > 0 &&
      Object.values(failed).every((count) => count === 0) &&
      slowest < longestMilliseconds,
    figures: { seed, accepted, refused, ...failed, 'slowest, ms': Math.round(slowest), 'memory grown, MB': grown },
  };
}
