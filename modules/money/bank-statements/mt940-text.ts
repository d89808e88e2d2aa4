import { tidy } from './read-file.ts';

export interface Described {
  readonly text: string;
  readonly reference: string;
  readonly name: string;
  readonly account: string;
}

/** The description of an entry (`:86:`): free text, codes behind question marks, or codes between slashes. */
export function textOf86(value: string): Described {
  if (/^\d{0,3}\s*\?\d{2}/.test(value)) return byQuestionMarks(value);
  const slashed = value.replaceAll('\n', '');
  if (/^\/[A-Z]{3,4}\//.test(slashed)) return bySlashes(slashed);
  return { text: tidy(value.replaceAll('\n', ' ')), reference: '', name: '', account: '' };
}

function byQuestionMarks(value: string): Described {
  const parts = new Map<string, string>();
  for (const [, code, text] of value.replaceAll('\n', '').matchAll(/\?(\d{2})([^?]*)/g)) parts.set(code!, text!);
  const between = (from: number, to: number) =>
    [...parts].filter(([code]) => Number(code) >= from && Number(code) <= to).map(([, text]) => text);
  const text = [...between(20, 29), ...between(60, 63)].join('');
  return {
    text: tidy(text || (parts.get('00') ?? '')),
    reference: '',
    name: tidy(between(32, 33).join(''), 200),
    account: tidy(parts.get('31') ?? '', 60),
  };
}

/** Codes as banks in the Netherlands and South Africa write them: `/REMI/…/NAME/…/IBAN/…`. */
function bySlashes(value: string): Described {
  const codes = 'TRTP|IBAN|BIC|CSID|NAME|REMI|EREF|MARF|PREF|ORDP|BENM|ADDR|ISDT|BUSP|USTD|STRD|ACCT';
  const parts = new Map<string, string>();
  for (const [, code, text] of value.matchAll(new RegExp(`/(${codes})/(.*?)(?=/(?:${codes})/|$)`, 'g')))
    parts.set(code!, [parts.get(code!), text!.replace(/\/+$/, '')].filter(Boolean).join(' '));
  const reference = parts.get('EREF') ?? '';
  return {
    text: tidy((parts.get('REMI') || value).replace(/^(?:USTD|STRD)\/+/, '').replace(/\/+/g, ' ')),
    reference: /^NOTPROVIDED$/i.test(reference.trim()) ? '' : tidy(reference, 200),
    name: tidy(parts.get('NAME') ?? '', 200),
    account: tidy(parts.get('IBAN') ?? parts.get('ACCT') ?? '', 60),
  };
}
