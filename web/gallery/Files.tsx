import type { ReactNode } from 'react';
import { z } from 'zod';
import { type ChosenFile, fieldsFor, type FileValue } from '#platform/web/fields/index.ts';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { RpcFailure } from '#platform/web/rpc-failure.ts';

const file = z.custom<FileValue>().nullable();
const schema = z.object({ sent: file, kept: file, lost: file, refused: file, pdf: file });
const Field = fieldsFor<typeof schema>();

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

/** As long as a weak network takes. */
async function slowly({ signal, onProgress }: Sending): Promise<void> {
  for (let part = 0; part <= 20 && !signal.aborted; part++) {
    onProgress(part / 20);
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
}

async function store({ name, size }: ChosenFile, sending: Sending): Promise<FileValue> {
  await slowly(sending);
  return { name, size, blobName: 'gallery' };
}

async function lose(_: ChosenFile, sending: Sending): Promise<FileValue> {
  await slowly(sending);
  throw new RpcFailure({ kind: 'network', code: 'noConnection' });
}

async function refuse(_: ChosenFile, sending: Sending): Promise<FileValue> {
  await slowly(sending);
  throw new RpcFailure({
    kind: 'refusal',
    code: 'fileEncrypted',
    text: 'The PDF is protected by a password. Save it without a password and choose it again.',
  });
}

export function Files(): ReactNode {
  const schemaForm = useSchemaForm({
    schema,
    initial: {
      sent: null,
      kept: { name: 'GIT certificate 2026.pdf', size: 155_320 },
      lost: null,
      refused: null,
      pdf: null,
    },
  });
  return (
    <FormFrame of={schemaForm} className="grid gap-5 md:grid-cols-2" onSubmit={async () => undefined}>
      <Field.File
        name="sent"
        label="Sent at once"
        help="Photos are made smaller before they are sent."
        upload={store}
        required
      />
      <Field.File name="kept" label="Stored" upload={store} />
      <Field.File name="lost" label="The connection breaks" upload={lose} />
      <Field.File name="refused" label="The server refuses it" upload={refuse} />
      <Field.File name="pdf" label="Bank confirmation" help="A PDF, not older than 3 months." accept="pdf" />
    </FormFrame>
  );
}
