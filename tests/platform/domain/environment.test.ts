/** Proves which hosts count as development, staging and production. */
import { describe, expect, it } from 'vitest';
import { environmentOf } from '#platform/domain/environment.ts';

describe('environment', () => {
  it.each([
    ['localhost:3051', 'dev'],
    ['protea.localhost:3051', 'dev'],
    ['127.0.0.1', 'dev'],
    ['[::1]:3051', 'dev'],
    ['192.168.1.20:3051', 'dev'],
    ['DEV.kestrel.example', 'dev'],
    ['kestrel-dev.couriers.example', 'dev'],
    ['https://kestrel.dev.example/login?x=1', 'dev'],
    ['stage.kestrel.example', 'stage'],
    ['kestrel-staging.example:8443', 'stage'],
    ['portal.kestrel.co.za', 'prod'],
    ['portal.kestrel.co.za.', 'prod'],
    ['devon-couriers.co.za', 'prod'],
    ['backstage.co.za', 'prod'],
    ['172.32.0.1', 'prod'],
    ['10stars.co.za', 'prod'],
  ])('F013 %s is %s', (host, environment) => expect(environmentOf(host)).toBe(environment));
});
