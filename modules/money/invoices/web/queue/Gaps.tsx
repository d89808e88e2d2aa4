import clsx from 'clsx';
import {
  CircleAlert,
  ClipboardX,
  FileWarning,
  FileX,
  Hash,
  type LucideIcon,
  Package,
  PackageX,
  PauseCircle,
  Percent,
  ReceiptText,
  UserX,
} from 'lucide-react';
import { type ReactNode } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { BellRing } from 'lucide-react';
import { z } from 'zod';
import { lawDays, lawStateOf, type LawState, warnDays } from '#modules/money/invoices/law-days.ts';
import { invoiceQueueTexts } from '#modules/money/invoices/messages/queue/index.ts';
import { type GapSums, invoiceFailures, invoices, useMay } from '../calls.ts';
import { useGapWord } from '../words.tsx';
import type { QueueState } from './use-queue.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  podMissing: FileX,
  rateMissing: Percent,
  itemMissing: Package,
  orderNumberForInvoice: Hash,
  loadHeld: PauseCircle,
  inspectionMissing: ClipboardX,
  papersMissingForInvoice: FileWarning,
  transportDocumentMissing: FileWarning,
  customsProofMissing: FileWarning,
  buyerParticularsMissing: UserX,
  buyerVatNumberMissing: ReceiptText,
  zeroRateReasonNeeded: ReceiptText,
  loadNotDelivered: PackageX,
};

export const lawColours: Readonly<Record<LawState, string>> = { ok: '', amber: 'text-warn', red: 'text-danger' };

interface GapsProps {
  readonly state: QueueState;
  readonly sums: GapSums;
}

/** What is delivered and not invoiced, and why: each reason with its loads, what they come to, who mends it, and the oldest. */
export function Gaps({ state, sums }: GapsProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const formats = useFormats();
  const word = useGapWord();
  const mayRemind = useMay('remindBillingOwners');
  const count = sums.parts.reduce((sum, part) => sum + part.count, 0);
  const net = wireOf(sumOf(sums.parts.map((part) => centsOfWire(part.net))));
  const held = sums.parts.find(({ part }) => part === 'held');
  return (
    <>
      <div className="px-4 py-3.5">
        <h2 className="text-sm text-muted">{t('notInvoiced')}</h2>
        <p className="text-2xl font-semibold tabular-nums">{formats.wholeMoney(net)}</p>
        <p className="text-sm text-muted">
          {t('notInvoicedLoads', { count })} · {t('ofLaw', { days: lawDays })}
        </p>
        {sums.red > 0 && <p className="text-sm text-danger">{t('redCount', { count: sums.red, day: warnDays.red })}</p>}
        {sums.amber > 0 && (
          <p className="text-sm text-warn">{t('amberCount', { count: sums.amber, day: warnDays.amber })}</p>
        )}
      </div>
      <h2 id="why-not" className="border-t border-line px-4 pt-2.5 pb-1.5 text-sm text-muted">
        {t('whyNot')}
      </h2>
      {sums.gaps.length === 0 && !held?.count && <p className="px-4 pb-3 text-muted">{t('nothingMissing')}</p>}
      <ul aria-labelledby="why-not">
        {sums.gaps.map((gap) => (
          <Reason
            key={gap.code}
            icon={icons[gap.code] ?? CircleAlert}
            title={word(gap.code)}
            owner={t(`owner_${gap.owner}`)}
            count={gap.count}
            net={gap.net}
            oldest={gap.oldest}
            isOpen={state.gap === gap.code}
            onOpen={() => state.showPart('waiting', state.gap === gap.code ? undefined : gap.code)}
          />
        ))}
        {held !== undefined && held.count > 0 && (
          <Reason
            icon={PauseCircle}
            title={t('part_held')}
            owner={t('owner_billing')}
            count={held.count}
            net={held.net}
            isOpen={state.part === 'held'}
            onOpen={() => state.showPart('held')}
          />
        )}
      </ul>
      {mayRemind && sums.gaps.length > 0 && (
        <div className="border-t border-line px-4 py-3">
          <DialogButton icon={BellRing} title={state.gap ? t('remindThese') : t('remindAll')} className="btn btn-l">
            {(close) => <Remind gap={state.gap} onClose={close} />}
          </DialogButton>
        </div>
      )}
    </>
  );
}

interface ReasonProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly owner: string;
  readonly count: number;
  readonly net: number;
  readonly oldest?: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Reason({ icon: Icon, title, owner, count, net, oldest, isOpen, onOpen }: ReasonProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const formats = useFormats();
  const law = lawStateOf(oldest ?? 0);
  return (
    <li className="border-b border-line first:border-t">
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={onOpen}
        className={clsx(
          'flex w-full gap-2.5 border-l-2 py-2 pr-4 pl-3 text-left',
          isOpen ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-sunken',
        )}
      >
        <Icon size={17} aria-hidden="true" className={clsx('mt-0.5 flex-none', lawColours[law] || 'text-muted')} />
        <span className="min-w-0 flex-1">
          <span className="flex justify-between gap-2 font-medium">
            <span className="truncate" title={title}>
              {title}
            </span>
            <span className="tabular-nums">{count}</span>
          </span>
          <span className="flex justify-between gap-2 text-sm text-muted">
            <span className="truncate">{owner}</span>
            <span className="whitespace-nowrap tabular-nums">{formats.wholeMoney(net)}</span>
          </span>
          {oldest !== undefined && (
            <span className={clsx('block text-sm', lawColours[law] || 'text-muted')}>
              {t('oldestDays', { count: oldest })}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

const nothing = z.strictObject({});

interface RemindProps {
  readonly gap: string | undefined;
  readonly onClose: () => void;
}

function Remind({ gap, onClose }: RemindProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  return (
    <FormDialog
      title={gap ? t('remindThese') : t('remindAll')}
      text={t('remindText')}
      schema={nothing}
      initial={{}}
      confirm={gap ? t('remindThese') : t('remindAll')}
      failures={invoiceFailures}
      intent={gap}
      isNarrow
      onClose={onClose}
      submit={async (_, idempotencyKey) => {
        const { mailed, loads } = await invoices.remindBillingOwners({ ...(gap && { gap }) }, { idempotencyKey });
        snackbar(mailed === 0 ? t('remindedNobody') : t('reminded', { mailed, loads }), { kind: 'ok' });
        onClose();
      }}
    >
      {null}
    </FormDialog>
  );
}
