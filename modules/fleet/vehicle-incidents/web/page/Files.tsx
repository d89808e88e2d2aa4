import { useQuery } from '@tanstack/react-query';
import { Camera, FileText } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { is } from '#platform/machine.ts';
import { readFile } from '#platform/web/fields/read-file.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useOutcome } from '#platform/web/record/use-outcome.ts';
import { newIdempotencyKey, RpcFailure } from '#platform/web/rpc.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { IncidentRecord } from '#modules/fleet/vehicle-incidents/contract.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import { incidentLife } from '#modules/fleet/vehicle-incidents/status.ts';
import { incidentFileRead, incidents, incidentsNoun, useMay } from '../calls.ts';
import { Part } from './Part.tsx';

/** Photos and papers; each is sent by itself, so that what a lost network kept back holds up no other. */
export function Files({ incident }: { readonly incident: IncidentRecord }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const mayAdd = useMay('postVehicleIncidentFile') && is(incidentLife, incident.status, 'open');
  const mayRead = useMay('getVehicleIncidentFile');
  const { files } = incident;
  return (
    <Part title={t('files')} beside={files.length > 0 && t('filesCount', { count: files.length })}>
      {files.length === 0 && <p className="mb-2 text-muted">{t('noFiles')}</p>}
      {mayRead && files.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2">
          {files.map((file, place) => (
            <li key={file.id}>
              <Shown incidentId={incident.id} file={file} label={t('photoNumber', { number: place + 1 })} />
            </li>
          ))}
        </ul>
      )}
      {mayAdd && <AddFile incident={incident} />}
    </Part>
  );
}

interface ShownProps {
  readonly incidentId: string;
  readonly file: IncidentRecord['files'][number];
  readonly label: string;
}

function Shown({ incidentId, file, label }: ShownProps): ReactNode {
  const { data } = useQuery(incidentFileRead(incidentId, file.id));
  if (!data) return <div className="skeleton h-24 w-32" />;
  const name = `${label}: ${file.fileName}`;
  const save = () => {
    const bytes = Uint8Array.from(atob(data.base64), (letter) => letter.charCodeAt(0));
    saveFile(new Blob([bytes], { type: data.contentType }), data.fileName);
  };
  if (!data.contentType.startsWith('image/'))
    return (
      <button type="button" className="btn btn-s h-24 max-w-40" onClick={save} title={file.fileName}>
        <FileText size={16} aria-hidden="true" className="flex-none" />
        <span className="truncate">{file.fileName}</span>
      </button>
    );
  return (
    <button type="button" onClick={save} title={file.fileName} className="block rounded-ctl">
      <img
        src={`data:${data.contentType};base64,${data.base64}`}
        alt={name}
        className="h-24 w-32 rounded-ctl border border-line object-cover"
      />
    </button>
  );
}

function AddFile({ incident }: { readonly incident: IncidentRecord }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const failureText = useFailureText();
  const { taken } = useOutcome({ noun: incidentsNoun, id: incident.id, lockId: incident.lockId });
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number }>();
  async function send(files: readonly File[]): Promise<void> {
    let arrived = 0;
    for (const [done, file] of files.entries()) {
      setProgress({ done, count: files.length });
      try {
        const { name, base64 } = await readFile(file);
        await incidents.postVehicleIncidentFile(
          {
            id: incident.id,
            kind: file.type.startsWith('image/') ? 'photo' : 'other',
            fileName: name,
            content: base64,
          },
          { idempotencyKey: newIdempotencyKey() },
        );
        arrived += 1;
      } catch (error) {
        const problem = (error instanceof RpcFailure && Object.values(error.fields)[0]) || failureText(error);
        toast(t('fileFailed', { name: file.name, problem }), { kind: 'danger' });
      }
    }
    setProgress(undefined);
    if (arrived > 0) await taken(t('fileAdded'));
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-s"
        aria-disabled={progress !== undefined}
        onClick={() => progress === undefined && input.current?.click()}
      >
        <Camera size={15} aria-hidden="true" />
        <span aria-live="polite">{progress ? t('sending', progress) : t('addFile')}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('addFile')}
        accept="application/pdf,image/jpeg,image/png"
        onChange={({ currentTarget }) => {
          void send([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
