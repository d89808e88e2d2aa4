import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemsOf } from '../issues.ts';
import { refuse, verdict } from './finding.ts';

test('the gravest finding names the verdict', () => {
  const judged = verdict('x', null, [
    { level: 'I', code: 'branchCodeNotUniversal' },
    { level: 'W', code: 'vatNumberChecksum' },
  ]);
  expect(judged).toMatchObject({ ok: true, level: 'W', code: 'vatNumberChecksum' });
  expect(judged.findings.map(({ level }) => level)).toEqual(['W', 'I']);
  expect(verdict('x', null, [])).toMatchObject({ ok: true, level: null, code: null });
});

test('a schema refuses what a verdict refuses, with the code, the details and the path of the field', () => {
  const schema = z.object({ director: z.object({ idNumber: z.string() }) }).superRefine((_value, context) =>
    refuse(
      context,
      ['director', 'idNumber'],
      verdict('', null, [
        { level: 'E', code: 'personTooYoung', details: { minimumAge: 18 } },
        { level: 'W', code: 'personVeryOld' },
      ]),
    ),
  );
  const { error } = schema.safeParse({ director: { idNumber: '1' } });
  expect(error && problemsOf(error)).toEqual({
    'director.idNumber': { code: 'personTooYoung', details: { minimumAge: 18 } },
  });
});
