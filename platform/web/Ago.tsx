import type { ReactNode } from 'react';
import { useFormats } from './formats.ts';

/** How long ago, with the moment itself for whoever points at it. */
export function Ago({ at }: { readonly at: string }): ReactNode {
  const formats = useFormats();
  return (
    <time dateTime={at} title={formats.moment(at)} className="whitespace-nowrap text-muted">
      {formats.ago(at)}
    </time>
  );
}
