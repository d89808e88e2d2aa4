import { afterAll, expect, it } from 'vitest';
import { generator, mutated, soundPdfs } from '../testing/pdf-mutations.ts';
import { endUploadThreads, inspectUpload, uploadLimits } from '../uploads.ts';

afterAll(endUploadThreads);

it('500 damaged files: an answer to each, and no thread that crashes or hangs', { timeout: 300_000 }, async () => {
  const originals = await soundPdfs();
  const random = generator(20_260_301);
  const rules = { accept: ['pdf'] as const, ...uploadLimits };
  const answers: Record<string, number> = {};
  for (let at = 0; at < 500; at++) {
    const answer = await inspectUpload(mutated(originals[at % originals.length]!, random), rules);
    const name = answer.ok ? 'accepted' : `${answer.code} ${answer.details['check'] ?? ''}`;
    answers[name] = (answers[name] ?? 0) + 1;
  }
  expect(answers['fileDamaged crashed']).toBeUndefined();
  expect(answers['fileDamaged outOfTime']).toBeUndefined();
  // Both kinds of answer occur, so the damage is neither nothing nor everything.
  expect(answers['accepted']).toBeGreaterThan(50);
  expect(answers['fileDamaged reader'] ?? 0).toBeGreaterThan(10);
});
