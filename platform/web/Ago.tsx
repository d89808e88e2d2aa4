import { createContext, type ReactNode, use } from 'react';
import { useFormats } from './formats.ts';

/** Around rows, whose heading says what the times mean: they are written short. */
export const ShortTimes = createContext(false);

/** How long ago, with the moment itself for whoever points at it. */
export function Ago({ at }: { readonly at: string }): ReactNode {
  const formats = useFormats();
  const isShort = use(ShortTimes);
  return (
    <time dateTime={at} title={formats.moment(at)} className="whitespace-nowrap text-muted">
      {isShort ? formats.age(at) : formats.ago(at)}
    </time>
  );
}
