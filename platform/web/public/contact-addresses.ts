/** What a part of a contact leads to: `mailto:` or `tel:`; undefined for words. */
export function addressOf(text: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{7,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return undefined;
}

/** The chat of a telephone number, which must be international for it. */
export function whatsAppOf(text: string): string | undefined {
  const digits = /^\+[\d\s()-]{7,}$/.test(text) ? text.replace(/\D/g, '') : '';
  return digits ? `https://wa.me/${digits}` : undefined;
}
