import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useFormats } from '../formats.ts';
import { useSignedIn } from '../signed-in.ts';
import { useTexts } from '../texts.ts';

/** On paper only: whose paper it is, and who printed it when. */
export function PrintHead(): ReactNode {
  const t = useTexts(deskTexts);
  const formats = useFormats();
  const person = useSignedIn();
  const [at, setAt] = useState('');
  useEffect(() => {
    const print = () => flushSync(() => setAt(new Date().toISOString()));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);
  const details = person?.userdetails;
  const by = details ? `${details.name} ${details.surname}`.trim() : '';
  return (
    <p className="mb-3 hidden justify-between border-b border-line pb-1 text-xs print:flex">
      <span className="font-medium">{person?.tenant}</span>
      {at !== '' && <span>{t('printedBy', { by, at: formats.moment(at) })}</span>}
    </p>
  );
}
