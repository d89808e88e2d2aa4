import { UserSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import { displayNameOf, operationOf } from '#modules/base/access/rights.ts';
import { useMay } from '../calls.ts';
import { HoldersDialog } from './HoldersDialog.tsx';
import { useRightWords } from './right-words.ts';

interface RightLinesProps {
  readonly rights: readonly string[];
  readonly held: ReadonlySet<string>;
  readonly onSet: (rights: readonly string[], ticked: boolean) => void;
}

/** The rights of a noun one by one: what each admits to in words, its name on the wire, and who has it. */
export function RightLines({ rights, held, onSet }: RightLinesProps): ReactNode {
  const t = useTexts(rightTexts);
  const words = useRightWords();
  const mayAsk = useMay('getAuthorisationHolders');
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <ul className="divide-y divide-line">
        {rights.map((right) => (
          <li key={right} className="flex items-center gap-2 py-1.5">
            <label className="flex min-w-0 flex-1 cursor-pointer items-start gap-3">
              <input
                type="checkbox"
                checked={held.has(right)}
                onChange={(event) => onSet([right], event.target.checked)}
                className="mt-0.5 size-4 shrink-0 accent-ink pointer-coarse:size-6"
              />
              <span className="min-w-0">
                {words.explain(right)}
                <span className="block text-2xs break-all text-muted">
                  {t(`display_${displayNameOf(operationOf(right))}`)} · <code>{operationOf(right)}</code>
                </span>
              </span>
            </label>
            {mayAsk && (
              <button
                type="button"
                className="btn btn-g h-7 px-2"
                title={t('whoHasThis')}
                aria-label={t('whoHas', { right: operationOf(right) })}
                onClick={() => setAsked(right)}
              >
                <UserSearch size={15} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {asked !== undefined && <HoldersDialog right={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
