import { africanCountries } from './africa.ts';

/** Longest first: one calling code may begin another. */
const callingCodes = [...new Set(africanCountries.map(({ callingCode }) => callingCode))].toSorted(
  (a, b) => b.length - a.length,
);
const groupsOf: Readonly<Record<number, RegExp>> = {
  7: /^(\d{3})(\d{4})$/,
  8: /^(\d{2})(\d{3})(\d{3})$/,
  9: /^(\d{2})(\d{3})(\d{4})$/,
  10: /^(\d{3})(\d{3})(\d{4})$/,
};

/**
 * A stored number in groups that can be read aloud: `+27 82 555 0101`; anything else as it is. Without the numbering
 * plans (`phone.ts`), which weigh too much for a list.
 */
export function phoneText(stored: string): string {
  const digits = /^\+(\d+)$/.exec(stored)?.[1];
  const code = digits && callingCodes.find((each) => digits.startsWith(each));
  if (!digits || !code) return stored;
  const national = digits.slice(code.length);
  const groups = groupsOf[national.length]?.exec(national)?.slice(1) ?? [national];
  return ['+' + code, ...groups].join(' ');
}
