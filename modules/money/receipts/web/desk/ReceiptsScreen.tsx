import { Link, useSearch } from '@tanstack/react-router';
import { Keyboard, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LinkTabs } from '#platform/web/LinkTabs.tsx';
import { useMedia } from '#platform/web/media.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { receiptsNoun, useMay, useMayStatements } from '../calls.ts';
import { TypeReceiptDialog } from '../list/TypeReceiptDialog.tsx';
import { type ReceiptTab, receiptListPath, receiptsPath, receiptTabs, statementsPath } from '../paths.ts';
import { Rules } from '../rules/Rules.tsx';
import { Lines } from './Lines.tsx';

/** `/receipts`: what the bank says beside what it is, and the rules by which lines decide themselves. */
export function ReceiptsScreen(): ReactNode {
  const t = useTexts(receiptQueueTexts);
  useChannel(receiptsNoun);
  useChannel('bankStatements');
  const search = useSearch({ strict: false }) as { readonly tab?: string; readonly id?: string };
  const isDesk = useMedia('(min-width: 1024px)');
  const tab = receiptTabs.find((each) => each === search.tab) ?? 'lines';
  // On a phone an open line has the screen to itself.
  const isDetail = !isDesk && tab === 'lines' && !!search.id;
  return (
    <section aria-labelledby="receipts-title" className="list-screen flex flex-col">
      <header className={isDetail ? 'sr-only' : 'list-edge flex-none'}>
        <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2">
          <h1 id="receipts-title" className="text-xl font-semibold">
            {t('screen')}
          </h1>
          {!isDetail && <ScreenTabs current={tab} />}
          {isDesk && <Verbs />}
        </div>
      </header>
      {tab === 'rules' ? <Rules /> : <Lines />}
    </section>
  );
}

/** Lines of the bank, all receipts, and rules. */
export function ScreenTabs({ current }: { readonly current: ReceiptTab | 'all' }): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const mayList = useMay('getReceipts');
  const mayRules = useMay('getReceiptRules');
  return (
    <LinkTabs
      label={t('parts')}
      current={current}
      className="border-b-0!"
      tabs={[
        { id: 'lines' as const, title: t('tab_lines'), to: receiptsPath },
        ...(mayList ? [{ id: 'all' as const, title: t('tab_all'), to: receiptListPath }] : []),
        ...(mayRules
          ? [{ id: 'rules' as const, title: t('tab_rules'), to: receiptsPath, search: { tab: 'rules' } }]
          : []),
      ]}
    />
  );
}

function Verbs(): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const [isTyping, setIsTyping] = useState(false);
  const mayType = useMay('postReceipt');
  const mayRead = useMayStatements('postBankStatement');
  return (
    <div className="ml-auto flex flex-wrap gap-2">
      {mayType && (
        <button type="button" className="btn btn-s" onClick={() => setIsTyping(true)}>
          <Keyboard size={16} aria-hidden="true" />
          {t('typeReceipt')}
        </button>
      )}
      {mayRead && (
        <Link {...linkTo(statementsPath)} className="btn btn-s">
          <Upload size={16} aria-hidden="true" />
          {t('readStatement')}
        </Link>
      )}
      {isTyping && <TypeReceiptDialog onClose={() => setIsTyping(false)} />}
    </div>
  );
}
