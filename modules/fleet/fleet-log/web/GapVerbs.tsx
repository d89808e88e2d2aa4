import { Ellipsis, Lock, Route, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { FleetLog } from '../contract.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { useMay } from './calls.ts';
import { LineDialog } from './LineDialog.tsx';
import type { Gap } from './rows.ts';

const verbs = [
  ['empty', Route],
  ['workshop', Wrench],
  ['private', Lock],
  ['other', Ellipsis],
] as const;

/** Explains kilometres that nobody has explained: a trip without a load fills the hole. */
export function GapVerbs({ log, gap }: { readonly log: FleetLog; readonly gap: Gap }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const language = useLanguage();
  const mayAdd = useMay('postFleetLogLine');
  if (!mayAdd) return null;
  return (
    <div role="group" aria-label={t('explain')} className="flex flex-wrap gap-2 print:hidden">
      {verbs.map(([purpose, icon]) => (
        <DialogButton
          key={purpose}
          icon={icon}
          title={t(`purpose_${purpose}`)}
          className="btn btn-s h-8 pointer-coarse:h-11"
        >
          {(close) => (
            <LineDialog
              log={log}
              kind="trip"
              title={t('explainTitle', { km: formatDecimal(language, gap.km) })}
              initial={{
                startedAt: gap.from,
                endedAt: gap.to,
                startKm: gap.startKm,
                endKm: gap.endKm,
                fromPlace: gap.fromPlace,
                toPlace: gap.toPlace,
                purpose,
              }}
              onClose={close}
            />
          )}
        </DialogButton>
      ))}
    </div>
  );
}
