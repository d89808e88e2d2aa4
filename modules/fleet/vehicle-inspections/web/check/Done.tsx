import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import { checkTexts } from '#modules/fleet/vehicle-inspections/messages/check/index.ts';
import { criticalOf, type Seen } from './progress.ts';

interface DoneProps {
  readonly check: VehicleCheck;
  readonly items: readonly Seen[];
  readonly waiting: number;
}

/** What follows from the inspection, and whether the desk has it. */
export function Done({ check, items, waiting }: DoneProps): ReactNode {
  const t = useTexts(checkTexts);
  const isStopped = criticalOf(items) !== undefined;
  const hasDefects = items.some(({ result }) => result === 'fail');
  return (
    <main id="page" className="mx-auto w-full max-w-md flex-1 space-y-3 p-4">
      <section className="card p-5">
        <h1 className="text-xl font-semibold">{t('doneTitle')}</h1>
        <p className={`mt-2 font-medium ${isStopped ? 'text-danger' : 'text-ok'}`}>
          {isStopped ? t('mayNotDrive') : t(hasDefects ? 'mayDriveDefects' : 'mayDrive')}{' '}
          {isStopped && (
            <a className="underline" href={`tel:${check.telephone.replaceAll(' ', '')}`}>
              {check.telephone}
            </a>
          )}
        </p>
        <p className="mt-2 text-muted" aria-live="polite">
          {t(waiting > 0 ? 'doneWaiting' : 'doneSent')}
        </p>
      </section>
    </main>
  );
}
