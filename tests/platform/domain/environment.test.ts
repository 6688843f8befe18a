/** Which hosts count as development, staging and production. */
import { describe, expect, it } from 'vitest';
import { environmentOf, hostFor } from '#platform/domain/environment.ts';
import { imageAddress } from '#platform/domain/brand/image-address.ts';

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

  it('F017 uploaded logos come from the image host of the environment, others from their own URL', () => {
    const host = hostFor('https://images-{environment}.kestrel.example/', 'stage');
    expect(host).toBe('https://images-stage.kestrel.example');
    expect(imageAddress('/images/1/a', host)).toBe('https://images-stage.kestrel.example/images/1/a');
    expect(imageAddress('/images/1/a', undefined)).toBe('/images/1/a');
    for (const other of ['/brands/kestrel/logo.svg', 'https://x.test/images/a.png', undefined])
      expect(imageAddress(other, host)).toBe(other);
  });
});
