import { z } from 'zod';
import { isEmail } from '#platform/email.ts';
import { text } from '#platform/operation.ts';

/** Whom a link goes to, where it is not the supplier's own address and number. */
export const recipientFields = {
  recipientName: text(100),
  email: text(100).refine((value) => value === '' || isEmail(value), { error: 'invalidEmail' }),
  mobileNumber: text(30),
};
export const recipientForm = z.strictObject(recipientFields);
export const emptyRecipient = { recipientName: '', email: '', mobileNumber: '' };
