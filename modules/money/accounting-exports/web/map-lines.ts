import { z } from 'zod';

const line = /^([^=]+)=([^=]+)$/;

/** A map as people type it: `5000 = 6100`, one a line. */
export const mapLines = z
  .string()
  .max(20_000)
  .default('')
  .refine((value) => written(value).every((each) => line.test(each)), { error: 'invalidValue' });

const written = (value: string) =>
  value
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');

export function entriesOf(value: string): Record<string, string> {
  return Object.fromEntries(
    written(value).flatMap((each) => {
      const [, ours = '', theirs = ''] = line.exec(each) ?? [];
      return ours.trim() && theirs.trim() ? [[ours.trim(), theirs.trim()] as const] : [];
    }),
  );
}

export function linesOf(entries: Readonly<Record<string, string>>): string {
  return Object.entries(entries)
    .map(([ours, theirs]) => `${ours} = ${theirs}`)
    .join('\n');
}
