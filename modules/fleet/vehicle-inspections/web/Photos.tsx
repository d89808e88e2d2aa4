import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { readFile } from '#platform/web/fields/read-file.ts';
import { queries } from '#platform/web/queries.ts';
import { client, newIdempotencyKey, RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentService } from '#modules/base/documents/contract.ts';
import type { InspectionAnswer } from '../answers.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { inspections, inspectionsNoun } from './calls.ts';

const documents = client(documentService);

/** The photos of an item, one under the other. */
export function Photos({ names, label }: { readonly names: readonly string[]; readonly label: string }): ReactNode {
  if (names.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {names.map((name, place) => (
        <li key={name}>
          <Photo name={name} label={names.length > 1 ? `${label} ${place + 1}` : label} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ name, label }: { readonly name: string; readonly label: string }): ReactNode {
  const { data: source } = useQuery({
    queryKey: ['inspectionPhotos', name],
    queryFn: async ({ signal }) => {
      const { base64, contentType } = await documents.downloadFile({ blobName: name }, { signal });
      return `data:${contentType};base64,${base64}`;
    },
    staleTime: Infinity,
  });
  if (!source) return <div className="skeleton h-40" />;
  return (
    <img src={source} alt={label} className="max-h-72 w-full rounded-ctl border border-line bg-white object-contain" />
  );
}

interface PhotoAdderProps {
  readonly inspectionId: string;
  readonly item: InspectionAnswer;
}

/** Adds a photo to an item, sent as it is chosen. */
export function PhotoAdder({ inspectionId, item }: PhotoAdderProps): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const failureText = useFailureText();
  const problemId = useId();
  const [state, setState] = useState({ isBusy: false, problem: '' });
  async function add(file: File | undefined): Promise<void> {
    if (!file) return;
    setState({ isBusy: true, problem: '' });
    try {
      const { name, base64 } = await readFile(file);
      await inspections.postVehicleInspectionFile(
        { id: inspectionId, unitId: item.unitId, code: item.code, fileName: name, content: base64 },
        { idempotencyKey: newIdempotencyKey() },
      );
      await queries.invalidateQueries({ queryKey: [inspectionsNoun] });
      setState({ isBusy: false, problem: '' });
    } catch (error) {
      const problem = (error instanceof RpcFailure && Object.values(error.fields)[0]) || failureText(error);
      setState({ isBusy: false, problem });
    }
  }
  return (
    <div>
      <label className="btn btn-l cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand">
        <Camera size={15} aria-hidden="true" />
        <span aria-live="polite">{state.isBusy ? t('sendingPhoto') : t('addPhoto')}</span>
        <span className="sr-only">: {item.name}</span>
        <input
          type="file"
          accept="image/jpeg,image/png"
          className="sr-only"
          disabled={state.isBusy}
          aria-describedby={problemId}
          onChange={({ currentTarget }) => {
            void add(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      <p id={problemId} className="err" aria-live="polite">
        {state.problem}
      </p>
    </div>
  );
}
