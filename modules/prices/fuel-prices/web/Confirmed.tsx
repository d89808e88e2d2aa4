import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { namesFor } from '#platform/web/fields/named.ts';
import { useWords } from '#platform/web/words.ts';
import type { fuelPrices } from '../contract.ts';
import { fuelPriceTexts } from '../messages/index.ts';
import { isConfirmed } from '../rules.ts';

const nameOf = namesFor<typeof fuelPrices.fields>();

/** The tick of somebody who found a price right. It belongs to that price: with another one it is gone. */
export function Confirmed({ className = '' }: { readonly className?: string }): ReactNode {
  const { t } = useWords(fuelPriceTexts);
  const { setValue } = useFormContext();
  const helpId = useId();
  const [pricePerLitre, confirmedPrice] = useWatch({
    name: [nameOf('pricePerLitre'), nameOf('confirmedPrice')],
  }) as unknown[];
  const isPrice = typeof pricePerLitre === 'number';
  const isTicked =
    isPrice &&
    isConfirmed({ pricePerLitre, confirmedPrice: typeof confirmedPrice === 'number' ? confirmedPrice : null });
  return (
    <div className={className}>
      <label className="flex cursor-pointer gap-3 pointer-coarse:min-h-12 pointer-coarse:items-center">
        <input
          type="checkbox"
          checked={isTicked}
          disabled={!isPrice}
          aria-describedby={helpId}
          className="mt-0.5 size-4 shrink-0 accent-ink pointer-coarse:mt-0 pointer-coarse:size-6"
          onChange={(event) =>
            setValue(nameOf('confirmedPrice'), event.target.checked ? pricePerLitre : null, { shouldDirty: true })
          }
        />
        <span>{t('isRight')}</span>
      </label>
      <div id={helpId} className="hlp mt-0.5 ps-7 pointer-coarse:ps-9">
        {t('isRightHelp')}
      </div>
    </div>
  );
}
