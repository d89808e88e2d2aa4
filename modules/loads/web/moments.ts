const two = (value: number) => String(value).padStart(2, '0');

/** An instant as a field of day and time has it, on the wall clock of the person; empty for none. */
export function toLocal(instant: string | null): string {
  if (!instant) return '';
  const at = new Date(instant);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant of what the field holds; the text itself where it is none, so that the server names it. */
export function fromLocal(text: string): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}
