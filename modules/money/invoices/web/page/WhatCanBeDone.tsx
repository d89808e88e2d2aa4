import {
  Ban,
  BookCheck,
  Check,
  FileMinus,
  FilePen,
  type LucideIcon,
  MessageCircleWarning,
  Pencil,
  Send,
  Trash2,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import { type Invoice, invoiceFailures, invoicesNoun } from '../calls.ts';
import { hasLeft } from './use-decisions.tsx';

interface Row {
  readonly event: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** On its button, where the row says the rest. */
  readonly verb: string;
  /** How far it goes. */
  readonly limit: string;
  /** Why it cannot be done; without it, it is a matter of rights. */
  readonly isImpossible?: string | false;
}

interface WhatCanBeDoneProps {
  readonly invoice: Invoice;
  readonly decisions: readonly Decision[];
}

/** Each verb with its limit; the impossible says why. */
export function WhatCanBeDone({ invoice, decisions }: WhatCanBeDoneProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const rows = useRows(invoice);
  if (invoice.status === 'VOID') return <p className="text-muted">{t('isVoid')}</p>;
  return (
    <ul>
      {rows.map(({ event, icon: Icon, title, verb, limit, isImpossible }) => {
        const decision = decisions.find((each) => each.event === event && isOf(each, event, title));
        return (
          <li key={`${event} ${title}`} className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
            <Icon size={17} aria-hidden="true" className="flex-none text-muted" />
            <div className="min-w-0 flex-1">
              <p>{title}</p>
              <p className="text-sm text-muted">{isImpossible || decision?.barrier || limit}</p>
            </div>
            {decision && !isImpossible ? (
              <div className="flex-none [&_svg]:hidden">
                <Decisions
                  record={{ noun: invoicesNoun, id: invoice.id, lockId: invoice.lockId }}
                  decisions={[inRow(decision, verb)]}
                  failures={invoiceFailures}
                  isPart
                />
              </div>
            ) : (
              !isImpossible && <span className="flex-none text-sm text-muted">{t('noRight')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Approving and posting a draft are the same event. */
const isOf = (decision: Decision, event: string, title: string) => event !== 'approve' || decision.title === title;

/** In its row a verb is short, and its key stands on the button above. */
function inRow({ event, may, icon, kind, barrier, does }: Decision, verb: string): Decision {
  return { event, may, icon, barrier, does, title: verb, ...(kind === 'danger' && { kind }) };
}

function useRows(invoice: Invoice): readonly Row[] {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const { kind, status, lines, gross, credited, currency, needsSecondPerson } = invoice;
  const left = wireOf(sumOf(lines.map((line) => centsOfWire(line.left))));
  if (status !== 'POSTED')
    return [
      ...(needsSecondPerson && status === 'DRAFT'
        ? [
            { event: 'approve', icon: Check, title: t('approve'), verb: t('approve'), limit: t('approveLimit') },
            { event: 'reject', icon: X, title: t('reject'), verb: t('reject'), limit: t('rejectLimit') },
          ]
        : []),
      {
        event: status === 'DRAFT' ? 'approve' : 'post',
        icon: BookCheck,
        title: t('post'),
        verb: t('post'),
        limit: t('postLimit'),
        isImpossible: status === 'DRAFT' && needsSecondPerson && t('waitsForApproval'),
      },
      ...(status === 'DRAFT'
        ? [{ event: 'edit', icon: Pencil, title: t('edit'), verb: t('edit'), limit: t('editLimit') }]
        : [{ event: 'reject', icon: X, title: t('reject'), verb: t('reject'), limit: t('rejectLimit') }]),
      {
        event: 'void',
        icon: Trash2,
        title: t('void'),
        verb: t('voidVerb'),
        limit: kind === 'invoice' ? t('voidLimit') : t('voidLimitNote'),
      },
    ];
  return [
    {
      event: 'credit',
      icon: FileMinus,
      title: kind === 'creditNote' ? t('debitNote') : t('creditNote'),
      verb: t('credit'),
      limit: t('creditLimit', { amount: formats.money(left, currency) }),
      isImpossible: kind === 'debitNote' ? t('debitStays') : !hasLeft(invoice) && t('nothingLeft'),
    },
    { event: 'correct', icon: FilePen, title: t('correctedCopy'), verb: t('correct'), limit: t('correctLimit') },
    {
      event: 'dispute',
      icon: MessageCircleWarning,
      title: t('dispute'),
      verb: t('disputeVerb'),
      limit: t('disputeLimit', {
        amount: formats.money(wireOf(sumOf([centsOfWire(gross), centsOfWire(-credited)])), currency),
      }),
      isImpossible: kind === 'invoice' ? credited >= gross && t('nothingLeft') : t('disputeOnlyInvoices'),
    },
    { event: 'send', icon: Send, title: t('sendAgain'), verb: t('sendVerb'), limit: t('sendLimit') },
    {
      event: 'withdraw',
      icon: Ban,
      title: t('withdrawn'),
      verb: '',
      limit: '',
      isImpossible: kind === 'invoice' ? t('postedStays') : t('postedNoteStays'),
    },
  ];
}
