import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { readFile } from '#platform/web/fields/read-file.ts';
import { newIdempotencyKey, RpcFailure } from '#platform/web/rpc.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { imports } from './calls.ts';

/** The file of an import that this page has sent, so that another sheet of it can be read without choosing it again. */
let sent: { readonly importId: string; readonly file: File } | undefined;

/** The file of this import, unless the page was loaded anew since. */
export function fileSent(importId: string): File | undefined {
  return sent?.importId === importId ? sent.file : undefined;
}

/** Sends a file and goes on to its import. `sending` is the name of a file that is on its way. */
export function useUpload(kind: string, path: string) {
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [sending, setSending] = useState('');
  const [problem, setProblem] = useState('');

  async function take(file: File, sheet?: string): Promise<void> {
    setProblem('');
    setSending(file.name);
    try {
      const { base64: content } = await readFile(await packed(file));
      const options = { idempotencyKey: newIdempotencyKey() };
      const wanted = { kind, fileName: file.name, content, ...(sheet !== undefined && { sheet }) };
      const { importId } = await imports.postImport(wanted, options);
      sent = { importId, file };
      await navigate(linkTo(`${path}/${importId}`));
    } catch (error) {
      setProblem((error instanceof RpcFailure && error.fields['content']) || failureText(error));
    } finally {
      setSending('');
    }
  }
  return { sending, problem, take };
}

/** Tables of text become a tenth of their size on the way; a workbook is packed already. */
async function packed(file: File): Promise<File> {
  if (/\.xlsx$/i.test(file.name)) return file;
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'));
  return new File([await new Response(stream).blob()], file.name, { type: 'application/gzip' });
}
