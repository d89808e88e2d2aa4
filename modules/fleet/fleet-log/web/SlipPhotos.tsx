import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FilePicker } from '#platform/web/fields/FilePicker.tsx';
import { readFile } from '#platform/web/fields/read-file.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { client, newIdempotencyKey, RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentService } from '#modules/base/documents/contract.ts';
import type { FleetLogLine } from '../contract.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { fleetLogs, reread, useMay } from './calls.ts';

const documents = client(documentService);

/** The photos of a slip, and one more while it may be added. */
export function SlipPhotos({ line }: { readonly line: FleetLogLine }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const mayAdd = useMay('postFleetSlipPhoto') && line.vehicleId !== null;
  const titleId = useId();
  const sending = useSlipPhoto();
  if (line.photos.length === 0 && !mayAdd) return null;
  return (
    <section aria-labelledby={titleId} className="border-b border-line px-4 py-4">
      <h2 id={titleId} className="font-semibold">
        {t('photo')}
      </h2>
      {line.photos.length > 0 && (
        <ul className="mt-2 grid gap-3">
          {line.photos.map((name) => (
            <li key={name}>
              <Photo name={name} label={[t('photo'), line.slipNumber].filter(Boolean).join(' ')} />
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <div className="mt-2">
          <FilePicker
            label={sending.isBusy ? t('sendingPhoto') : t('addPhoto')}
            icon={<Camera size={15} aria-hidden="true" />}
            accept="image/jpeg,image/png"
            disabled={sending.isBusy}
            onPick={async (file) => {
              await sending.send(line.id, file);
            }}
          />
          <p className="err" aria-live="polite">
            {sending.problem}
          </p>
        </div>
      )}
    </section>
  );
}

function Photo({ name, label }: { readonly name: string; readonly label: string }): ReactNode {
  const { data: source } = useQuery({
    queryKey: ['slipPhotos', name],
    queryFn: async ({ signal }) => {
      const { base64, contentType } = await documents.downloadFile({ blobName: name }, { signal });
      return `data:${contentType};base64,${base64}`;
    },
    staleTime: Infinity,
  });
  if (!source) return <div className="skeleton h-40" />;
  return (
    <img src={source} alt={label} className="max-h-96 w-full rounded-ctl border border-line bg-white object-contain" />
  );
}

/** Sends a photo of a slip; answers why it was not kept, and nothing where it was. */
export function useSlipPhoto() {
  const failureText = useFailureText();
  const [state, setState] = useState({ isBusy: false, problem: '' });
  return {
    ...state,
    async send(id: string, file: File): Promise<string> {
      setState({ isBusy: true, problem: '' });
      let problem = '';
      try {
        const { name, base64 } = await readFile(file);
        await fleetLogs.postFleetSlipPhoto(
          { id, fileName: name, content: base64 },
          { idempotencyKey: newIdempotencyKey() },
        );
        await reread();
      } catch (error) {
        problem = (error instanceof RpcFailure && Object.values(error.fields)[0]) || failureText(error);
      }
      setState({ isBusy: false, problem });
      return problem;
    },
  };
}
