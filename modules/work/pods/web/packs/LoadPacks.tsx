import { useQuery } from '@tanstack/react-query';
import { Download, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '#modules/work/pods/messages/desk/index.ts';
import type { PackRow } from '#modules/work/pods/pack-contract.ts';
import { packsRead, useMayPack } from './calls.ts';
import { PackBadge, usePackProblem } from './pack-words.tsx';
import { type PackActions, usePackActions } from './use-pack-actions.ts';

interface LoadPacksProps {
  readonly loadId: string;
  /** Something of the load can be sent. */
  readonly isAccepted: boolean;
}

/** What the customer of a load was sent, with its result, and sending it again. */
export function LoadPacks({ loadId, isAccepted }: LoadPacksProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const maySee = useMayPack('getPodPacks');
  const maySend = useMayPack('sendPodPack') && isAccepted;
  const { data } = useQuery({ ...packsRead(loadId), enabled: maySee });
  // What became of the last one is said first.
  const isUndecided = data?.rows.some(({ status }) => status === 'UNKNOWN');
  const actions = usePackActions();
  if (!maySee || !data || (data.rows.length === 0 && !isAccepted)) return null;
  return (
    <section aria-labelledby="load-packs" className="space-y-3 pt-2">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="load-packs" className="text-base font-semibold">
          {t('packs')}
        </h2>
        {maySend && !isUndecided && (
          <button
            type="button"
            className="btn btn-s ml-auto"
            disabled={actions.isBusy}
            onClick={() => void actions.send(loadId)}
          >
            <Send size={15} aria-hidden /> {t(data.rows.length > 0 ? 'packSendAgain' : 'packSend')}
          </button>
        )}
      </div>
      {data.rows.length === 0 && <p className="text-muted">{t('packsNone')}</p>}
      {data.rows.length > 0 && (
        <ul className="card divide-y divide-line">
          {data.rows.map((pack) => (
            <Sending key={pack.id} pack={pack} actions={actions} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SendingProps {
  readonly pack: PackRow;
  readonly actions: PackActions;
}

function Sending({ pack, actions }: SendingProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const formats = useFormats();
  const problem = usePackProblem()(pack);
  const mayDownload = useMayPack('getPodPackFile');
  const pages = pack.parts.reduce((sum, part) => sum + part.pages, 0);
  const facts = [
    formats.moment(pack.sentAt ?? pack.askedAt),
    pack.recipients.join(', '),
    pack.reference,
    pages > 0 && t('packPages', { count: pages }),
    pack.parts.length > 1 && t('packParts', { count: pack.parts.length }),
    pack.isAgain && t('packAgain'),
    pack.fetchedAt && t('packFetched', { at: formats.moment(pack.fetchedAt) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium">
          {pack.format} {t(`packBy_${pack.method}`)}
        </span>
        <span className="block text-sm wrap-break-word text-muted">{facts.filter(Boolean).join(' · ')}</span>
        {problem && <span className="block text-sm wrap-break-word text-danger">{problem}</span>}
      </span>
      <PackBadge state={pack.status} />
      <Settling pack={pack} actions={actions} />
      {mayDownload &&
        pack.parts.map(({ number, fileName }) => (
          <button
            key={number}
            type="button"
            className="btn btn-g"
            aria-label={t('packDownload', { file: fileName })}
            title={t('packDownload', { file: fileName })}
            disabled={actions.isBusy}
            onClick={() => void actions.download(pack.id, number)}
          >
            <Download size={16} aria-hidden />
          </button>
        ))}
    </li>
  );
}

/** What a person says of one that waits for it. */
export function Settling({ pack, actions }: SendingProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const may = useMayPack('settlePodPack');
  const outcomes =
    pack.status === 'UNKNOWN' ? (['arrived', 'lost'] as const) : pack.status === 'TO_POST' ? (['posted'] as const) : [];
  if (!may) return null;
  const words = { arrived: t('packArrived'), lost: t('packLost'), posted: t('packPosted') };
  return outcomes.map((outcome) => (
    <button
      key={outcome}
      type="button"
      className="btn btn-s"
      disabled={actions.isBusy}
      onClick={() => void actions.settle(pack, outcome)}
    >
      {words[outcome]}
    </button>
  ));
}
