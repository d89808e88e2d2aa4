import { z } from 'zod';

/** A file as a form holds it: stored already, or its content until the submit. */
export const formFile = z.strictObject({
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  blobName: z.string().optional(),
  base64: z.string().optional(),
});

/** Every field of a form at its default; a field without one is an empty text. */
export function blankOf(form: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form.shape).map(([name, field]) => {
      const { success, data } = z.safeParse(field, undefined);
      return [name, success ? data : ''];
    }),
  );
}

/** What a record knows of the fields of a form. */
export function knownOf(form: z.ZodObject, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => name in form.shape && value !== undefined),
  );
}

/** The specification has both names for one thing; forms ask for the region only. */
export function withProvince<Address extends { readonly region: string }>(
  address: Address,
): Address & { readonly province: string } {
  return { ...address, province: address.region };
}
