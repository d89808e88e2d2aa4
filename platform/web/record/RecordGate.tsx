import { Link } from '@tanstack/react-router';
import { CloudOff, FileQuestion, Lock, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { recordTexts } from '#platform/messages/records/index.ts';
import { useFailureText } from '../failure-text.ts';
import { RpcFailure } from '../rpc.ts';
import { PlainPage } from '../shell/PlainPage.tsx';
import { useTexts } from '../texts.ts';

/** A read of the query cache, as far as it matters here. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** What the noun's own words say better than `record`. */
export interface GateWords {
  readonly recordForbidden: string;
  readonly recordNotFound: string;
  readonly recordFailed: string;
  readonly backToList: string;
}

interface RecordGateProps<Data> {
  readonly query: Read<Data>;
  /** Stands where the content will stand. */
  readonly skeleton: ReactNode;
  /** The list that the record is found in. */
  readonly listPath?: string | undefined;
  readonly words?: GateWords | undefined;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/** What was read, or why it cannot be shown; `null` is a record that is not there. Older content stays while it cannot be read again. */
export function RecordGate<Data>({ query, skeleton, listPath, words, children }: RecordGateProps<Data>): ReactNode {
  const { data, error, refetch } = query;
  const t = useTexts(recordTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const word = (key: keyof GateWords) => words?.[key] ?? t(key);
  if (data !== undefined && data !== null) return children(data);
  const code = data === null ? 'notFound' : error instanceof RpcFailure ? error.code : '';
  if (error === null && data === undefined) {
    return (
      <div role="status" aria-busy="true" aria-label={shared('loading')}>
        {skeleton}
      </div>
    );
  }
  if (code === 'forbidden') return <PlainPage icon={Lock} title={word('recordForbidden')} text={failureText(error)} />;
  if (code === 'notFound' || code === 'invalidPayload') {
    return (
      <PlainPage icon={FileQuestion} title={word('recordNotFound')} text={t('recordNotFoundText')}>
        {listPath !== undefined && (
          <Link to={listPath} className="btn btn-p">
            {word('backToList')}
          </Link>
        )}
      </PlainPage>
    );
  }
  return (
    <PlainPage icon={CloudOff} title={word('recordFailed')} text={failureText(error)}>
      <button type="button" className="btn btn-s" onClick={() => void refetch()}>
        <RotateCw size={15} aria-hidden="true" />
        {shared('tryAgain')}
      </button>
    </PlainPage>
  );
}
