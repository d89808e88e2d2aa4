import { useState } from 'react';
import type { Read } from './RecordGate.tsx';

interface RepeatedRead<Data> extends Read<Data> {
  readonly isFetching: boolean;
}

/** The record as it was first read, for a form that is built on it; what changes meanwhile is settled when it is saved. */
export function useFirstRead<Data>(query: RepeatedRead<Data>, isReady = true): Read<Data> {
  const { data, error, refetch, isFetching } = query;
  const [first, setFirst] = useState<{ readonly data: Data }>();
  if (!first && data !== undefined && isReady && !isFetching) setFirst({ data });
  return { data: first?.data, error, refetch };
}
