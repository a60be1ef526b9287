// The health list as rows: the service itself, then each part it reports.
import type { Check, Health } from '../shared/api/client';
import type { ServiceState } from './serviceState';

export interface HealthRow {
  name: string;
  state: Check['state'] | 'asking' | 'unknown';
  sentence: string;
}

const partNames: Record<Check['name'], string> = { postgres: 'Database', migrations: 'Migrations', redis: 'Redis' };

export function healthRows(state: ServiceState): HealthRow[] {
  switch (state.kind) {
    case 'asking':
      return [{ name: 'Service', state: 'asking', sentence: '' }, ...silentParts('asking', '')];
    case 'unreachable':
      return [
        { name: 'Service', state: 'down', sentence: 'No answer from this address.' },
        ...silentParts('unknown', 'Only the service could tell.'),
      ];
    case 'foreign':
      return [
        { name: 'Service', state: 'down', sentence: `Another program answers here (HTTP ${state.status}).` },
        ...silentParts('unknown', 'Only the service could tell.'),
      ];
    case 'answered':
      return [
        { name: 'Service', state: 'up', sentence: `Answers; running for ${runningFor(state.health)}.` },
        ...state.readiness.checks.map((check) => ({
          // A newer service may report a part that this page does not know yet.
          name: (partNames as Partial<Record<string, string>>)[check.name] ?? check.name,
          state: check.state,
          sentence: check.sentence,
        })),
      ];
  }
}

function silentParts(state: 'asking' | 'unknown', sentence: string): HealthRow[] {
  return Object.values(partNames).map((name) => ({ name, state, sentence }));
}

function runningFor({ uptime_seconds: seconds }: Health): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days} d ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  if (minutes > 0) return `${minutes} min`;
  return 'less than a minute';
}
