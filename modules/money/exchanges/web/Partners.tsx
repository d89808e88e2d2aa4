import { useQuery } from '@tanstack/react-query';
import { Plug, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { PartnerRow } from '../contract.ts';
import { exchangeDeskTexts } from '../messages/desk/index.ts';
import { partnersRead, useMay } from './calls.ts';
import { PartnerDialog } from './PartnerDialog.tsx';

/** Opens the systems that documents are exchanged with: the tax authority's, and those of customers. */
export function OpenPartners({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  if (!useMay('getInvoiceApiPartners')) return null;
  return (
    <button type="button" className="btn btn-s max-lg:hidden" onClick={onOpen}>
      <Plug size={15} aria-hidden="true" />
      {t('partners')}
    </button>
  );
}

/** The systems, and the form of one in their place. */
export function Partners({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const [mayAdd, mayChange] = [useMay('postInvoiceApiPartner'), useMay('putInvoiceApiPartner')];
  const { data } = useQuery(partnersRead());
  const [changed, change] = useState<PartnerRow | 'new'>();
  // One dialog at a time: the form takes the place of the list.
  if (changed !== undefined)
    return <PartnerDialog {...(changed !== 'new' && { partner: changed })} onClose={() => change(undefined)} />;
  return (
    <Dialog
      open
      title={t('partners')}
      width={640}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={onClose}>
            {t('close')}
          </button>
          {mayAdd && (
            <button type="button" className="btn btn-p" onClick={() => change('new')}>
              <Plus size={15} aria-hidden="true" />
              {t('addPartner')}
            </button>
          )}
        </>
      }
    >
      <p className="text-muted">{t('partnersText')}</p>
      {!data && <div className="skeleton mt-3 h-24" role="status" aria-busy="true" />}
      {data?.length === 0 && <p className="mt-3 text-muted">{t('noPartners')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {data?.map((partner) => (
          <li key={partner.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">
                {partner.name}
                {!partner.isActive && <span className="ml-2 text-sm font-normal text-warn">{t('partnerOff')}</span>}
              </p>
              <p className="truncate text-sm text-muted">
                {[t(`partnerKind_${partner.kind}`), partner.customerName, partner.url].filter(Boolean).join(' · ')}
              </p>
            </div>
            {mayChange && (
              <button
                type="button"
                className="btn btn-g flex-none"
                aria-label={t('changePartnerOf', { name: partner.name })}
                onClick={() => change(partner)}
              >
                {t('change')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
