/** A phone number, an identity number or a bank account as others may see it: all but the last four characters masked. */
export function maskNumber(value: string): string {
  const visible = value.length > 4 ? value.slice(-4) : '';
  return '•'.repeat(value.length - visible.length) + visible;
}

/** Whether a text is a number as others may see it, and not the number itself. */
export function isMasked(value: string): boolean {
  return value.includes('•');
}

/** A number in E.164 with all but the last four digits masked. */
export function maskPhone(e164: string): string {
  return maskNumber(e164.replace(/\D/g, ''));
}
