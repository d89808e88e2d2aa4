import { z } from 'zod';

const email = z.email();

/** Whether the text is an address that a mail can be sent to. The schema is made once: to make one costs more than to ask it. */
export function isEmail(text: string): boolean {
  return email.safeParse(text).success;
}
