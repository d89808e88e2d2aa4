import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadPriceTexts } from '../messages/desk/index.ts';

/** Where a charge comes from, if its words do not say so: without an item they are the code of a clause or a rate. */
export function Origin({ charge: { source, itemMasterId } }: { readonly charge: Load['charges'][number] }): ReactNode {
  const t = useTexts(loadPriceTexts);
  if (source === 'standing') return <span className="text-muted"> {t('fromStanding')}</span>;
  if (source === 'added') return <span className="text-muted"> {t('fromExtra')}</span>;
  if (itemMasterId !== null || (source !== 'fuel' && source !== 'extra')) return null;
  return <span className="text-muted"> {t(source === 'fuel' ? 'fromFuel' : 'fromExtra')}</span>;
}
