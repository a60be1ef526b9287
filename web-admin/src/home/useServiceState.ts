// Keeps the state of the service current while the page is looked at.
import { useEffect, useState } from 'react';
import { pollWhileVisible } from '../shared/pollWhileVisible';
import { askService, type ServiceState } from './serviceState';

const pace = { pauseMs: 5_000, runMsMax: 4_000 };

export function useServiceState(): ServiceState {
  const [state, setState] = useState<ServiceState>({ kind: 'asking' });
  useEffect(() => {
    let current = true;
    const stop = pollWhileVisible(async (signal) => {
      const answer = await askService(signal);
      if (current) setState(answer);
    }, pace);
    return () => {
      current = false;
      stop();
    };
  }, []);
  return state;
}
