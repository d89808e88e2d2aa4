import type { z } from 'zod';
import type { FieldProblem } from './failure.ts';

/**
 * One problem per field path, in the words of the failure catalogue. Schemas name their own problems by giving a code as
 * the message of a check (`{ error: 'identityNumberChecksum' }`); what zod finds by itself is named here.
 */
export function problemsOf(error: z.ZodError): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) problems[[...issue.path, key].join('.')] ??= { code: 'unknownField' };
      continue;
    }
    problems[issue.path.join('.')] ??= problemOf(issue);
  }
  return problems;
}

const ownCode = /^[a-z][A-Za-z0-9]*$/;

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const params = 'params' in issue ? (issue.params as Record<string, unknown> | undefined) : undefined;
  const limits = {
    ...('minimum' in issue && { minimum: issue.minimum }),
    ...('maximum' in issue && { maximum: issue.maximum }),
  };
  const details = { ...limits, ...params } as Record<string, unknown>;
  if (ownCode.test(issue.message)) return { code: issue.message, details };
  return { code: codeOf(issue), details };
}

function codeOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'wrongType';
    case 'too_small':
      return issue.origin === 'string'
        ? issue.minimum === 1
          ? 'required'
          : 'tooShort'
        : issue.origin === 'array'
          ? 'tooFew'
          : 'tooSmall';
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig';
    case 'invalid_format':
      return issue.format === 'email' ? 'invalidEmail' : 'invalidFormat';
    case 'invalid_value':
      // A select that was left alone holds an empty text.
      return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'notAnOption';
    default:
      return 'invalidValue';
  }
}
