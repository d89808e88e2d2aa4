import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, PlugZap } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { PartnerRow, SystemTest } from '../contract.ts';
import { exchangeDeskTexts } from '../messages/desk/index.ts';
import { exchanges, partnersRead, useMay } from './calls.ts';
import { Message } from './Message.tsx';
import { useQuestion } from './use-question.ts';

/** Opens the test of the systems. */
export function OpenTest({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const [mayRead, mayTest] = [useMay('getInvoiceApiPartners'), useMay('testInvoiceApiPartner')];
  if (!mayRead || !mayTest) return null;
  return (
    <button type="button" className="btn btn-s max-lg:hidden" onClick={onOpen}>
      <PlugZap size={15} aria-hidden="true" />
      {t('testConnection')}
    </button>
  );
}

/** The systems, each with what it answers when it is asked. */
export function TestDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const { data } = useQuery(partnersRead());
  return (
    <Dialog
      open
      title={t('testConnection')}
      width={640}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-s" onClick={onClose}>
          {t('close')}
        </button>
      }
    >
      <p className="text-muted">{t('testText')}</p>
      {!data && <div className="skeleton mt-3 h-24" role="status" aria-busy="true" />}
      {data?.length === 0 && <p className="mt-3 text-muted">{t('noPartners')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {data?.map((partner) => (
          <Tested key={partner.id} partner={partner} />
        ))}
      </ul>
    </Dialog>
  );
}

function Tested({ partner }: { readonly partner: PartnerRow }): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const { name, kind, customerName, url, isActive, id } = partner;
  const question = useQuestion(() => exchanges.testInvoiceApiPartner({ id }));
  return (
    <li className="py-2.5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">
            {name}
            {!isActive && <span className="ml-2 text-sm font-normal text-warn">{t('partnerOff')}</span>}
          </p>
          <p className="truncate text-sm text-muted" title={url}>
            {[t(`partnerKind_${kind}`), customerName, url].filter(Boolean).join(' · ')}
          </p>
        </div>
        <button
          type="button"
          className="btn btn-s flex-none"
          aria-label={t('testOf', { name })}
          disabled={question.isBusy}
          onClick={question.ask}
        >
          {t(question.isBusy ? 'testing' : 'test')}
        </button>
      </div>
      {question.answer && <Answered name={name} answer={question.answer} />}
    </li>
  );
}

function Answered({ name, answer }: { readonly name: string; readonly answer: SystemTest }): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const language = useLanguage();
  const { at, outcome, milliseconds, request } = answer;
  const isGood = outcome === 'answers';
  const Icon = isGood ? CircleCheck : CircleX;
  return (
    <div className="mt-2 rounded-card border border-line">
      <p role="status" className={`flex items-start gap-2 px-4 py-2 ${isGood ? 'text-ok' : 'text-danger'}`}>
        <Icon size={16} aria-hidden="true" className="mt-0.5 flex-none" />
        {isGood
          ? t('answersIn', { name, seconds: formatDecimal(language, milliseconds / 1000, { decimals: 1 }) })
          : t('problemOf', { name, problem: t(`outcome_${outcome}`) })}
      </p>
      <div className="border-t border-line">
        <Message title={t('request')} at={at} text={request} size={0} />
      </div>
      <div className="border-t border-line">
        <Message title={t('answer')} at={at} text={answer.answer} size={answer.answer.length} />
      </div>
    </div>
  );
}
