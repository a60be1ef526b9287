// What this page knows of the service: the answer of /healthz and /readyz, or why there is none.
import { api, type Health, type Readiness } from '../shared/api/client';

export type ServiceState =
  | { kind: 'asking' }
  | { kind: 'answered'; health: Health; readiness: Readiness }
  | { kind: 'unreachable' }
  /** Something answers at this address, but it is not Lammer: a proxy's error page, another program. */
  | { kind: 'foreign'; status: number };

export async function askService(signal: AbortSignal): Promise<ServiceState> {
  try {
    const [health, readiness] = await Promise.all([api.GET('/healthz', { signal }), api.GET('/readyz', { signal })]);
    // 503 is an answer like any other here: it carries the checks that fail.
    const ready: unknown = readiness.data ?? readiness.error;
    if (!isHealth(health.data)) return { kind: 'foreign', status: health.response.status };
    if (!isReadiness(ready)) return { kind: 'foreign', status: readiness.response.status };
    return { kind: 'answered', health: health.data, readiness: ready };
  } catch (error) {
    return error instanceof SyntaxError ? { kind: 'foreign', status: 200 } : { kind: 'unreachable' };
  }
}

function isHealth(answer: unknown): answer is Health {
  return isRecord(answer) && typeof answer['version'] === 'string' && typeof answer['uptime_seconds'] === 'number';
}

function isReadiness(answer: unknown): answer is Readiness {
  return isRecord(answer) && typeof answer['status'] === 'string' && Array.isArray(answer['checks']);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
