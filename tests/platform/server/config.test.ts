/** The environment is read in one place, and invalid variables are rejected by name. */
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig, variables } from '#platform/server/config.ts';

it('F015 every variable has a default, port 3051 among them, and a description', () => {
  expect(loadConfig({})).toMatchObject({
    port: 3051,
    dataDir: resolve('.data'),
    databaseUrl: null,
    seedDemo: true,
  });
  for (const { name, meaning } of variables) expect(meaning, name).toMatch(/^\w.{15,}\.$/);
});

it('F019 files are stored in the region af-south-1 by default', () => {
  const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const { s3 } = loadConfig(bucket);
  expect(s3).toMatchObject({ region: 'af-south-1', endpoint: 'https://s3.af-south-1.amazonaws.com' });
  expect(loadConfig({ ...bucket, S3_REGION: 'eu-west-1' }).s3?.region).toBe('eu-west-1');
});

it('F017 an invalid URL of the image host is rejected', () => {
  expect(loadConfig({ IMAGE_HOST: 'https://images-{environment}.example.com' }).imageHost).toContain('{environment}');
  expect(() => loadConfig({ IMAGE_HOST: 'images' })).toThrow('IMAGE_HOST');
});

it('F016 an API host is an origin without a path, one per environment', () => {
  const host = 'https://api-{environment}.example.com';
  expect(loadConfig({ API_HOST: host, PAYMENTS_API_HOST: 'http://localhost:1' }).apiHosts).toEqual({
    ...{ main: host, marketplace: null, payments: 'http://localhost:1' },
  });
  for (const name of ['API_HOST', 'MARKETPLACE_API_HOST', 'PAYMENTS_API_HOST'])
    for (const wrong of ['api.example.com', 'ftp://api.example.com', `${host}/api`, 'https://a@api.example.com'])
      expect(() => loadConfig({ [name]: wrong }), wrong).toThrow(new RegExp(`^${name} must be .*"${wrong}"`));
});

it('treats blank as absent', () => {
  expect(loadConfig({ PORT: ' ', DATABASE_URL: '' })).toEqual(loadConfig({}));
});

it('reads the given values', () => {
  const config = loadConfig({
    PORT: '80',
    TRUST_PROXY: '10.0.0.1, 10.0.0.2',
    SEED_DEMO: 'no',
    PUBLIC_ORIGIN: 'https://a.test',
  });
  expect(config).toMatchObject({
    port: 80,
    trustProxy: ['10.0.0.1', '10.0.0.2'],
    seedDemo: false,
    publicOrigin: 'https://a.test',
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_ORIGIN', 'ship.example.com'],
])('rejects %s=%s', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*"${value}"`));
});
