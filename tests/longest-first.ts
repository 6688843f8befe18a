/**
 * The order of test files: the longest start first, so that no worker is left with one at the end. Vitest uses the durations of the last
 * run; a fresh clone has none, and the size of a file says little about tests generated from schemas.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = [
  'tests/app/cross-tenant.test.ts',
  'tests/app/limited-callers.test.ts',
  'tests/app/check-api.test.ts',
  'tests/scripts/generate.test.ts',
  'tests/scripts/schema-kinds.test.ts',
  'tests/scripts/new-setting.test.ts',
  'tests/scripts/new-call.test.ts',
  'tests/scripts/build-cache.test.ts',
].map((path) => join(import.meta.dirname, '..', path));

const gone = longest.filter((path) => !existsSync(path));
if (gone.length > 0) throw new Error(`tests/longest-first.ts names files that are not there: ${gone.join(', ')}`);

export class LongestFirst extends BaseSequencer {
  /** Only within a project, whose files share processes. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const projects = [...new Set(usual.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = usual.filter((file) => file.project === project);
      const first = longest.flatMap((path) => own.filter(({ moduleId }) => moduleId === path));
      return [...first, ...own.filter((file) => !first.includes(file))];
    });
  }
}
