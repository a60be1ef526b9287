// The plaque's sentence for every state of the service.
import { describe, expect, test } from 'vitest';
import { health, notReady, ready, stopping } from './fixtures';
import { statusSentence } from './statusSentence';

describe('the plaque', () => {
  test('says ready when everything needed is up; a part that is not used is no fault', () => {
    expect(statusSentence({ kind: 'answered', health, readiness: ready })).toEqual({
      mood: 'now',
      say: 'The service is ready',
      sub: 'Everything it needs is up.',
    });
  });

  test('stays ready but tells of a part that is down and not required', () => {
    const redisDown = { ...ready, checks: [{ name: 'redis', state: 'down', sentence: 'Redis is away.' } as const] };
    const { mood, sub } = statusSentence({ kind: 'answered', health, readiness: redisDown });
    expect(mood).toBe('now');
    expect(sub).toBe('It works, but: Redis is away.');
  });

  test('says not ready with the sentence of the first failing check', () => {
    expect(statusSentence({ kind: 'answered', health, readiness: notReady })).toEqual({
      mood: 'due',
      say: 'The service is not ready',
      sub: 'PostgreSQL does not answer: start it.',
    });
  });

  test('points to the log when the service is not ready and blames no part', () => {
    const silent = { ...notReady, checks: [] };
    expect(statusSentence({ kind: 'answered', health, readiness: silent }).sub).toMatch(/log/);
  });

  test('says stopping, held', () => {
    const { mood, say } = statusSentence({ kind: 'answered', health, readiness: stopping });
    expect([mood, say]).toEqual(['hold', 'The service is stopping']);
  });

  test('says what to do when nothing answers', () => {
    const { mood, sub } = statusSentence({ kind: 'unreachable' });
    expect(mood).toBe('offline');
    expect(sub).toMatch(/lammerd runs.*network/);
  });

  test('does not take a proxy for the service', () => {
    expect(statusSentence({ kind: 'foreign', status: 502 }).sub).toMatch(/HTTP 502.*proxy/);
  });
});
