import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { type Debtor, useMay } from './calls.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { PromiseForm } from './PromiseForm.tsx';
import { useNote } from './use-note.ts';
import { WithdrawPromise } from './WithdrawPromise.tsx';

interface DebtorPaneProps {
  readonly debtor: Debtor;
  readonly companyId: string | null;
  /** P and N work here. */
  readonly hasKeys?: boolean;
}

const shown = 8;

/** One debtor: whom to ring, its invoices, its last promises and notes, and what was said now. */
export function DebtorPane({ debtor, companyId, hasKeys = false }: DebtorPaneProps): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const [isNoting, setNoting] = useState(false);
  const [mayPromise, mayNote] = [useMay('postPaymentPromise'), useMay('postDebtorNote')];
  const note = useNote(debtor, companyId);
  useShortcut({ key: 'n' }, hasKeys && mayNote ? () => setNoting(true) : undefined);
  return (
    <div className="space-y-3 px-4 py-3">
      <Contact debtor={debtor} />
      <Items debtor={debtor} />
      <Said debtor={debtor} />
      {mayPromise && debtor.overdue > 0 && <PromiseForm debtor={debtor} companyId={companyId} hasKey={hasKeys} />}
      {mayNote && (
        <p className="flex flex-wrap gap-x-3">
          <button
            type="button"
            className="link min-h-6 pointer-coarse:min-h-11"
            onClick={() => void note({ kind: 'noAnswer' })}
          >
            {t('noAnswer')}
          </button>
          <button type="button" className="link min-h-6 pointer-coarse:min-h-11" onClick={() => setNoting(true)}>
            {t('ringAgain')}
          </button>
        </p>
      )}
      {isNoting && <NoteDialog debtor={debtor} companyId={companyId} onClose={() => setNoting(false)} />}
    </div>
  );
}

function Contact({ debtor: { contact, language } }: { readonly debtor: Debtor }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  return (
    <div className="flex items-center justify-between gap-2">
      <div className="min-w-0">
        {contact.name && <p className="truncate font-medium">{contact.name}</p>}
        <p className="text-sm text-muted">
          {contact.telephone || t('noNumber')} · {t(`language_${language}`)}
        </p>
      </div>
      {contact.telephone && (
        <a className="btn btn-s flex-none" href={`tel:${contact.telephone.replaceAll(/[^+\d]/g, '')}`}>
          <Phone size={15} aria-hidden="true" />
          {t('ring')}
        </a>
      )}
    </div>
  );
}

/** What is open, the oldest first; what is disputed says so, and is not reminded of. */
export function Items({ debtor }: { readonly debtor: Debtor }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const formats = useFormats();
  const { items, currency } = debtor;
  if (items.length === 0) return <p className="text-muted">{t('nothingOpen')}</p>;
  return (
    <ul className="space-y-1">
      {items.slice(0, shown).map((item) => (
        <li key={item.id} className="grid grid-cols-[minmax(0,1fr)_auto_6.5rem] items-baseline gap-x-3">
          {item.documentId && ['invoice', 'creditNote', 'debitNote'].includes(item.kind) ? (
            <Link to={`/invoices/${item.documentId}` as never} className="link truncate">
              {item.number}
            </Link>
          ) : (
            <span className="truncate">{item.number}</span>
          )}
          <span className="text-sm whitespace-nowrap text-muted">
            {item.open > 0 ? t('due', { date: formats.date(item.dueDate) }) : formats.date(item.date)}
          </span>
          <span
            className={clsx(
              'text-right whitespace-nowrap tabular-nums',
              item.days > 90 ? 'text-danger' : item.days > 60 && 'text-warn',
            )}
          >
            {formats.money(item.open, item.currency)}
          </span>
          {item.disputed > 0 && (
            <span className="col-span-3 text-sm text-danger">
              {t('partDisputed', { amount: formats.money(item.disputed, currency), note: item.disputeNote || '…' })}
            </span>
          )}
        </li>
      ))}
      {items.length > shown && (
        <li className="text-sm text-muted">{t('moreItems', { count: items.length - shown })}</li>
      )}
    </ul>
  );
}

/** The last promise, reminder and note. */
function Said({ debtor }: { readonly debtor: Debtor }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const formats = useFormats();
  const [promise, reminder, note] = [debtor.promises[0], debtor.reminders[0], debtor.notes[0]];
  if (!promise && !reminder && !note) return null;
  return (
    <div className="space-y-1 text-sm text-muted">
      {promise && (
        <p>
          {t('promiseOf', {
            made: formats.date(promise.madeOn),
            amount: formats.money(promise.amount, debtor.currency),
            date: formats.date(promise.dueDay),
          })}{' '}
          <span
            className={clsx(promise.standing === 'broken' && 'text-danger', promise.standing === 'kept' && 'text-ok')}
          >
            {t(`standing_${promise.standing}`)}
          </span>{' '}
          {promise.standing === 'open' && <WithdrawPromise promise={promise} />}
        </p>
      )}
      {reminder && (
        <p>
          {t('reminded', {
            step: reminder.step,
            date: formats.date(reminder.day),
            amount: formats.money(reminder.amount, debtor.currency),
          })}
        </p>
      )}
      {note && (
        <p>
          {formats.date(note.day)}{' '}
          {[t(`kind_${note.kind}`, { date: formats.date(note.ringOn) }), note.text].filter(Boolean).join(': ')} (
          {note.writtenBy})
        </p>
      )}
    </div>
  );
}
