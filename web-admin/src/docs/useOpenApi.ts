// Fetches the description that the running service carries.
import { useCallback, useEffect, useState } from 'react';
import { api } from '../shared/api/client';
import type { OpenApi } from './openapi';

export type Fetched = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; document: OpenApi };

export function useOpenApi(): { fetched: Fetched; tryAgain: () => void } {
  const [attempt, setAttempt] = useState(1);
  const [fetched, setFetched] = useState<Fetched>({ kind: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    void fetchOpenApi(left.signal).then((result) => {
      if (!left.signal.aborted) setFetched(result);
    });
    return () => {
      left.abort();
    };
  }, [attempt]);
  const tryAgain = useCallback(() => {
    setFetched({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { fetched, tryAgain };
}

async function fetchOpenApi(signal: AbortSignal): Promise<Fetched> {
  try {
    const { data } = await api.GET('/api/v1/openapi.json', { signal });
    return data && 'paths' in data ? { kind: 'loaded', document: data as unknown as OpenApi } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
