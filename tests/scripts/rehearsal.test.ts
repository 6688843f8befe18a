/** Simulators may be used only for a demo on one machine, never for a real deployment. */
import { describe, expect, it } from 'vitest';
import { loadConfig } from '#platform/server/config.ts';
import { isRehearsal } from '../../scripts/rehearsal.ts';

describe('gateways, messages and mails are simulated', () => {
  it.each([
    [{}, true],
    [{ PUBLIC_ORIGIN: 'http://localhost:3051' }, true],
    [{ PUBLIC_ORIGIN: 'https://staging.kestrel.example' }, true],
    [{ PUBLIC_ORIGIN: 'https://ship.kestrel.example' }, false],
    [{ SEED_DEMO: 'no' }, false],
    [{ DATABASE_URL: 'postgres://owner@database.example/parcel' }, false],
  ])('with %j: %s', (environment, simulated) => {
    expect(isRehearsal(loadConfig(environment))).toBe(simulated);
  });
});
