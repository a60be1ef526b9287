// The state of the service as the plaque says it.
import type { Readiness } from '../shared/api/client';
import type { Mood } from '../shared/parts/Plaque';
import type { ServiceState } from './serviceState';

export interface StatusSentence {
  mood: Mood;
  say: string;
  sub: string;
}

export function statusSentence(state: ServiceState): StatusSentence {
  switch (state.kind) {
    case 'asking':
      return { mood: 'now', say: 'Asking the service', sub: 'Its answer appears here.' };
    case 'unreachable':
      return {
        mood: 'offline',
        say: 'The service does not answer',
        sub: 'Check that lammerd runs (make run) and that this device is on the network. This page keeps asking.',
      };
    case 'foreign':
      return {
        mood: 'offline',
        say: 'Something else answers',
        sub: `The reply (HTTP ${state.status}) is not Lammer's. Check the proxy in front of it. This page keeps asking.`,
      };
    case 'answered':
      return answeredSentence(state.readiness);
  }
}

function answeredSentence({ status, checks }: Readiness): StatusSentence {
  const failing = checks.find((check) => check.state === 'down');
  switch (status) {
    case 'ready':
      return {
        mood: 'now',
        say: 'The service is ready',
        sub: failing ? `It works, but: ${failing.sentence}` : 'Everything it needs is up.',
      };
    case 'not_ready':
      return {
        mood: 'due',
        say: 'The service is not ready',
        sub: failing?.sentence ?? 'It has not said why; its log will.',
      };
    case 'stopping':
      return { mood: 'hold', say: 'The service is stopping', sub: 'It takes no new work. This page keeps asking.' };
  }
}
