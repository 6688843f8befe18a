/** Runs once: creates a folder for copies of the schemas, which tests share one after the other, and removes it at the end. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    copies: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'parcel-copies-'));
  project.provide('copies', folder);
  return () => rm(folder, { recursive: true, force: true });
}
