import { useQuery } from '@tanstack/react-query';
import { Camera, ImagePlus, type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { FilePicker } from '#platform/web/fields/FilePicker.tsx';
import { readFile } from '#platform/web/fields/read-file.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import type { CallOptions } from '#platform/web/rpc.ts';
import { newIdempotencyKey } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { documents, useMay } from './calls.ts';

interface RecordPhotoProps {
  /** The channel of the record, and its id. */
  readonly noun: string;
  readonly id: string;
  readonly name: string;
  /** The name of the file. */
  readonly photo: string | null;
  readonly change: (
    photo: { readonly id: string; readonly fileName: string; readonly content: string },
    options: CallOptions,
  ) => Promise<unknown>;
  readonly mayChange: boolean;
  /** What stands there while there is no picture. */
  readonly icon: LucideIcon;
}

/** The picture of a record. It is changed at once, without the form around it being saved. */
export function RecordPhoto({ noun, id, name, photo, change, mayChange, icon: Icon }: RecordPhotoProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const maySee = useMay('downloadFile');
  const { data: source } = useQuery({
    queryKey: ['photos', photo],
    queryFn: async ({ signal }) => {
      const { base64, contentType } = await documents.downloadFile({ blobName: photo! }, { signal });
      return `data:${contentType};base64,${base64}`;
    },
    enabled: photo !== null && maySee,
    staleTime: Infinity,
  });
  async function keep(fileName: string, content: string): Promise<void> {
    setBusy(true);
    try {
      await change({ id, fileName, content }, { idempotencyKey: newIdempotencyKey() });
      await queries.invalidateQueries({ queryKey: [noun] });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  async function choose(file: File): Promise<void> {
    try {
      const chosen = await readFile(file);
      await keep(chosen.name, chosen.base64);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  const accept = 'image/jpeg,image/png';
  return (
    <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
      <div className="grid size-24 flex-none place-items-center overflow-hidden rounded-card border border-line bg-sunken text-faint">
        {photo && source ? (
          <img src={source} alt={t('photoOf', { name })} className="size-full object-cover" />
        ) : (
          <Icon size={36} aria-hidden="true" className={photo ? 'animate-pulse' : undefined} />
        )}
      </div>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <FilePicker
            label={t('takePhotoOf')}
            icon={<Camera size={15} aria-hidden="true" />}
            accept={accept}
            camera
            disabled={isBusy}
            onPick={choose}
          />
          <FilePicker
            label={t('choosePhoto')}
            icon={<ImagePlus size={15} aria-hidden="true" />}
            accept={accept}
            disabled={isBusy}
            onPick={choose}
          />
          {photo && (
            <button type="button" className="btn btn-g" disabled={isBusy} onClick={() => void keep('', '')}>
              <Trash2 size={15} aria-hidden="true" />
              {t('removePhoto')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
