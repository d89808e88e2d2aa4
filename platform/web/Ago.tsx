import { createContext, type ReactNode, use } from 'react';
import { useFormats } from './formats.ts';
import { useEachMinute } from './use-now.ts';

/** Around rows, whose heading says what the times mean: they are written short. */
export const ShortTimes = createContext(false);

/** How long ago, with the moment itself for whoever points at it. */
export function Ago({ at }: { readonly at: string }): ReactNode {
  const formats = useFormats();
  const isShort = use(ShortTimes);
  const words = useEachMinute(() => (isShort ? formats.age(at) : formats.ago(at)));
  return (
    <time dateTime={at} title={formats.moment(at)} className="whitespace-nowrap text-muted">
      {words}
    </time>
  );
}
