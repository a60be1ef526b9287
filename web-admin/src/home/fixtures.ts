// Answers of a service that is well, and of one whose database is away.
import type { Check, Health, Readiness } from '../shared/api/client';

export const health: Health = { status: 'ok', version: '0.1.0+a1b2c3d', uptime_seconds: 4_211 };

const checksUp: Check[] = [
  { name: 'postgres', state: 'up', sentence: 'PostgreSQL answers.' },
  { name: 'migrations', state: 'up', sentence: 'All 3 migrations are applied.' },
  { name: 'redis', state: 'off', sentence: 'This installation runs on one node.' },
];

const checksDown: Check[] = [
  { name: 'postgres', state: 'down', sentence: 'PostgreSQL does not answer: start it.' },
  { name: 'migrations', state: 'down', sentence: 'Unknown while PostgreSQL is away.' },
  { name: 'redis', state: 'up', sentence: 'Redis answers.' },
];

export const ready: Readiness = { status: 'ready', version: health.version, checks: checksUp };
export const notReady: Readiness = { status: 'not_ready', version: health.version, checks: checksDown };
export const stopping: Readiness = { status: 'stopping', version: health.version, checks: checksUp };
